import type { HowTexts } from './words.en.ts'

/** „So geht es“ auf Deutsch. */
export const texts: HowTexts = {
  link: 'So geht es',
  title: (game) => `So geht ${game}`,
  lesson: 'Spielend lernen',
  lessonHint: 'fünf Minuten',
  start: 'Tisch eröffnen',
  rules: 'Alle Regeln',
  others: 'Die anderen Spiele',
  differentTitle: 'Was daran anders ist.',
}
