import { createDictionary } from '../kit/dictionary.ts'

export const { loadWords, boardWordsIn } = createDictionary({
  en: () =>
    Promise.all([
      import('../../../../worker/games/settlement/words.en.ts'),
      import('./words.en.ts'),
    ]),
  de: () =>
    Promise.all([
      import('../../../../worker/games/settlement/words.de.ts'),
      import('./words.de.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('../../../../worker/games/settlement/words.fr.ts'),
      import('./words.fr.ts'),
    ]),
})
