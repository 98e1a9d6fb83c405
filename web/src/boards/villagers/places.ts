import type { Box } from '../../stage/layout.ts'

/** A card as its place has to know it. Names have soft hyphens where they may break. */
export interface CardContents {
  readonly name: string
  /** Marks of its suit. */
  readonly marks: number
  /** Card that it goes on; `null`: on the ground. */
  readonly below: string | null
}

/** A card of a village, with what a line of it says beside its name. */
export interface VillageCard extends CardContents {
  /** The name of its piece. */
  readonly at: string
  readonly lock: boolean
  readonly key: boolean
  /** Signs of food and of builders. */
  readonly signs: number
  /** Worth of it: the number of coins printed. */
  readonly coins: number
  /** Gold lies on it. */
  readonly lying: boolean
}

/** A starter and the branches on it. */
export interface PileContents {
  readonly starter: VillageCard
  readonly branches: ReadonlyArray<ReadonlyArray<VillageCard>>
  /** The place of a second branch is offered beside the first. */
  readonly opening: boolean
}

/** A fan of cards; a back has no name and no marks. */
export type Fan = ReadonlyArray<CardContents>

/** A tag: what it says, and a number behind that. */
export interface TagContents {
  readonly text: string
  /** It says what to do next. */
  readonly hint?: boolean
}

/** All that lies on the stage. */
export interface Contents {
  /** The pane of a phone; `null`: all of it is in view. */
  readonly pane: string | null
  readonly seats: number
  /** The open cards of the road, `null` where there is none. */
  readonly road: ReadonlyArray<CardContents | null>
  /** Days on which the market is told at a stack: the column, and the words. */
  readonly markets: ReadonlyArray<{ readonly column: number; readonly text: string }>
  readonly starters: { readonly title: string; readonly names: ReadonlyArray<string> }
  /** Basic villagers can be taken, or are asked for. */
  readonly trades: boolean
  /** True if the lasting hint has a row of its own beside the road of a phone. */
  readonly roadHint: boolean
  readonly tags: {
    readonly left: ReadonlyArray<TagContents>
    readonly middle: ReadonlyArray<TagContents>
  }
  /** Events and Developments of modules. */
  readonly chips: boolean
  /** Piles of a village in columns, as `columns.ts` has them. */
  readonly columns: ReadonlyArray<ReadonlyArray<PileContents>>
  /** The place of a new pile is offered. */
  readonly ground: boolean
  /** Size of the village, as a share of its usual size. */
  readonly zoom: number
  readonly hand: Fan
  readonly square: { readonly title: string; readonly cards: Fan }
}

/** Size and parts of cards that lie together. */
export interface CardLook {
  readonly w: number
  readonly h: number
  /** Heights of the line of the name and of what it is worth, and size of the letters. */
  readonly head: number
  readonly foot: number
  readonly letters: number
  /** Part of a card's width that is seen under the next. */
  readonly seen: number
  /** The marks lie on the picture: names need the room of the head. */
  readonly marksBelow: boolean
}

/** Look of a line: the parts that have room beside a card's name. */
export interface LineLook {
  readonly mark: boolean
  readonly lock: boolean
  readonly key: boolean
  readonly signs: boolean
  readonly coins: boolean
  readonly letters: number
}

/** A card of a village in its column; `line`: only a line of it is seen. */
export interface CardPlace {
  readonly box: Box
  readonly line: LineLook | null
  /** Part of its width that is seen. */
  readonly seen: number
}

/** A column of a village; places count from its corner. */
export interface ColumnPlace {
  readonly box: Box
  /** Width, in cards. */
  readonly wide: number
  readonly cards: ReadonlyMap<string, CardPlace>
  /** Place where a second branch is offered. */
  readonly opening: Box | null
  /** Buttons over the heads of all its cards, for a finger: over the whole width, and over one branch. */
  readonly heads: ReadonlyArray<Box>
}

/** Cards in a line, each in its place; places count from the corner of the area, which scrolls sideways where it must. */
export interface FanPlaces {
  readonly area: Box
  readonly look: CardLook
  readonly hand: ReadonlyArray<Box>
  readonly square: ReadonlyArray<Box>
  /** The words beside what was drafted this round. */
  readonly title: Box | null
  /** In place of cards: that there are none. */
  readonly empty: Box | null
}

/** The road: open cards, the stacks behind or above them, the Reserve and the basic villagers. */
export interface RoadPlaces {
  readonly look: CardLook
  /** Open cards, counted from the corner of the area, which scrolls on a phone. */
  readonly area: Box
  readonly cards: ReadonlyArray<Box>
  readonly reserve: Box
  readonly stacks: ReadonlyArray<Box>
  /** Look of a stack: behind its card (its edge is seen), bare, or a small pile of its own. */
  readonly piles: 'behind' | 'apart'
  /** Tags of the market, in the order of the days; none where a mark on the stack says it. */
  readonly markets: ReadonlyArray<Box>
  readonly hint: Box | null
  /** Place for discarded cards that have no place in view. */
  readonly beyond: Box | null
}

/** Basic villagers: a list with a title, or side by side. */
export interface StarterPlaces {
  readonly box: Box
  readonly title: Box | null
  readonly places: ReadonlyArray<Box>
  readonly marks: boolean
}

/** Places of everything. `null`: it is not drawn. */
export interface VillagersLayout {
  /** Fingers touch it: what is small has a button of its own. */
  readonly touched: boolean
  readonly road: RoadPlaces | null
  readonly starters: StarterPlaces | null
  readonly tags: { readonly box: Box; readonly scrolls: boolean } | null
  readonly chips: Box | null
  readonly zoom: Box | null
  readonly village: {
    readonly area: Box
    readonly look: CardLook
    /** Height of a line. */
    readonly line: number
    /** Columns overlap. */
    readonly tight: boolean
    readonly columns: ReadonlyArray<ColumnPlace>
    readonly ground: Box | null
    /** Size of all of it, from the area's corner. */
    readonly whole: Box
  } | null
  readonly hand: FanPlaces
  readonly sheet: Box
  readonly elsewhere: Box
}
