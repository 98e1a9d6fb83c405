import type { GameFront } from '../manifest.ts'

/** Parts of Villagers that the front end loads. */
export const manifest: GameFront = {
  board: () => import('./index.tsx'),
  thinker: () => import('./thinker.ts'),
  words: {
    en: () => import('../../../../worker/games/villagers/words.en.ts'),
    de: () => import('../../../../worker/games/villagers/words.de.ts'),
    fr: () => import('../../../../worker/games/villagers/words.fr.ts'),
  },
  rules: {
    en: () => import('../../../../worker/games/villagers/rules.en.ts'),
    de: () => import('../../../../worker/games/villagers/rules.de.ts'),
    fr: () => import('../../../../worker/games/villagers/rules.fr.ts'),
  },
  cards: () => import('./cards.ts'),
  cardLooks: () => import('./card-looks.ts'),
  how: {
    en: () => import('./how.en.ts'),
    de: () => import('./how.de.ts'),
    fr: () => import('./how.fr.ts'),
  },
  figures: () => import('./figures.ts'),
  lesson: () => import('./lesson.ts'),
  tasks: {
    en: () => import('./lesson.en.ts'),
    de: () => import('./lesson.de.ts'),
    fr: () => import('./lesson.fr.ts'),
  },
  reasons: {
    en: () => import('./reasons.en.ts'),
    de: () => import('./reasons.de.ts'),
    fr: () => import('./reasons.fr.ts'),
  },
  meaning: () => import('./meaning.ts'),
  earned: () => import('./earned.ts'),
  moments: () => import('./moments.ts'),
  story: () => import('../../../../worker/games/villagers/story.ts'),
  village: () => import('../../../../worker/pictures/villagers/village.ts'),
}
