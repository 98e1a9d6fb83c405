import type { HowTexts } from './words.ts'

/** "How it plays" in English. */
export const texts: HowTexts = {
  link: 'How it plays',
  title: (game) => `How ${game} plays`,
  lesson: 'Learn by playing',
  lessonHint: 'five minutes',
  start: 'Start a table',
  rules: 'All the rules',
  others: 'The other games',
  differentTitle: 'What makes it different.',
}
