import { language } from '../../words/index.ts'
import { texts as de } from './words.de.ts'
import { texts as en, type HowTexts } from './words.en.ts'
import { texts as fr } from './words.fr.ts'

/** The words of "How it plays" in the present language. */
export const howTexts = (): HowTexts => ({ en, de, fr })[language()]
