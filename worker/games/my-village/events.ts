import type { Seat } from '../kernel/index.ts'
import type {
  Category,
  CustomerId,
  FieldId,
  Good,
  Letter,
  MonkId,
  MonkStack,
  Profession,
  TravelId,
} from './components/index.ts'
import type { GoodSource } from './moves.ts'
import type {
  BlackBannerId,
  Change,
  Die,
  DisplayCard,
  HeadmanSpace,
  StandingOrder,
  WhiteBanner,
} from './state.ts'

/** Reason for gains of story points or coins. */
export type Reason = WhiteBanner | DisplayCard | 'hand' | 'headman' | 'chronicle'

/** Events of a game. `auto` marks steps that nobody decided. */
export type Event =
  | {
      event: 'round'
      round: number
      startPlayer: Seat
      handSp: number
      pool: Die[]
      auto: true
    }
  | { event: 'took-die'; seat: Seat; die: Die; nth: 0 | 1 }
  | {
      event: 'changed-die'
      seat: Seat
      nth: 0 | 1
      from: number
      to: number
      by: Change
      paid: number
    }
  | { event: 'used'; seat: Seat; banner: BlackBannerId; value: number }
  | { event: 'activated'; seat: Seat; banner: WhiteBanner; value: number }
  | {
      event: 'paid-time'
      seat: Seat
      time: number
      from: number
      to: number
      /** The time marker passed the bridge: a villager will die. */
      bridge: boolean
    }
  | { event: 'paid-coins'; seat: Seat; coins: number }
  | { event: 'paid-good'; seat: Seat; good: Good; from: GoodSource; auto: boolean }
  | { event: 'gained-coins'; seat: Seat; coins: number; from: Reason }
  | { event: 'gained-sp'; seat: Seat; sp: number; from: Reason }
  | { event: 'acquired'; seat: Seat; card: DisplayCard | TravelId | FieldId }
  /** A marker was put on a card; `null`: its spaces are full, the marker is forfeited (M4.21). */
  | {
      event: 'marker'
      seat: Seat
      card: WhiteBanner
      space: Category | Profession | number | null
    }
  | { event: 'plow'; seat: Seat; from: 'forge' | 'guild-chamber'; field: FieldId }
  | { event: 'tile'; seat: Seat; from: WhiteBanner | null; to: WhiteBanner; auto: boolean }
  | {
      event: 'forgone'
      seat: Seat
      what: 'tile' | 'mark' | 'headman' | 'school' | 'bonus' | 'customers'
    }
  | { event: 'travelled'; seat: Seat; letter: Letter; card: TravelId }
  | { event: 'put-back'; seat: Seat; letter: Letter; card: TravelId }
  | { event: 'walked'; seat: Seat; from: HeadmanSpace; to: HeadmanSpace; auto: boolean }
  | { event: 'saved-sp'; seat: Seat; sp: number }
  | { event: 'enrolled'; seat: Seat; auto: boolean }
  | { event: 'advanced'; seat: Seat }
  | { event: 'graduated'; seat: Seat; from: 'left' | 'right'; to: Profession }
  | { event: 'took-hand'; seat: Seat; from: Seat; sp: number }
  | { event: 'customer-revealed'; seat: Seat; customer: CustomerId }
  | { event: 'trade-declined'; seat: Seat }
  | { event: 'took-customers'; seat: Seat; customers: CustomerId[]; free: boolean }
  | { event: 'served'; seat: Seat; customer: CustomerId; pp: number }
  | { event: 'ordered'; seat: Seat; prevent: StandingOrder }
  | { event: 'ended-turn'; seat: Seat }
  | { event: 'display-refilled'; customers: CustomerId[]; auto: true }
  | { event: 'monk-revealed'; stack: MonkStack; monk: MonkId; auto: true }
  | {
      event: 'died'
      seat: Seat
      profession: Profession
      /** A chronicle space by its position, or an anonymous grave by its number from 1. */
      chronicle: number | null
      grave: number | null
      auto: boolean
    }
  | { event: 'hired'; seat: Seat; as: Profession; laborers: number }
  | { event: 'rat'; pips: number; from: number; to: number; auto: true }
  | { event: 'invasion'; auto: true }
  | { event: 'prevented'; seat: Seat; sp: number; auto: boolean }
  | { event: 'lost-sp'; seat: Seat; sp: number; auto: true }
  | { event: 'game-over'; coffins: number; auto: true }
