import {
  type AnyGame,
  type AnyWords,
  moveInWords,
  type Names,
  type Seat,
} from '../../../../worker/games/kernel/index.ts'
import type { StandingOrder } from '../../../../worker/wire/schema/plans.ts'
import {
  movesOfVariation,
  positionAt,
  questionBefore,
  type Variation,
} from '../../planner/variation.ts'
import { language } from '../../words/index.ts'

/** A position of a variation as a seat's moves in it are worded: what is guessed of others is not told. */
export const sceneFor = (
  game: AnyGame,
  variation: Variation,
  index: number,
  seat: Seat,
): unknown => {
  const { state } = positionAt(variation, index)
  return variation.guess && index >= variation.guess.at ? game.redact(state, seat) : state
}

/** The moves of a variation in words, each worded on the state it is made in. */
export function wordedVariation(
  game: AnyGame,
  words: AnyWords,
  variation: Variation,
  names: Names,
): string[] {
  return movesOfVariation(variation).map(({ seat, move }, i) =>
    moveInWords(words, sceneFor(game, variation, i, seat), seat, move, names),
  )
}

/** Meanings of the moves of a variation, for the table to compare: with seats called by their numbers. */
export const meantBy = (game: AnyGame, words: AnyWords, variation: Variation): string[] =>
  wordedVariation(game, words, variation, (seat) => `${seat + 1}`).map((text) => text.slice(0, 400))

/** The last move of a variation as a standing order: how its question is always answered. */
export function orderOf(
  game: AnyGame,
  words: AnyWords,
  variation: Variation,
  names: Names,
): StandingOrder | null {
  const last = movesOfVariation(variation).at(-1)
  if (!last) return null
  return {
    task: questionBefore(variation),
    move: { ...last.move },
    meant: meantBy(game, words, variation).slice(-1),
    language: language(),
    text: (wordedVariation(game, words, variation, names).at(-1) ?? '').slice(0, 400),
  }
}
