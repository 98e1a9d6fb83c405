/** Answers to letters that asked what was meant: one of the offered turns is chosen in whatever words, and never another. */
import { expect, test } from 'vitest'
import { same, type TurnMoves } from '../../../worker/games/kernel/index.ts'
import { listedBy, positionOf } from '../../../worker/notices/answers/position.ts'
import { understand } from '../../../worker/notices/answers/understand.ts'
import { pieceNames } from '../../../worker/notices/told.ts'
import questions from './tried/questions.json' with { type: 'json' }
import { replies } from './tried/replies.ts'
import everyday from './tried/tables-everyday.json' with { type: 'json' }

interface Question {
  readonly table: string
  readonly turns: ReadonlyArray<TurnMoves>
}

/** Moves that a reply to a question plays; `null` where it plays none. */
function playedBy(text: string, { table, turns }: Question): TurnMoves | null {
  const stored = everyday[table as keyof typeof everyday]
  const standing = { ...stored, names: ['Ada', 'Bob', 'Cleo', 'Dora'] }
  const { wish } = understand([text], () => ({
    listed: turns.map((moves) => listedBy(standing, moves)),
    position: positionOf(standing),
    isAsked: false,
    isOffer: true,
    proposed: turns.length === 1 ? 1 : null,
    pieces: pieceNames(stored.game),
    people: standing.names,
  }))
  if (wish.wish === 'moves') return wish.moves
  return wish.wish === 'numbers' ? (turns[(wish.numbers[0] ?? 0) - 1] ?? null) : null
}

const outcomes = Object.entries(replies).flatMap(([name, rows]) =>
  rows.map(([text, expected]) => {
    const question = (questions as Readonly<Record<string, Question>>)[name]
    if (!question) throw new Error(`There is no question ${name}.`)
    const played = playedBy(text, question)
    const meant = question.turns[Number(expected.slice(1)) - 1]
    // A part of an offer that is named alone is played alone.
    const isRight = played?.every((move) => meant?.some((one) => same(one, move))) ?? false
    return { text, expected, played, isRight }
  }),
)

test('nothing is played that was not offered, or not chosen', () => {
  const wrong = outcomes.filter(({ played, isRight }) => played !== null && !isRight)
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('most are understood at once', () => {
  const clear = outcomes.filter(({ expected }) => expected !== 'ask')
  const lost = clear.filter(({ isRight }) => !isRight).map(({ text }) => text)
  expect(lost.length / clear.length, lost.join('\n')).toBeLessThan(0.15)
})
