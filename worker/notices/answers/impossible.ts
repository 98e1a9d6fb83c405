/** Pieces that an answer names though no move is about them now: a card that is too dear, a place that is taken. */
import { same } from '../../games/kernel/index.ts'
import { type Label, labelOf } from './label.ts'
import { exact, namedIn, namesOf } from './questions.ts'
import { isQuestion } from './sentences.ts'
import { plainWords } from './spelling.ts'
import type { Known, Position, Wish } from './wish.ts'

/** Those pieces, by their places among all; none where a text asks, or a turn is played. */
export function impossibleIn(
  sentences: ReadonlyArray<string>,
  wish: Wish,
  known: () => Known,
): ReadonlyArray<number> {
  if (!(wish.wish === 'unsure' || wish.wish === 'unknown') || sentences.some(isQuestion)) return []
  const facts = known()
  const { position } = facts
  if (!position) return []
  const names = namesOf(facts)
  const found = [...new Set(namedIn(plainWords(sentences.join(' ')), names, exact).found)]
  // A clay bank is no bank.
  const isOf = (piece: number, { words }: Label) =>
    names[piece]?.some((name) => name.every((word) => words.includes(word))) &&
    namedIn(words, names, exact).found.includes(piece)
  const isIn = (piece: number, labels: ReadonlyArray<string>) =>
    labels.some((label) => isOf(piece, labelOf(label)))
  const now = position.legal.flatMap(({ labels }) => labels)
  const absent = found.filter((piece) => !isIn(piece, now))
  if (absent.length === 0) return []
  const turns = wish.wish === 'unsure' ? wish.turns : []
  const later = [
    ...position.legal.flatMap(({ moves }) => (moves[0] ? labelsAfter(position, moves[0]) : [])),
    ...turns.flatMap((moves) => labelsAlong(position, moves)),
  ]
  return absent.filter((piece) => !isIn(piece, later))
}

type Move = Parameters<Position['after']>[0]

/** Names of the moves that are legal behind another. */
const labelsAfter = (position: Position, move: Move): string[] =>
  position.after(move)?.legal.flatMap(({ labels }) => labels) ?? []

/** Names of the moves of a turn. */
function labelsAlong(start: Position, moves: ReadonlyArray<Move>): string[] {
  const found: string[] = []
  let position: Position | null = start
  for (const move of moves) {
    found.push(...(position?.legal.find((one) => same(one.moves[0], move))?.labels ?? []))
    position = position?.after(move) ?? null
  }
  return found
}
