import { createMemo, createSignal, mapArray, onCleanup, Show } from 'solid-js'
import type { AnyWords, Names } from '../../../../worker/games/kernel/words.ts'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { A } from '../../parts/A.tsx'
import type { Telling } from '../../stage/board-telling.ts'
import { appTexts } from '../../words/index.ts'
import { type Line, LogLines, type Worded } from './LogLines.tsx'
import { memoryTexts } from './memory-words.ts'
import { toldIn } from './sentences.ts'

interface LogProps {
  readonly table: TableView
  readonly entries: ReadonlyArray<Entry>
  readonly words: AnyWords
  readonly names: Names
  /** The events that no line tells. */
  readonly silent: Telling['silent']
  /** Number of turns that came since my own last one. */
  readonly news: number
  /** True if there are older turns than these, and how they are read. */
  readonly more: boolean
  readonly onOlder: () => Promise<void>
}

const revisionOf = (line: Line) =>
  'happening' in line ? line.happening.revision : line.entry.revision

/** Number of older turns that are shown at first, and of those that are added at a time. */
const firstPage = 10
const page = 30

/** Time in milliseconds between looks at the ages of the turns. */
const tick = 60_000

/** The lines of the log, the latest first, and which of them are new to me. */
function createLines(props: LogProps) {
  // Each turn is worded once: a long game costs no more than its newest turn.
  const each = mapArray(
    () => props.entries,
    (entry) =>
      createMemo(
        (): Worded => ({
          entry,
          paragraphs: toldIn(entry, props.silent, props.words, props.names),
        }),
      ),
  )
  const lines = createMemo((): Line[] => {
    const turns = each()
      .map((read) => read())
      .filter(({ paragraphs }) => paragraphs.length > 0)
    const known = props.entries.at(-1)?.revision ?? 0
    // A happening after a turn stands behind it; before the turn is known, it waits.
    const first = props.more ? (props.entries[0]?.revision ?? 0) : 0
    const others = props.table.happenings.filter(
      ({ revision }) => revision >= first && revision <= known,
    )
    return [...turns, ...others.map((happening) => ({ happening }))]
      .toSorted((a, b) => revisionOf(a) - revisionOf(b))
      .reverse()
  })
  /** The turns that were taken back: they count no more. */
  const undone = createMemo(
    () =>
      new Set(
        props.entries.flatMap(({ back, revision: at }) =>
          back === null
            ? []
            : props.entries
                .filter(({ revision }) => revision > back && revision < at)
                .map(({ revision }) => revision),
        ),
      ),
  )
  /** Spectators, and players who have not moved yet, have no last turn. */
  const mark = () =>
    props.table.you === null || props.table.since === 0
      ? Number.POSITIVE_INFINITY
      : props.table.since
  /** A happening after my last turn, at its revision, is as new as the turns that followed. */
  const isFresh = (line: Line) =>
    'happening' in line ? line.happening.revision >= mark() : line.entry.revision > mark()
  const fresh = createMemo(() => lines().filter(isFresh))
  const old = createMemo(() => lines().filter((line) => !isFresh(line)))
  return { lines, undone, fresh, old }
}

/** The time, looked at again now and then. */
function createNow() {
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), tick)
  onCleanup(() => clearInterval(timer))
  return now
}

/** Log in sentences, the latest first; what came since my last turn stands apart. */
export function Log(props: LogProps) {
  const [shownOld, setShownOld] = createSignal(firstPage)
  const now = createNow()
  const { lines, undone, fresh, old } = createLines(props)
  const hidden = () => Math.max(0, old().length - shownOld())
  return (
    <section class="sheet log" aria-labelledby="log-title">
      <h2 id="log-title" class="sheet-title">
        {appTexts().table.log}
      </h2>
      <Show when={lines().length > 0} fallback={<p class="soft">{appTexts().table.logEmpty}</p>}>
        <Show when={fresh().length > 0}>
          <div class="log-fresh">
            <h3 class="log-mark">
              {appTexts().table.since}{' '}
              <Show when={props.news > 0}>
                <span class="count">{props.news}</span>
              </Show>
              <A class="log-step" href={`?turn=${props.table.since}`}>
                {memoryTexts().past.step}
              </A>
            </h3>
            <LogLines {...props} now={now()} lines={fresh()} undone={undone()} />
          </div>
        </Show>
        <Show when={old().length > 0}>
          <details class="log-old" open>
            <summary class="log-mark log-mark-old">
              {fresh().length > 0 ? appTexts().table.earlier : appTexts().table.turns}{' '}
              <span class="count count-soft">{old().length}</span>
            </summary>
            <LogLines {...props} now={now()} lines={old().slice(0, shownOld())} undone={undone()} />
            <Show when={hidden() > 0}>
              <button
                type="button"
                class="button"
                onClick={() => setShownOld((count) => count + page)}
              >
                {appTexts().table.moreTurns(Math.min(page, hidden()))}
              </button>
            </Show>
            <Show when={hidden() === 0 && props.more}>
              <button
                type="button"
                class="button"
                onClick={() => {
                  setShownOld((count) => count + page)
                  // Offline they stay out of reach; the button stays as well.
                  props.onOlder().catch(() => undefined)
                }}
              >
                {memoryTexts().past.older}
              </button>
            </Show>
          </details>
        </Show>
      </Show>
    </section>
  )
}
