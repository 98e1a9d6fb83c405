/** Pieces that an answer names though no move is about them now: a card that is too dear, a place that is taken. */
import { same, type TurnMoves } from '../../games/kernel/index.ts'
import { isRemark } from './asides.ts'
import { type Label, labelOf } from './label.ts'
import { exact, namedIn, namesOf } from './piece-names.ts'
import { hasAny, refusedThings } from './refusals.ts'
import { clausesOf, isQuestion } from './sentences.ts'
import { plainWords } from './spelling.ts'
import type { Known, Position, Wish } from './wish.ts'
import { isHarmless, isPlacing } from './words-beside.ts'
import { isGeneralVerb, isVerb, meanAlike } from './words-of-moves.ts'

/** Those pieces, by their places among all; none where a text asks, or a turn is played. */
export function impossibleIn(
  sentences: ReadonlyArray<string>,
  wish: Wish,
  known: () => Known,
): ReadonlyArray<number> {
  if (!(wish.wish === 'unsure' || wish.wish === 'unknown') || sentences.some(isQuestion)) return []
  const facts = known()
  const names = namesOf(facts)
  const named = clausesOf(sentences).filter(
    (one) => namedIn(plainWords(one), names, exact).found.length > 0,
  )
  // Of several moves, a later one may be possible once the others are played.
  return named.length > 1
    ? []
    : absentIn(named.join(' '), wish.wish === 'unsure' ? wish.turns : [], facts)
}

/** Tells whether a clause asks for such a piece beside a turn: “the bank into the upper street, end turn”. */
export function isMoreAsked(
  sentences: ReadonlyArray<string>,
  moves: TurnMoves,
  known: Known,
): boolean {
  const isDoing = (word: string) => isPlacing(word) || (isVerb(word) && !isGeneralVerb(word))
  return clausesOf(sentences).some((clause) => {
    const { left } = namedIn(plainWords(clause), namesOf(known), exact)
    const isAsking = left.some(isDoing) || left.every(isHarmless)
    return isAsking && !isRemark(plainWords(clause)) && absentIn(clause, [moves], known).length > 0
  })
}

/** Tells whether a text names a piece that could be used behind some moves, and is not: “the lower street: the sawmill and the church”. `played`: the names of each move. */
export function isUseLeft(
  sentences: ReadonlyArray<string>,
  moves: TurnMoves,
  played: ReadonlyArray<ReadonlyArray<string>>,
  known: Known,
): boolean {
  const { position } = known
  const names = namesOf(known)
  const piecesIn = (words: ReadonlyArray<string>) => namedIn(words, names, exact).found
  const named = piecesIn(plainWords(sentences.join(' ')))
  if (!position || named.length === 0) return false
  const usedBy = (labels: ReadonlyArray<string>) => piecesIn(labelOf(labels[0] ?? '').main)
  const done = played.flatMap(usedBy)
  const reached = moves.reduce<Position | null>((at, move) => at?.after(move) ?? null, position)
  const refused = refusedThings(sentences)
  const isWanted = (labels: ReadonlyArray<string>) =>
    meanAlike(labelOf(labels[0] ?? '').main[0] ?? '', 'use') &&
    !labels.some((label) => hasAny(label, refused))
  const usable = (reached?.legal ?? []).flatMap(({ labels }) =>
    isWanted(labels) ? usedBy(labels) : [],
  )
  return named.some((piece) => usable.includes(piece) && !done.includes(piece))
}

/** Pieces that a text names, and neither a legal move, one behind it nor some turns. */
function absentIn(
  text: string,
  turns: ReadonlyArray<TurnMoves>,
  known: Known,
): ReadonlyArray<number> {
  const { position } = known
  const names = namesOf(known)
  if (!position) return []
  // A clay bank is no bank.
  const isOf = (piece: number, { words }: Label) =>
    names[piece]?.some((name) => name.every((word) => words.includes(word))) &&
    namedIn(words, names, exact).found.includes(piece)
  const without = (pieces: ReadonlyArray<number>, labelsOf: () => ReadonlyArray<string>) => {
    const labels = pieces.length === 0 ? [] : labelsOf()
    return pieces.filter((piece) => !labels.some((label) => isOf(piece, labelOf(label))))
  }
  const found = [...new Set(namedIn(plainWords(text), names, exact).found)]
  const absent = without(found, () => position.legal.flatMap(({ labels }) => labels))
  const unsaid = without(absent, () =>
    turns.flatMap((moves) => labelsOfEach(position, moves).flat()),
  )
  const unmeant = without(unsaid, () => (position.deeds?.() ?? []).flatMap(({ labels }) => labels))
  return without(unmeant, () =>
    position.legal.flatMap(({ moves }) => (moves[0] ? labelsAfter(position, moves[0]) : [])),
  )
}

type Move = Parameters<Position['after']>[0]

/** Names of the moves that are legal behind another. */
const labelsAfter = (position: Position, move: Move): string[] =>
  position.after(move)?.legal.flatMap(({ labels }) => labels) ?? []

/** Names of the moves of a turn, each in every language. */
export function labelsOfEach(start: Position, moves: TurnMoves): ReadonlyArray<string>[] {
  const found: ReadonlyArray<string>[] = []
  let position: Position | null = start
  for (const move of moves) {
    found.push(position?.legal.find((one) => same(one.moves[0], move))?.labels ?? [])
    position = position?.after(move) ?? null
  }
  return found
}
