import type { AnyBanner, DisplayCard } from '../../../../worker/games/my-village/index.ts'
import type { Box } from '../../stage/layout.ts'

/** Uses that share a stamp: the buildings of a kind in the display differ in their banners only. */
export interface Offer {
  readonly name: string
  readonly group: 'black' | 'white' | 'asked' | 'withheld'
  readonly stack: readonly [AnyBanner, ...AnyBanner[]]
}

/** A free plot: the card that would stand there. */
export type Site = Exclude<DisplayCard, `travel-${string}`>

/** Something that stands in a street of the village: as wide as its drawing at the scale of the village, and no narrower than what is written on it. */
export interface CellNeed {
  readonly id: string
  /** Its width in units of the drawings. */
  readonly units: number
  /** Its least width, in pixels. */
  readonly least: number
  /** Higher than a house, as a church is. */
  readonly tall?: true
}

/** A stamp on the tray. */
export interface OfferNeed {
  readonly name: string
  /** The group that it belongs to: what differs lies apart. */
  readonly group: string
  /** Number of banners that hang from it. */
  readonly flags: number
  /** The name that it bears. */
  readonly title: string
  /** Number of signs that tell what it costs and brings. */
  readonly signs: number
  /** Gain of it, in a sentence. */
  readonly says: string
}

/** Things on the tray beside the dice. */
export type TrayNeed =
  | { readonly kind: 'uses'; readonly ruler: boolean; readonly offers: ReadonlyArray<OfferNeed> }
  | {
      readonly kind: 'market'
      /** The market office comes first. */
      readonly offers: ReadonlyArray<OfferNeed>
      readonly asked: boolean
      /** Somebody else's turn: what they do with the dice is told over the foot of the stage. */
      readonly others: boolean
    }
  | { readonly kind: 'answers'; readonly answers: number; readonly about: boolean }

/** Dice on the tray: those that were taken, with the faces that each can be turned to, and those of the pool. */
export interface DiceNeed {
  readonly taken: ReadonlyArray<{ readonly coins: number; readonly markers: number }>
  readonly pool: number
  /** Pairs to choose from: two dice are not taken yet. */
  readonly pairs: boolean
}

/** All that lies on the stage, as the layout counts it. */
export interface Contents {
  /** The pane of a phone; `null` on a wide stage. */
  readonly pane: string | null
  readonly cells: ReadonlyArray<CellNeed>
  readonly dice: DiceNeed
  readonly tray: TrayNeed
}

/** Place in a street: what is drawn, and what lies at its foot. */
export interface CellPlace {
  readonly id: string
  readonly box: Box
  /** The part above the foot; what is drawn in it stands on its lower edge, or a little below it on a phone. */
  readonly top: Box
  readonly foot: Box
}

export interface Street {
  readonly y: number
  /** Ground of those who walk on it. */
  readonly foot: number
  readonly h: number
}

/** The village: from the far bank to its last street, in one room that scrolls where it is too small. */
export interface SceneLayout {
  /** The room on the stage, and what stands in it: places count from its corner. */
  readonly area: Box
  readonly full: Box
  /** Pixels of a unit of the drawings. */
  readonly k: number
  /** As far as what is drawn reaches below its part of a cell. */
  readonly below: number
  readonly land: Box
  readonly stops: ReadonlyArray<Box>
  readonly journey: Box
  readonly river: Box
  /** Within the river. */
  readonly stones: ReadonlyArray<Box>
  readonly reaper: Box
  readonly time: Box
  /** Width of the ferry. */
  readonly ferry: number
  readonly streets: ReadonlyArray<Street>
  readonly cells: ReadonlyMap<string, CellPlace>
  readonly gardens: ReadonlyArray<{ readonly x: number; readonly y: number; readonly nth: number }>
  readonly lots: ReadonlyArray<Box>
}

export interface TrayLayout {
  readonly box: Box
  /** Places within the tray. */
  readonly ruler: Box | null
  /** The button that opens the display; `null`: there is no room for it. */
  readonly display: Box | null
  /** Dice, in a room of their own, from whose corner their places count; without height, they are not drawn. */
  readonly dice: {
    readonly box: Box
    readonly scrolls: boolean
    readonly pool: ReadonlyArray<Box>
    readonly taken: ReadonlyArray<{
      readonly die: Box
      readonly coins: ReadonlyArray<Box>
      readonly markers: ReadonlyArray<Box>
    }>
    readonly value: Box | null
  }
  readonly pairs: Box | null
  readonly take: Box | null
  /** The button that turns to the next pair, where there is no room for all; `null`: they lie in a row. */
  readonly turn: Box | null
  /** The room of the stamps or answers; those lie within it. */
  readonly offers: {
    readonly area: Box
    readonly places: ReadonlyArray<Box>
    /** They are low: banner, name and cost alone. */
    readonly low: boolean
    /** Pictures are lower than banners that hang: the values of each stand side by side. */
    readonly lying: boolean
    /** There is room for sentences. */
    readonly says: boolean
    readonly picture: number
  }
  readonly about: Box | null
}

/** Places of everything on a stage; `null`: it is not drawn there. */
export interface VillageLayout {
  readonly scene: SceneLayout | null
  readonly tray: TrayLayout | null
  readonly book: Box | null
  /** Number of explanations that the book has room for. */
  readonly bookTells: number
}
