/**
 * The state of a table: villages, the card display, the main board.
 * Rules: M4.23.
 */
import type { Seat } from '../kernel/index.ts'
import type {
  Category,
  ChamberId,
  ChurchId,
  CraftBuildingId,
  CustomerId,
  FieldId,
  Good,
  Letter,
  MonkId,
  MonkStack,
  Profession,
  TravelId,
  VillageBoardId,
} from './components/index.ts'

/** A card of which only the back is known: `'?'` and what the back prints. */
export type Back = `?${string}`

export const dieColours = ['white', 'black'] as const

/** A rolled die of the pool. */
export interface Die {
  readonly colour: (typeof dieColours)[number]
  readonly pips: number
}

/** A die chosen for the banner value: what it showed, what it shows now, and what changed it. */
export interface TakenDie extends Die {
  readonly rolled: number
  readonly by: Change | null
}

export const changes = ['coins', 'marker'] as const
/** Means by which a die is changed: coins, 1 a step (M5.3), or a marker of the meeting place (M5.5). */
export type Change = (typeof changes)[number]

export const headmanSpaces = ['main-house', 'coin-space', 'three-sp-space'] as const
export type HeadmanSpace = (typeof headmanSpaces)[number]

/** A white banner of the own village: on the village board or on a card (M5.83). */
export type WhiteBanner =
  | 'play'
  | 'school'
  | 'meeting-place'
  | CraftBuildingId
  | FieldId
  | ChamberId
  | CustomerId

/** A card of the display that may be acquired; fields, meeting places and travel cards of a letter are alike. */
export type DisplayCard =
  | ChurchId
  | MonkId
  | ChamberId
  | CraftBuildingId
  | 'meeting-place'
  | 'field'
  | `travel-${Letter}`

/** Purposes of a banner value that is used with a black banner (M5.11, M5.14). */
export type BlackBannerId = DisplayCard | 'hand' | 'market-office' | 'headman'

export const standingOrders = ['ask', 'never', 1, 2, 3, 4, 5] as const
/**
 * Standing order for the church of salvation at a rat invasion (M11.21): never, or from a
 * loss of so many story points on (1: always); `ask` makes the table wait for its owner.
 */
export type StandingOrder = (typeof standingOrders)[number]

/**
 * The order of everybody who set none, in the turns of others (M11.21). The card has two spaces for
 * a whole game: from 2 on, no space is ever spent on a single story point, and more than one is
 * never lost.
 */
export const defaultOrder = 2 satisfies StandingOrder

/** A village board and all cards laid against it. Booleans say whether a marker stands there. */
export interface Village {
  readonly board: VillageBoardId
  villagers: Record<Profession, boolean>
  school: { left: boolean; right: boolean }
  coins: number
  /** Story points on the story tree: unsafe. */
  treeSp: number
  /** Story points on the main house: saved. */
  savedSp: number
  headman: HeadmanSpace
  /** The cloud space of the time marker, 0 being the first after the bridge. */
  cloud: number
  /** True if the reaper stands on the time marker: a villager dies at the end of the turn. */
  reaper: boolean
  laborers: number
  church: ChurchId | null
  /** Markers on the church of salvation. */
  prevented: number
  /** The order that the owner has set for the church of salvation; `null`: none (M11.21). */
  order: StandingOrder | null
  /** Travel stacks for which the mission church was used (M5.46). */
  missions: Letter[]
  monks: MonkId[]
  chamber: ChamberId | null
  /** Markers on the guild council chamber. */
  jokers: number
  /** Marked spaces of the area or population council chamber. */
  marked: (Category | Profession)[]
  meetingPlace: { markers: number } | null
  /** The white banner beside which the "2/12" tile lies. */
  tile: WhiteBanner | null
  fields: { readonly id: FieldId; plow: boolean }[]
  travel: TravelId[]
  buildings: { readonly id: CraftBuildingId; goods: number }[]
  /** Unserved customers. */
  market: CustomerId[]
  served: CustomerId[]
}

