/** Exchanges in a turn that would be played: each must be said, as it gives something away. */
import type { TurnMoves } from '../../games/kernel/index.ts'
import { exchangeIn } from './fits.ts'
import { labelsOfEach } from './impossible.ts'
import { fitOf, labelOf } from './label.ts'
import { clausesOf } from './sentences.ts'
import { plainWords } from './spelling.ts'
import { changedAt } from './tokens.ts'
import type { Known } from './wish.ts'
import { isExchange } from './words-beside.ts'
import { meanAlike } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'

/** Tells whether a turn exchanges something though a text neither speaks of exchanging nor names both sides in this order. */
export function isUnsaidExchange(
  sentences: ReadonlyArray<string>,
  moves: TurnMoves,
  { position }: Known,
): boolean {
  if (!position) return false
  const clauses = clausesOf(sentences).map(plainWords)
  const isSaidBy = (words: ReadonlyArray<string>, name: string) => {
    const label = labelOf(name)
    const at = exchangeIn(label)
    const [given, gained] = [label.main.slice(1, at), label.main.slice(at)].map((side) =>
      side.filter((word) => !isNumber(word) && !isExchange(word)),
    )
    const has = (some: ReadonlyArray<string>, side: ReadonlyArray<string> = []) =>
      some.some((word) => fitOf(word, side) > 0)
    const cut = Math.max(words.findLastIndex(isExchange), changedAt(words))
    const isInOrder = has(words.slice(0, cut), given) && has(words.slice(cut), gained)
    const isReversed = has(words.slice(0, cut), gained) && has(words.slice(cut), given)
    const isTrading = words.some((word) => meanAlike(word, 'exchange'))
    return (cut > 0 && isInOrder) || (isTrading && !isReversed && has(words, gained))
  }
  return labelsOfEach(position, moves)
    .map((labels) => labels.filter((name) => exchangeIn(labelOf(name)) > 0))
    .some(
      (names) =>
        names.length > 0 && !clauses.some((words) => names.some((name) => isSaidBy(words, name))),
    )
}
