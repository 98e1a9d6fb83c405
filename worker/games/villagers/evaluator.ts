import {
  copy,
  type Estimate,
  type Evaluator,
  isHidden,
  type Random,
  type Seat,
  type Viewer,
} from '../kernel/index.ts'
import {
  basicIds,
  type CardId,
  cards,
  levels,
  seasons,
  soloEventIds,
  soloEvents,
  suitOf,
  type VillagerId,
} from './components/index.ts'
import { limits } from './limits.ts'
import { marketYield } from './markets.ts'
import { possibleHidden } from './redact.ts'
import { smugglingGain } from './specials.ts'
import { countess, type EventCard, type FaceDown, type Move, type State } from './state.ts'
import { symbols } from './symbols.ts'
import { seatOf, tops } from './village.ts'

/** The events that may lie face-down (V3.17): those that are in play and not open or discarded. */
function eventsLeft({ solo, options }: State) {
  if (!solo) return []
  const { itWasYou } = levels[options.level]
  const seen = new Set<string>([...solo.open.map(({ id }) => id), ...solo.discarded])
  return soloEventIds.filter((id) => !seen.has(id) && (itWasYou || id !== 'it-was-you'))
}

/**
 * All villagers whose place the viewer does not know are dealt to the places whose faces they do
 * not see, where a back shows its suit only to such of that suit (V9.12, V9.24-V9.29).
 */
function deals(view: State, viewer: Viewer): (random: Random) => State {
  const hidden = possibleHidden(view).flatMap(({ card, count }) =>
    Array.from({ length: count }, () => card),
  )
  const events = eventsLeft(view)
  return (random) => {
    const state = copy(view)
    const pool: VillagerId[] = random.shuffle([...hidden])
    const places: FaceDown[] = [
      ...state.stacks.flat(),
      ...state.reserve,
      ...(state.look ? [...state.look.cards, ...state.look.laid] : []),
      ...state.seats.flatMap(({ hand }) => hand),
    ].filter(({ card }) => isHidden(card))
    // A card that shows its suit comes first: the rest goes anywhere.
    for (const place of places.filter(({ card }) => card !== '?')) {
      const suit = suitOf(place.card)
      place.card = take(
        pool,
        pool.findLastIndex((card) => suitOf(card) === suit),
      )
    }
    for (const place of places.filter(({ card }) => card === '?'))
      place.card = take(pool, pool.length - 1)
    state.seats.forEach(({ hand }, owner) => {
      for (const card of hand)
        if (card.seen !== 'all') card.seen = owner === viewer ? [viewer] : sightOf(card, owner)
    })
    if (state.look)
      for (const card of [...state.look.cards, ...state.look.laid])
        if (card.seen !== 'all') card.seen = sightOf(card, state.look.seat)
    if (state.solo)
      for (const season of seasons) {
        const stack = random.shuffle(events.filter((id) => soloEvents[id].season === season))
        state.solo.stacks[season] = state.solo.stacks[season].map(
          (card, i): EventCard => stack[i] ?? card,
        )
      }
    return state
  }
}

function take(pool: VillagerId[], at: number): VillagerId {
  const [card] = at < 0 ? [] : pool.splice(at, 1)
  if (!card) throw new RangeError('More villagers are hidden than there can be.')
  return card
}

/** Seats that have seen a card that lies before `owner`. */
const sightOf = ({ seen }: FaceDown, owner: Seat): Seat[] =>
  seen === 'all' || seen === 'none' ? [owner] : [...new Set([...seen, owner])].sort()

/** Weights that bots reckon with; gold, if nothing else is said. `npm run bench:bots -- villagers` tells how they play by them. */
const weigh = {
  /** Villagers that a seat drafts in a round, and how much of the present round counts. */
  draftedPerRound: 3.5,
  thisRound: 0.5,
  mostRounds: 6,
  /** A visible symbol of food or of a builder in a round, and how many of each are of use. */
  symbol: 1.5,
  mostSymbols: 3,
  /** A silver symbol in the end. */
  silver: 5,
  hand: {
    /** The share of a card's worth that counts as long as it could be placed next. */
    share: 0.25,
    /** Rounds that pass until it lies in the village. */
    wait: 0.7,
    /** A card that may be discarded for what it does. */
    discard: 1,
    /** Build actions that a card counts for whose predecessor is nowhere to be seen. */
    outOfReach: 10,
  },
  /** Weights of moves in a game in mind. */
  move: {
    draft: 1,
    byPromise: 1 / 3,
    place: 2,
    placeBasic: 2,
    tradeIn: 1,
    tradeInFirst: 0.5,
    endTurn: 1.5,
    endTurnEarly: 0.2,
    smuggleEarly: 0.4,
    other: 1,
  },
} as const

/** Rounds that will still be played, as far as the stacks tell: everybody drafts some three or four in each (V4.3, V4.40). */
function roundsLeft({ stacks, seats, markets }: State): number {
  if (markets.second !== 'ahead') return 0
  const cards = stacks.reduce((sum, stack) => sum + stack.length, 0)
  return Math.min(
    weigh.mostRounds,
    weigh.thisRound + cards / (weigh.draftedPerRound * seats.length),
  )
}

