import type { Box } from '../../stage/layout.ts'

/** A building on the quay: its name and how large it stands beside others. */
export interface HouseContents {
  readonly name: string
  readonly stature: number
}

/** An answer: what it does, and what it costs or brings. */
export interface AnswerContents {
  readonly title: string
  /** In a word or two, for where there is little room. */
  readonly short: string
  readonly note: string | null
}

/** Answers to what is chosen or asked, where they stand on the stage. */
export interface AnswersContents {
  /** The chosen card that they are about; `null`: there is none, or no other to choose. */
  readonly about: string | null
  readonly options: ReadonlyArray<AnswerContents>
  /** Reasons against the other ways. */
  readonly blocked: ReadonlyArray<string>
  /** The place of that card in the row, or on the tray; -1: in neither. */
  readonly inRow: number
  readonly onTray: number
}

/** All that lies on the stage. Names have soft hyphens where they may break. */
export interface Contents {
  /** The pane of a phone; `null`: all of it is in view. */
  readonly pane: string | null
  readonly seats: number
  /** Names of the cards of the row, `''` for an empty place. */
  readonly row: ReadonlyArray<string>
  readonly tray: {
    readonly title: string
    readonly cards: ReadonlyArray<string>
    /** The row stays in view beside it, where there is room. */
    readonly beside: boolean
  } | null
  readonly houses: ReadonlyArray<HouseContents>
  readonly plans: ReadonlyArray<{ readonly name: string }>
  /** Room is kept for a new foundation. */
  readonly plot: boolean
  /** Judges and awards: what they favour, what they ask for, and everybody's count. */
  readonly medals: ReadonlyArray<{
    readonly name: string
    readonly asks: string
    readonly tallies: ReadonlyArray<string>
  }>
  readonly until: string | null
  readonly purse: {
    readonly title: string
    readonly gold: string
    /** It bears the mark of the starting player. */
    readonly first: boolean
    /** Number of coins in it, the place for one more included. */
    readonly coins: number
    /** Rest of the turn, line by line. */
    readonly left: ReadonlyArray<string>
  }
  readonly answers: AnswersContents | null
}

/** Size and parts of a card. */
export interface CardLook {
  readonly w: number
  readonly h: number
  /** Heights of the line of the name and of what it costs, and size of its letters. */
  readonly head: number
  readonly foot: number
  readonly letters: number
  /** Size of the sign before the name; 0: there is no room for it. */
  readonly sign: number
}

/** Cards of one look, each in its place. */
export interface Cards {
  readonly look: CardLook
  readonly places: ReadonlyArray<Box>
}

/** A house as it stands: all that is tapped, the width of its picture, and the height of its label. */
export interface HousePlace {
  readonly box: Box
  readonly picture: number
  readonly label: Box
  /** It stands at the water. */
  readonly isOnQuay: boolean
}

/** Places that scroll upwards in an area, where they are higher than it; they count from its corner. */
export interface Scrolled<T> {
  readonly area: Box
  readonly places: ReadonlyArray<T>
}

/** Judges and awards: sizes of their names, and of what they ask for (`null`: a tap says it), and the height of the counts. */
export interface Medals extends Scrolled<Box> {
  readonly letters: number
  readonly asks: number | null
  readonly counts: number
}

/** The sheet of answers: lines of some height each, in columns. */
export interface AnswerPlaces {
  readonly box: Box
  readonly columns: number
  readonly heights: ReadonlyArray<number>
  /** It lies over other things. */
  readonly covers: boolean
  /** There is room for a word or two only. */
  readonly short: boolean
}

/** Places of everything. `null`: it is not drawn. */
export interface TownLayout {
  /** Size of usual letters. */
  readonly type: number
  readonly row: (Cards & { readonly deck: Box; readonly discard: Box }) | null
  readonly tray: {
    readonly panel: Box
    readonly head: number
    readonly look: CardLook
    readonly cards: Scrolled<Box>
  } | null
  readonly answers: AnswerPlaces | null
  readonly treasury: Box | null
  readonly crest: Box | null
  /** `bare`: where it is said that there is none. */
  readonly houses: (Scrolled<HousePlace> & { readonly bare: Box; readonly letters: number }) | null
  readonly plans: (Cards & { readonly plot: Box | null }) | null
  readonly medals: Medals | null
  readonly until: Box | null
  readonly explain: Box | null
  /** Place of the words about the leader with a judge. */
  readonly shift: Box
  /** It lies over something else: it is said only while a turn is told. */
  readonly isShiftOver: boolean
  /** Places for the districts that are out of view, by seat. */
  readonly elsewhere: ReadonlyArray<Box>
}
