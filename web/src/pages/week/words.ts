import { language } from '../../words/index.ts'
import { de } from './words.de.ts'
import { en, type WeekTexts } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Words of the pages about the week's deals, in the present language. */
export const weekTexts = (): WeekTexts => ({ en, de, fr })[language()]
