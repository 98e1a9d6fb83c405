/** Cards on the road of Villagers in words. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import type { State } from '../../games/villagers/state.ts'
import { roadCardIn } from './brief.ts'

const onRoad: PerLanguage<string> = {
  en: 'On the Road',
  de: 'In der Auslage',
  fr: 'Sur la route',
}

/** Cards on the road, in words, with the numbers of their places. */
export function inWords({ road: lying }: State, _seat: Seat, language: Language): string[] {
  const said = lying.flatMap((one, column) => (one ? [roadCardIn(one, column, language)] : []))
  return said.length === 0
    ? []
    : [locales[language].labelled(onRoad[language], `${said.join(', ')}.`)]
}
