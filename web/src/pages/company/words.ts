import { language } from '../../words/index.ts'
import { de } from './words.de.ts'
import { type CompanyTexts, en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Words of the pages about people and open tables, in the present language. */
export const companyTexts = (): CompanyTexts => ({ en, de, fr })[language()]
