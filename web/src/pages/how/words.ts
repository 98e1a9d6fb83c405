import { language } from '../../words/index.ts'
import { texts as de } from './words.de.ts'
import { texts as en } from './words.en.ts'

/** How one game plays, in words. A part between asterisks is what matters most. */
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

/** The words of the page in one language. */
export interface HowTexts {
  readonly link: string
  title(game: string): string
  readonly lesson: string
  readonly lessonHint: string
  readonly start: string
  readonly rules: string
  readonly others: string
  readonly differentTitle: string
  readonly games: Readonly<Record<string, GameInShort>>
}

/** The words of "How it plays" in the present language. */
export const howTexts = (): HowTexts => ({ en, de })[language()]
