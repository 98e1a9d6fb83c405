import * as z from 'zod/mini'
import type { Seat } from '../kernel/index.ts'
import type { BasicId, Card, CardId, FoundersSide, VillagerId } from './components/index.ts'

/** What is fixed at the start of a table (V8.2). */
export const options = z.object({
  /** Whether padlocks must be opened (V8.1). */
  padlocks: z._default(z.boolean(), true),
})
export type Options = z.infer<typeof options>

/** Who has seen the face of a face-down card: everyone, spectators included, nobody, or only these seats (V9.9). */
export type Seen = 'all' | 'none' | Seat[]

/**
 * A card of a hand, a stack or the Reserve. In a view `card` is the face only where the
 * viewer has seen it, else the back: `'?wood'`, or `'?'` below the top of a stack or the
 * Reserve (V9.24-V9.29). `seen` then tells no other seat's knowledge: it is `'all'`, the
 * viewer alone, or nobody.
 */
export interface FaceDown {
  card: Card
  seen: Seen
}

/** A villager of the face-up Road with the coins on it (V4.8). */
export interface RoadCard {
  card: VillagerId
  coins: number
}

/** A card in a village. */
export interface Placed {
  card: CardId
  /** Gold lying on the card (V5.45). */
  coins: number
  /** What a Monk or Apprentice stands for: `null` while that is still open, and for every other card. */
  as: CardId | null
}

/**
 * A starter with up to two branches, each from the bottom to the top; a solitary villager
 * is a starter without branches (V5.21, V5.22). The top villagers are the last card of each
 * branch, or the starter where there is no branch (V5.26).
 */
export interface Pile {
  starter: Placed
  branches: Placed[][]
}

/** Where a card lies in a village: `level` 0 is the starter (then `branch` is 0), level n the n-th card of the branch. */
export interface Spot {
  pile: number
  branch: number
  level: number
}

/** Where a seat's gold came from and went to; the sum is its supply. */
export const categories = [
  'start',
  'road',
  'smuggling',
  'padlocks',
  'first-gold',
  'first-coins',
  'second-gold',
  'second-silver',
  'second-coins',
  'moved-coins',
] as const
export type Category = (typeof categories)[number]

export interface SeatState {
  /** The supply (V6.1). */
  gold: number
  /** All gold received (and paid, below 0) so far by category. */
  ledger: Record<Category, number>
  /** Sorted by suit; within a suit the openly known ones first, so that places tell nothing. */
  hand: FaceDown[]
  /** The villagers drafted this round, open to all (V4.7). */
  square: VillagerId[]
  /** Which side of the Founders card is up (V4.35). */
  founders: FoundersSide
  /** The village: the pile of Founders first, then in the order in which they were started. */
  village: Pile[]
}

/** A market card: under its stack, turned sideways once its condition is met (V4.41), carried out. */
export type MarketState = 'ahead' | 'triggered' | 'held'
export const marketDays = ['first', 'second'] as const
export type MarketDay = (typeof marketDays)[number]

/** The build turn in progress. */
export interface BuildTurn {
  seat: Seat
  /** Fixed at the start of the turn (V4.26). */
  limit: number
  /** Build actions used. */
  used: number
  /** Basic villagers traded in for (V5.30). */
  tradeIns: number
  /** A Tinner was played: padlocks may be opened for free (V5.60). */
  tinner: boolean
}

export type Task =
  /** A draft turn (V4.2). */
  | { task: 'draft'; seat: Seat }
  /** Automatic: whose draft turn is next, from this seat on. */
  | { task: 'next-draft'; seat: Seat }
  /** Automatic: all take their squares into hand (V4.11). */
  | { task: 'squares' }
  /** Automatic: coins and discarding on the Road (V4.15, V4.16). */
  | { task: 'road' }
  /** With two players: put one gold on a villager of the Road, or none (V4.16). */
  | { task: 'coin'; seat: Seat }
  /** Automatic: discarding and filling the Road after the coins of two players (V4.16). */
  | { task: 'clear-road' }
  /** Automatic: the start of a build turn (V4.26). */
  | { task: 'begin-build'; seat: Seat }
  /** A build turn (V4.28). */
  | { task: 'build'; seat: Seat }
  /** A basic villager is chosen; which hand card goes where? (V5.30, V5.31) */
  | { task: 'trade-in'; seat: Seat; basic: BasicId }
  /** The villager whose place an Apprentice took must be placed (V5.71). */
  | { task: 'resettle'; seat: Seat; card: CardId; from: Seat }
  /** A padlock with a choice: whom to pay, or the Tinner (V5.41, V5.42, V5.60). */
  | { task: 'unlock'; seat: Seat; card: VillagerId }
  /** Automatic: Founders are turned, the first-player card passes on (V4.35, V4.36). */
  | { task: 'end-build' }
  /** Automatic: markets, then the next round or the end (V4.40-V4.44). */
  | { task: 'markets' }

