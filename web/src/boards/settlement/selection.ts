import { createMemo, createSignal } from 'solid-js'
import { isIdle } from '../../../../worker/games/settlement/advice.ts'
import { SPACES } from '../../../../worker/games/settlement/board.ts'
import type { SettlementOptions } from '../../../../worker/games/settlement/options.ts'
import type {
  SettlementEvent,
  SettlementMove,
  SettlementState,
} from '../../../../worker/games/settlement/state.ts'
import type { BoardProps } from '../index.ts'
import { chosenAs, litBy, movesBy, type Piece, tap, type Way } from '../kit/selection.ts'
import { type Deal, dealsOf } from './deals.ts'
import {
  actionOf,
  actionWaysOf,
  isAction,
  isOfTray,
  meantBy,
  terrainPiece,
  waysOf,
} from './targets.ts'

export type Props = BoardProps<SettlementState, SettlementMove, SettlementEvent, SettlementOptions>

/** The move of a piece that would only wait (S-R12); `null`: it does something, or nothing can be done with it. */
function idleMoveOf(
  { you, plain }: Props,
  ways: ReadonlyArray<Way<SettlementMove>>,
  piece: Piece,
): SettlementMove | null {
  const way = ways.find(({ pieces: [first] }) => first === piece)
  return way && you !== null && isIdle(plain, you, way.move) ? way.move : null
}

/** My empty spaces that stand for a stack; all other pieces mean themselves. */
function standingFor({ you, plain }: Props, ways: ReadonlyArray<Way<SettlementMove>>) {
  const stands = new Map<Piece, Piece>()
  if (you === null || !ways.some(({ move }) => move.do === 'explore')) return stands
  for (const space of SPACES) {
    const piece = terrainPiece(you, space)
    stands.set(piece, meantBy(plain, you, ways, piece))
  }
  return stands
}

/** What can be tapped now, what is chosen, and what a tap does. */
export function createSelection(props: Props) {
  const [chosenPiece, choose] = createSignal<Piece | null>(null)
  const ways = createMemo(() => (props.you === null ? [] : waysOf(props.you, props.moves)))
  /** By the pieces themselves, and by the spaces of their actions. */
  const all = createMemo(() => [...ways(), ...actionWaysOf(ways())])
  const deals = createMemo((): ReadonlyMap<Piece, ReadonlyArray<Deal>> => {
    const { you } = props
    // While a plan waits to be revealed there are no moves, and nothing to buy either.
    return you === null || props.moves.length === 0 ? new Map() : dealsOf(props.plain, you)
  })
  const dealsBy = (piece: Piece): ReadonlyArray<Deal> => {
    const action = actionOf(piece)
    if (action === null) return deals().get(piece) ?? []
    return [...deals().values()].flat().filter(({ last }) => last.do === action)
  }
  /** The only building that can be meant: what it shall take or give is asked at once. */
  const onlyBuilding = createMemo(() => {
    const uses = ways().filter(({ move }) => move.do === 'use')
    const [building, another] = new Set(uses.map(({ pieces }) => pieces[0]))
    return another === undefined && uses.length > 1 && deals().size === 0 ? building : undefined
  })
  /** A choice lasts as long as it leads somewhere. */
  const chosen = createMemo(() => {
    const piece = chosenPiece()
    if (piece !== null && (movesBy(all(), [], piece).length > 0 || dealsBy(piece).length > 0))
      return piece
    return onlyBuilding() ?? null
  })
  const idleMove = (piece: Piece) => idleMoveOf(props, ways(), piece)
  const lit = createMemo(() => litBy(all(), chosenAs(chosen())))
  const standing = createMemo(() => standingFor(props, ways()))
  const meant = (piece: Piece) => standing().get(piece) ?? piece
  /** Exchanges come in between: whatever is chosen, they can be made. */
  const isBeside = (piece: Piece) =>
    isOfTray(piece) && ways().some(({ pieces: [first] }) => first === piece)
  const isLit = (piece: Piece) =>
    lit().has(meant(piece)) ||
    (chosen() === piece && idleMove(piece) !== null) ||
    isBeside(piece) ||
    (isAction(piece) && chosen() === null && dealsBy(piece).length > 0)
  return {
    ways,
    idleMove,
    chosen,
    choose,
    meant,
    isLit,
    waysBy: (piece: Piece) => movesBy(all(), chosenAs(chosen()), meant(piece)),
    deals(piece: Piece) {
      const found = dealsBy(piece)
      const now = chosen()
      return now === null || now === piece || found.some(({ last }) => now === `action:${last.do}`)
        ? found
        : []
    },
    /** What a tap on a piece does; choosing is done at once, a move is handed back. */
    tapped(piece: Piece): SettlementMove | null {
      const waiting = idleMove(piece)
      // Chosen first, with a word of warning; the second tap plays it (S-R12).
      if (waiting && chosen() === piece) return waiting
      if (waiting) {
        choose(piece)
        return null
      }
      const found = tap(all(), chosenAs(chosen()), meant(piece), isAction)
      if (found && 'play' in found) return found.play
      if (found || dealsBy(piece).length > 0) choose(found ? (found.choose.at(-1) ?? null) : piece)
      return null
    },
  }
}
