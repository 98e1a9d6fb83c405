import { language } from '../../words/index.ts'
import { de } from './words.de.ts'
import { en, type LadderTexts } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Words of ladders and standings, in the present language. */
export const ladderTexts = (): LadderTexts => ({ en, de, fr })[language()]
