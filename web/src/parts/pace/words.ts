import { language } from '../../words/index.ts'
import { de } from './words.de.ts'
import { en, type PaceTexts } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Words about pace and time, in the present language. */
export const paceTexts = (): PaceTexts => ({ en, de, fr })[language()]
