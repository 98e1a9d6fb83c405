import { language } from '../../words/index.ts'
import { texts as de } from './words.de.ts'
import { texts as en } from './words.en.ts'
import { texts as fr } from './words.fr.ts'

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
}

/** The words of "How it plays" in the present language. */
export const howTexts = (): HowTexts => ({ en, de, fr })[language()]
