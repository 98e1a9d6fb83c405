/**
 * Three strengths of light on a board: what is possible has thin dashes, what is good is gold, what is chosen is blue.
 * A game says by a pure function what is good; here it is seen to that gold stays rare.
 */
import type { Piece } from './taps.ts'

/** Most pieces that are gold, unless a choice is among so few. */
export const mostGold = 4

/** Number of pieces up to which a whole choice is gold, as there is nothing else to do. */
const fewest = 2

const none: ReadonlySet<Piece> = new Set()

/**
 * The lit pieces that are gold: the good ones where they stand out; none where half of all would be gold.
 *
 * @param good pieces that a game names; those that are not lit do not count
 */
export function goldOf(lit: ReadonlySet<Piece>, good: Iterable<Piece>): ReadonlySet<Piece> {
  if (lit.size <= fewest) return lit
  const found = new Set([...good].filter((piece) => lit.has(piece)))
  return found.size <= mostGold && 2 * found.size <= lit.size ? found : none
}