export type Move =
  /** V-D1 */
  | { do: 'draft'; from: 'road' | 'stack'; column: number }
  | { do: 'draft'; from: 'reserve' }
  /** V-D10 */
  | { do: 'coin'; column: number }
  | { do: 'no-coin' }
  /** V-D13, V-D17: as a new pile. */
  | { do: 'place'; card: VillagerId }
  /** V-D13, V-D17: on the top of a branch; `branch` is the number of branches to start another. */
  | { do: 'place'; card: VillagerId; pile: number; branch: number }
  /** V-D15, first the basic villager … */
  | { do: 'trade-in'; basic: BasicId }
  /** … then the hand card and where it goes. */
  | { do: 'put'; card: VillagerId; on: 'stack'; column: number }
  | { do: 'put'; card: VillagerId; on: 'reserve' | 'discard' }
  /** V-D16 */
  | { do: 'tinner' }
  /** V-D16: half the value of the top villager there. */
  | { do: 'smuggle'; pile: number; branch: number }
  /** V-D18: take the place of a covered villager, `owner`'s. */
  | { do: 'apprentice'; owner: Seat; pile: number; branch: number; level: number }
  /** V-D18: then place that villager: as a new pile (Founders with a side up), or on a branch. */
  | { do: 'resettle'; side?: FoundersSide }
  | { do: 'resettle'; pile: number; branch: number }
  /** V-D14: free with the Tinner, or 2 gold onto the top villager there. */
  | { do: 'unlock'; by: 'tinner' }
  | { do: 'unlock'; by: 'coins'; owner: Seat; pile: number; branch: number }
  /** V-D24 */
  | { do: 'end-turn' }

/** Events with `auto: true` happened by themselves (V11.1). */
export type Event =
  | { event: 'round'; round: number; firstPlayer: Seat; auto: true }
  | {
      event: 'drafted'
      seat: Seat
      from: 'road' | 'stack' | 'reserve'
      column: number | null
      card: VillagerId
      coins: number
    }
  /** A slot of the Road is filled; `stack` is the column of the stack, `null` from the Reserve. */
  | { event: 'refilled'; column: number; card: VillagerId; stack: number | null; auto: true }
  /** Nothing is left to draft (V4.12). */
  | { event: 'draft-lapsed'; auto: true }
  | { event: 'took-square'; seat: Seat; cards: VillagerId[]; auto: true }
  /** With two players; `column` and `card` are `null` when no coin was placed. */
  | { event: 'coin'; seat: Seat; column: number | null; card: VillagerId | null }
  /** Villagers that leave the Road for the discard pile; their coins go to the bank. */
  | {
      event: 'road-cleared'
      cards: { column: number; card: VillagerId; coins: number }[]
      auto: true
    }
  /** With three or more players: 1 gold on every face-up villager. */
  | { event: 'road-coins'; columns: number[]; auto: true }
  | { event: 'build-turn'; seat: Seat; limit: number; auto: true }
  /** A card came into a village from the hand, or (`apprentice`) from the place an Apprentice took. */
  | {
      event: 'placed'
      seat: Seat
      card: CardId
      pile: number
      branch: number
      level: number
      apprentice: boolean
      /** The side of Founders placed anew. */
      side: FoundersSide | null
    }
  /** A padlock was opened. `owner`, `pile` and `branch` say on whose unlocker the gold lies; `auto`: there was no choice. */
  | {
      event: 'unlocked'
      seat: Seat
      card: VillagerId
      how: 'own' | 'other' | 'bank' | 'tinner'
      gold: number
      unlocker: VillagerId
      owner: Seat | null
      pile: number | null
      branch: number | null
      auto: boolean
    }
  /** A basic villager against a hand card, which others hear by its back where they do not know it. */
  | {
      event: 'traded-in'
      seat: Seat
      basic: BasicId
      pile: number
      card: Card
      on: 'stack' | 'reserve' | 'discard'
      column: number | null
    }
  | { event: 'tinner'; seat: Seat }
  | {
      event: 'smuggled'
      seat: Seat
      card: CardId
      pile: number
      branch: number
      gold: number
    }
  /** An Apprentice took the place of a card; coins on that went to `owner`'s supply (V5.77). */
  | {
      event: 'apprentice'
      seat: Seat
      owner: Seat
      card: CardId
      pile: number
      branch: number
      level: number
      coins: number
    }
  | { event: 'turn-ended'; seat: Seat; auto: boolean }
  | { event: 'founders-turned'; seat: Seat; auto: true }
  | { event: 'first-player'; seat: Seat; auto: true }
  /** The condition of a market is met; it takes place at the end of the round. */
  | { event: 'market-triggered'; day: MarketDay; auto: true }
  | {
      event: 'market'
      day: MarketDay
      seat: Seat
      gold: number
      silver: number
      coins: number
      auto: true
    }
  | { event: 'ended'; auto: true }

export interface State {
  options: Options
  /** Counts from 1. */
  round: number
  /** Who holds the first-player card (V3.4). */
  firstPlayer: Seat
  /** The six face-up slots, columns 0 to 5. */
  road: (RoadCard | null)[]
  /** The six face-down stacks, columns 0 to 5, each from the top down. */
  stacks: FaceDown[][]
  /** From the top down. */
  reserve: FaceDown[]
  /** Open to all; the last one was discarded last (V9.31). */
  discard: VillagerId[]
  /** How many basic villagers of each kind are left. */
  basics: Record<BasicId, number>
  seats: SeatState[]
  markets: Record<MarketDay, MarketState>
  /** The build turn in progress, if any. */
  turn: BuildTurn | null
  agenda: Task[]
}
