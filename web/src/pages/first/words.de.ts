import type { FirstTexts } from './words.en.ts'

/** Der erste Besuch eines Spiels auf Deutsch. */
export const texts: FirstTexts = {
  title: (game) => `Deine erste Partie ${game}`,
  against: (bots, long) =>
    `Du spielst ${bots}${long ? `, ${long}` : ''}. Bis zum Absenden kannst du alles zurücknehmen.`,
  show: 'Zeig es mir',
  showHow: '5 Minuten, auf dem echten Brett',
  play: 'Gleich spielen',
  playHow: 'mit Hinweisen unterwegs',
}
