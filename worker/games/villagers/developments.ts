/**
 * The Development phase.
 * Rules: V7.60–V7.64, V7.66, V7.67, V8.55, V-R26, V-R39.
 */
import {
  type Automatic,
  back,
  type Decision,
  fieldsOf,
  type PlayContext,
  type Seat,
  unexpected,
} from '../kernel/index.ts'
import { put } from './chains.ts'
import {
  basicIds,
  type Card,
  type DevelopmentId,
  developments,
  type Most,
  suitOf,
} from './components/index.ts'
import type { Event } from './event-types.ts'
import { show, takeSecretly, takeTopCard } from './knowledge.ts'
import { checkMarkets } from './road.ts'
import { bestSilver } from './silver.ts'
import { countess, type Move, type State, type Task } from './state.ts'
import { earn } from './supply.ts'
import { symbols } from './symbols.ts'
import { owners, seatOf, standing, villagersOf } from './village.ts'

/** Chains of at least two cards: every branch, or by the table's option every pile (V7.67, V-R26). */
function chainsOf(state: State, owner: Seat): number {
  const piles = seatOf(state, owner).village.filter(({ branches }) => branches.length > 0)
  return state.options.windmillCount === 'piles'
    ? piles.length
    : piles.reduce((sum, { branches }) => sum + branches.length, 0)
}

/** Number of things of a kind that an owner has now (V7.120-V7.131). */
function countOf(state: State, owner: Seat, most: Most): number {
  const of = seatOf(state, owner)
  switch (most) {
    case 'special-villagers-in-hand':
      return of.hand.filter(({ card }) => suitOf(card) === 'special').length
    case 'villagers':
      return villagersOf(of)
    case 'gold-symbols':
      return symbols(state, owner).goldSymbols
    case 'solitary-symbols':
      return symbols(state, owner).suits.solitary
    case 'villagers-with-coins':
      return standing(of.village).filter(({ placed }) => placed.coins > 0).length
    case 'padlocks':
      return symbols(state, owner).padlocks
    case 'best-silver-value':
      return bestSilver(state, owner)?.gold ?? 0
    case 'food-symbols':
      return symbols(state, owner).food
    case 'ore-symbols':
      return symbols(state, owner).suits.ore
    case 'hay-symbols':
      return symbols(state, owner).suits.hay
    case 'wood-symbols':
      return symbols(state, owner).suits.wood
    case 'production-chains':
      return chainsOf(state, owner)
  }
}

/**
 * Standing of a Development: everyone's count in turn order, and who would win it now (`null`: a tie, or
 * nobody has any).
 */
export interface Standings {
  id: DevelopmentId
  /** Seat that keeps its token for this round. */
  holder: Seat | null
  counts: { seat: Seat; count: number }[]
  most: number
  winner: Seat | null
}

/** Standings of all Developments in play; all of it is public (V9.34, V12.7). */
export const standings = (state: State): Standings[] =>
  state.developments.map(({ id, holder }) => {
    const counts = owners(state, state.firstPlayer).map((seat) => ({
      seat,
      count: countOf(state, seat, developments[id].most),
    }))
    const most = Math.max(...counts.map(({ count }) => count))
    const [first, ...more] = counts.filter(({ count }) => count === most)
    // V-R39: nobody wins with nothing.
    const winner = first && more.length === 0 && most > 0 ? first.seat : null
    return { id, holder, counts, most, winner }
  })

/** The Development phase: tokens back, all winners, then their rewards in turn order (V7.60, V7.61). */
export const developing: Automatic<State, Extract<Task, { task: 'developments' }>, Event> = {
  run(state, _task, at) {
    const won = standings(state)
    const wasHeld = state.developments.some(({ holder }) => holder !== null)
    for (const one of state.developments) one.holder = null
    if (wasHeld) at.emit({ event: 'tokens-returned', auto: true })
    for (const [i, { id, winner, most }] of won.entries()) {
      const holder = developments[id].suit === 'production' ? winner : null
      state.developments[i] = { id, holder }
      at.emit({ event: 'development', id, seat: winner, count: most, auto: true })
    }
    const villagers: Task[] = []
    for (const seat of owners(state, state.firstPlayer))
      for (const { id, winner } of won) {
        if (winner !== seat) continue
        const { gold, villager } = developments[id]
        earn(state, seat, 'developments', gold)
        at.emit({ event: 'development-reward', id, seat, gold, auto: true })
        if (villager === 'card') villagers.push({ task: 'church', seat })
        // V-R54: for the Countess the player chooses.
        if (villager === 'basic')
          villagers.push({ task: 'tavern', seat: seat === countess ? 0 : seat, owner: seat })
      }
    state.agenda.push(...villagers.toReversed())
  },
}

/** All tops of stacks, and of the Reserve (V7.66). */
export const draws = (state: State): Extract<Move, { do: 'draw' }>[] => [
  ...state.stacks.flatMap(({ length }, column): Extract<Move, { do: 'draw' }>[] =>
    length > 0 ? [{ do: 'draw', from: 'stack', column }] : [],
  ),
  ...(state.reserve.length > 0 ? [{ do: 'draw', from: 'reserve' } as const] : []),
]

/** The Church's card comes into hand unseen by the others (V7.121, V9.36). Without any card it gives only gold (V-R39). */
export const drawing: Decision<State, Extract<Task, { task: 'church' }>, Move, Event> = {
  toAct: (state, task) => (draws(state).length > 0 ? [task.seat] : []),
  moves: (state) => draws(state),
  forbids: () => 'V7.66',
  play(state, _task, seat, move, at) {
    if (move.do !== 'draw') unexpected(move)
    state.agenda.pop()
    const column = move.from === 'stack' ? move.column : null
    const drawn = takeTopCard(column === null ? state.reserve : (state.stacks[column] ?? []))
    show(drawn, seat)
    takeSecretly(seatOf(state, seat).hand, drawn)
    tellTaken(seat, drawn.seen, drawn.card, column, at)
    if (column !== null) checkMarkets(state, at)
  },
}

function tellTaken(
  seat: Seat,
  seen: 'all' | 'none' | Seat[],
  card: Card,
  column: number | null,
  at: PlayContext<Event>,
): void {
  const event = (shown: Card): Event => ({ event: 'took', seat, by: 'church', card: shown, column })
  if (seen === 'all' || seen === 'none') at.emit(event(card))
  else at.emitTo(seen, event(card), event(back(suitOf(card)) as Card))
}

/** The Tavern's basic villager (V7.123); none when all three kinds are gone (V-R39). */
export const settling: Decision<State, Extract<Task, { task: 'tavern' }>, Move, Event> = {
  toAct: (state, task) => (basicIds.some((id) => state.basics[id] > 0) ? [task.seat] : []),
  moves: (state) =>
    basicIds.filter((id) => state.basics[id] > 0).map((basic) => ({ do: 'settle', basic })),
  forbids: (_state, _task, _seat, move) => (fieldsOf(move).do === 'settle' ? 'V5.36' : 'V7.123'),
  play(state, { owner }, _seat, move, at) {
    if (move.do !== 'settle') unexpected(move)
    state.agenda.pop()
    state.basics[move.basic]--
    const { pile } = put(seatOf(state, owner).village, move.basic, null)
    at.emit({ event: 'settled', owner, basic: move.basic, pile })
  },
}
