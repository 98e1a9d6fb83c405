import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import type {
  TownEvent,
  TownId,
  TownMove,
  TownState,
} from '../../../../worker/games/town-builder/index.ts'
import { seasonOf } from '../../../../worker/pictures/town-builder/index.ts'
import { Part } from '../../parts/Part.tsx'
import type { BoardProps } from '../index.ts'
import { createDetail, onEscape, onHappened } from '../kit/behaviour.ts'
import {
  chosenAs,
  litBy,
  movesBy,
  type Piece,
  takesPlace,
  tap,
  type Way,
} from '../kit/selection.ts'
import { BarAnswers } from './Answers.tsx'
import { adoptTones } from './art.ts'
import { Details } from './Details.tsx'
import { boardWordsIn } from './dictionary.ts'
import { Foundations, manyHouses, roomFor } from './Foundations.tsx'
import { finishes } from './facts.ts'
import { Judges } from './Judges.tsx'
import { Quay } from './Quay.tsx'
import { Row } from './Row.tsx'
import { Ground, Sprite } from './Town.tsx'
import { TrayView } from './TrayView.tsx'
import { Treasury } from './Treasury.tsx'
import { type Detail, type Table, TableContext, useTable } from './table.ts'
import { cardPiece, chosenOf, isChosenFirst, waysOf } from './targets.ts'
import { type Spot, showTravel, spotsOn } from './travel.ts'
import { type Browsed, isBesideRow, trayOf } from './tray.ts'

type Props = BoardProps<TownState, TownMove, TownEvent>

/** What tapping a piece does. */
function tapOf(
  { plain, you }: Props,
  ways: ReadonlyArray<Way<TownMove>>,
  chosen: Piece | null,
  piece: Piece,
) {
  const isFinishing = (card: TownId) => you !== null && finishes(plain, you, card).length > 0
  return tap(ways, chosenAs(chosen), piece, (one) => isChosenFirst(ways, chosen, one, isFinishing))
}

/** What is lit and chosen, and what a tap does. */
function createChoice(props: Props) {
  /** `undefined`: nothing was tapped yet since the choices changed. */
  const [tapped, setTapped] = createSignal<Piece | null | undefined>()
  const ways = createMemo(() => (props.you === null ? [] : waysOf(props.moves)))
  const chosen = createMemo(() => chosenOf(ways(), tapped()))
  const lit = createMemo(() => litBy(ways(), chosenAs(chosen())))
  const pointed = createMemo(() => {
    const [way] = props.pointedAt ? waysOf([props.pointedAt]) : []
    return new Set<Piece>(way?.pieces ?? [])
  })
  const open = createMemo(() =>
    ways().filter(({ pieces }) =>
      chosen() === null ? pieces.length === 1 : pieces.length === 2 && pieces[0] === chosen(),
    ),
  )
  return { ways, chosen, lit, pointed, open, setTapped }
}

/** What lies in place of the row; what is looked through goes when something is asked or played. */
function createTray(props: Props) {
  const [browsed, browse] = createSignal<Browsed>(null)
  const mine = () => props.you !== null && props.toAct.includes(props.you)
  const tray = createMemo(() => trayOf(props.plain, mine(), props.moves, browsed()))
  createEffect(
    on(
      () => [props.happened?.key, props.looked],
      () => browse(null),
      { defer: true },
    ),
  )
  return { browsed, browse, tray }
}

/** Where pieces lie is remembered whenever it may have changed, so that motion can start there. */
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
  })
  onHappened(props, (events) => {
    if (!at.root?.isConnected || !at.layer) return
    spots = showTravel(at.root, at.layer, spots, events)
  })
  return remember
}

