import { createSignal } from 'solid-js'
import type { Language } from '../../../../worker/games/kernel/index.ts'
import type { MoreWords } from './more-words.ts'
import type { BoardWords, Dictionary } from './words.ts'

const [dictionary, setDictionary] = createSignal<Dictionary>({})

const game = {
  en: () => import('../../../../worker/games/villagers/words.en.ts'),
  de: () => import('../../../../worker/games/villagers/words.de.ts'),
}
const board = {
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
}

/** Loads the game's words in a language, and the board's along with them. */
export async function loadWords(language: Language) {
  const [{ words }, { boardWords }] = await Promise.all([game[language](), board[language]()])
  setDictionary((loaded) => ({ ...loaded, [language]: boardWords }))
  return words
}

/** The board's words; while a language is on its way, those that are there. Throws before any were loaded. */
export function boardWordsIn(language: Language): BoardWords {
  const loaded = dictionary()
  const words = loaded[language] ?? loaded.en ?? loaded.de
  if (!words) throw new Error('The words of a game are loaded before its board is shown.')
  return words
}

const more = {
  en: () => import('./more-words.en.ts'),
  de: () => import('./more-words.de.ts'),
}

/** Fetches what the board says only with modules and against the Countess. */
export const loadMoreWords = async (language: Language): Promise<MoreWords> =>
  (await more[language]()).moreWords
