import type { PerLanguage } from '../games/kernel/language.ts'
import type { Unit } from './manifest.ts'

/** Words for points, as most games call them. */
export const points: PerLanguage<Unit> = {
  en: { one: 'point', other: 'points' },
  de: { one: 'Punkt', other: 'Punkte' },
  fr: { one: 'point', other: 'points' },
}
