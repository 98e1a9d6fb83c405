import { createMemo, For, onCleanup, onMount, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { seasonOf } from '../../../../worker/pictures/town-builder/index.ts'
import { Part } from '../../parts/Part.tsx'
import { createLasting, createSize, onEscape, onHappened } from '../../stage/behaviour.ts'
import { placed, type Size } from '../../stage/layout.ts'
import { AnswerSheet, BarAnswers } from './Answers.tsx'
import { adoptTones } from './art.ts'
import { contentsOf } from './contents.ts'
import { Details } from './Details.tsx'
import { boardWordsIn } from './dictionary.ts'
import { Foundations } from './Foundations.tsx'
import { Judges } from './Judges.tsx'
import { layoutOf } from './layout.ts'
import { Quay } from './Quay.tsx'
import { createPlaces, Row } from './Row.tsx'
import { Shifts } from './Shifts.tsx'
import { Ground, Sprite } from './Town.tsx'
import { TrayView } from './TrayView.tsx'
import { Crest, Treasury } from './Treasury.tsx'
import { type Props, type Table, TableContext, useTable } from './table.ts'
import { type Spot, showTravel, spotsOn } from './travel.ts'
import { type Browsed, trayOf } from './tray.ts'

/** Tray in place of the row; what is looked through goes when something is asked or played. */
function createTray(props: Props) {
  const [browsed, browse] = createLasting<Browsed>(
    () => [props.happened?.key, props.looked],
    () => null,
  )
  const mine = () => props.you !== null && props.toAct.includes(props.you)
  const tray = createMemo(() => trayOf(props.plain, mine(), props.moves, browsed()))
  return { browsed, browse, tray }
}

/** Places of pieces, remembered whenever they may have changed, so that motion can start there. */
function createMotion(props: Props, at: { root?: HTMLElement; layer?: HTMLElement }) {
  let spots: ReadonlyMap<string, Spot> = new Map()
  const remember = () => {
    if (at.root?.isConnected) spots = spotsOn(at.root)
  }
  onMount(() => {
    if (!at.root) return
    const watch = new ResizeObserver(remember)
    watch.observe(at.root)
    onCleanup(() => watch.disconnect())
    // A chosen card is raised: what is pressed goes from where it lies then, also by an answer in the bar.
    document.addEventListener('click', remember, { capture: true })
    onCleanup(() => document.removeEventListener('click', remember, { capture: true }))
  })
  onHappened(props, (events) => {
    if (!at.root?.isConnected || !at.layer) return
    spots = showTravel(at.root, at.layer, spots, events)
  })
}

/** Shared data of the board's parts. */
function createTownTable(props: Props, size: () => Size): Table {
  const { selection } = props
  const chosen = () => selection.chosen().at(-1) ?? null
  const open = createMemo(() =>
    selection
      .ways()
      .filter(({ pieces }) =>
        chosen() === null ? pieces.length === 1 : pieces.length === 2 && pieces[0] === chosen(),
      ),
  )
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const places = createPlaces(() => props.state.row)
  const table = { props, selection, boardWords, chosen, open, places, ...createTray(props) }
  const layout = createMemo(() => layoutOf(size(), contentsOf(table)))
  return { ...table, layout }
}

/** Marks of the districts that are out of view: what goes there leaves towards the rail. */
function Elsewhere() {
  const { props, layout } = useTable()
  const seats = () =>
    Array.from({ length: props.seats }, (_, seat) => seat).filter((seat) => seat !== props.looked)
  return (
    <For each={seats()}>
      {(seat) => (
        <span
          class="tb-elsewhere at"
          style={placed(layout().elsewhere[seat])}
          data-place={`seat:${seat}`}
          aria-hidden="true"
        >
          <i data-place={`store:${seat}`} />
        </span>
      )}
    </For>
  )
}

/** Houses, gold and foundations of somebody's district, as far as they are in view. */
function District(props: { readonly seat: Seat; readonly over: boolean }) {
  const { layout } = useTable()
  return (
    <>
      <Show when={layout().houses}>
        <Part>
          <Quay seat={props.seat} />
        </Part>
      </Show>
      <Show when={layout().treasury}>
        <Part>
          <Treasury seat={props.seat} />
        </Part>
      </Show>
      <Part>
        <Crest seat={props.seat} />
      </Part>
      <Show when={!props.over && layout().plans}>
        <Part>
          <Foundations seat={props.seat} />
        </Part>
      </Show>
    </>
  )
}

/** The board of Town Builder: a town in its star fort, the row on its square, a district on the quay. */
export function Board(props: Props) {
  adoptTones()
  const at: { root?: HTMLElement; layer?: HTMLElement } = {}
  const { size, follow } = createSize()
  const table = createTownTable(props, size)
  const { selection } = props
  createMotion(props, at)
  onEscape(() => {
    if (selection.detail()) selection.close()
    else if (table.browsed() !== null) table.browse(null)
    else if (selection.chosen().length > 0) selection.letGo()
  })
  const { layout } = table
  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          at.root = element
          follow(element)
        }}
        class="tb-board place-town-builder"
        classList={{
          'b-explaining': selection.explaining(),
          'tb-choosing': table.chosen() !== null,
          'tb-over': props.over,
        }}
        style={{ '--type': `${layout().type}px` }}
        data-pane={props.pane ?? undefined}
      >
        <Sprite />
        <Part large>
          <Ground season={seasonOf(props.state)} />
        </Part>
        <Show when={layout().medals}>
          <Judges />
        </Show>
        <Show when={layout().row}>
          <Part large>
            <Row />
          </Part>
        </Show>
        <Show when={layout().tray && table.tray()}>{(now) => <TrayView tray={now()} />}</Show>
        <Shifts />
        <Show when={{ seat: props.looked }} keyed>
          {({ seat }) => <District seat={seat} over={props.over} />}
        </Show>
        <Elsewhere />
        <Show when={layout().explain}>
          {(box) => (
            <button
              type="button"
              class="tb-explain at"
              style={placed(box())}
              aria-pressed={selection.explaining()}
              title={table.boardWords().explainHelp}
              onClick={selection.toggleExplaining}
            >
              <b aria-hidden="true">?</b>
              <span class="quiet">{table.boardWords().explain}</span>
            </button>
          )}
        </Show>
        <AnswerSheet />
        <BarAnswers />
        <Details />
        <div
          ref={(element) => {
            at.layer = element
          }}
          class="b-layer"
          aria-hidden="true"
        />
      </div>
    </TableContext.Provider>
  )
}
