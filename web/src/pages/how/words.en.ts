/** The words of the page in one language. */
export interface HowTexts {
  readonly link: string
  title(game: string): string
  readonly lesson: string
  readonly lessonHint: string
  readonly start: string
  readonly rules: string
  readonly others: string
  readonly differentTitle: string
}

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
