import type { GameTexts } from '../../words/game-texts.ts'

/** Words of the pages about the game in English. */
export const texts: GameTexts = {
  title: 'Town Builder: Coevorden',
  tagline: 'Every card is a foundation, a building, stone or gold. Please the judges.',
  facts: 'By Eric Raué, published by First Fish Games in 2018.',
  long: 'about 15 turns each',
  values: 'The rules are those of the box; most of the cards’ values are reconstructed.',
  home: 'district',
}
