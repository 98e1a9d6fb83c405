import { For, Show } from 'solid-js'
import type { Names } from '../../../../worker/games/kernel/words.ts'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import type { TableHappening } from '../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { botTexts } from '../../bots/words.ts'
import { A } from '../../parts/A.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { ago, inFull } from '../../parts/time.ts'
import { happeningSentence, patienceOf } from './absence/words.ts'
import { memoryTexts } from './memory-words.ts'
import type { Paragraph } from './sentences.ts'

/** A turn with what happened in it. */
export interface Worded {
  readonly entry: Entry
  /** Deeds of somebody, sentence by sentence; what the rules did by themselves in one go. */
  readonly paragraphs: ReadonlyArray<Paragraph>
}

/** A turn, or what happened at the table after one. */
export type Line = Worded | { readonly happening: TableHappening }

interface ShownProps {
  readonly table: TableView
  readonly names: Names
  readonly now: number
}

/** Age of a turn. */
const Age = (props: { readonly at: number; readonly now: number }) => (
  <time class="log-time" dateTime={new Date(props.at).toISOString()} title={inFull(props.at)}>
    {ago(props.at, props.now)}
  </time>
)

/** Deeds of somebody in a turn, which leads to how the table stood after it. */
function TurnLine(props: ShownProps & Worded & { readonly isUndone: boolean }) {
  return (
    <li class={`log-entry seat-${props.entry.seat}`} classList={{ 'log-undone': props.isUndone }}>
      <Stamp
        seat={props.entry.seat}
        name={props.names(props.entry.seat)}
        person={props.table.seats[props.entry.seat]?.person}
        size="s"
      />
      <div class="log-text">
        <For each={props.paragraphs}>
          {({ text, auto }) => <p classList={{ 'log-auto': auto }}>{text}</p>}
        </For>
        <A class="log-link" href={`?turn=${props.entry.revision}`}>
          <span class="quiet">{memoryTexts().past.open(props.entry.revision)}: </span>
          <Age at={props.entry.at} now={props.now} />
        </A>
        <Show when={props.entry.by === 'plan' || props.entry.by === 'forced'}>
          <span class="log-time">
            {' · '}
            {memoryTexts().past.by[props.entry.by === 'plan' ? 'plan' : 'forced']}
          </span>
        </Show>
        <Show when={props.isUndone}>
          <span class="log-time"> · {memoryTexts().past.undone}</span>
        </Show>
        <Show when={props.entry.by === 'bot'}>
          <span class="log-time"> · {botTexts().bot}</span>
        </Show>
      </div>
    </li>
  )
}

/** Happening at the table after a turn. */
const HappeningLine = (props: ShownProps & { readonly happening: TableHappening }) => (
  <li class="log-entry log-happening">
    <div class="log-text">
      <p>{happeningSentence(props.happening, props.names, patienceOf(props.table))}</p>
      <Age at={props.happening.at} now={props.now} />
    </div>
  </li>
)

/** Lines of the log, one below the other. */
export const LogLines = (
  props: ShownProps & { readonly lines: ReadonlyArray<Line>; readonly undone: ReadonlySet<number> },
) => (
  <ol class="log-list">
    <For each={props.lines}>
      {(line) =>
        'happening' in line ? (
          <HappeningLine {...props} happening={line.happening} />
        ) : (
          <TurnLine
            {...props}
            entry={line.entry}
            paragraphs={line.paragraphs}
            isUndone={props.undone.has(line.entry.revision)}
          />
        )
      }
    </For>
  </ol>
)
