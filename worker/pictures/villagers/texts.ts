/** Texts of all cards of Villagers, for letters that are asked about one. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import * as de from '../../games/villagers/cards.de.ts'
import * as en from '../../games/villagers/cards.en.ts'
import * as fr from '../../games/villagers/cards.fr.ts'
import {
  type CardId,
  cards,
  developmentIds,
  foundersSides,
  soloEventIds,
} from '../../games/villagers/components/index.ts'
import { symbolsOf } from './gloss.ts'

const print = { en, de, fr }

interface Said {
  readonly on: (name: string) => string
  readonly carries: string
  readonly padlock: (key: string) => string
  readonly keyring: (count: number) => string
  readonly sides: (gold: number, food: number) => string
  readonly event: string
}

const words: PerLanguage<Said> = {
  en: {
    on: (name) => `is built on: ${name}`,
    carries: 'carries one card',
    padlock: (key) => `padlock: ${key}, or 2 gold`,
    keyring: (count) => `opens ${count} padlocks of the deck`,
    sides: (gold, food) => `${gold} gold or ${food} food`,
    event: 'Event',
  },
  de: {
    on: (name) => `liegt auf: ${name}`,
    carries: 'trägt eine Karte',
    padlock: (key) => `Schloss: ${key} oder 2 Gold`,
    keyring: (count) => `öffnet ${count} Schlösser im Spiel`,
    sides: (gold, food) => `${gold} Gold oder ${food} Nahrung`,
    event: 'Ereignis',
  },
  fr: {
    on: (name) => `se place sur\u202f: ${name}`,
    carries: 'porte une carte',
    padlock: (key) => `cadenas\u202f: ${key} ou 2 or`,
    keyring: (count) => `ouvre ${count} cadenas du paquet`,
    sides: (gold, food) => `${gold} or ou ${food} nourriture`,
    event: 'Événement',
  },
}

/** A card as it is printed (V2.1, V5.21, V5.41, V6.20), and its text. */
function textOf(id: CardId, language: Language): string {
  const { suit, suitSymbols, predecessor, capacity, unlocker, keyring } = cards[id]
  const say = words[language]
  const { names, suitNames, texts } = print[language]
  const facts = [
    ...(suitSymbols === 0
      ? []
      : [suitSymbols > 1 ? `${suitNames[suit]} ×${suitSymbols}` : suitNames[suit]]),
    ...(predecessor === null ? [] : [say.on(names[predecessor as CardId])]),
    ...symbolsOf(id, language),
    ...(id === 'founders' ? [say.sides(foundersSides.gold.gold, foundersSides.food.food)] : []),
    ...(capacity === 1 ? [say.carries] : []),
    ...(unlocker === null ? [] : [say.padlock(names[unlocker as CardId])]),
    ...(keyring > 0 ? [say.keyring(keyring)] : []),
  ]
  return [
    ...(facts.length === 0 ? [] : [`${facts.join(locales[language].between)}.`]),
    texts[id] ?? '',
  ]
    .join(' ')
    .trim()
}

/** All cards, Developments and events. */
export function pieces(language: Language): { readonly name: string; readonly text: string }[] {
  const { names, developmentNames, developmentTexts, eventNames, eventTexts, jester } =
    print[language]
  const { labelled } = locales[language]
  return [
    ...(Object.keys(cards) as CardId[]).map((id) => ({
      name: names[id],
      text: textOf(id, language),
    })),
    ...developmentIds.map((id) => ({ name: developmentNames[id], text: developmentTexts[id] })),
    jester,
    ...soloEventIds.map((id) => ({
      name: eventNames[id],
      text: labelled(words[language].event, eventTexts[id]),
    })),
  ]
}
