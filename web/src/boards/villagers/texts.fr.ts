import type { GameTexts } from '../../words/game-texts.ts'

/** Words of the pages about the game in French. */
export const texts: GameTexts = {
  title: 'Villagers',
  tagline: 'Accueille les gens de la route, trouve-leur un métier, bâtis le village le plus riche.',
  facts: 'De Haakon Gaarder, publié par Sinister Fish Games en 2019.',
  long: 'environ 25 tours courts chacun',
  values: 'Ses cartes ont les valeurs des cartes publiées, à peu d’exceptions près.',
  home: 'du village',
}
