import type { GameTexts } from '../../words/game-texts.ts'

/** Words of the pages about the game in French. */
export const texts: GameTexts = {
  title: 'Settlement',
  tagline: 'Explore trois contrées, invite des héros, bâtis ta vallée rue après rue.',
  facts: 'D’Oleksandr Nevskiy, publié par IGAMES en 2021.',
  long: '6 manches d’environ 8 tours courts chacun',
  values:
    'Les règles et les bâtiments sont ceux de la boîte ; la plupart des terrains, des héros et des artisans sont reconstitués.',
  home: 'de la vallée',
}
