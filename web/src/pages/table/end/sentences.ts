import type { Names, Seat } from '../../../../../worker/games/kernel/index.ts'
import type { Decided } from './decided.ts'
import type { EndWords } from './words.ts'

/** Sentences for what decided a game. */
export interface Teller {
  readonly words: EndWords
  /** Source of points, by category, as it stands in a sentence. */
  readonly earned: Readonly<Record<string, string>>
  readonly names: Names
  readonly you: Seat | null
  /** Kinds that counted where several earned equally much, in a sentence; may be empty. */
  readonly reason: string
}

/** Decision of a game in two sentences at most: what earned most, then what made the difference. */
export function decidedInWords(decided: Decided, teller: Teller): string[] {
  const { words, earned, names, you, reason } = teller
  const { seat, total, most, difference } = decided
  const who = (one: Seat) => (one === you ? null : names(one))
  const what = (category: string) => earned[category] ?? category
  if (decided.isBroken) return [words.ahead(who(seat), total)]
  const first = most
    ? words.most(who(seat), what(most.category), most.points, total)
    : words.nothing
  const second = () => {
    if (difference === null) return ''
    if (difference.by === 'tie') return reason
    if (difference.by === 'second')
      return words.second(what(difference.category), difference.points)
    const { over, gap } = difference
    if (difference.by === 'same') return words.same(who(over), gap.winner, gap.next)
    if (difference.by === 'lead')
      return words.lead(who(over), what(gap.category), gap.winner, gap.next)
    const { behind } = difference
    return words.turn(
      who(seat),
      who(over),
      [what(behind.category), behind.next, behind.winner],
      [what(gap.category), gap.winner, gap.next],
    )
  }
  return [first, second()].filter(Boolean)
}
