import type { Box } from '../../stage/layout.ts'

/** Part on top of the shelf: heroes and market, artifacts, or my heroes. */
export type Side = 'market' | 'artifacts' | 'own-heroes'

/** Widths of tokens side by side, in sizes of their letters. */
export type TokenWidths = ReadonlyArray<number>

export interface HouseContents {
  readonly name: string
  readonly effect: TokenWidths
}

/** A hero of the row. */
export interface HeroContents {
  readonly name: string
  readonly price: TokenWidths
}

/** A pile of the market. */
export interface WareContents {
  readonly name: string
  readonly effect: TokenWidths
  /** Width of the widest price. */
  readonly price: number
}

/** Heading of a part of the shelf, with what is said in small letters. */
export interface Heading {
  readonly title: string
  readonly note: string
}

/** The shelf, with what its side shows. */
export interface ShelfContents {
  readonly side: Side
  readonly heroes: Heading & { readonly cards: ReadonlyArray<HeroContents | null> }
  readonly market: Heading & { readonly wares: ReadonlyArray<WareContents | null> }
  readonly artifacts: Heading & {
    readonly cards: ReadonlyArray<{ readonly name: string; readonly text: string }>
  }
  /** Buttons that lead to the other sides; the second one leads to my heroes. */
  readonly turns: ReadonlyArray<string>
  /** Number of my heroes. */
  readonly own: number
}

/** A region and the street across the river, as words: `null` where nothing is said. */
export interface TerraceContents {
  readonly flag: string | null
  readonly gate: string | null
  readonly price: string | null
  readonly left: string
  /** Names of what is explored. */
  readonly lands: ReadonlyArray<string | null>
  readonly houses: ReadonlyArray<HouseContents | null>
}

/** All that lies on the stage. Names have soft hyphens where they may break. */
export interface Contents {
  /** The pane of a phone; `null`: all of it is in view. */
  readonly pane: string | null
  /** The handle of the drawer lies at the right edge. */
  readonly handle: boolean
  readonly over: boolean
  /** Height of a note of the guide that wants room at the foot; 0: there is none. */
  readonly note: number
  /** Owner of the valley, and the way home; `null`: it is mine. */
  readonly visit: { readonly title: string; readonly home: string } | null
  /** The artifact before the seat, else where it is said that there is none. */
  readonly tag: { readonly name: string; readonly text: string | null }
  /** Number of heroes that the seat has invited. */
  readonly guests: number
  /** From region III down. */
  readonly terraces: ReadonlyArray<TerraceContents>
  readonly sites: ReadonlyArray<string>
  readonly purse: {
    /** Amount of each resource, and number of settlers of each kind. */
    readonly amounts: ReadonlyArray<string>
    readonly settlers: ReadonlyArray<string>
    /** One of the resources is asked for: they are tapped. */
    readonly asked: boolean
    /** `null`: nobody exchanges here. */
    readonly exchange: string | null
  }
  readonly shelf: ShelfContents
  /** The other seats: how many heroes each has. */
  readonly others: ReadonlyArray<{ readonly heroes: number }>
}

/** Places that scroll upwards in an area, where they are higher than it; they count from its corner. */
export interface Scrolled<T> {
  readonly area: Box
  readonly places: ReadonlyArray<T>
}

/** A land and its street on one level; all count from its corner. */
export interface Terrace {
  readonly box: Box
  readonly flag: Box
  readonly tiles: ReadonlyArray<Box>
  /** `null`: the spaces themselves stand for it. */
  readonly stack: Box | null
  readonly gate: Box
  readonly plots: ReadonlyArray<Box>
}

/** Looks of what stands in a valley: sizes of letters and parts, 0 where there is no room for it. */
export interface ValleyLook {
  /** Letters of the words of flags, of gates, stacks, lands and labels. */
  readonly flag: number
  readonly gate: number
  readonly stack: number
  readonly land: number
  readonly label: number
  readonly effect: number
  /** Sign and number on flags, gates and stacks. */
  readonly sign: number
  /** Below the number of a flag: settlers, and letters of what it would yield. */
  readonly standing: number
  readonly amounts: number
  /** The sign of a monster, and what a land yields. */
  readonly mark: number
  readonly yields: number
  /** Middle of a beast on a land from its left edge: alone, and beside the tag that tells of the hunt. */
  readonly beast: number
  readonly hunted: number
  /** The picture of a house, above the foot of its plot. */
  readonly house: { readonly w: number; readonly h: number; readonly foot: number }
  /** True if what is below a number is said in words, where there is room for that. */
  readonly flagWord: boolean
}

/** Looks of the cards on the shelf: sizes of letters. */
export interface ShelfLook {
  readonly heading: number
  readonly note: number
  readonly hero: number
  readonly price: number
  readonly ware: number
  readonly effect: number
  /** Width of a market space's picture; 0: there is none. */
  readonly picture: number
  readonly artifact: number
  readonly text: number
  /** The picture of an artifact, beside its name or (`isAbove`) above it. */
  readonly treasure: number
  readonly isAbove: boolean
}

/** The shelf; all but `panel` count from its corner. */
export interface ShelfPlaces {
  readonly panel: Box
  /** It is higher than its panel. */
  readonly scrolls: boolean
  readonly look: ShelfLook
  readonly heroes: { readonly head: Box | null; readonly places: ReadonlyArray<Box> } | null
  readonly market: { readonly head: Box | null; readonly places: ReadonlyArray<Box> } | null
  readonly artifacts: { readonly head: Box; readonly cards: Scrolled<Box> } | null
  readonly own: { readonly head: Box; readonly cards: Scrolled<Box> } | null
  readonly turns: ReadonlyArray<Box>
}

/** Places of everything. `null`: it is not drawn. */
export interface SettlementLayout {
  /** Size of usual letters. */
  readonly type: number
  readonly ground: Box
  readonly tag: {
    readonly box: Box
    readonly picture: number
    readonly letters: number
    /** The picture alone. */
    readonly isBare: boolean
  } | null
  readonly visit: Box | null
  readonly guests: ReadonlyArray<Box> | null
  readonly valley: {
    readonly box: Box
    readonly terraces: ReadonlyArray<Terrace>
    readonly look: ValleyLook
    /** Each terrace has a ground of its own. */
    readonly isStacked: boolean
  } | null
  /** Their names stand beside their pictures, or below them. */
  readonly sites: {
    readonly places: ReadonlyArray<Box>
    readonly named: 'beside' | 'below'
  } | null
  readonly purse: {
    readonly bag: Box
    /** From the corner of the bag. */
    readonly amounts: ReadonlyArray<Box>
    /** `null`: they are told in the rail. */
    readonly settlers: Box | null
    readonly letters: number
    readonly icon: number
    readonly exchange: { readonly box: Box; readonly isNamed: boolean } | null
    /** Room for the tray: it lies at its upper or lower edge. */
    readonly tray: Box
    readonly opens: 'up' | 'down'
  } | null
  readonly shelf: ShelfPlaces | null
  readonly others: (Scrolled<Box> & { readonly guest: number }) | null
}
