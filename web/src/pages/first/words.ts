import { language } from '../../words/index.ts'
import { texts as de } from './words.de.ts'
import { texts as en, type FirstTexts } from './words.en.ts'
import { texts as fr } from './words.fr.ts'

/** The words of the page in the present language. */
export const firstTexts = (): FirstTexts => ({ en, de, fr })[language()]
