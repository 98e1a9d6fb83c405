import { language } from '../words/index.ts'
import { de } from './words.de.ts'
import { type BotTexts, en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Texts about bots and their hints, in the present language. */
export const botTexts = (): BotTexts => ({ en, de, fr })[language()]
