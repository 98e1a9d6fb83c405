import { createDictionary } from '../kit/dictionary.ts'

export const { loadWords, boardWordsIn } = createDictionary({
  en: () =>
    Promise.all([
      import('../../../../worker/games/town-builder/words.en.ts'),
      import('./words.en.ts'),
    ]),
  de: () =>
    Promise.all([
      import('../../../../worker/games/town-builder/words.de.ts'),
      import('./words.de.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('../../../../worker/games/town-builder/words.fr.ts'),
      import('./words.fr.ts'),
    ]),
})
