import type { GameTexts } from '../../words/game-texts.ts'

/** Was die Seiten auf Deutsch vom Spiel sagen. */
export const texts: GameTexts = {
  title: 'My Village',
  tagline: 'Lebe, arbeite und werde in Würde alt, bis die Chronik voll ist.',
  facts: 'Von Inka und Markus Brand, erschienen 2015 bei eggertspiele und Pegasus Spiele.',
  long: 'etwa 25 Züge pro Person',
  values:
    'Die Regeln sind die aus der Schachtel; viele Banner, Kosten und Punkte sind rekonstruiert.',
  home: 'Dorf',
}
