import type { GameTexts } from '../../words/game-texts.ts'

/** Words of the pages about the game in French. */
export const texts: GameTexts = {
  title: 'Town Builder: Coevorden',
  tagline: 'Chaque carte est un chantier, un bâtiment, de la pierre ou de l’or. Séduis les juges.',
  facts: 'D’Eric Raué, publié par First Fish Games en 2018.',
  long: 'environ 15 tours chacun',
  values:
    'Les règles sont celles de la boîte ; la plupart des valeurs des cartes sont reconstituées.',
  home: 'du quartier',
}
