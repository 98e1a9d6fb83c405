import type {
  AnyEvaluator,
  AnyGame,
  AnyStory,
  AnyWords,
  PerLanguage,
  Seat,
} from '../../../worker/games/kernel/index.ts'
import type { Hour } from '../../../worker/pictures/tones.ts'
import type { Readings } from '../rules/shelf.ts'
import type { BoardModule } from '../stage/board.ts'
import type { Earned } from '../stage/board-ending.ts'
import type { Meaning } from '../stage/board-meaning.ts'
import type { MomentsOf } from '../stage/board-moments.ts'
import type { Figures } from './kit/figures.ts'
import type { Lesson } from './kit/lesson.ts'

/** Short account of a game, in words. A part between asterisks is what matters most. */
export interface GameInShort {
  /** Subject of the game, and how it is won. */
  readonly goal: string
  /** The same in three steps and one sentence, the last of them with the thing that scores. */
  readonly aim: readonly [string, string, string]
  /** Number of people. */
  readonly size: string
  /** Steps of a turn, each with its picture. */
  readonly steps: readonly [Step, Step, Step, Step]
  /** Course of a round or a game, as a row. */
  readonly course: {
    readonly title: string
    readonly parts: ReadonlyArray<readonly [title: string, text: string]>
  }
  /** Difference from other games. */
  readonly different: string
  /** Names in the pictures. */
  readonly named: Readonly<Record<string, string>>
}
type Step = readonly [title: string, text: string]

/** By task of a lesson: its name, and in a sentence or two what to do and why. */
export type LessonTasks = Readonly<Record<string, readonly [title: string, text: string]>>

/** Parts needed to think about a game: its rules, and what bots know of it. */
export interface Thinker {
  readonly game: AnyGame
  readonly evaluator: AnyEvaluator
}

/** Words on a postcard beside the picture. */
export interface PostcardWords {
  readonly title: string
  readonly line: string
  readonly place: string
  readonly date: string
}

/** A village as it is drawn from what a viewer sees. */
interface VillagePictures {
  /** A whole SVG, or what one of 1600 by 900 holds. */
  // biome-ignore lint/suspicious/noExplicitAny: each game draws its own state; the list knows which game it is.
  village(view: any, seat: Seat, hour?: Hour): string
  /** A whole SVG of 1200 by 630. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  postcard(view: any, seat: Seat, words: PostcardWords): string
}

type ByLanguage<T> = PerLanguage<() => Promise<T>>

/** Parts of a game that the front end loads, each part not before a page needs it. */
export interface GameFront extends Readings {
  board(): Promise<{ readonly board: BoardModule }>
  /** Found by its file, too: see `evaluators.ts`. */
  thinker(): Promise<Thinker>
  /** The game's own words. */
  readonly words: ByLanguage<{ readonly words: AnyWords }>
  /** "How it plays", and its pictures. */
  readonly how: ByLanguage<{ readonly how: GameInShort }>
  figures(): Promise<{ readonly figures: Figures }>
  lesson(): Promise<{ readonly lesson: Lesson }>
  readonly tasks: ByLanguage<{ readonly tasks: LessonTasks }>
  /** Names of the parts of a bot’s estimate. */
  readonly reasons: ByLanguage<{ readonly reasons: Readonly<Record<string, string>> }>
  /** Deeds of others, and their meaning for the person who comes back. */
  meaning(): Promise<{ readonly meaning: Meaning }>
  /** Sources of points, for the story of the end. */
  earned(): Promise<{ readonly earned: Earned }>
  /** Moments made large on the stage for a moment. */
  moments(): Promise<{ readonly moments: MomentsOf }>
  /** Weights of events, for turns told in short. */
  story(): Promise<{ readonly story: AnyStory }>
  village(): Promise<VillagePictures>
  /** Options of a first game: choices before the first turn that nobody new to it can make are dealt. Absent: there are none. */
  readonly firstOptions?: Readonly<Record<string, unknown>>
}
