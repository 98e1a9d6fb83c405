import { createMemo, createSignal, For, Show } from 'solid-js'
import type { SettlementOptions } from '../../../../worker/games/settlement/index.ts'
import type {
  SettlementEvent,
  SettlementMove,
  SettlementState,
} from '../../../../worker/games/settlement/state.ts'
import type { BoardProps } from '../index.ts'
import { bringIntoSight, createDetail, onEscape, onHappened } from '../kit/behaviour.ts'
import { Artifacts, HeroRow, Market } from './Common.tsx'
import { Desk, Hand } from './Desk.tsx'
import { Details } from './Details.tsx'
import { type Deal, dealsOf } from './deals.ts'
import { boardWordsIn } from './dictionary.ts'
import { PlayerSheet } from './PlayerSheet.tsx'
import { type Detail, type Table, TableContext } from './table.ts'
import { litBy, movesBy, type Piece, tap, waysOf } from './targets.ts'
import { showTravel } from './travel.ts'

/** The board of Settlement. */
export function Board(
  props: BoardProps<SettlementState, SettlementMove, SettlementEvent, SettlementOptions>,
) {
  const [chosenPiece, choose] = createSignal<Piece | null>(null)
  const [explaining, setExplaining] = createSignal(false)
  const { detail, close, show, hide } = createDetail<Detail>()
  const [planned, setPlanned] = createSignal<Piece | null>(null)
  /** On a narrow board one of the other villages is shown at a time. */
  const [village, setVillage] = createSignal<number | null>(null)
  let root: HTMLDivElement | undefined
  let layer: HTMLDivElement | undefined

  const say = createMemo(() => boardWordsIn(props.language))
  const ways = createMemo(() => (props.you === null ? [] : waysOf(props.you, props.moves)))
  const deals = createMemo((): ReadonlyMap<Piece, ReadonlyArray<Deal>> => {
    const { you } = props
    // While a plan waits to be revealed there are no moves, and nothing to buy either.
    return you === null || props.moves.length === 0 ? new Map() : dealsOf(props.state, you)
  })
  const dealsBy = (piece: Piece): ReadonlyArray<Deal> => {
    const action = piece.startsWith('action:') ? piece.slice(7) : null
    if (action === null) return deals().get(piece) ?? []
    return [...deals().values()].flat().filter(({ last }) => last.do === action)
  }
  /** A choice lasts as long as it leads somewhere. */
  const chosen = createMemo(() => {
    const piece = chosenPiece()
    if (piece === null) return null
    return movesBy(ways(), null, piece).length > 0 || dealsBy(piece).length > 0 ? piece : null
  })
  const lit = createMemo(() => litBy(ways(), chosen()))
  const pointed = createMemo(() => {
    const move = props.pointedAt
    const [way] = move && props.you !== null ? waysOf(props.you, [move as SettlementMove]) : []
    return new Set<Piece>(way?.pieces ?? [])
  })

  /** The keyboard goes on with what is to be chosen next, or where a turn begins. */
  const focusNext = () =>
    requestAnimationFrame(() => {
      const next =
        followUp() === null
          ? '.s-turn .s-chip, .s-closing-moves button'
          : '.s-hand .b-lit:not([data-at^="give:"]), .b-lit:not(.s-chip), .s-deal:not(.s-chip)'
      root?.querySelector<HTMLElement>(next)?.focus()
    })
  const begin = (move: SettlementMove) => {
    const [way] = props.you === null ? [] : waysOf(props.you, [move])
    choose(null)
    close()
    setPlanned(way?.pieces[0] ?? null)
  }
  const table: Table = {
    props,
    say,
    ways,
    waysBy: (piece) => movesBy(ways(), chosen(), piece),
    isLit: (piece) =>
      lit().has(piece) ||
      (piece.startsWith('action:') &&
        chosen() === null &&
        (movesBy(ways(), null, piece).length > 0 || dealsBy(piece).length > 0)),
    deals: (piece) => {
      const found = dealsBy(piece)
      const now = chosen()
      return now === null || now === piece || found.some(({ last }) => now === `action:${last.do}`)
        ? found
        : []
    },
    chosen,
    isPointedAt: (piece) => pointed().has(piece),
    awaits: (piece) => props.revealing && planned() === piece,
    tap(piece, byKey) {
      const tapped = tap(ways(), chosen(), piece)
      if (tapped && 'play' in tapped) table.play(tapped.play)
      else if (tapped || dealsBy(piece).length > 0) {
        close()
        choose(tapped ? tapped.choose : piece)
        if (byKey && chosen() !== null) focusNext()
      }
    },
    play(move) {
      begin(move)
      props.onMove(move)
      // The piece that was tapped may be gone, and the keyboard's place with it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusNext()
      })
    },
    strike(deal) {
      begin(deal.last)
      for (const move of deal.moves) props.onMove(move)
    },
    explaining,
    show,
    hide,
  }

  /** My own first, then clockwise from me. */
  const order = createMemo(() =>
    Array.from({ length: props.seats }, (_, i) => ((props.you ?? 0) + i) % props.seats),
  )
  const others = () => order().slice(1)

  onHappened(props, (events) => {
    if (root?.isConnected && layer) showTravel(root, layer, events)
  })

  /** What must be chosen next, after something was chosen or played half. */
  const followUp = () => {
    const task = props.state.agenda.at(-1)?.task
    const waits = props.moves.length > 0 && task !== 'turn' ? task : null
    return chosen() ?? waits ?? null
  }
  bringIntoSight(
    followUp,
    () => root?.querySelectorAll('.b-lit:not(.s-chip), .s-lit-button, .s-deal'),
    140,
  )

  onEscape(() => {
    if (detail()) close()
    else if (chosen() !== null) choose(null)
  })

  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          root = element
        }}
        class="b-board s-board"
        classList={{ 'b-explaining': explaining(), 's-choosing': chosen() !== null }}
      >
        <Desk explaining={explaining()} onExplain={() => setExplaining(!explaining())} />
        <Show when={props.you === null ? null : { seat: props.you }}>
          {(mine) => <Hand seat={mine().seat} />}
        </Show>
        <div class="s-main-row">
          <PlayerSheet seat={order()[0] ?? 0} main />
          <div class="s-common">
            <HeroRow />
            <Market />
            <Artifacts />
          </div>
        </div>
        <Show when={others().length > 0}>
          <nav class="b-tabs" aria-label={say().boards}>
            <For each={others()}>
              {(seat) => (
                <button
                  type="button"
                  aria-pressed={(village() ?? others()[0]) === seat}
                  style={{ '--seat': `var(--seat-${seat})` }}
                  onClick={() => setVillage(seat)}
                >
                  {props.names(seat)}
                </button>
              )}
            </For>
          </nav>
          <div class="s-seats">
            <For each={others()}>
              {(seat) => (
                <div
                  class="s-seat-cell"
                  classList={{ 's-shown': (village() ?? others()[0]) === seat }}
                >
                  <PlayerSheet seat={seat} main={false} />
                </div>
              )}
            </For>
          </div>
        </Show>
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
