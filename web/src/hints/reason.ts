import type { AnyWords, Estimate } from '../../../worker/games/kernel/index.ts'
import { frontOf } from '../boards/list.ts'
import { language, listed } from '../words/index.ts'

/** A part that brings less than this many points is no reason. */
const least = 0.3

/** No reason names more parts. */
const most = 2

/** Words for the greatest gain of a turn, as they follow “for”; `null` where there is nothing to say. */
export async function reasonFor(
  game: string,
  gains: Estimate,
  words: AnyWords,
): Promise<string | null> {
  const own = (await frontOf(game)?.reasons[language()]())?.reasons ?? {}
  const named = Object.entries(gains)
    .filter(([, gain]) => gain >= least)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([part]) => own[part] ?? words.categories[part] ?? [])
    .slice(0, most)
  return named.length > 0 ? listed(named) : null
}
