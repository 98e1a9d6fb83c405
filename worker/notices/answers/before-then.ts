/** Turns of which only the first can be played now: “the smith, and then the glass blower” in a draft. */
import type { TurnMoves } from '../../games/kernel/index.ts'
import { partsOf } from './sentences.ts'
import type { Position } from './wish.ts'

/**
 * The moves before a “then”, where they end what the reader can do now, and what follows is of the same kind and could be played
 * as well; `null` for any other text. `read`: the moves that a text plays by itself.
 */
export function movesBeforeThen(
  [sentence = '', ...others]: ReadonlyArray<string>,
  position: Position | null,
  read: (text: string) => TurnMoves | null,
): TurnMoves | null {
  const parts = others.length > 0 ? [] : partsOf(sentence)
  const at = parts.findIndex(({ joint }, i) => i > 0 && joint === 'then')
  if (at < 0) return null
  const now = read(sentence.slice(0, parts[at - 1]?.to))
  const [move, ...more] = now ?? []
  const isLast = move !== undefined && more.length === 0 && position?.after(move) === null
  const [next] = (isLast && read(sentence.slice(parts[at]?.from))) || []
  return next?.do === move?.do ? now : null
}
