import { createSignal } from 'solid-js'
import type { AnyWords, Language, PerLanguage } from '../../../../worker/games/kernel/index.ts'

/**
 * A game's words and those of its board, loaded together, a language at a time.
 *
 * @param load by language: imports the game's own words and the board's
 */
export function createDictionary<W extends AnyWords, B>(
  load: PerLanguage<() => Promise<readonly [{ readonly words: W }, { readonly boardWords: B }]>>,
) {
  const [dictionary, setDictionary] = createSignal<Partial<Record<Language, B>>>({})
  return {
    /** Loads the game's words in a language, and the board's along with them. */
    async loadWords(language: Language): Promise<W> {
      const [{ words }, { boardWords }] = await load[language]()
      setDictionary((loaded) => ({ ...loaded, [language]: boardWords }))
      return words
    },
    /** The board's words; while a language is on its way, those that are there. Throws before any were loaded. */
    boardWordsIn(language: Language): B {
      const loaded = dictionary()
      const words = loaded[language] ?? Object.values(loaded)[0]
      if (!words) throw new Error('The words of a game are loaded before its board is shown.')
      return words
    },
  }
}
