import type { GameTexts } from '../../words/game-texts.ts'

/** Was die Seiten auf Deutsch vom Spiel sagen. */
export const texts: GameTexts = {
  title: 'Villagers',
  tagline: 'Hol dir Leute ins Dorf, gib ihnen Arbeit, mach es reich.',
  facts: 'Von Haakon Gaarder, erschienen 2019 bei Sinister Fish Games, auf Deutsch bei Kosmos.',
  long: 'etwa 25 kurze Züge pro Person',
  values: 'Die Karten haben bis auf wenige Ausnahmen die Werte der veröffentlichten.',
  home: 'Dorf',
}
