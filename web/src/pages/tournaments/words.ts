import { language } from '../../words/index.ts'
import { de } from './words.de.ts'
import { en, type TournamentTexts } from './words.en.ts'
import { fr } from './words.fr.ts'

/** The words of the pages about tournaments, in the present language. */
export const tournamentTexts = (): TournamentTexts => ({ en, de, fr })[language()]
