/** Events at a table of Villagers, as the log, the letters and the board tell it. */
import type { Seat } from '../kernel/index.ts'
import type {
  BasicId,
  Card,
  CardId,
  DevelopmentId,
  FoundersSide,
  Season,
  SoloEventId,
  VillagerId,
} from './components/index.ts'
import type { MarketDay } from './state.ts'

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
      /** `countess`: under Serfdom, into her village. */
      on: 'stack' | 'reserve' | 'discard' | 'countess'
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
  | ModuleEvent
  | SoloEvent

/** Events that happen only with modules. */
export type ModuleEvent =
  | { event: 'recruited'; seat: Seat }
  | { event: 'benefactor'; seat: Seat; card: CardId }
  /** Somebody looks at so many cards: of a stack, the Reserve (`column` `null`), or `from`'s hand. */
  | { event: 'prophet'; seat: Seat; column: number; count: number }
  | { event: 'pigeoneer'; seat: Seat; count: number }
  | { event: 'noble'; seat: Seat; from: Seat; count: number }
  /** A card taken into hand: after a look, or (`church`) as a reward. Others hear its back where they do not know it. */
  | { event: 'took'; seat: Seat; by: 'pigeoneer' | 'church'; card: Card; column: number | null }
  | { event: 'stole'; seat: Seat; from: Seat; card: Card | BasicId }
  /** The cards looked at lie there again. */
  | { event: 'put-back'; seat: Seat; column: number | null; count: number }
  | {
      event: 'barbarian'
      seat: Seat
      cards: { column: number; card: VillagerId; coins: number }[]
    }
  | { event: 'flaker'; seat: Seat; from: Seat; card: VillagerId }
  | { event: 'courier'; seat: Seat; column: number; card: VillagerId; coins: number }
  | { event: 'hired'; seat: Seat; owner: Seat; pile: number }
  /** A top villager went to a hand, its coins to `owner`. */
  | {
      event: 'schemed'
      seat: Seat
      owner: Seat
      card: CardId
      pile: number
      branch: number
      coins: number
    }
  /** Nothing lies on a Monk or Apprentice any more: it goes back to its owner's hand (V5.66). */
  | { event: 'uncovered'; seat: Seat; card: VillagerId; auto: true }
  | { event: 'arrested'; seat: Seat; owner: Seat; pile: number; coins: number }
  | { event: 'robbed'; seat: Seat; from: Seat; pile: number; gold: number }
  | { event: 'bronze'; seat: Seat; card: CardId; gold: number; auto: true }
  /** The tokens of the last round are returned (V7.61). */
  | { event: 'tokens-returned'; auto: true }
  | { event: 'development'; id: DevelopmentId; seat: Seat | null; count: number; auto: true }
  | { event: 'development-reward'; id: DevelopmentId; seat: Seat; gold: number; auto: true }
  | { event: 'settled'; owner: Seat; basic: BasicId; pile: number }

/** Events that happen only in solo. `by` is the event that caused it. */
export type SoloEvent =
  /** An event comes into force. */
  | { event: 'event-revealed'; id: SoloEventId; auto: true }
  | { event: 'event-begun'; id: SoloEventId; auto: boolean }
  | { event: 'event-discarded'; id: SoloEventId; by: 'jester' | 'done' | 'dark-mood' }
  | { event: 'events-shuffled'; season: Season; auto: true }
  /** The discard pile forms a new Reserve (V8.17). */
  | { event: 'reserve-shuffled'; count: number; auto: true }
  /** The Countess gets a villager: from the Road, a stack, the Reserve, or from the player's village or hand. */
  | {
      event: 'countess-gets'
      card: VillagerId
      from: 'road' | 'stack' | 'reserve' | 'village' | 'hand'
      column: number | null
      coins: number
      auto: boolean
    }
  /** Rats or Arson: paid, or one draft or build action less. */
  | { event: 'settled-with'; seat: Seat; by: 'rats' | 'arson'; gold: number }
  /** Gold from the bank to a supply, or from the player to the Countess. */
  | { event: 'event-gold'; by: SoloEventId; seat: Seat; gold: number; paid: boolean; auto: boolean }
  /** Gold from the bank onto the Countess's villagers. */
  | { event: 'event-coins'; by: SoloEventId; pile: number; card: CardId; gold: number }
  /** A villager leaves the player's village or hand for the discard pile, a basic one for its stack. */
  | {
      event: 'event-removed'
      by: SoloEventId
      seat: Seat
      card: VillagerId | BasicId
      from: 'village' | 'hand'
      coins: number
    }
  | { event: 'no-effect'; by: SoloEventId; auto: true }
