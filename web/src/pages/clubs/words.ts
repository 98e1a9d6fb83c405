import { language } from '../../words/index.ts'
import { de } from './words.de.ts'
import { type ClubTexts, en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** The words of the pages about clubs, in the present language. */
export const clubTexts = (): ClubTexts => ({ en, de, fr })[language()]
