import { language } from '../../words/index.ts'
import { texts as de } from './words.de.ts'
import { texts as en } from './words.en.ts'
import { texts as fr } from './words.fr.ts'

/** The words of "How answering works" in one language. */
export interface AnsweringTexts {
  readonly title: string
  readonly lead: string
  readonly sayTitle: string
  /** Answers that can be written, and their meaning. */
  readonly say: ReadonlyArray<readonly [words: string, meaning: string]>
  readonly sections: ReadonlyArray<readonly [title: string, text: string]>
  readonly settings: string
}

/** The words of "How answering works" in the present language. */
export const answeringTexts = (): AnsweringTexts => ({ en, de, fr })[language()]
