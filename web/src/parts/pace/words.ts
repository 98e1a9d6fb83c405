import { language } from '../../words/index.ts'
import { de } from './words.de.ts'
import { en, type PaceTexts } from './words.en.ts'

/** What is said about pace and time, in the present language. */
export const paceTexts = (): PaceTexts => ({ en, de })[language()]
