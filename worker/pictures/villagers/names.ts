/** Names and texts of the cards of Villagers in every language. */
import * as de from '../../games/villagers/cards.de.ts'
import * as en from '../../games/villagers/cards.en.ts'
import * as fr from '../../games/villagers/cards.fr.ts'

export const names = { en: en.names, de: de.names, fr: fr.names }
export const texts = { en: en.texts, de: de.texts, fr: fr.texts }
export const suits = { en: en.suitNames, de: de.suitNames, fr: fr.suitNames }
export const jesters = { en: en.jester, de: de.jester, fr: fr.jester }
export const places = { en: en.developmentNames, de: de.developmentNames, fr: fr.developmentNames }
export const placeTexts = {
  en: en.developmentTexts,
  de: de.developmentTexts,
  fr: fr.developmentTexts,
}
export const events = { en: en.eventNames, de: de.eventNames, fr: fr.eventNames }
export const eventTexts = { en: en.eventTexts, de: de.eventTexts, fr: fr.eventTexts }
