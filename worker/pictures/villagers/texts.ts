/** Texts of all cards of Villagers, for letters that are asked about one. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import {
  type CardId,
  cards,
  developmentIds,
  foundersSides,
  soloEventIds,
} from '../../games/villagers/components/index.ts'
import { cardWords, symbolsIn } from './gloss.ts'
import { events, eventTexts, jesters, names, places, placeTexts, suits, texts } from './names.ts'

type Said = Readonly<Record<'keyring' | 'carries', string>>

const words: PerLanguage<Said> = {
  en: { keyring: 'opens padlocks', carries: 'carries' },
  de: { keyring: 'öffnet Schlösser', carries: 'trägt' },
  fr: { keyring: 'ouvre des cadenas', carries: 'porte' },
}

/** A card as it is printed (V2.1, V5.21, V5.41, V6.20), and its text. */
function textOf(id: CardId, language: Language): string {
  const { suit, suitSymbols, predecessor, capacity, unlocker, keyring } = cards[id]
  const { labelled, between } = locales[language]
  const say = { ...cardWords[language], ...words[language] }
  const nameOf = (card: string) => names[language][card as CardId]
  const facts = [
    ...(suitSymbols > 0
      ? [`${suits[language][suit]}${suitSymbols > 1 ? ` ×${suitSymbols}` : ''}`]
      : []),
    ...(predecessor === null ? [] : [`${say.on} ${nameOf(predecessor)}`]),
    ...symbolsIn(cards[id], language),
    ...(id === 'founders'
      ? Object.values(foundersSides).flatMap((side) => symbolsIn(side, language))
      : []),
    ...(capacity ? [`${say.carries} ${capacity}`] : []),
    ...(unlocker === null ? [] : [labelled(say.padlock, nameOf(unlocker))]),
    ...(keyring > 0 ? [labelled(say.keyring, keyring)] : []),
  ]
  const printed = facts.length === 0 ? '' : `${facts.join(between)}.`
  return `${printed} ${texts[language][id] ?? ''}`.trim()
}

/** All cards, Developments and events. */
export function pieces(
  language: Language,
): ReadonlyArray<{ readonly name: string; readonly text: string }> {
  const byName = <I extends string>(
    ids: ReadonlyArray<I>,
    named: Readonly<Record<I, string>>,
    told: (id: I) => string,
  ) => ids.map((id) => ({ name: named[id], text: told(id) }))
  const all = Object.keys(cards) as CardId[]
  return [
    ...byName(all, names[language], (id) => textOf(id, language)),
    ...byName(developmentIds, places[language], (id) => placeTexts[language][id]),
    jesters[language],
    ...byName(soloEventIds, events[language], (id) => eventTexts[language][id]),
  ]
}
