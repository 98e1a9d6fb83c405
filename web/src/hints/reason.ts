import type { Estimate } from '../../../worker/games/kernel/index.ts'
import { frontOf } from '../boards/list.ts'
import { language, listed } from '../words/index.ts'

/** A part that brings less than this many points is no reason. */
const least = 0.3

/** No reason names more parts. */
const most = 2

/** Gain of a turn: its best parts in words that follow “for”, and how much it brings beyond other turns in all. */
export interface Gain {
  readonly what: string
  /** Points or gold; 0 for less than one. */
  readonly more: number
}

/** Words for the greatest gain of a turn, as they follow “for”; `null` where there is nothing to say. */
export async function reasonFor(game: string, gains: Estimate): Promise<Gain | null> {
  const own = (await frontOf(game)?.reasons[language()]())?.reasons ?? {}
  const named = Object.entries(gains)
    .filter(([, gain]) => gain >= least)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([part]) => own[part] ?? [])
    .slice(0, most)
  const all = Object.values(gains).reduce((sum, gain) => sum + gain, 0)
  return named.length > 0 ? { what: listed(named), more: Math.max(0, Math.round(all)) } : null
}
