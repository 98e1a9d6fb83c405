import {
  type AnyGame,
  type AnyWords,
  moveInWords,
  type Names,
  type Seat,
} from '../../../../worker/games/kernel/index.ts'
import type { StandingOrder } from '../../../../worker/wire/schema/plans.ts'
import { type Line, movesOfLine, positionAt, questionBefore } from '../../planner/line.ts'
import { language } from '../../words/index.ts'

/** A position of a line as a seat's moves in it are worded: what is guessed of others is not told. */
export const sceneFor = (game: AnyGame, line: Line, index: number, seat: Seat): unknown => {
  const { state } = positionAt(line, index)
  return line.guess && index >= line.guess.at ? game.redact(state, seat) : state
}

/** The moves of a line in words, each worded on the state it is made in. */
export function wordedLine(game: AnyGame, words: AnyWords, line: Line, names: Names): string[] {
  return movesOfLine(line).map(({ seat, move }, i) =>
    moveInWords(words, sceneFor(game, line, i, seat), seat, move, names),
  )
}

/** Meanings of the moves of a line, for the table to compare: with seats called by their numbers. */
export const meantBy = (game: AnyGame, words: AnyWords, line: Line): string[] =>
  wordedLine(game, words, line, (seat) => `${seat + 1}`).map((text) => text.slice(0, 400))

/** The last move of a line as a standing order: how its question is always answered. */
export function orderOf(
  game: AnyGame,
  words: AnyWords,
  line: Line,
  names: Names,
): StandingOrder | null {
  const last = movesOfLine(line).at(-1)
  if (!last) return null
  return {
    task: questionBefore(line),
    move: { ...last.move },
    meant: meantBy(game, words, line).slice(-1),
    language: language(),
    text: (wordedLine(game, words, line, names).at(-1) ?? '').slice(0, 400),
  }
}
