import type { FirstTexts } from './words.en.ts'

/** The first visit of a game in French. */
export const texts: FirstTexts = {
  title: (game) => `Ta première partie de ${game}`,
  against: (bots, long) =>
    `Tu joues ${bots}${long ? `, ${long}` : ''}. Avant l’envoi, tu peux tout reprendre.`,
  show: 'Montre-moi',
  showHow: '5 minutes, sur le vrai plateau',
  play: 'Jouer tout de suite',
  playHow: 'avec des conseils en cours de route',
}
