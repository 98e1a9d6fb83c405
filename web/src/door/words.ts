import { language } from '../words/index.ts'
import { de } from './words.de.ts'
import { type DoorTexts, en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Words of the ways in, in the present language: devices, seat card, passkeys. */
export const doorTexts = (): DoorTexts => ({ en, de, fr })[language()]
