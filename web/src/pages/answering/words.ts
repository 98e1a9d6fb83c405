import { language } from '../../words/index.ts'
import { texts as de } from './words.de.ts'
import { type AnsweringTexts, texts as en } from './words.en.ts'
import { texts as fr } from './words.fr.ts'

/** The words of "How answering works" in the present language. */
export const answeringTexts = (): AnsweringTexts => ({ en, de, fr })[language()]
