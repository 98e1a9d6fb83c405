import type { PerLanguage } from '../../../worker/games/kernel/language.ts'
import type { AnyWords } from '../../../worker/games/kernel/words.ts'

/** The games' own words, for pages that show no board. */
export const wordsOfGames: Readonly<Record<string, PerLanguage<() => Promise<AnyWords>>>> = {
  villagers: {
    en: async () => (await import('../../../worker/games/villagers/words.en.ts')).words,
    de: async () => (await import('../../../worker/games/villagers/words.de.ts')).words,
  },
  'my-village': {
    en: async () => (await import('../../../worker/games/my-village/words.en.ts')).words,
    de: async () => (await import('../../../worker/games/my-village/words.de.ts')).words,
  },
  settlement: {
    en: async () => (await import('../../../worker/games/settlement/words.en.ts')).words,
    de: async () => (await import('../../../worker/games/settlement/words.de.ts')).words,
  },
  'town-builder': {
    en: async () => (await import('../../../worker/games/town-builder/words.en.ts')).wordsEn,
    de: async () => (await import('../../../worker/games/town-builder/words.de.ts')).wordsDe,
  },
}