export interface State {
  villages: Village[]
  round: number
  /** The starting player of this round. */
  startPlayer: Seat
  hand: { owner: Seat; palm: boolean; sp: number }
  pool: Die[]
  /** The turn that is being played, or the last one. `index` counts from 0 in the round. */
  turn: { index: number; seat: Seat; dice: TakenDie[]; activated: WhiteBanner[] }
  /** The card display. `top` is `null` between taking a monk and the end of the turn (M-R44). */
  churches: ChurchId[]
  chambers: ChamberId[]
  meetingPlaces: number
  fields: FieldId[]
  monks: Record<MonkStack, { top: MonkId | null; under: (MonkId | Back)[] }>
  travel: Record<Letter, (TravelId | Back)[]>
  buildings: CraftBuildingId[]
  customers: { display: CustomerId[]; deck: (CustomerId | Back)[] }
  /** Steps of the rat to the rat-invasion space. */
  rat: number
  /** Owners of the villagers on the chronicle spaces of each profession, in order. */
  chronicle: Record<Profession, Seat[]>
  /** The anonymous graves in ascending order. */
  graves: { readonly seat: Seat; readonly profession: Profession }[]
  agenda: Task[]
}

/** Payment that is due for a banner: time, coins, goods one by one. */
export interface Cost {
  readonly time: number
  readonly coins: number
  readonly goods: ReadonlyArray<Good>
}

/** Things that are still to be done; the rulebook's chapter of each in the file that plays it. */
export type Task =
  | { readonly task: 'round' }
  | { readonly task: 'turn'; readonly index: number }
  | { readonly task: 'turn-over' }
  | { readonly task: 'dice'; readonly seat: Seat }
  | { readonly task: 'use'; readonly seat: Seat }
  | { readonly task: 'finish'; readonly seat: Seat; readonly more: boolean }
  | { readonly task: 'choose-cost'; readonly seat: Seat; readonly costs: ReadonlyArray<Cost> }
  | { readonly task: 'pay-good'; readonly seat: Seat; readonly goods: ReadonlyArray<Good> }
  | { readonly task: 'acquire'; readonly seat: Seat; readonly card: DisplayCard }
  | { readonly task: 'lay-monk'; readonly seat: Seat; readonly card: MonkId }
  | { readonly task: 'found-meeting-place'; readonly seat: Seat }
  | { readonly task: 'meet'; readonly seat: Seat }
  | { readonly task: 'tile'; readonly seat: Seat }
  | { readonly task: 'mark'; readonly seat: Seat }
  | { readonly task: 'mission'; readonly seat: Seat; readonly card: TravelId }
  | { readonly task: 'bonus'; readonly seat: Seat; readonly card: MonkId }
  | { readonly task: 'school-bonus'; readonly seat: Seat }
  | { readonly task: 'headman'; readonly seat: Seat }
  | { readonly task: 'school'; readonly seat: Seat }
  | { readonly task: 'serve'; readonly seat: Seat; readonly customer: CustomerId }
  | { readonly task: 'trade'; readonly seat: Seat; readonly max: number }
  | { readonly task: 'free-customer'; readonly seat: Seat; readonly max: number }
  | {
      readonly task: 'customers'
      readonly seat: Seat
      readonly max: number
      readonly chosen: ReadonlyArray<CustomerId>
    }
  | { readonly task: 'death'; readonly seat: Seat }
  | { readonly task: 'laborer'; readonly seat: Seat }
  | { readonly task: 'rat'; readonly seat: Seat }
  | { readonly task: 'invasion' }
  | { readonly task: 'salvation'; readonly seat: Seat }
  | { readonly task: 'plague'; readonly spared: Seat | null }

/** The task of a name. */
export type TaskOf<K extends Task['task']> = Extract<Task, { task: K }>

/** The village of a seat; a seat that does not exist is a bug and throws a `RangeError`. */
export function villageOf(state: State, seat: Seat): Village {
  const village = state.villages[seat]
  if (!village) throw new RangeError(`There is no seat ${seat}.`)
  return village
}

/** The number of players, as the data lists it. */
export function players(state: State): 2 | 3 | 4 {
  const n = state.villages.length
  if (n === 2 || n === 3 || n === 4) return n
  throw new RangeError(`No game for ${n}.`)
}

/** Takes an item out of a list; one that is not there is a bug and throws a `RangeError`. */
export function remove<T>(list: T[], item: T): T {
  const at = list.indexOf(item)
  if (at < 0) throw new RangeError(`${String(item)} is not there.`)
  list.splice(at, 1)
  return item
}
