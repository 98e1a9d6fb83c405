import { language } from '../../words/index.ts'
import { texts as de } from './words.de.ts'
import { texts as en } from './words.en.ts'
import { texts as fr } from './words.fr.ts'

/** The words of the lessons in one language. */
export interface LessonTexts {
  title(game: string): string
  step(number: number, of: number): string
  /** What to do instead of a move that is legal, but not the lesson's. */
  readonly other: string
  readonly rival: string
  readonly you: string
  rivalPlays(name: string): string
  readonly again: string
  readonly doneTitle: string
  readonly doneText: string
  readonly friends: string
}

/** The words of the lessons in the present language. */
export const lessonTexts = (): LessonTexts => ({ en, de, fr })[language()]
