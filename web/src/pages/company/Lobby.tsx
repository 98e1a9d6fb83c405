import { createEffect, createSignal, on, Show } from 'solid-js'
import { languages, locales } from '../../../../worker/games/kernel/language.ts'
import type { TableCard } from '../../../../worker/wire/schema/table-list.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { GameFilter } from '../../parts/GameFilter.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { Envelopes } from '../shared/TableEnvelope.tsx'
import { Lookout } from './Lookout.tsx'
import type { Sought } from './sought.ts'
import { companyTexts } from './words.ts'
import './company.css'

interface SoughtProps {
  readonly sought: Sought
  readonly onChange: (sought: Sought) => void
}

/** Chooses one value of a list, or none, for which it has words, too. */
const Choice = <T extends string>(props: {
  readonly label: string
  readonly any: string
  readonly values: ReadonlyArray<readonly [value: T, words: string]>
  readonly onChange: (value: T | undefined) => void
}) => (
  <SelectField
    inline
    label={props.label}
    values={[[undefined, props.any], ...props.values]}
    onChange={props.onChange}
  />
)

/** Looks for tables by game, by the host's figures, language and practice, and by pace. */
function Filter(props: SoughtProps) {
  const texts = () => companyTexts().lobby
  const change = (part: Sought) => props.onChange({ ...props.sought, ...part })
  return (
    <search>
      <GameFilter onChange={(game) => change({ game: game || undefined })} />
      <details class="lobby-closer">
        <summary>{texts().closer}</summary>
        <div class="form-row">
          <Choice
            label={texts().pace}
            any={texts().anyPace}
            values={(['hours', 'day', 'days', 'none'] as const).map(
              (pace) => [pace, texts().paces[pace]] as const,
            )}
            onChange={(pace) => change({ pace })}
          />
          <Choice
            label={texts().answers}
            any={texts().anyAnswers}
            values={[
              ['hours', texts().answersHours],
              ['day', texts().answersDay],
            ]}
            onChange={(answers) => change({ answers })}
          />
          <Choice
            label={texts().level}
            any={texts().anyLevel}
            values={(['new', 'practised'] as const).map(
              (level) => [level, texts().levels[level]] as const,
            )}
            onChange={(level) => change({ level })}
          />
          <Choice
            label={texts().language}
            any={texts().anyLanguage}
            values={languages.map((one) => [one, locales[one].name] as const)}
            onChange={(language) => change({ language })}
          />
          <label class="check">
            <input
              type="checkbox"
              onChange={(event) =>
                change({ steady: event.currentTarget.checked ? 'yes' : undefined })
              }
            />
            {texts().steady}
          </label>
        </div>
      </details>
    </search>
  )
}

/** The open tables, to sit down at. */
export default function Lobby() {
  const [sought, setSought] = createSignal<Sought>({})
  const game = () => sought().game ?? ''
  const [tables, setTables] = createSignal<ReadonlyArray<TableCard>>([])
  const [next, setNext] = createSignal(0)
  const [more, setMore] = createSignal(false)
  const load = createAct(async () => {
    const [chosen, page] = [sought(), next()]
    const found = await perform('GET /tables', {
      ...{ which: 'open', page },
      ...chosen,
    })
    // Something else may have been looked for meanwhile.
    if (chosen !== sought()) return
    // The list moves on between two pages: what is shown already is not shown again.
    setTables((before) => [
      ...(page === 0 ? [] : before),
      ...found.tables.filter(({ id }) => page === 0 || !before.some((one) => one.id === id)),
    ])
    setNext(page + 1)
    setMore(found.more)
  })
  const [isRead, setRead] = createSignal(false)
  const begin = async () => {
    setNext(0)
    for (let chosen: Sought | null = null; chosen !== sought(); ) {
      chosen = sought()
      await load.run()
    }
    setRead(true)
  }
  createEffect(on(sought, () => void begin()))
  const texts = () => companyTexts().lobby
  return (
    <Page title={texts().title}>
      <div class="page-head">
        <h1>{texts().title}</h1>
        <A href={`/new?access=open${game() && `&game=${game()}`}`} class="button button-main">
          {texts().make}
        </A>
      </div>
      <p class="soft company-lead">{texts().lead}</p>
      <Filter sought={sought()} onChange={setSought} />
      <Trouble error={load.error()} onRetry={() => void load.run()} />
      <Show
        when={tables().length > 0}
        fallback={
          <Show when={isRead() && !load.busy() && !load.error()}>
            <div class="empty">
              <p class="lead">
                {Object.values(sought()).some(Boolean) ? texts().noneFits : texts().none}
              </p>
              <p class="soft">{texts().noneHint}</p>
            </div>
          </Show>
        }
      >
        <Envelopes tables={tables()} amongOthers />
        <Show when={more()}>
          <p>
            <button
              type="button"
              class="button"
              disabled={load.busy()}
              onClick={() => void load.run()}
            >
              {texts().more}
            </button>
          </p>
        </Show>
      </Show>
      <Lookout sought={sought()} />
    </Page>
  )
}
