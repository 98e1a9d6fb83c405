import { type Seat, same } from '../../../../worker/games/kernel/index.ts'
import {
  heroOffers,
  marketOffers,
  type Offer,
  settlersNeeded,
} from '../../../../worker/games/settlement/advice.ts'
import { boardOf, columnOf, streetOf } from '../../../../worker/games/settlement/board.ts'
import type { Amounts } from '../../../../worker/games/settlement/components/index.ts'
import { waysToPay } from '../../../../worker/games/settlement/exchange.ts'
import { settlersOf } from '../../../../worker/games/settlement/settlers.ts'
import type { ActionId, Move, State, Supply } from '../../../../worker/games/settlement/state.ts'
import { effectOptions } from '../../../../worker/games/settlement/streets.ts'
import { affords } from '../../../../worker/games/settlement/supply.ts'
import type { Piece } from '../../stage/taps.ts'
import { buildingPiece, heroPiece, marketPiece } from './targets.ts'

/** Exchanges and the purchase they make possible: planned one after the other with one tap (S-R40). */
export interface Deal {
  readonly moves: ReadonlyArray<Move>
  readonly last: Move
  readonly cost: Amounts
  /** Supply that is left once the exchanges and the payment are made; gains are not counted. */
  readonly left: Supply
}

const dealsFor = ({ cost, ways }: Pick<Offer, 'cost' | 'ways'>, last: Move): ReadonlyArray<Deal> =>
  ways.map(({ exchanges, after }) => {
    const left = { ...after }
    for (const resource in cost)
      left[resource as keyof Supply] -= cost[resource as keyof Supply] ?? 0
    return { moves: [...exchanges, last], last, cost, left }
  })

/** Reason why nothing can be done with a piece now, apart from its price. */
export type Obstacle =
  | 'not-your-turn'
  | 'has-acted'
  | 'has-invited'
  | 'no-settlers'
  | 'settlement-full'
  | 'decide-first'

function turnOf(state: State, seat: Seat) {
  const task = state.agenda.at(-1)
  return task?.task === 'turn' && task.seat === seat ? task : null
}

const isSolo = (state: State): boolean => state.boards.length === 1

/** Obstacle to a new action or to an invitation; `null` if there is none but the price. */
export function obstacleOf(state: State, seat: Seat, wanted: ActionId | 'invite'): Obstacle | null {
  const turn = turnOf(state, seat)
  if (!turn) {
    const task = state.agenda.at(-1)
    return task && 'seat' in task && task.seat === seat ? 'decide-first' : 'not-your-turn'
  }
  if (wanted === 'invite') return turn.invited && !isSolo(state) ? 'has-invited' : null
  if (turn.acted && !isSolo(state)) return 'has-acted'
  const board = boardOf(state, seat)
  if (settlersOf(board) < 1) return 'no-settlers'
  if (wanted === 'construct' && board.buildings.every(Boolean)) return 'settlement-full'
  return null
}

/**
 * Everything that a seat cannot pay as it is but could pay after exchanges, by piece, the best
 * chain first. Only for what it may otherwise do right now.
 */
export function dealsOf(state: State, seat: Seat): ReadonlyMap<Piece, ReadonlyArray<Deal>> {
  const deals = new Map<Piece, ReadonlyArray<Deal>>()
  const add = (piece: Piece, found: ReadonlyArray<Deal>) => {
    if (found.length > 0) deals.set(piece, [...(deals.get(piece) ?? []), ...found])
  }
  if (obstacleOf(state, seat, 'construct') === null)
    for (const offer of marketOffers(state, seat))
      add(marketPiece(offer.market), dealsFor(offer, { do: 'construct', market: offer.market }))
  if (obstacleOf(state, seat, 'invite') === null)
    for (const offer of heroOffers(state, seat))
      add(heroPiece(offer.position), dealsFor(offer, { do: 'invite', position: offer.position }))
  const task = state.agenda.at(-1)
  if (task?.task === 'effects' && task.seat === seat) {
    const board = boardOf(state, seat)
    for (const space of task.left) {
      const options = effectOptions(board, space)
      // If one way can be paid, the tile is lit: what it could also do is no riddle of paying.
      if (options.some(({ paid }) => affords(board.supply, paid))) continue
      for (const { paid, choice } of options)
        add(
          buildingPiece(seat, space),
          dealsFor(
            { cost: paid, ways: waysToPay(board, paid) },
            {
              do: 'use',
              street: streetOf(space),
              column: columnOf(space),
              ...(choice && { resource: choice }),
            },
          ),
        )
    }
  }
  return deals
}

/** Those of them that begin with a move that may be made: a lesson allows few. */
export function dealsWith(
  state: State,
  seat: Seat,
  moves: ReadonlyArray<Move>,
): ReadonlyMap<Piece, ReadonlyArray<Deal>> {
  // While a plan waits to be revealed there are no moves, and nothing to buy either.
  if (!moves.some((move) => move.do === 'exchange')) return new Map()
  const mayBegin = ({ moves: [first] }: Deal) => moves.some((move) => same(move, first))
  return new Map(
    [...dealsOf(state, seat)]
      .map(([piece, deals]) => [piece, deals.filter(mayBegin)] as const)
      .filter(([, deals]) => deals.length > 0),
  )
}

/** Settlers that are missing for a hunt on a terrain with a monster, or for a region (S5.9, S5.10). */
export function settlersShort(
  state: State,
  seat: Seat,
  move: Parameters<typeof settlersNeeded>[2],
): number {
  return Math.max(0, settlersNeeded(state, seat, move) - settlersOf(boardOf(state, seat)))
}
