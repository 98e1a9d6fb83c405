import type { Language } from '../../../../worker/games/kernel/index.ts'
import { createDictionary } from '../kit/dictionary.ts'
import type { MoreWords } from './more-words.ts'

export const { loadWords, boardWordsIn } = createDictionary({
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
})

const more = {
  en: () => import('./more-words.en.ts'),
  de: () => import('./more-words.de.ts'),
}

/** Fetches what the board says only with modules and against the Countess. */
export const loadMoreWords = async (language: Language): Promise<MoreWords> =>
  (await more[language]()).moreWords
