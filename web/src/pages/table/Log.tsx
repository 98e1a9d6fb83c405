import { A } from '@solidjs/router'
import { createMemo, createSignal, For, mapArray, onCleanup, Show } from 'solid-js'
import type { AnyWords, Names } from '../../../../worker/games/kernel/words.ts'
import type { Entry } from '../../../../worker/wire/schema/history.ts'
import type { TableHappening } from '../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { botTexts } from '../../bots/words.ts'
import { Stamp } from '../../parts/Stamp.tsx'
import { ago, inFull } from '../../time.ts'
import { t } from '../../words/index.ts'
import { happeningSentence, patienceOf } from './absence/words.ts'
import { memoryTexts } from './memory-words.ts'
import { type Paragraph, paragraphsOf } from './sentences.ts'

interface LogProps {
  readonly table: TableView
  readonly entries: ReadonlyArray<Entry>
  readonly words: AnyWords
  readonly names: Names
  /** Whether there are older turns than these, and how they are read. */
  readonly more: boolean
  readonly onOlder: () => Promise<void>
}

interface Worded {
  readonly entry: Entry
  /** What somebody did, sentence by sentence; what the rules did by themselves in one go. */
  readonly paragraphs: ReadonlyArray<Paragraph>
}

/** A turn, or what happened at the table after one. */
type Line = Worded | { readonly happening: TableHappening }

const revisionOf = (line: Line) =>
  'happening' in line ? line.happening.revision : line.entry.revision

/** How many of the older turns are shown at first, and how many more at a time. */
const firstPage = 10
const page = 30

/** How often the ages of the turns are looked at again, in milliseconds. */
const tick = 60_000

/** What happened, the latest first, in sentences; what came since my last turn stands apart. */
export function Log(props: LogProps) {
  const [shownOld, setShownOld] = createSignal(firstPage)
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), tick)
  onCleanup(() => clearInterval(timer))
  // Each turn is worded once: a long game costs no more than its newest turn.
  const each = mapArray(
    () => props.entries,
    (entry) =>
      createMemo(
        (): Worded => ({ entry, paragraphs: paragraphsOf(entry.events, props.words, props.names) }),
      ),
  )
  const lines = createMemo((): Line[] => {
    const turns = each()
      .map((read) => read())
      .filter(({ paragraphs }) => paragraphs.length > 0)
    const known = props.entries.at(-1)?.revision ?? 0
    // What happened after a turn stands behind it; before the turn is known, it waits.
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
  /** What happened after my last turn, at its revision, is as new as the turns that followed. */
  const isFresh = (line: Line) =>
    'happening' in line ? line.happening.revision >= mark() : line.entry.revision > mark()
  const fresh = createMemo(() => lines().filter(isFresh))
  const old = createMemo(() => lines().filter((line) => !isFresh(line)))
  const hidden = () => Math.max(0, old().length - shownOld())
  const stamped = (at: number) => (
    <time class="log-time" dateTime={new Date(at).toISOString()} title={inFull(at)}>
      {ago(at, now())}
    </time>
  )
  const turn = ({ entry, paragraphs }: Worded) => (
    <li
      class={`log-entry seat-${entry.seat}`}
      classList={{ 'log-undone': undone().has(entry.revision) }}
    >
      <Stamp
        seat={entry.seat}
        name={props.names(entry.seat)}
        person={props.table.seats[entry.seat]?.person}
        size="s"
      />
      <div class="log-text">
        <For each={paragraphs}>
          {({ text, auto }) => <p classList={{ 'log-auto': auto }}>{text}</p>}
        </For>
        <A class="log-link" href={`?turn=${entry.revision}`}>
          <span class="quiet">{memoryTexts().past.open(entry.revision)}: </span>
          {stamped(entry.at)}
        </A>
        <Show when={entry.by === 'plan' || entry.by === 'forced'}>
          <span class="log-time">
            {' · '}
            {memoryTexts().past.by[entry.by === 'plan' ? 'plan' : 'forced']}
          </span>
        </Show>
        <Show when={undone().has(entry.revision)}>
          <span class="log-time"> · {memoryTexts().past.undone}</span>
        </Show>
        <Show when={entry.by === 'bot'}>
          <span class="log-time"> · {botTexts().bot}</span>
        </Show>
      </div>
    </li>
  )
  const list = (items: ReadonlyArray<Line>) => (
    <ol class="log-list">
      <For each={items}>
        {(line) =>
          'happening' in line ? (
            <li class="log-entry log-happening">
              <div class="log-text">
                <p>{happeningSentence(line.happening, props.names, patienceOf(props.table))}</p>
                {stamped(line.happening.at)}
              </div>
            </li>
          ) : (
            turn(line)
          )
        }
      </For>
    </ol>
  )
  return (
    <section class="sheet log" aria-labelledby="log-title">
      <h2 id="log-title" class="sheet-title">
        {t().table.log}
      </h2>
      <Show when={lines().length > 0} fallback={<p class="soft">{t().table.logEmpty}</p>}>
        <Show when={fresh().length > 0}>
          <div class="log-fresh">
            <h3 class="log-mark">
              {t().table.since} <span class="count">{fresh().length}</span>
              <A class="log-step" href={`?turn=${props.table.since}`}>
                {memoryTexts().past.step}
              </A>
            </h3>
            {list(fresh())}
          </div>
        </Show>
        <Show when={old().length > 0}>
          <details class="log-old" open>
            <summary class="log-mark log-mark-old">
              {fresh().length > 0 ? t().table.earlier : t().table.turns}{' '}
              <span class="count count-soft">{old().length}</span>
            </summary>
            {list(old().slice(0, shownOld()))}
            <Show when={hidden() > 0}>
              <button
                type="button"
                class="button"
                onClick={() => setShownOld((count) => count + page)}
              >
                {t().table.moreTurns(Math.min(page, hidden()))}
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
