import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type {
  AnyBanner,
  BannerOutlook,
  Event,
  Move,
  Options,
  Pair,
  State,
} from '../../../../worker/games/my-village/index.ts'
import type { BoardProps } from '../../stage/board.ts'
import type { Selection } from '../../stage/selection.ts'
import { createTable } from '../kit/table.ts'
import type { More, View } from './choosing.ts'
import type { SignName } from './Drawn.tsx'
import type { Vocabulary } from './dictionary.ts'
import type { Route } from './facts.ts'
import type { Offer, Site, VillageLayout } from './places.ts'
import type { Sum } from './sums.ts'

/** A sentence of an explanation. `lack` stands in the way, `cost` is due, `gain` comes of it, `source` tells where figures are from. */
export interface Line {
  readonly text: string
  readonly tone?: 'lack' | 'cost' | 'gain' | 'source'
  readonly sign?: SignName
}

/** Explanation of a piece. */
export interface Explanation {
  readonly title: string
  readonly about?: string
  readonly lines: ReadonlyArray<Line>
}

/** Material of an explanation. */
export type Subject = () => Explanation

export type Props = BoardProps<State, Move, Event, Options, Selection<Move, Subject, More, View>>

/** Facts and functions that every part of the board shares. */
export interface Table {
  readonly props: Props
  readonly selection: Props['selection']
  /** The state apart from the store, to run the rules on. */
  plain(): State
  boardWords(): Vocabulary
  /** The seat that lacks and costs are computed for: mine; for a spectator, the one that is to move. */
  viewpoint(): Seat
  /** Lacks and costs of a banner for a seat, without one for the viewpoint; `undefined` for one that this seat does not see hanging. */
  outlook(banner: AnyBanner, seat?: Seat): BannerOutlook | undefined
  /** All banners that the viewpoint sees hanging, with what they lack. */
  outlooks(): ReadonlyArray<BannerOutlook>
  /** The pairs that I can still take; empty unless I am choosing dice or their use. */
  pairs(): ReadonlyArray<Pair>
  /** The sums that I can still make of them. */
  sums(): ReadonlyArray<Sum>
  /** The sum looked at; `null` where none can be made. */
  sum(): number | null
  setSum(value: number): void
  /** The ways to the sum looked at, or to the banner that I am after. */
  routes(): ReadonlyArray<Route>
  /** The one of them whose uses are lit. */
  route(): Route | null
  setRoute(key: string): void
  /** Returns true if some pair, or a change of the dice taken, reaches a banner. */
  inReach(banner: AnyBanner): boolean
  /** The banner to which I want to find dice. */
  aim(): AnyBanner | null
  setAim(banner: AnyBanner | null): void
  /** Uses of the dice looked at, stamp by stamp. */
  offers(): ReadonlyArray<Offer>
  /** The free plots of my village that some of my dice reach. */
  sites(): ReadonlyArray<Site>
  /** Name of a plot. */
  siteName(site: Site): string
  /** Gains of a banner at once and at the end, in a sentence. */
  says(banner: AnyBanner): string
  /** Places of everything. */
  layout(): VillageLayout
  /** The whole card display lies open over the stage. */
  displayed(): boolean
  display(open: boolean): void
}

export const { TableContext, useTable, PieceButton } = createTable<Table, Subject>()
