import type { HowTexts } from './words.en.ts'

/** "How it plays" in French. */
export const texts: HowTexts = {
  link: 'Comment ça se joue',
  title: (game) => `Comment se joue ${game}`,
  lesson: 'Apprendre en jouant',
  lessonHint: 'cinq minutes',
  start: 'Ouvrir une table',
  rules: 'Toutes les règles',
  others: 'Les autres jeux',
  differentTitle: 'Ce qui le rend différent.',
}