/** What all parts of the board share, and what their taps do. */
function createTownTable(props: Props, at: { root?: HTMLElement; layer?: HTMLElement }) {
  const [explaining, setExplaining] = createSignal(false)
  const { detail, close, show, hide } = createDetail<Detail>()
  /** Where the planned move starts that only the table can play, however it was planned. */
  const awaited = createMemo(() => {
    const move = props.revealing ? props.planned?.at(-1) : undefined
    const [way] = move ? waysOf([move]) : []
    return way?.pieces[0] ?? null
  })
  const { ways, chosen, lit, pointed, open, setTapped } = createChoice(props)
  const { browsed, browse, tray } = createTray(props)
  const boardWords = createMemo(() => boardWordsIn(props.language))
  const remember = createMotion(props, at)
  /** A button that was pressed may be gone: the keyboard goes on where something is lit. */
  const focusNext = (selector: string) =>
    requestAnimationFrame(() => {
      const active = document.activeElement
      if (active && active !== document.body && !active.matches('.tb-piece')) return
      at.root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    })
  const play = (move: TownMove) => {
    remember()
    props.onMove(move)
    // Not before: without its choice, the position before the move would be drawn anew.
    setTapped(undefined)
    close()
    focusNext('.b-lit, .tb-option')
  }
  const letGo = () => {
    const piece = chosen()
    setTapped(null)
    at.root?.querySelector<HTMLElement>(`[data-at="${piece}"]`)?.focus({ preventScroll: true })
  }
  onEscape(() => {
    if (detail()) close()
    else if (browsed() !== null) browse(null)
    else if (chosen() !== null) letGo()
  })
  // While a card of the row is chosen, the question is what becomes of it: there is little room beside its answers.
  createEffect(() => {
    const card = props.state.row.find((one) => cardPiece(one) === chosen())
    props.onAsk(card ? boardWords().whatBecomes(boardWords().cards[card].name) : null)
  })
  onCleanup(() => props.onAsk(null))
  const tapped = (piece: Piece) => tapOf(props, ways(), chosen(), piece)
  const table: Table = {
    props,
    boardWords,
    ways: (piece) => movesBy(ways(), chosenAs(chosen()), piece),
    open,
    isLit: (piece) => lit().has(piece),
    tapped,
    takesPlace: (piece) => takesPlace(ways(), chosenAs(chosen()), piece),
    chosen,
    isPointedAt: (piece) => pointed().has(piece),
    awaits: (piece) => awaited() === piece,
    tap(piece, byKey) {
      const next = tapped(piece)
      if (!next) return
      close()
      if ('play' in next) play(next.play)
      else {
        setTapped(next.choose.at(-1) ?? null)
        if (byKey && next.choose.length > 0) focusNext('.tb-option')
      }
    },
    play,
    letGo,
    explaining,
    show,
    hide,
    tray,
    browsed,
    browse,
  }
  return { table, detail, close, explain: () => setExplaining(!explaining()) }
}

/** Where the districts lie that are out of view: what goes there leaves towards the rail. */
function Elsewhere() {
  const { props } = useTable()
  const seats = () =>
    Array.from({ length: props.seats }, (_, seat) => seat).filter((seat) => seat !== props.looked)
  return (
    <For each={seats()}>
      {(seat) => (
        <span
          class="tb-elsewhere"
          style={{ '--seat-at': `${seat}`, '--seats': `${props.seats}` }}
          data-place={`seat:${seat}`}
          aria-hidden="true"
        >
          <i data-place={`store:${seat}`} />
        </span>
      )}
    </For>
  )
}

/** The board of Town Builder: a town in its star fort, the row on its square, a district on the quay. */
export function Board(props: Props) {
  adoptTones()
  const at: { root?: HTMLElement; layer?: HTMLElement } = {}
  const { table, detail, close, explain } = createTownTable(props, at)
  const district = () => props.state.districts[props.looked]
  const room = () => roomFor(district()?.buildings.length ?? 0)
  /** A street of many houses takes the place of the free plot, which lies above the foundations then. */
  const isFull = () => (district()?.buildings.length ?? 0) >= manyHouses
  const plans = () => (district()?.foundations.length ?? 0) + (isFull() ? 0 : 1)
  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          at.root = element
        }}
        class="tb-board place-town-builder"
        classList={{
          'b-explaining': table.explaining(),
          'tb-choosing': table.chosen() !== null,
          'tb-over': props.over,
          'tb-laid-out': isBesideRow(table.tray()),
          'tb-traying': table.tray() !== null,
        }}
        style={{ '--room': `${room()}`, '--taken': `${Math.min(room(), plans())}` }}
        data-pane={props.pane ?? undefined}
      >
        <Sprite />
        <Part>
          <Ground season={seasonOf(props.state)} />
        </Part>
        <Judges />
        <Show when={table.tray() === null || isBesideRow(table.tray())}>
          <Part>
            <Row />
          </Part>
        </Show>
        <Show when={table.tray()}>{(now) => <TrayView tray={now()} />}</Show>
        <Show when={{ seat: props.looked }} keyed>
          {(of) => (
            <>
              <Part>
                <Quay seat={of.seat} />
              </Part>
              <Part>
                <Treasury seat={of.seat} />
              </Part>
              <Show when={!props.over}>
                <Part>
                  <Foundations seat={of.seat} />
                </Part>
              </Show>
            </>
          )}
        </Show>
        <Elsewhere />
        <button
          type="button"
          class="tb-explain"
          aria-pressed={table.explaining()}
          title={table.boardWords().explainHelp}
          onClick={explain}
        >
          <b aria-hidden="true">?</b>
          <span class="quiet">{table.boardWords().explain}</span>
        </button>
        <BarAnswers />
        <Details detail={detail()} onClose={close} />
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
