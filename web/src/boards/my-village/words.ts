import type { Profession, StandingOrder } from '../../../../worker/games/my-village/index.ts'
import type { Kind } from './sums.ts'

/** Words of the board besides the game's own words. Names of people come in ready. */
export interface BoardWords {
  /** "Points: 12" */
  readonly labelled: (label: string, text: string | number) => string
  readonly round: (round: number) => string
  readonly explain: string
  readonly explainHelp: string
  readonly close: string
  readonly details: string
  readonly larger: string
  readonly smaller: string
  readonly parts: string
  readonly chooseFirst: string
  readonly or: string

  readonly desk: string
  readonly pool: string
  readonly noDice: string
  readonly die: (colour: 'white' | 'black', pips: number) => string
  readonly blackDie: string
  readonly whiteDie: string
  readonly taken: (name: string | null) => string
  readonly value: (value: number) => string
  readonly bannerValue: string
  readonly changeTo: (pips: number, value: number, price: string) => string
  readonly changes: string
  readonly meetingMarker: (count: number) => string
  readonly pairs: string
  readonly pair: (one: number, two: number, value: number) => string
  readonly reaches: (count: number) => string
  readonly takePair: string
  /** Asked at the beginning of a turn, as a use takes its dice along. */
  readonly chooseUse: string
  /** Asks which of several buildings of one kind is meant; they differ in their values. */
  readonly whichOf: (name: string, values: ReadonlyArray<string>) => string
  readonly findDice: string
  readonly inReach: string

  readonly display: string
  readonly myVillage: string
  readonly villageOf: (name: string) => string
  readonly church: string
  readonly monks: string
  readonly monk: (stack: string) => string
  readonly monkGone: string
  readonly chamber: string
  readonly travel: string
  readonly travelCard: (letter: string) => string
  /** The name of the customer of a number. */
  readonly customer: (nr: number) => string
  /** Sentences on a stamp: what a use brings at once, and what at the end. */
  readonly says: {
    readonly now: (what: string) => string
    readonly atEnd: (points: number | string) => string
    readonly stories: (n: number | string) => string
    readonly customers: (n: number | string) => string
    readonly markers: (n: number | string) => string
    readonly window: string
    readonly child: string
    readonly walk: string
  }
  readonly customers: string
  readonly customersHelp: string
  readonly office: string
  readonly officeHelp: string
  readonly hand: string
  readonly handHelp: (sp: number) => string
  readonly handOf: (name: string) => string
  readonly handBack: string
  readonly left: (count: number) => string
  readonly stackHelp: (count: number) => string
  readonly playBanner: string
  readonly playHelp: string
  readonly school: string
  readonly schoolHelp: string
  readonly schoolLeft: string
  readonly schoolRight: string
  /** Words for the time at which a descendant on the right brings its points. */
  readonly schoolLater: string
  readonly schoolLeftHelp: string
  readonly schoolRightHelp: string
  readonly headmanBanner: string
  readonly headmanHelp: string
  readonly headman: string
  readonly mainHouse: string
  readonly coinSpace: string
  readonly spSpace: string
  readonly mainHouseHelp: (sp: number) => string
  readonly coinSpaceHelp: string
  readonly spSpaceHelp: string
  readonly here: string
  readonly storyTree: string
  readonly storyTreeHelp: (loss: number) => string
  readonly saved: string

  readonly blackBanner: (values: string) => string
  readonly whiteBanner: (values: string) => string
  readonly costs: (price: string) => string
  readonly costsNothing: string
  readonly time: (time: number) => string
  readonly coins: (coins: number) => string
  readonly wakes: string
  readonly idle: string
  readonly route: (dice: string, change: string) => string
  readonly noRoute: string
  readonly change: (coins: number, markers: number) => string
  readonly worth: (pp: number) => string
  readonly worthOneOf: (list: string) => string
  readonly worthServed: (goods: string, pp: number) => string
  readonly tileHere: string

  readonly timeTrack: string
  readonly timeHelp: (left: number) => string
  readonly timeLeft: (left: number) => string
  readonly reaperHere: string
  readonly cloud: (cloud: number) => string
  readonly villager: (name: string, present: boolean) => string
  readonly villagerHelp: Readonly<Record<Profession, string>>
  readonly inactive: string
  readonly goods: (count: number, spaces: number, name: string) => string
  readonly goodsHelp: string
  readonly plowHelp: string
  readonly jokers: string
  readonly windows: (count: number) => string
  readonly windowsHelp: (points: string) => string
  readonly marks: string
  readonly marked: (name: string, isMarked: boolean) => string
  readonly served: (count: number, pp: number) => string
  readonly nextStop: string
  readonly prevented: (count: number, spaces: number) => string
  readonly order: string
  readonly orderHelp: string
  readonly orders: (order: StandingOrder | null) => string
  readonly laborers: (count: number) => string

  readonly points: (pp: number) => string
  readonly score: string
  readonly scoreHelp: string
  readonly scoreLine: (name: string, pp: number) => string
  /** The same without the points, which stand beside it. */
  readonly servedBrief: (count: number) => string
  readonly markedPoints: (count: number, pp: number) => string
  readonly notWorth: string
  readonly unsaved: (sp: number) => string

  readonly chronicle: string
  readonly chronicleSpace: (profession: string, sp: number, who: string | null) => string
  readonly chronicleHelp: string
  readonly graves: string
  readonly grave: (nr: number, profession: string, who: string) => string
  readonly gravesHelp: string
  /** Number of coffins taken, where it is said already that the game ends. */
  readonly coffinsTaken: (count: number) => string
  readonly coffins: (count: number, threshold: number) => string
  readonly coffinsHelp: (threshold: number) => string
  readonly lastRound: string
  readonly rat: string
  readonly ratSteps: (steps: number) => string
  readonly ratHelp: string
  readonly ratRed: string
  /** A long name with the places where it may be broken. */
  readonly brief: (name: string) => string
  readonly aMonk: string
  readonly nameless: string
  readonly yourChoice: string
  readonly sums: string
  readonly noSum: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly reachesOf: (value: number) => string
  readonly oneBlack: string
  readonly orWhite: string
  readonly notNow: string
  readonly orAsked: string
  readonly reaperShort: string
  readonly homestead: string
  readonly answers: {
    readonly use: string
    readonly forgo: string
    readonly keep: string
    readonly prevent: string
    readonly suffer: string
  }
}
