import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Entry, TableView } from '../../../../worker/api/schema.ts'
import type { AnyWords, Names } from '../../../../worker/games/kernel/words.ts'
import { Stamp } from '../../parts/Stamp.tsx'
import { ago, inFull } from '../../time.ts'
import { t } from '../../words/index.ts'

interface LogProps {
  readonly table: TableView
  readonly entries: ReadonlyArray<Entry>
  readonly words: AnyWords
  readonly names: Names
}

/** How many of the older turns are shown at a time. */
const page = 12

/** What happened, the latest first, in sentences; what came since my last turn stands apart. */
export function Log(props: LogProps) {
  const [shownOld, setShownOld] = createSignal(page)
  const worded = createMemo(() =>
    props.entries
      .map((entry) => ({
        entry,
        sentences: entry.events.flatMap((event) => {
          const sentence = props.words.event(event, props.names)
          return sentence === null ? [] : [{ sentence, auto: event.auto === true }]
        }),
      }))
      .filter(({ sentences }) => sentences.length > 0)
      .reverse(),
  )
  const fresh = () => worded().filter(({ entry }) => entry.revision > props.table.since)
  const old = () => worded().filter(({ entry }) => entry.revision <= props.table.since)
  const list = (items: ReturnType<typeof worded>) => (
    <ol class="log-list">
      <For each={items}>
        {({ entry, sentences }) => (
          <li class="log-entry">
            <Stamp seat={entry.seat} name={props.names(entry.seat)} size="s" />
            <div class="log-text">
              <For each={sentences}>
                {({ sentence, auto }) => <p classList={{ 'log-auto': auto }}>{sentence}</p>}
              </For>
              <time
                class="log-time"
                dateTime={new Date(entry.at).toISOString()}
                title={inFull(entry.at)}
              >
                {ago(entry.at)}
              </time>
            </div>
          </li>
        )}
      </For>
    </ol>
  )
  return (
    <section class="sheet log" aria-labelledby="log-title">
      <h2 id="log-title" class="sheet-title">
        {t().table.log}
      </h2>
      <Show when={worded().length > 0} fallback={<p class="soft">{t().table.logEmpty}</p>}>
        <Show when={fresh().length > 0}>
          <h3 class="log-mark">{t().table.since}</h3>
          {list(fresh())}
        </Show>
        <Show when={old().length > 0}>
          <details class="log-old" open={fresh().length === 0}>
            <summary class="log-mark log-mark-old">{t().table.earlier}</summary>
            {list(old().slice(0, shownOld()))}
            <Show when={old().length > shownOld()}>
              <button
                type="button"
                class="button"
                onClick={() => setShownOld((count) => count + page)}
              >
                {t().table.earlier}
              </button>
            </Show>
          </details>
        </Show>
      </Show>
    </section>
  )
}
