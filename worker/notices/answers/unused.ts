/** Things that a turn would leave unused though an answer does not say so: “activate the upper street and end my turn”. */
import { same, type TurnMoves } from '../../games/kernel/index.ts'
import { isEnd } from '../turns.ts'
import { fitOf, isThing, labelOf } from './label.ts'
import { isDeclining, leaves } from './refusals.ts'
import { plainWords } from './spelling.ts'
import type { Position } from './wish.ts'
import { isOfTurn } from './words-of-moves.ts'

/**
 * The moves up to one that leaves something which a text names, or which the move before has only opened; `null` where there
 * is none, or the text leaves it by words of its own.
 */
export function upToUnused(
  moves: TurnMoves,
  sentences: ReadonlyArray<string>,
  position: Position | null,
): TurnMoves | null {
  const words = plainWords(sentences.join(' '))
  if (leaves(words)) return null
  let reached = position
  let opened: ReadonlyArray<string> = []
  for (const [i, move] of moves.entries()) {
    const meant = reached?.legal.find((one) => same(one.moves[0], move))
    if (!meant) return null
    const things = meant.labels.map((label) =>
      labelOf(label).words.filter((word) => isThing(word) && !isOfTurn(word) && !leaves([word])),
    )
    const isNamed = things.flat().some((thing) => words.some((word) => fitOf(word, [thing]) > 1))
    const isOpened = things.some(
      (some) => some.length > 0 && some.every((thing) => opened.includes(thing)),
    )
    if (i > 0 && meant.isDeclining && (isNamed || isOpened)) return moves.slice(0, i)
    opened = meant.labels.flatMap((label) => labelOf(label).words)
    reached = reached?.after(move) ?? null
  }
  return null
}

/** Name of a move that leaves something, in English. */
const leaving = /^(?:Leave|Forgo|Finish and leave|Take none)\b/

/**
 * The moves up to one that leaves something where more could be done, as none leaves it in silence; all of them where an answer
 * says that it does.
 */
export function upToLeft(
  moves: TurnMoves,
  sentences: ReadonlyArray<string>,
  position: Position | null,
): TurnMoves {
  if (isDeclining(plainWords(sentences.join(' ')))) return moves
  let reached = position
  for (const [i, move] of moves.entries()) {
    const legal = reached?.legal ?? []
    const meant = legal.find((one) => same(one.moves[0], move))
    if (!meant) return moves
    const isLeft = meant.isDeclining === true || leaving.test(meant.labels[0] ?? '')
    if (i > 0 && isLeft && !isEnd(move) && legal.length > 1) return moves.slice(0, i)
    reached = reached?.after(move) ?? null
  }
  return moves
}
