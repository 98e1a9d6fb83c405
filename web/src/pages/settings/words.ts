import { language } from '../../words/index.ts'
import { de } from './words.de.ts'
import { en, type SettingsTexts } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Words of the settings of notices and times, in the present language. */
export const settingsTexts = (): SettingsTexts => ({ en, de, fr })[language()]
