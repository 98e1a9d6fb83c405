import type { GameTexts } from '../../words/game-texts.ts'

/** Was die Seiten auf Deutsch vom Spiel sagen. */
export const texts: GameTexts = {
  title: 'Town Builder: Coevorden',
  tagline: 'Jede Karte ist Fundament, Haus, Stein oder Gold. Überzeuge die Juroren.',
  facts: 'Von Eric Raué, erschienen 2018 bei First Fish Games.',
  long: 'etwa 15 Züge pro Person',
  values: 'Die Regeln sind die aus der Schachtel; die meisten Kartenwerte sind rekonstruiert.',
  home: 'Stadtteil',
}
