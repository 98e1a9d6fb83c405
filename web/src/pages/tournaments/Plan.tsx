import { useNavigate, useSearchParams } from '@solidjs/router'
import { createResource, For, type JSX, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { GameInfo } from '../../../../worker/wire/schema/games.ts'
import type { Tournament } from '../../../../worker/wire/schema/tournaments.ts'
import { beSomebody, me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { NameField } from '../../door/NameField.tsx'
import { createAct } from '../../parts/act.ts'
import { GameField } from '../../parts/GameField.tsx'
import { gamesOnOffer } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { presets, usualPatience } from '../../parts/pace/pace.ts'
import { SeatsField } from '../../parts/SeatsField.tsx'
import { fieldTime, TimeField } from '../../parts/TimeField.tsx'
import { companyTexts } from '../company/words.ts'
import { createTableForm, OptionsOf, PaceOf } from '../shared/TableForm.tsx'
import { tournamentTexts } from './words.ts'
import './tournaments.css'

/** Wishes beside game, options and pace. */
interface Wishes {
  readonly title: string
  readonly description: string
  readonly format: Tournament['format']
  readonly rounds: number
  /** Of groups. */
  readonly groupSize: number
  readonly advance: number
  readonly places: number
  readonly atOnce: number
  readonly roundDays: number
  /** As the field has it: a local date and time. */
  readonly startAt: string
  readonly checkInHours: number
  readonly seeding: Tournament['seeding']
  readonly missing: Tournament['missing']
  readonly rated: boolean
  /** Of somebody who has none yet. */
  readonly name: string
}

/** Most people of a format, as the worker has it. */
const mostPeople: Readonly<Record<Tournament['format'], number>> = {
  swiss: 1000,
  'round-robin': 16,
  'knock-out': 256,
  groups: 256,
}
/** A tournament in groups has two of two at least. */
const fewestPlaces = (format: Tournament['format']): number => (format === 'groups' ? 4 : 2)
/** Most people at a table. */
const mostAtTable = 5
const hour = 60 * 60 * 1000

/** In three days, at the full hour. */
const usualStart = () => fieldTime(Math.ceil((Date.now() + 3 * 24 * hour) / hour) * hour)

interface PlanProps {
  readonly games: ReadonlyArray<GameInfo>
  /** The club that it is of; absent: it is open to all. */
  readonly club: string | undefined
}

/** The form's state, and the call that makes the tournament. */
function createPlan(props: PlanProps) {
  const navigate = useNavigate()
  const form = createTableForm(
    () => props.games,
    {
      game: props.games[0]?.id ?? '',
      seats: 2,
      title: '',
      pace: { ...presets.daily, late: 'bot' },
      patience: usualPatience,
      options: {},
    },
    () => 2,
  )
  const [wishes, set] = createStore<Wishes>({
    ...{ title: '', description: '', format: 'swiss', rounds: 5, places: 16, atOnce: 1 },
    ...{ groupSize: 4, advance: 1 },
    ...{ roundDays: 30, startAt: usualStart(), checkInHours: 0, seeding: 'rating' },
    ...{ missing: 'stays', rated: false, name: '' },
  })
  const make = createAct(async () => {
    await beSomebody(wishes.name)
    const { game, seats, options, pace, patience } = form.wishes()
    const { name: _, startAt, checkInHours, ...about } = wishes
    const isPaired = wishes.format === 'round-robin' || wishes.format === 'knock-out'
    const { tournament } = await perform('POST /tournaments', {
      ...{ ...about, game, options, pace, patience, size: isPaired ? 2 : seats },
      atOnce: wishes.format === 'knock-out' ? 1 : wishes.atOnce,
      startAt: new Date(startAt).getTime(),
      checkInHours: checkInHours === 0 ? null : checkInHours,
      ...(props.club && { club: props.club }),
    })
    navigate(`/tournaments/${tournament.id}`)
  })
  return { form, wishes, set, make }
}

interface ChoicesProps<T extends string> {
  readonly name: string
  readonly legend: string
  readonly value: T
  readonly texts: Readonly<Record<T, readonly [string, string]>>
  readonly onChange: (value: T) => void
}

/** One of several, each with what it means. */
const Choices = <T extends string>(props: ChoicesProps<T>): JSX.Element => (
  <fieldset class="field">
    <legend class="field-label">{props.legend}</legend>
    <div class="choices">
      <For each={Object.keys(props.texts) as T[]}>
        {(one) => (
          <label class="choice">
            <input
              type="radio"
              name={props.name}
              checked={props.value === one}
              onChange={() => props.onChange(one)}
            />
            <span>
              <strong>{props.texts[one][0]}</strong>
              <span class="field-hint">{props.texts[one][1]}</span>
            </span>
          </label>
        )}
      </For>
    </div>
  </fieldset>
)

const NumberField = (props: {
  readonly label: string
  readonly hint?: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onInput: (value: number) => void
}) => (
  <label class="field">
    <span class="field-label">{props.label}</span>
    <input
      class="input input-short"
      type="number"
      inputmode="numeric"
      required
      min={props.min}
      max={props.max}
      value={props.value}
      onInput={(event) => props.onInput(event.currentTarget.valueAsNumber)}
    />
    <Show when={props.hint}>
      <span class="field-hint">{props.hint}</span>
    </Show>
  </label>
)

type PartProps = Pick<ReturnType<typeof createPlan>, 'form' | 'wishes' | 'set'>

/** Name of the tournament, and words for its people. */
const AboutIt = (props: PartProps) => (
  <>
    <label class="field">
      <span class="field-label">{tournamentTexts().form.name}</span>
      <input
        type="text"
        class="input"
        required
        minlength={2}
        maxlength={60}
        value={props.wishes.title}
        onInput={(event) => props.set({ title: event.currentTarget.value })}
      />
    </label>
    <label class="field">
      <span class="field-label">{tournamentTexts().form.description}</span>
      <textarea
        class="input"
        rows={3}
        maxlength={1000}
        value={props.wishes.description}
        onInput={(event) => props.set({ description: event.currentTarget.value })}
      />
    </label>
  </>
)

/** Size of the groups, and how many of each go on. */
const GroupFields = (props: PartProps) => (
  <>
    <NumberField
      label={tournamentTexts().form.groupSize}
      hint={tournamentTexts().form.groupSizeHint}
      min={3}
      max={12}
      value={props.wishes.groupSize}
      onInput={(groupSize) => props.set({ groupSize })}
    />
    <NumberField
      label={tournamentTexts().form.advance}
      min={1}
      max={Math.min(4, props.wishes.groupSize - 1)}
      value={props.wishes.advance}
      onInput={(advance) => props.set({ advance })}
    />
  </>
)

/** Its format with what belongs to that. */
function FormatFields(props: PartProps) {
  const texts = () => tournamentTexts().form
  const isSwiss = () => props.wishes.format === 'swiss'
  const isGroups = () => props.wishes.format === 'groups'
  const take = (format: Tournament['format']) => {
    const places = Math.min(props.wishes.places, mostPeople[format])
    props.set({ format, places: Math.max(places, fewestPlaces(format)) })
    if (format === 'round-robin' || format === 'knock-out') props.form.set({ seats: 2 })
  }
  return (
    <>
      <Choices
        name="format"
        legend={texts().format}
        value={props.wishes.format}
        texts={tournamentTexts().formats}
        onChange={take}
      />
      <Show when={isGroups()}>
        <GroupFields {...props} />
      </Show>
      <Show when={isSwiss() || isGroups()}>
        <SeatsField
          legend={texts().size}
          min={props.form.fewest()}
          max={Math.min(mostAtTable, props.form.most())}
          value={props.form.wishes().seats}
          onChange={(seats) => props.form.set({ seats })}
        />
      </Show>
      <Show when={isSwiss() || (isGroups() && props.form.wishes().seats > 2)}>
        <NumberField
          label={isSwiss() ? texts().rounds : texts().groupRounds}
          min={1}
          max={15}
          value={props.wishes.rounds}
          onInput={(rounds) => props.set({ rounds })}
        />
      </Show>
      <Show when={props.wishes.format !== 'knock-out'}>
        <NumberField
          label={texts().atOnce}
          hint={texts().atOnceHint}
          min={1}
          max={5}
          value={props.wishes.atOnce}
          onInput={(atOnce) => props.set({ atOnce })}
        />
      </Show>
      <NumberField
        label={texts().places}
        hint={texts().placesHint}
        min={fewestPlaces(props.wishes.format)}
        max={mostPeople[props.wishes.format]}
        value={props.wishes.places}
        onInput={(places) => props.set({ places })}
      />
      <Choices
        name="seeding"
        legend={texts().seeding}
        value={props.wishes.seeding}
        texts={texts().seedings}
        onChange={(seeding) => props.set({ seeding })}
      />
    </>
  )
}

/** Fields for the start, the length of a round, and the fate of missing people. */
function TimeFields(props: PartProps) {
  const texts = () => tournamentTexts().form
  return (
    <>
      <TimeField
        label={texts().startAt}
        hint={texts().startHint}
        value={props.wishes.startAt}
        onInput={(startAt) => props.set({ startAt })}
      />
      <label class="field">
        <span class="field-label">{texts().checkIn}</span>
        <select
          class="input"
          onChange={(event) => props.set({ checkInHours: Number(event.currentTarget.value) })}
        >
          <For each={[0, 12, 24, 48] as const}>
            {(hours) => (
              <option value={hours} selected={hours === props.wishes.checkInHours}>
                {texts().checkIns[hours]}
              </option>
            )}
          </For>
        </select>
      </label>
      <NumberField
        label={texts().roundDays}
        hint={texts().roundDaysHint}
        min={1}
        max={180}
        value={props.wishes.roundDays}
        onInput={(roundDays) => props.set({ roundDays })}
      />
      <PaceOf form={props.form} />
      <Choices
        name="missing"
        legend={texts().missing}
        value={props.wishes.missing}
        texts={texts().missings}
        onChange={(missing) => props.set({ missing })}
      />
    </>
  )
}

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
      <TimeFields form={form} wishes={wishes} set={set} />
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.rated}
          onChange={(event) => set({ rated: event.currentTarget.checked })}
        />
        <span>
          <span class="field-label">{companyTexts().rated}</span>
          <span class="field-hint">{companyTexts().ratedHint}</span>
        </span>
      </label>
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
