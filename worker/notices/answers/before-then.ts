/** Turns of which only the first can be played now: “the smith, and then the glass blower” in a draft. */
import type { TurnMoves } from '../../games/kernel/index.ts'
import { fitOf, labelOf } from './label.ts'
import { partsOf } from './sentences.ts'
import { plainWords, wordsIn } from './spelling.ts'
import type { Position } from './wish.ts'
import { isHarmless } from './words-beside.ts'
import { isTaking } from './words-of-moves.ts'

/**
 * The moves before a “then”, where they end what the reader can do now, and what follows is of the same kind and could be played
 * as well; `null` for any other text. `read`: the moves that a text plays by itself.
 */
export function movesBeforeThen(
  [sentence = '', ...others]: ReadonlyArray<string>,
  position: Position | null,
  read: (text: string) => TurnMoves | null,
): TurnMoves | null {
  const [first, second, ...more] = others.length > 0 ? [] : partsOf(sentence)
  if (!first || second?.joint !== 'then' || more.length > 0) return null
  const [before, behind] = [first, second].map(({ from, to }) => sentence.slice(from, to))
  if (![before, behind].every((text) => isBare(text ?? '', position))) return null
  const now = read(before ?? '')
  const [move, ...rest] = now ?? []
  const isLast = move !== undefined && rest.length === 0 && position?.after(move) === null
  const [next] = (isLast && read(behind ?? '')) || []
  return next?.do === move?.do ? now : null
}

/** Tells whether a text has only words of a legal move, small words and verbs of taking: it neither doubts nor orders otherwise. */
function isBare(text: string, position: Position | null): boolean {
  const labels = (position?.legal ?? []).flatMap((one) => one.labels).map((label) => labelOf(label))
  return plainWords(text).every(
    (word) =>
      !orders.has(word) &&
      (isHarmless(word) ||
        isTaking(word) ||
        thens.has(word) ||
        labels.some(({ name }) => fitOf(word, name) > 1)),
  )
}

const thens = wordsIn('then first erst zuerst dann danach puis ensuite abord')
const orders = wordsIn('last letzte zuletzt dernier goes geht va or oder ou')
