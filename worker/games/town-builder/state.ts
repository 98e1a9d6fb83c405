/**
 * The state of a table, in the words of the rulebook.
 * Rules: T1.1–T1.32.
 */
import type { Automatic, Decision, PlayContext, Seat } from '../kernel/index.ts'
import {
  type AwardId,
  actionsPerTurn,
  type BuildingType,
  type CrestId,
  type JudgeId,
  type Resource,
  type Source,
  type TownId,
  type UseAs,
} from './components/index.ts'

import type { Move } from './moves.ts'

export type { Move } from './moves.ts'

/** T1.7: a building not yet built, with what it has got so far. */
export interface Foundation {
  readonly card: TownId
  /** The resource cards under it, first placed first. */
  under: TownId[]
  /** Symbols that count as covered without a card (T7.69). */
  covered: Resource[]
}

/** T1.5: what lies before one player. */
export interface District {
  readonly crest: CrestId
  /** T1.14: the cards under the crest, oldest first; each is 1 gold. */
  gold: TownId[]
  foundations: Foundation[]
  buildings: TownId[]
}

/** One of the awards in play (T3.8). The first of `by` has the card, the others a replacement (T5.47). */
export interface OpenAward {
  readonly award: AwardId
  /** The round in which it was first claimed. */
  round: number | null
  by: Seat[]
}

/** T-R40: until the next turn of `seat` nobody else takes the card, and nobody discards it. */
interface Protection {
  readonly card: TownId
  readonly seat: Seat
  /** The building whose ability protects: the Bridge, or what copied it. */
  readonly by: Source
}

/** Facts that hold for the turn in progress only. */
export interface Turn {
  seat: Seat
  /** Actions left. */
  actions: number
  /** T5.36: what was completed in this turn, in order. */
  completed: TownId[]
  /** Buildings whose build ability can still be used (T5.53). */
  open: TownId[]
  /** T5.61: whether the star ability of this turn is used up. */
  starUsed: boolean
  /** T7.8: gold of this turn that is no card. */
  gold: number
  /** Cards of the last payment: they cannot be taken back by what was paid for (T7.66). */
  paid: TownId[]
}

export interface State {
  /** True if awards are claimed without asking (T-R18). */
  readonly autoClaim: boolean
  /** True if the end of a turn is always a move of its own (T-R55). */
  readonly confirmEnd: boolean
  /** T1.28: the first player. */
  readonly first: Seat
  /** T1.27: counts from 1. */
  round: number
  /** T6.3: the final round, once it is known. */
  lastRound: number | null
  /** T6.18: whether a card has moved in this round. */
  stirred: boolean
  /** T1.29: how often the discard pile has become the deck. */
  reshuffles: number
  /** Face down; the top card is the last. */
  deck: (TownId | JudgeId)[]
  /** Number of judges in the deck; everybody sees them come out. */
  deckJudges: number
  /** T9.13: who has looked at the top card of the deck. */
  seenTop: Seat[]
  /** Face up; the top card is the last. */
  discard: TownId[]
  row: TownId[]
  /** Cards that an ability has revealed and that are not yet dealt with (T7.75, T7.76). */
  revealed: TownId[]
  protections: Protection[]
  judgeRow: JudgeId[]
  unusedJudges: JudgeId[]
  /** T-R47: whether everybody has seen the unused judges. */
  judgesKnown: boolean
  awards: OpenAward[]
  unusedAwards: AwardId[]
  /** T8.7: in a solo game, whether the judge of the deck has closed the awards. */
  awardsClosed: boolean
  districts: District[]
  turn: Turn
  /** T6.8: as what a building counts (instead or besides) in final scoring. */
  counted: Partial<Record<TownId, BuildingType>>
  /** T6.8: the buildings whose owners have decided. */
  decided: TownId[]
  agenda: Task[]
}

/** Place of a card that is taken for a use. `sites`: it is a foundation itself (T7.78). */
export type Zone = 'row' | 'discard' | 'revealed' | 'resources' | 'sites'

/** A question with its choices; asked only if there is more than one answer. */
export type Choice =
  | { readonly task: 'pay'; readonly left: number }
  | {
      readonly task: 'pick'
      readonly from: Zone
      readonly as: ReadonlyArray<UseAs>
      readonly except: ReadonlyArray<TownId>
    }
  | {
      readonly task: 'use'
      readonly card: TownId
      readonly from: Zone
      readonly as: ReadonlyArray<UseAs>
    }
  | {
      readonly task: 'discardRow'
      readonly left: number
      readonly gone: number
      readonly replace: boolean
    }
  | { readonly task: 'storeRow'; readonly left: number; readonly gone: number }
  | { readonly task: 'protect'; readonly by: Source }
  | { readonly task: 'cover' }
  | { readonly task: 'copy'; readonly by: TownId; readonly kind: 'build' | 'star' }
  | { readonly task: 'look' }
  | { readonly task: 'addJudge' }
  | { readonly task: 'soloDiscard'; readonly left: number }

