import { guideOf } from '../kit/situations.ts'
import { positionOf, situations } from './situations.ts'

/** The first game, explained as it goes along. */
export const guide = guideOf(situations, positionOf, {
  en: () => import('./guide.en.ts'),
  de: () => import('./guide.de.ts'),
  fr: () => import('./guide.fr.ts'),
})
