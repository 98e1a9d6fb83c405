import { createMemo, For, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { isCrest } from '../../../../worker/games/town-builder/index.ts'
import { onceDrawn } from '../../stage/behaviour.ts'
import { blockedOf, elsewhereOf, type Option, optionsOf, subjectOf } from './answers.ts'
import { Glyph } from './glyphs.tsx'
import { type Table, useTable } from './table.ts'

interface AnswerProps {
  readonly option: Option
  readonly class: string
  /** There is little room: a word or two. */
  readonly short: boolean
}

/** A button that plays one answer. */
function Answer(props: AnswerProps) {
  const table = useTable()
  const { move } = props.option.way
  const text = () => (props.short ? props.option.short : props.option.title)
  return (
    <button
      type="button"
      class={props.class}
      classList={{ 'b-pointed': table.selection.pointedAt() === move }}
      title={props.option.note ?? undefined}
      onClick={() => table.selection.play(move)}
      onPointerEnter={() => table.selection.point(move)}
      onPointerLeave={() => table.selection.point(null)}
      onFocus={() => table.selection.point(move)}
      onBlur={() => table.selection.point(null)}
    >
      <Show when={props.option.sign}>{(sign) => <Glyph name={sign()} />}</Show>
      <span>
        {text()}
        <Show when={props.option.note}>
          {(note) => (
            <>
              <span class="quiet">, </span>
              <small classList={{ quiet: props.short }}>{note()}</small>
            </>
          )}
        </Show>
      </span>
      <Show when={props.short && props.option.completes}>
        <span class="tb-done" aria-hidden="true">
          <Glyph name="check" />
        </span>
      </Show>
    </button>
  )
}

/** What can become of the chosen card, under it; and why not in the other ways. */
export function CardAnswers() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const blocked = () => {
    const card = subjectOf(table)
    return card && !isCrest(card) ? blockedOf(table, table.props.plain, card) : []
  }
  return (
    <div class="tb-onward" data-words>
      <For each={optionsOf(table)}>
        {(option) => <Answer option={option} class="tb-option" short={false} />}
      </For>
      <Show when={blocked().length > 0}>
        <ul class="tb-blocked">
          <For each={blocked()}>
            {(one) => (
              <li>
                <Glyph name={one.sign} /> {one.why}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <span class="quiet">{boardWords().hintChosen}</span>
    </div>
  )
}

/** Whether the answers stand under their card, in view: on the tray, or in the row of a wide screen. */
function isUnderCard(table: Table): boolean {
  const { pane, state } = table.props
  const card = subjectOf(table)
  const laid: ReadonlyArray<unknown> = table.tray()?.cards ?? []
  if (laid.includes(card)) return !pane || pane === 'row'
  return !pane && state.row.some((one) => one === card)
}

/** The answers in the frame's bar, where they do not stand under their card in view. */
export function BarAnswers() {
  const table = useTable()
  const { selection } = table
  const inBar = createMemo(() =>
    isUnderCard(table) ? [] : [...optionsOf(table), ...elsewhereOf(table)],
  )
  /** Whether something else could be chosen instead. */
  const hasOthers = () => new Set(selection.ways().map(({ pieces: [first] }) => first)).size > 1
  let row: HTMLDivElement | undefined
  // Other answers are read from the first one.
  onceDrawn(inBar, () => {
    if (row) row.scrollLeft = 0
  })
  const isMine = () => {
    const { you, toAct } = table.props
    return you !== null && (toAct.includes(you) || selection.planned().length > 0)
  }
  return (
    <Show when={selection.slot()} keyed>
      {(mount) => (
        <Portal
          mount={mount}
          ref={(slot: HTMLDivElement) => {
            slot.style.display = 'contents'
          }}
        >
          <div
            ref={(element) => {
              row = element
            }}
            class="tb-bar-answers place-town-builder"
            classList={{
              'tb-mine': isMine(),
              'tb-seated': table.props.you !== null && !table.props.over,
            }}
          >
            <For each={inBar()}>
              {(option) => <Answer option={option} class="bar-button bar-answer" short />}
            </For>
            <Show when={table.chosen() && hasOthers()}>
              <button
                type="button"
                class="bar-button bar-answer bar-answer-quiet"
                aria-label={table.boardWords().letGo}
                title={table.boardWords().letGo}
                onClick={selection.letGo}
              >
                <span aria-hidden="true">✕</span>
              </button>
            </Show>
          </div>
        </Portal>
      )}
    </Show>
  )
}
