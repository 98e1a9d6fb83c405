import { createSignal } from 'solid-js'
import type { Language } from '../../../../worker/games/kernel/index.ts'
import type { CardTexts } from '../../../../worker/games/my-village/cards.ts'
import type { Lack } from '../../../../worker/games/my-village/index.ts'
import type { BoardWords } from './words.ts'

/** The board's words together with what the game calls its cards. */
export interface Vocabulary extends BoardWords {
  readonly cards: CardTexts
  nameOf(id: string): string
  textOf(id: string): string
  lackOf(lack: Lack): string
}

const [dictionary, setDictionary] = createSignal<Partial<Record<Language, Vocabulary>>>({})

const game = {
  en: () => import('../../../../worker/games/my-village/words.en.ts'),
  de: () => import('../../../../worker/games/my-village/words.de.ts'),
}
const cardTexts = {
  en: () => import('../../../../worker/games/my-village/cards.en.ts'),
  de: () => import('../../../../worker/games/my-village/cards.de.ts'),
}
const board = {
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
}

/** Loads the game's words in a language, and the board's along with them. */
export async function loadWords(language: Language) {
  const [{ words, nameOf, textOf, lackOf }, { cards }, { boardWords }] = await Promise.all([
    game[language](),
    cardTexts[language](),
    board[language](),
  ])
  const vocabulary: Vocabulary = { ...boardWords, cards, nameOf, textOf, lackOf }
  setDictionary((loaded) => ({ ...loaded, [language]: vocabulary }))
  return words
}

/** The board's words; while a language is on its way, those that are there. Throws before any were loaded. */
export function boardWordsIn(language: Language): Vocabulary {
  const loaded = dictionary()
  const words = loaded[language] ?? loaded.en ?? loaded.de
  if (!words) throw new Error('The words of a game are loaded before its board is shown.')
  return words
}
