import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import type { TownEvent, TownMove, TownState } from '../../../../worker/games/town-builder/index.ts'
import type { BoardProps } from '../index.ts'
import { bringIntoSight, createDetail, onEscape, onHappened } from '../kit/behaviour.ts'
import { Aside } from './Aside.tsx'
import { Desk } from './Desk.tsx'
import { Details } from './Details.tsx'
import { District } from './District.tsx'
import { boardWordsIn } from './dictionary.ts'
import { Row } from './Row.tsx'
import { type Detail, type Table, TableContext } from './table.ts'
import { chosenOf, litBy, movesBy, type Piece, tap, waysOf } from './targets.ts'
import { showTravel, spotsOn } from './travel.ts'

/** The board of Town Builder. */
export function Board(props: BoardProps<TownState, TownMove, TownEvent>) {
  /** `undefined`: nothing was tapped yet since the choices changed. */
  const [tapped, setTapped] = createSignal<Piece | null | undefined>()
  const [explaining, setExplaining] = createSignal(false)
  const { detail, close, show, hide } = createDetail<Detail>()
  const [planned, setPlanned] = createSignal<Piece | null>(null)
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined
  let spots: ReturnType<typeof spotsOn> = new Map()

  const say = createMemo(() => boardWordsIn(props.language))
  const ways = createMemo(() => (props.you === null ? [] : waysOf(props.moves)))
  const chosen = createMemo(() => chosenOf(ways(), tapped()))
  const lit = createMemo(() => litBy(ways(), chosen()))
  const pointed = createMemo(() => {
    const [way] = props.pointedAt ? waysOf([props.pointedAt]) : []
    return new Set<Piece>(way?.pieces ?? [])
  })

  // Where pieces lie is remembered whenever it may have changed, so that motion can start there.
  const remember = () => {
    if (root?.isConnected) spots = spotsOn(root)
  }

  /** A button that was pressed may be gone: the keyboard goes on where something is lit. */
  const focusNext = (selector: string) =>
    requestAnimationFrame(() => {
      const active = document.activeElement
      if (active && active !== document.body && !active.matches('.tb-piece')) return
      root?.querySelector<HTMLElement>(selector)?.focus()
    })
  const play = (move: TownMove) => {
    const [way] = waysOf([move])
    setTapped(undefined)
    close()
    setPlanned(way?.pieces[0] ?? null)
    remember()
    props.onMove(move)
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const next = root?.querySelector<HTMLElement>('.b-lit, .tb-option')
      const seal = document.querySelector<HTMLElement>('.seal:not(:disabled)')
      ;(next ?? seal)?.focus({ preventScroll: true })
    })
  }
  const letGo = () => {
    const piece = chosen()
    setTapped(null)
    root?.querySelector<HTMLElement>(`[data-at="${piece}"]`)?.focus({ preventScroll: true })
  }
  const table: Table = {
    props,
    say,
    ways: (piece) => movesBy(ways(), chosen(), piece),
    open: () =>
      ways().filter(({ pieces }) =>
        chosen() === null ? pieces.length === 1 : pieces.length === 2 && pieces[0] === chosen(),
      ),
    isLit: (piece) => lit().has(piece),
    chosen,
    isPointedAt: (piece) => pointed().has(piece),
    awaits: (piece) => props.revealing && planned() === piece,
    tap(piece, byKey) {
      const next = tap(ways(), chosen(), piece)
      if (!next) return
      close()
      if ('play' in next) play(next.play)
      else {
        setTapped(next.choose)
        if (byKey && next.choose !== null) focusNext('.tb-option')
      }
    },
    play,
    letGo,
    explaining,
    show,
    hide,
  }

  /** The other seats clockwise from me; for a spectator, all from the first player. */
  const others = createMemo(() => {
    const seats = props.state.districts.length
    const from = props.you === null ? props.state.first : props.you + 1
    const count = props.you === null ? seats : seats - 1
    return Array.from({ length: count }, (_, i) => (from + i) % seats)
  })

  onMount(() => {
    if (!root) return
    const watch = new ResizeObserver(remember)
    watch.observe(root)
    onCleanup(() => watch.disconnect())
  })
  onHappened(props, (events) => {
    if (!root?.isConnected || !layer) return
    showTravel(root, layer, spots, events)
    remember()
  })

  /** What must be chosen next, after something was chosen or done half. */
  const followUp = () => {
    const task = props.state.agenda.at(-1)?.task
    return chosen() ?? (task !== 'turn' && props.moves.length > 0 ? (task ?? null) : null)
  }
  bringIntoSight(followUp, () => root?.querySelectorAll('.tb-option, .b-lit'))
  // Alone, the next turn follows at once: what is new lies in the row.
  bringIntoSight(
    () => (props.seats === 1 && !props.over ? `${props.state.round}` : null),
    () => root?.querySelectorAll('.tb-row'),
  )

  onEscape(() => {
    if (detail()) close()
    else if (chosen() !== null) letGo()
  })

  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="b-board tb-board"
        classList={{ 'b-explaining': explaining(), 'tb-choosing': chosen() !== null }}
      >
        <div class="tb-main">
          <div class="tb-left">
            <Row />
            <Show when={!props.over}>
              <Desk explaining={explaining()} onExplain={() => setExplaining(!explaining())} />
            </Show>
            <Show when={props.you === null ? null : { seat: props.you }}>
              {(mine) => <District seat={mine().seat} />}
            </Show>
          </div>
          <Aside />
        </div>
        <div class="tb-others">
          <For each={others()}>{(seat) => <District seat={seat} />}</For>
        </div>
        <Details detail={detail()} onClose={close} />
        <div
          ref={(element) => {
            layer = element
          }}
          class="b-layer"
          aria-hidden="true"
        />
      </div>
    </TableContext.Provider>
  )
}
