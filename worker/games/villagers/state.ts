import type { Seat } from '../kernel/index.ts'
import type {
  BasicId,
  Card,
  CardId,
  CountessSide,
  DevelopmentId,
  FoundersSide,
  Season,
  SoloEventId,
  VillagerId,
} from './components/index.ts'
import type { Options } from './options.ts'

export type { ModuleMove, Move, SoloMove } from './moves.ts'

/**
 * Viewers that have seen the face of a face-down card: everyone, spectators included, nobody, or only these
 * seats (V9.9).
 */
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
  /** Villager that a Monk or Apprentice stands for: `null` while that is still open, and for every other card. */
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

/** Place of a card in a village: `level` 0 is the starter (then `branch` is 0), level n the n-th card of the branch. */
export interface Spot {
  pile: number
  branch: number
  level: number
}

/** Sources and uses of a seat's gold; the sum is its supply. */
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
  'bronze',
  'freelancers',
  'recruiter',
  'thieves',
  'developments',
  'events',
] as const
export type Category = (typeof categories)[number]

export interface SeatState {
  /** The supply (V6.1). */
  gold: number
  /** All gold received (and paid, below 0) so far by category. */
  ledger: Record<Category, number>
  /** Sorted by suit; within a suit the openly known ones first, so that places tell nothing. */
  hand: FaceDown[]
  /** Basic villagers that a Schemer took into this hand: open to all, never face-down (V-R29). */
  returned: BasicId[]
  /** The villagers drafted this round, open to all (V4.7). */
  square: VillagerId[]
  /** Side of the Founders card that is up (V4.35). */
  founders: FoundersSide
  /** The village: the pile of Founders first, then in the order in which they were started. */
  village: Pile[]
  /** Side of the Countess card that is up; players have none. */
  side?: CountessSide
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
  /** The piles of the own Thieves that have stolen in this turn (V7.32). */
  robbers?: number[]
}

/** Cards that somebody is looking at, taken from their place meanwhile (V9.35). */
export interface Look {
  seat: Seat
  /** The stack that a Prophet searches, or `null` for a Pigeoneer's part of the Reserve. */
  column: number | null
  /** Still to be put back, from the top down. */
  cards: FaceDown[]
  /** To be put back above the rest, from the top down. */
  laid: FaceDown[]
}

/** A Development in play; `holder` keeps a Production card's symbols for the next round (V7.62). */
export interface Development {
  id: DevelopmentId
  holder: Seat | null
}

/** An event in force. `begun`: its execution has begun, or it has acted; the Jester comes too late (V8.15, V-R69). */
export interface OpenEvent {
  id: SoloEventId
  begun: boolean
}

/** An event of a face-down stack: its name, or only its season in a view (V9.38). */
export type EventCard = SoloEventId | `?${Season}`

/** Parts that the game against the Countess has besides (V3.15-V3.19). */
export interface Solo {
  /** Her card and village; all of it lies open (V8.8). */
  countess: SeatState
  /** True if the player still has the Jester (V8.15). */
  jester: boolean
  open: OpenEvent[]
  /** Face-down, from the top down. */
  stacks: Record<Season, EventCard[]>
  /** Open to all (V9.37). */
  discarded: SoloEventId[]
  /** Rats: one draft less in this round (V7.159). */
  rats: boolean
}

/** Number by which moves and events name the Countess, who has no seat. */
export const countess: Seat = -1

export type Task =
  /** A draft turn (V4.2). `recruited`: a Recruiter was paid for two drafts; `taken`: one is drafted (V7.24). */
  | { task: 'draft'; seat: Seat; recruited?: boolean; taken?: boolean }
  /** Automatic: whose draft turn is next, from this seat on. `recruited`: this seat's goes on, two drafts are paid for. */
  | { task: 'next-draft'; seat: Seat; recruited?: boolean }
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
  /** Automatic: Founders are turned, and the first-player card passes on (V4.35, V4.36). */
  | { task: 'end-build' }
  /** Automatic: markets, then the next round or the end (V4.40-V4.44). */
  | { task: 'markets' }
  /** One of the cards looked at must be chosen (V7.21, V7.25). */
  | { task: 'look'; seat: Seat }
  /** The other cards looked at go back in any order (V7.21, V7.25). */
  | { task: 'order'; seat: Seat }
  /** A hand was looked at; which villager is stolen? (V7.30) */
  | { task: 'steal'; seat: Seat; from: Seat }
  /** Freelancers may be paid; `used` are those that were (V7.52, V7.53). */
  | { task: 'freelancers'; seat: Seat; used: { owner: Seat; pile: number }[] }
  /** Automatic: the limit is fixed; `more` by Freelancers, `less` by Arson (V4.26, V-R12). */
  | { task: 'open-build'; seat: Seat; more: number; less: number }
  /** Automatic: who has most, and the rewards (V7.61). */
  | { task: 'developments' }
  /** The Church's card (V7.121). */
  | { task: 'church'; seat: Seat }
  /** The Tavern's basic villager, placed in the village of `owner` (V7.123, V-R54). */
  | { task: 'tavern'; seat: Seat; owner: Seat }
  /** Solo: Rats, before the draft phase (V7.159). */
  | { task: 'rats'; seat: Seat }
  /** Solo: which face-up villager the Countess gets (V8.6). */
  | { task: 'give'; seat: Seat }
  /** Automatic: the empty slots of the Road are filled after both drafts (V8.6). */
  | { task: 'refill' }
  /** Solo: Arson, before the build turn (V7.153). */
  | { task: 'arson'; seat: Seat }
  /** Solo: which open event is carried out next (V8.12). */
  | { task: 'events'; seat: Seat }
  /** Solo: an event that Mood Swing has drawn must be carried out (V7.148). */
  | { task: 'swing'; seat: Seat; id: SoloEventId }
  /** Solo: what an event is about must be chosen (V-D28, V-D29). */
  | { task: 'event-choice'; seat: Seat; id: SoloEventId }
  /** Automatic: the Countess's villager and the new events (V8.12). */
  | { task: 'countess' }

export interface State {
  options: Options
  /** Counts from 1. */
  round: number
  /** Owner of the first-player card (V3.4). */
  firstPlayer: Seat
  /** The six face-up slots, columns 0 to 5. */
  road: (RoadCard | null)[]
  /** The six face-down stacks, columns 0 to 5, each from the top down. */
  stacks: FaceDown[][]
  /** From the top down. */
  reserve: FaceDown[]
  /** Open to all; the last one was discarded last (V9.31). */
  discard: VillagerId[]
  /** Number of basic villagers of each kind that are left. */
  basics: Record<BasicId, number>
  seats: SeatState[]
  markets: Record<MarketDay, MarketState>
  /** The build turn in progress, if any. */
  turn: BuildTurn | null
  /** The Developments in play; none without that module. */
  developments: Development[]
  /** Cards that somebody is looking at, if anybody is. */
  look: Look | null
  /** The game against the Countess; `null` with two or more players. */
  solo: Solo | null
  agenda: Task[]
}
