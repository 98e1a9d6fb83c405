import type {
  AnyEvaluator,
  AnyGame,
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

/** How a game plays, in words. A part between asterisks is what matters most. */
export interface GameInShort {
  /** What it is about, and how it is won. */
  readonly goal: string
  /** For how many people. */
  readonly size: string
  /** What a turn is made of, with its picture. */
  readonly steps: readonly [Step, Step, Step, Step]
  /** What a round or a game is made of, as a row. */
  readonly course: {
    readonly title: string
    readonly parts: ReadonlyArray<readonly [title: string, text: string]>
  }
  /** What makes this game different from others. */
  readonly different: string
  /** What is named in the pictures. */
  readonly named: Readonly<Record<string, string>>
}
type Step = readonly [title: string, text: string]

/** By task of a lesson: its name, and in a sentence or two what to do and why. */
export type LessonTasks = Readonly<Record<string, readonly [title: string, text: string]>>

/** What is needed to think about a game: its rules, and what bots know of it. */
export interface Thinker {
  readonly game: AnyGame
  readonly evaluator: AnyEvaluator
}

/** What stands on a postcard beside the picture. */
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

/** What the front end loads of a game, each part not before a page needs it. */
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
  /** What the parts of a bot’s estimate are. */
  readonly reasons: ByLanguage<{ readonly reasons: Readonly<Record<string, string>> }>
  /** What others did and what that is to me, for who comes back. */
  meaning(): Promise<{ readonly meaning: Meaning }>
  /** What earned points, for the story of the end. */
  earned(): Promise<{ readonly earned: Earned }>
  /** What is made large on the stage for a moment. */
  moments(): Promise<{ readonly moments: MomentsOf }>
  village(): Promise<VillagePictures>
}
