/** The end of the turn that an answer says beside moves that do not end it themselves. */
import type { TurnMoves } from '../../games/kernel/index.ts'
import { isEnd as isLast } from '../turns.ts'
import { isEnd } from './asides.ts'
import { clausesOf } from './sentences.ts'
import { plainWords } from './spelling.ts'
import type { Known, Position, Wish } from './wish.ts'
import { isEnding, isTurnNoun } from './words-of-moves.ts'

/** Tells whether a text ends the turn by those words: “and end my turn”. */
const saysEnd = (sentences: ReadonlyArray<string>): boolean =>
  clausesOf(sentences).some((clause) => {
    const words = plainWords(clause)
    return isEnd(words) && words.some(isTurnNoun)
  })

/**
 * A wish to play moves, which ends the turn after them where that is said: no reading drops it in silence. The end is one of the moves
 * where the position shows it, and left to the table otherwise.
 */
export function withEndSaid(
  wish: Wish | null,
  moves: TurnMoves,
  sentences: ReadonlyArray<string>,
  { position }: Known,
): Wish | null {
  const last = moves.at(-1)
  if ((wish?.wish !== 'moves' && wish?.wish !== 'numbers') || !last || isLast(last)) return wish
  if (!wish.thenEnd && !saysEnd(sentences)) return wish
  const reached = moves.reduce<Position | null>((at, move) => at?.after(move) ?? null, position)
  const end = reached?.legal.find((one) => one.moves.every(isLast))
  if (end && wish.wish === 'moves') return { wish: 'moves', moves: [...moves, ...end.moves] }
  const canEnd =
    reached === null ||
    reached.legal.some(({ labels: [label = ''] }) => isEnding(plainWords(label)[0] ?? ''))
  return canEnd ? { ...wish, thenEnd: true } : wish
}
