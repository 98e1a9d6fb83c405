import { For, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { isCrest } from '../../../../worker/games/town-builder/index.ts'
import { placed } from '../../stage/layout.ts'
import { blockedOf, hasOthers, type Option, optionsOf, subjectOf } from './answers.ts'
import { Glyph } from './glyphs.tsx'
import { useTable } from './table.ts'

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

/** Options of the chosen card, or answers to the question; and why not in the other ways. */
function Options(props: { readonly short: boolean }) {
  const table = useTable()
  const blocked = () => {
    const card = subjectOf(table)
    const isTold = card && !isCrest(card) && table.layout().answers?.columns === 1
    return isTold && table.props.pane === null ? blockedOf(table, table.props.plain, card) : []
  }
  return (
    <>
      <For each={optionsOf(table)}>
        {(option) => <Answer option={option} class="tb-option" short={props.short} />}
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
    </>
  )
}

/** The way back to where nothing is chosen. */
function LetGo(props: { readonly class: string }) {
  const table = useTable()
  return (
    <button
      type="button"
      class={props.class}
      aria-label={table.boardWords().letGo}
      title={table.boardWords().letGo}
      onClick={table.selection.letGo}
    >
      <span aria-hidden="true">✕</span>
    </button>
  )
}

/** The answers on a sheet of the stage: on a phone one below the other, with a way back. */
export function AnswerSheet() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const isOnPhone = () => table.props.pane !== null
  const box = () => table.layout().answers
  return (
    <Show when={box()}>
      {(answers) => (
        <div class="tb-onward at" style={placed(answers().box)} data-words>
          <div
            class="tb-options"
            classList={{ 'tb-brief': answers().short }}
            style={{
              'grid-template-columns': `repeat(${answers().columns}, minmax(0, 1fr))`,
              'grid-template-rows': answers()
                .heights.map((h) => `${h}px`)
                .join(' '),
            }}
          >
            <Options short={answers().short} />
          </div>
          <Show when={isOnPhone() && table.chosen() && hasOthers(table)}>
            <LetGo class="tb-let-go" />
          </Show>
          <span class="quiet">{boardWords().hintChosen}</span>
        </div>
      )}
    </Show>
  )
}

/** The answers in the frame's bar, where they stand on no sheet; on wide screens, with the way back. */
export function BarAnswers() {
  const table = useTable()
  const { selection } = table
  const inBar = () => (table.layout().answers === null ? optionsOf(table) : [])
  return (
    <Show when={table.props.pane === null && selection.slot()} keyed>
      {(mount) => (
        <Portal
          mount={mount}
          ref={(slot: HTMLDivElement) => {
            slot.style.display = 'contents'
          }}
        >
          <div class="tb-bar-answers place-town-builder">
            <For each={inBar()}>
              {(option) => <Answer option={option} class="bar-button bar-answer" short />}
            </For>
            <Show when={table.chosen() && hasOthers(table)}>
              <LetGo class="bar-button bar-answer bar-answer-quiet" />
            </Show>
          </div>
        </Portal>
      )}
    </Show>
  )
}
