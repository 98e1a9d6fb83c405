import { useSearchParams } from '@solidjs/router'
import { createResource, Show } from 'solid-js'
import { me } from '../../account/me.ts'
import { NameField } from '../../door/NameField.tsx'
import { CheckField } from '../../parts/CheckField.tsx'
import { GameField } from '../../parts/GameField.tsx'
import { gamesOnOffer } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { companyTexts } from '../company/words.ts'
import { OptionsOf } from '../shared/TableForm.tsx'
import { CourseFields } from './CourseFields.tsx'
import { FormatFields } from './FormatFields.tsx'
import { createPlan, type PartProps, type PlanProps } from './wishes.ts'
import { tournamentTexts } from './words.ts'
import './tournaments.css'

/** Name of the tournament, and words for its people. */
const AboutIt = (props: PartProps) => (
  <>
    <TextField
      label={tournamentTexts().form.name}
      required
      minlength={2}
      maxlength={60}
      value={props.wishes.title}
      onInput={(title) => props.set({ title })}
    />
    <TextField
      label={tournamentTexts().form.description}
      rows={3}
      maxlength={1000}
      value={props.wishes.description}
      onInput={(description) => props.set({ description })}
    />
  </>
)

function PlanForm(props: PlanProps) {
  const { form, wishes, set, make } = createPlan(props)
  return (
    <form
      class="form sheet"
      onSubmit={(event) => {
        event.preventDefault()
        void make.run()
      }}
    >
      <AboutIt form={form} wishes={wishes} set={set} />
      <fieldset class="field">
        <GameField
          games={props.games}
          value={form.wishes().game}
          onChange={(game) => form.set({ game })}
        />
      </fieldset>
      <FormatFields form={form} wishes={wishes} set={set} />
      <OptionsOf form={form} />
      <CourseFields form={form} wishes={wishes} set={set} />
      <CheckField
        label={companyTexts().rated}
        hint={companyTexts().ratedHint}
        value={wishes.rated}
        onChange={(rated) => set({ rated })}
      />
      <Show when={!me()}>
        <NameField value={wishes.name} onInput={(name) => set({ name })} alone={false} />
      </Show>
      <Trouble error={make.error()} />
      <button
        type="submit"
        class="button button-main button-large"
        disabled={make.busy() || form.stopped()}
      >
        {tournamentTexts().form.go}
      </button>
    </form>
  )
}

/** The page that plans a tournament. */
export default function Plan() {
  const [query] = useSearchParams<{ club?: string }>()
  const [games, { refetch }] = createResource(gamesOnOffer)
  return (
    <Page title={tournamentTexts().make} narrow>
      <h1>{tournamentTexts().make}</h1>
      <Trouble error={games.error as unknown} onRetry={() => void refetch()} />
      <Show when={!games.error && games()}>
        {(list) => <PlanForm games={list()} club={query.club} />}
      </Show>
    </Page>
  )
}
