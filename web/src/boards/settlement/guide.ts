import type { State } from '../../../../worker/games/settlement/state.ts'
import type { Guide } from '../../stage/board.ts'
import { guideOf } from '../kit/situations.ts'
import { positionOf, situations } from './situations.ts'

/** The first game, explained as it goes along. */
export const guide: Guide<State> = {
  ...guideOf(situations, positionOf, {
    en: () => import('./guide.en.ts'),
    de: () => import('./guide.de.ts'),
    fr: () => import('./guide.fr.ts'),
  }),
  // Turns are short and many: a note in each is enough.
  isSparing: true,
}
