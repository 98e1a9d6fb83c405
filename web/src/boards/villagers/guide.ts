import type { State } from '../../../../worker/games/villagers/state.ts'
import type { Guide } from '../../stage/board.ts'
import { placesOf, topicsOf } from './situations.ts'

const notesIn = {
  en: () => import('./guide.en.ts'),
  de: () => import('./guide.de.ts'),
  fr: () => import('./guide.fr.ts'),
}

/** The first game, explained as it goes along. */
export const guide: Guide<State> = {
  topics: topicsOf,
  at: placesOf,
  notes: async (language) => (await notesIn[language]()).notes,
}
