import type { GameTexts } from '../../words/game-texts.ts'

/** Words of the pages about the game in French. */
export const texts: GameTexts = {
  title: 'My Village',
  tagline: 'Vivre, travailler et bien vieillir, jusqu’à ce que la chronique soit pleine.',
  facts: 'D’Inka et Markus Brand, publié par eggertspiele et Pegasus Spiele en 2015.',
  long: 'environ 25 tours chacun',
  values:
    'Les règles sont celles de la boîte ; beaucoup de bannières, de coûts et de points sont reconstitués.',
  home: 'du village',
}
