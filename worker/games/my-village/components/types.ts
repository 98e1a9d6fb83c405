/**
 * Types of what is printed on each kind of component, and where its figures come from.
 * Rules: M-R1.
 */
import type { Provenance } from '../../kernel/provenance.ts'

export interface Component extends Provenance {
  readonly id: string
  /** Copies in the box. */
  readonly count: number
}

export const professions = ['abbot', 'councilman', 'traveller', 'craftsman', 'merchant'] as const
export type Profession = (typeof professions)[number]

export const areas = ['religion', 'council', 'harvest', 'travel', 'crafts', 'market'] as const
export type Area = (typeof areas)[number]

export const goods = ['horse', 'beer', 'plow', 'scroll', 'wagon'] as const
export type Good = (typeof goods)[number]

export const craftBuildingKinds = [
  'stable',
  'brewery',
  'forge',
  'scriptorium',
  'wainwright',
] as const
export type CraftBuildingKind = (typeof craftBuildingKinds)[number]

export const monkStacks = ['quill', 'jug', 'rosary'] as const
export type MonkStack = (typeof monkStacks)[number]

export const letters = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof letters)[number]

/** The categories of the area council chamber (M7.29). */
export const categories = [
  'travel-cards',
  'craft-buildings',
  'served-customers',
  'church-and-monks',
  'fields',
] as const
export type Category = (typeof categories)[number]

/** Payment in one go: coins and goods. */
export type Charge = { readonly [K in Good | 'coins']?: number }

/** A black banner: its values, its time, and alternatives of what is paid besides (empty: nothing). */
export interface BlackBanner {
  readonly values: ReadonlyArray<number>
  readonly time: number
  readonly additionalCost: ReadonlyArray<Charge>
}

export interface VillageBoard extends Component {
  readonly playBanner: {
    readonly values: ReadonlyArray<number>
    readonly time: number
    readonly gain: { readonly sp: number }
  }
}

export interface Church extends Component {
  readonly black: BlackBanner
  readonly spaces: number
  readonly windows: number
  readonly pp: number
}

export type MonkBonus =
  | { readonly sp: number }
  | { readonly headman: number }
  | { readonly school: number }
  | { readonly marketOffice: number; readonly maxCustomers: number }

export interface Monk extends Component {
  readonly stack: MonkStack
  readonly black: BlackBanner
  readonly bonus: MonkBonus
  readonly windows: number
}

/** A white banner that puts a marker on its card or pays coins. */
interface Gain {
  readonly coins?: number
  readonly marker?: number
}

export interface CouncilChamber extends Component {
  readonly black: BlackBanner
  readonly onAcquire: Gain
  readonly white: { readonly time: number; readonly gain: Gain }
  /** The number of octagonal spaces, or what each of them stands for. */
  readonly spaces: number | ReadonlyArray<Category> | ReadonlyArray<Profession>
  readonly pp: number
}

export interface MeetingPlace extends Component {
  readonly black: BlackBanner
  readonly onAcquire: { readonly tile: number; readonly sp: number; readonly marker: number }
  readonly white: {
    readonly time: number
    readonly gain: { readonly moveTile: boolean; readonly sp: number; readonly marker: number }
    readonly last: boolean
  }
  readonly spaces: number
  readonly pp: number
}

export interface Field extends Component {
  readonly black: BlackBanner
  readonly onAcquire: { readonly coins: number }
  readonly white: {
    readonly time: number
    readonly gain: { readonly coins: number }
    readonly withPlow: { readonly coins: number }
  }
  readonly spaces: number
  readonly pp: number
}

export interface TravelCard extends Component {
  readonly letter: Letter
  readonly black: BlackBanner
  /** Additional cost of travelling on from here (M5.29). */
  readonly grey: { readonly coins?: number; readonly beer?: number; readonly time?: number } | null
  readonly pp: number
  readonly endsJourney: boolean
  readonly chapel?: boolean
}

export interface CraftBuilding extends Component {
  readonly kind: CraftBuildingKind
  readonly good: Good
  readonly black: BlackBanner
  readonly onAcquire: { readonly marker: number }
  readonly white: { readonly time: number; readonly gain: { readonly marker: number } }
  readonly spaces: number
  readonly pp: number
}

export interface Customer extends Component {
  readonly white: { readonly values: ReadonlyArray<number | '?'>; readonly time: number }
  readonly goods: { readonly [K in Good]?: number }
  readonly pp: number
}

export interface DieKind extends Component {
  readonly faces: ReadonlyArray<number>
  readonly timeCost?: number
}

export interface Token extends Component {
  readonly sp?: number
  readonly pp?: number
  readonly values?: ReadonlyArray<number>
}
