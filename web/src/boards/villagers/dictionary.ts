import type { Language, Words } from '../../../../worker/games/kernel/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { Move, State } from '../../../../worker/games/villagers/state.ts'
import { createDictionary } from '../kit/dictionary.ts'
import type { MoreWords } from './more-words.ts'

type GameWords = Words<State, Move, Event>

const dictionary = createDictionary({
  en: () =>
    Promise.all([
      import('../../../../worker/games/villagers/words.en.ts'),
      import('./words.en.ts'),
    ]),
  de: () =>
    Promise.all([
      import('../../../../worker/games/villagers/words.de.ts'),
      import('./words.de.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('../../../../worker/games/villagers/words.fr.ts'),
      import('./words.fr.ts'),
    ]),
})

export const { boardWordsIn } = dictionary

/** The game's own words, once they are loaded. */
const gameWords = new Map<Language, GameWords>()

/** Loads the game's words in a language, and the board's along with them. */
export async function loadWords(language: Language): Promise<GameWords> {
  const words = await dictionary.loadWords(language)
  gameWords.set(language, words)
  return words
}

/** The game's words, where they are loaded. */
export const gameWordsIn = (language: Language): GameWords | undefined => gameWords.get(language)

const more = {
  en: () => import('./more-words.en.ts'),
  de: () => import('./more-words.de.ts'),
  fr: () => import('./more-words.fr.ts'),
}

/** Fetches what the board says only with modules and against the Countess. */
export const loadMoreWords = async (language: Language): Promise<MoreWords> =>
  (await more[language]()).moreWords