/**
 * Points that a villager could bring once it lies in the village, roughly: markets to come, and what it lets
 * one do until then.
 */
function promise(card: CardId, rounds: number, marketsLeft: number): number {
  const { gold, silver, food, builder } = cards[card]
  return gold * marketsLeft + (silver ? weigh.silver : 0) + (food + builder) * rounds * weigh.symbol
}

/**
 * Points that the cards of a hand may still bring: those that fit soon, the best first, as far as there are
 * build actions for them.
 */
function handValue(state: State, seat: Seat, rounds: number, marketsLeft: number): number {
  const { hand, square, village } = seatOf(state, seat)
  const held = [...hand.map(({ card }) => card as VillagerId), ...square]
  const ready = new Set<string>([...basicIds, ...tops(village).map(({ placed }) => placed.card)])
  // Build actions until the card lies in the village, with those for what it stands on.
  const steps = (card: VillagerId): number => {
    const { predecessor } = cards[card]
    if (predecessor === null || ready.has(predecessor)) return 1
    const under = held.find((one) => one === predecessor)
    return under ? 1 + steps(under) : weigh.hand.outOfReach
  }
  const values = held
    .map((card) => {
      if (cards[card].discard) return weigh.hand.discard
      const soon = promise(card, Math.max(0, rounds - weigh.hand.wait), marketsLeft)
      return (soon * weigh.hand.share) / steps(card)
    })
    .sort((one, other) => other - one)
  const mayBuild = state.turn?.seat === seat ? state.turn.limit - state.turn.used : 0
  const builds = mayBuild + limits(state, seat).build * Math.max(0, rounds - weigh.thisRound)
  let left = builds
  let sum = 0
  for (const value of values) {
    if (left <= 0) break
    sum += value * Math.min(1, left)
    left--
  }
  return sum
}

/** Gold, markets as they would be held now, what the village will still do, and the hand. */
function value(state: State, seat: Seat): Estimate {
  const rounds = roundsLeft(state)
  const { first, second } = state.markets
  const of = seatOf(state, seat)
  const { food, builder } = symbols(state, seat)
  const marketsLeft = Number(first !== 'held') + Number(second !== 'held')
  return {
    gold: of.gold,
    'first-market': first === 'held' ? 0 : marketYield(state, seat, 'first').total,
    'second-market': second === 'held' ? 0 : marketYield(state, seat, 'second').total,
    symbols:
      (Math.min(food, weigh.mostSymbols) + Math.min(builder, weigh.mostSymbols)) *
      rounds *
      weigh.symbol,
    hand: handValue(state, seat, rounds, marketsLeft),
    ...(state.solo && { countess: -countessValue(state, marketsLeft) }),
  }
}

/** Points that the Countess may have in the end (V6.43). */
function countessValue(state: State, marketsLeft: number): number {
  const yieldOf = (day: 'first' | 'second') => marketYield(state, countess, day).total
  const { countess: her } = state.solo ?? { countess: { gold: 0 } }
  const markets =
    (marketsLeft > 1 ? yieldOf('first') : 0) + (marketsLeft > 0 ? yieldOf('second') : 0)
  return her.gold + markets
}

/** Weights of moves in a game in mind: what brings something before what only might. */
function weights(state: State, seat: Seat, moves: ReadonlyArray<Move>): number[] {
  const canPlace = moves.some((move) => move.do === 'place')
  // After the last build turn the Smuggler is of no use any more.
  const isLast = state.markets.second !== 'ahead'
  const mustSmuggle =
    isLast && moves.some((move) => move.do === 'smuggle' && smugglingGain(state, seat, move) > 0)
  return moves.map((move) => {
    switch (move.do) {
      case 'draft': {
        const slot = move.from === 'road' ? state.road[move.column] : null
        return slot
          ? weigh.move.draft + slot.coins + promise(slot.card, 1, 1) * weigh.move.byPromise
          : weigh.move.draft
      }
      case 'place':
        return weigh.move.place + promise(move.card, 1, 1)
      case 'trade-in':
        return canPlace ? weigh.move.tradeInFirst : weigh.move.tradeIn
      case 'end-turn':
        if (mustSmuggle) return 0
        return canPlace ? weigh.move.endTurnEarly : weigh.move.endTurn
      case 'smuggle':
        return isLast ? Math.max(0, smugglingGain(state, seat, move)) : weigh.move.smuggleEarly
      case 'place-basic':
        return weigh.move.placeBasic
      default:
        return weigh.move.other
    }
  })
}

export const evaluator: Evaluator<State, Move> = {
  deals,
  value,
  weights,
  horizon: 4,
  iterations: { easy: 10, medium: 40, hard: 1400 },
  hasty: { easy: 40, medium: 0, hard: 0 },
  isWeighed: ({ markets }) => markets.second !== 'ahead',
}