export type Task =
  | Choice
  | { readonly task: 'begin' }
  | { readonly task: 'turn' }
  | { readonly task: 'endTurn' }
  | { readonly task: 'pass' }
  | { readonly task: 'tidy' }
  | { readonly task: 'ask'; readonly choice: Choice }
  | { readonly task: 'found'; readonly card: TownId; readonly from: Zone }
  | { readonly task: 'effect'; readonly by: Source; readonly of: Source }
  | { readonly task: 'deal'; readonly count: number }
  | { readonly task: 'clearRevealed' }
  | { readonly task: 'final' }
  | { readonly task: 'retype'; readonly seat: Seat }
  | { readonly task: 'judging' }

/** `auto`: it happened without anybody's decision. */
export type Event =
  | { readonly event: 'turnBegan'; seat: Seat; round: number; last: boolean; auto: true }
  | { readonly event: 'dealt'; card: TownId; auto: boolean }
  | { readonly event: 'judgeArrived'; judge: JudgeId; from: 'deck' | 'unused'; auto: boolean }
  | { readonly event: 'reshuffled'; count: number; limit: number; cards: number; auto: true }
  | { readonly event: 'endTriggered'; round: number; lastRound: number; auto: true }
  | { readonly event: 'paid'; seat: Seat; cards: TownId[]; turnGold: number }
  | { readonly event: 'started'; seat: Seat; card: TownId; from: Zone }
  | { readonly event: 'supplied'; seat: Seat; card: TownId; to: TownId; from: Zone }
  | { readonly event: 'stored'; seat: Seat; card: TownId; from: Zone }
  | { readonly event: 'completed'; seat: Seat; card: TownId; freed: TownId[]; auto: true }
  | {
      readonly event: 'claimed'
      seat: Seat
      award: AwardId
      points: number
      /** True if it is a replacement card of equal value (T5.47). */
      replacement: boolean
      auto: boolean
    }
  | { readonly event: 'used'; seat: Seat; card: Source; kind: 'build' | 'star' }
  | { readonly event: 'copied'; seat: Seat; by: TownId; of: TownId }
  | { readonly event: 'discarded'; seat: Seat; card: TownId; from: 'row' | 'revealed' | 'deck' }
  | { readonly event: 'gaveUp'; seat: Seat; card: TownId }
  | { readonly event: 'cleared'; seat: Seat; card: TownId; freed: TownId[]; auto: boolean }
  | { readonly event: 'protected'; seat: Seat; card: TownId }
  | { readonly event: 'covered'; seat: Seat; card: TownId; symbol: Resource }
  | { readonly event: 'looked'; seat: Seat; card: TownId | null }
  | { readonly event: 'leftTop'; seat: Seat }
  | { readonly event: 'revealed'; seat: Seat; cards: TownId[] }
  | { readonly event: 'declined'; seat: Seat }
  | { readonly event: 'gotActions'; seat: Seat; count: number }
  | { readonly event: 'gotTurnGold'; seat: Seat; count: number }
  | { readonly event: 'judgesTurned'; seat: Seat; judges: JudgeId[] }
  | { readonly event: 'turnEnded'; seat: Seat; forfeited: number }
  | { readonly event: 'awardClosed'; award: AwardId; auto: true }
  | { readonly event: 'stalled'; round: number; auto: true }
  | { readonly event: 'counted'; seat: Seat; card: TownId; as: BuildingType | null }
  | { readonly event: 'judged'; judge: JudgeId; winners: Seat[]; points: number; auto: true }
  | { readonly event: 'over'; places: number[]; totals: number[]; auto: true }

type TaskOf<K extends Task['task']> = Extract<Task, { readonly task: K }>
export type DecisionOn<K extends Task['task']> = Decision<State, TaskOf<K>, Move, Event>
export type AutomaticOn<K extends Task['task']> = Automatic<State, TaskOf<K>, Event>
export type At = PlayContext<Event>

/** The district of a seat; throws a `RangeError` for a seat that is not at the table. */
export function districtOf(state: State, seat: Seat): District {
  const district = state.districts[seat]
  if (!district) throw new RangeError(`There is no seat ${seat}.`)
  return district
}

/** The district of the active player. */
export const ownDistrict = (state: State): District => districtOf(state, state.turn.seat)

/** A turn before its first action (T4.13). */
export const newTurn = (seat: Seat): Turn => ({
  seat,
  actions: actionsPerTurn,
  completed: [],
  open: [],
  starUsed: false,
  gold: 0,
  paid: [],
})

/** Puts a question on the agenda; it is answered by itself if there is just one answer (section 11). */
export const ask = (state: State, choice: Choice): void => {
  state.agenda.push({ task: 'ask', choice })
}

/** Takes an item out of a list; whether it was there. */
export function remove<T>(list: T[], item: T): boolean {
  const index = list.indexOf(item)
  if (index < 0) return false
  list.splice(index, 1)
  return true
}
