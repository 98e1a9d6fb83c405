import type { AnyWords, Estimate } from '../../../worker/games/kernel/index.ts'
import { language, listed } from '../words/index.ts'
import { reasons as de } from './reasons.de.ts'
import { reasons as en } from './reasons.en.ts'

/** A part that brings less than this many points is no reason. */
const least = 0.3

/** No reason names more parts. */
const most = 2

/** For what a turn brings most, in words that follow “for”; `null` where there is nothing to say. */
export function reasonFor(game: string, gains: Estimate, words: AnyWords): string | null {
  const own = { en, de }[language()][game] ?? {}
  const named = Object.entries(gains)
    .filter(([, gain]) => gain >= least)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([part]) => own[part] ?? words.categories[part] ?? [])
    .slice(0, most)
  return named.length > 0 ? listed(named) : null
}
