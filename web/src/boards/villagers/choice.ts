import { createMemo, createSelector, createSignal } from 'solid-js'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { Options } from '../../../../worker/games/villagers/options.ts'
import type { Move, State } from '../../../../worker/games/villagers/state.ts'
import type { BoardProps } from '../index.ts'
import {
  type Chosen,
  isAmong,
  litBy,
  movesBy,
  type Piece,
  takesPlace,
  tap,
  waysAlong,
} from '../kit/selection.ts'
import { padlockPaid } from './facts.ts'
import { endsInVillage } from './panes.ts'
import { waysOf } from './targets.ts'

/** What is chosen, what is lit, and what a tap does. */
export function createChoice(props: BoardProps<State, Move, Event, Options>, close: () => void) {
  const [chosenPieces, choose] = createSignal<Chosen>([])
  const ways = createMemo(() =>
    props.you === null ? [] : waysOf(props.plain, props.you, props.moves),
  )
  /** A choice lasts as long as it leads somewhere. */
  const chosen = createMemo((): Chosen => {
    const pieces = chosenPieces()
    return waysAlong(ways(), pieces).length > 0 ? pieces : []
  })
  const lit = createMemo(() => litBy(ways(), chosen()))
  const firsts = createMemo(() => new Set(ways().map(({ pieces }) => pieces[0])))
  const handPlays = createMemo(() => [...firsts()].some((piece) => piece.startsWith('hand:')))
  const alone = (move: Move | null | undefined) =>
    move && props.you !== null ? waysOf(props.plain, props.you, [move])[0] : undefined
  const pointed = createMemo(() => new Set<Piece>(alone(props.pointedAt)?.pieces ?? []))
  /** Where the planned move starts that only the table can play: the state is still that before it. */
  const awaited = createMemo(() =>
    props.revealing ? (alone(props.planned?.at(-1))?.pieces[0] ?? null) : null,
  )
  /** A card whose padlock costs gold is chosen first: so much is said before it is paid. */
  const costs = (piece: Piece) =>
    props.you !== null &&
    ways().some(
      ({ move, pieces }) =>
        pieces[0] === piece && padlockPaid(props.plain, props.you ?? 0, move) !== null,
    )
  const play = (move: Move) => {
    const isSeenElsewhere =
      props.pane === 'road' && props.you !== null && endsInVillage(props.plain, props.you, move)
    // First the move: without its choice, the position before it would be drawn anew.
    props.onMove(move)
    choose([])
    close()
    if (isSeenElsewhere) props.onPane('village')
  }
  return {
    ways: (piece: Piece) => movesBy(ways(), chosen(), piece),
    lit,
    isLit: createSelector(lit, isAmong),
    isChosenFirst: costs,
    /** While the hand is played from, what of it cannot be. */
    isForbidden: (piece: Piece) =>
      handPlays() && !firsts().has(piece) && !chosen().includes(piece) && !lit().has(piece),
    takesPlace: (piece: Piece) => takesPlace(ways(), chosen(), piece),
    isPointedAt: createSelector(pointed, isAmong),
    awaits: (piece: Piece) => awaited() === piece,
    chosen,
    /** The move that is chosen so far, or the only one there is. */
    begun: () => waysAlong(ways(), chosen())[0]?.move ?? null,
    play,
    letGo: () => choose(chosen().slice(0, -1)),
    /** What a tap does; whether it did anything. */
    tap(piece: Piece): boolean {
      const tapped = tap(ways(), chosen(), piece, costs)
      if (!tapped) return false
      if ('play' in tapped) play(tapped.play)
      else {
        close()
        choose(tapped.choose)
      }
      return true
    },
  }
}
