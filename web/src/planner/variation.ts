/** Playing on alone, for all seats, on what can be seen: nothing of it leaves the browser. */
import { hexToBytes } from '@noble/hashes/utils.js'
import {
  type AnyEvaluator,
  type AnyGame,
  type GameEvent,
  Hidden,
  IllegalMove,
  type Move,
  type Play,
  Random,
  type Seat,
  submit,
  taskOf,
  type Viewer,
  visibleTo,
} from '../../../worker/games/kernel/index.ts'

/** A move of some seat, tried out. */
export interface VariationStep {
  readonly seat: Seat
  readonly move: Move
  readonly events: ReadonlyArray<GameEvent>
  readonly after: Play
}

/** Hidden pieces laid out at random, as they may lie, so that a variation can go on. */
export interface Guess {
  /** Number of moves of the variation that came before it. */
  readonly at: number
  /** Seed of the guesses: 32 bytes in hexadecimal. */
  readonly seed: string
}

/** Moves tried out from some position on. Never changed, only replaced. */
export interface Variation {
  readonly base: Play
  /** Viewer who hears the events; `null`: a spectator. */
  readonly viewer: Viewer
  readonly steps: ReadonlyArray<VariationStep>
  /** The last move, when it needs a hidden piece or chance: nobody can say how it goes on. */
  readonly stop: { readonly seat: Seat; readonly move: Move } | null
  /** From where on hidden pieces are guessed, and the position with them laid out; `null`: nothing is. */
  readonly guess: (Guess & { readonly dealt: Play }) | null
}

export const emptyVariation = (base: Play, viewer: Viewer): Variation => ({
  base,
  viewer,
  steps: [],
  stop: null,
  guess: null,
})

/** The position in which a variation's move number `index` is made. */
export const positionAt = (variation: Variation, index: number): Play =>
  (variation.guess?.at === index ? variation.guess.dealt : variation.steps[index - 1]?.after) ??
  variation.base

/** The position that a variation has reached. */
export const reached = (variation: Variation): Play => positionAt(variation, variation.steps.length)

/** Seats that may go on; nobody behind a move that stops the variation. */
export const goingOn = (game: AnyGame, variation: Variation): Seat[] =>
  variation.stop ? [] : game.toAct(reached(variation).state)

/** The moves of a seat here; `null` where they depend on what cannot be seen. */
export function movesOn(game: AnyGame, variation: Variation, seat: Seat): Move[] | null {
  if (variation.stop) return []
  try {
    return game.moves(reached(variation).state, seat)
  } catch (error) {
    if (error instanceof Hidden) return null
    throw error
  }
}

/** Plays one more move of a seat. Throws `IllegalMove`. */
export function goOn(game: AnyGame, variation: Variation, seat: Seat, move: Move): Variation {
  if (variation.stop) throw new IllegalMove('Nobody can say what the last move brings.')
  try {
    const { play, events } = submit(game, reached(variation), seat, [move])
    const step = { seat, move, events: visibleTo(events, variation.viewer), after: play }
    return { ...variation, steps: [...variation.steps, step] }
  } catch (error) {
    if (error instanceof Hidden) return { ...variation, stop: { seat, move } }
    throw error
  }
}

export function stepBack(variation: Variation): Variation {
  if (variation.stop) return { ...variation, stop: null }
  const steps = variation.steps.slice(0, -1)
  // Before what was guessed, nothing is guessed.
  return {
    ...variation,
    steps,
    guess: variation.guess && steps.length > variation.guess.at ? variation.guess : null,
  }
}

/**
 * Goes on where hidden pieces or chance stop a variation: they are laid out at random, as its viewer
 * must think possible, and the move that stopped it is played on them. Only a seat can guess.
 */
export function guessOn(
  game: AnyGame,
  evaluator: AnyEvaluator,
  variation: Variation,
  seed: string,
): Variation {
  if (variation.viewer === null || variation.guess) return variation
  const now = reached(variation)
  const random = Random.fromSeed(hexToBytes(seed))
  const state: unknown = evaluator.deals(now.state, variation.viewer)(random)
  const dealt: Play = { ...now, state, seed, drawn: random.position }
  const guessed: Variation = {
    ...variation,
    stop: null,
    guess: { at: variation.steps.length, seed, dealt },
  }
  return variation.stop ? goOn(game, guessed, variation.stop.seat, variation.stop.move) : guessed
}

/** A variation as far as nothing in it is guessed. */
export function foreseen(variation: Variation): Variation {
  if (!variation.guess) return variation
  const [first] = variation.steps.slice(variation.guess.at)
  const stop = first ? { seat: first.seat, move: first.move } : null
  return { ...variation, steps: variation.steps.slice(0, variation.guess.at), stop, guess: null }
}

/** All moves of a variation, the one that stops it included. */
export const movesOfVariation = (
  variation: Variation,
): { readonly seat: Seat; readonly move: Move }[] => [
  ...variation.steps.map(({ seat, move }) => ({ seat, move })),
  ...(variation.stop ? [variation.stop] : []),
]

/** Plays moves that were kept; as far as they go. With a guess and an evaluator to guess with, on from there as well. */
export function follow(
  game: AnyGame,
  base: Play,
  viewer: Viewer,
  moves: ReadonlyArray<{ readonly seat: Seat; readonly move: Move }>,
  guess: (Guess & { readonly evaluator: AnyEvaluator }) | null = null,
): Variation {
  let variation = emptyVariation(base, viewer)
  for (const { seat, move } of moves) {
    try {
      if (guess?.at === variation.steps.length && !variation.stop)
        variation = guessOn(game, guess.evaluator, variation, guess.seed)
      variation = goOn(game, variation, seat, move)
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      break
    }
  }
  return variation
}

/** Number of moves that are tried, at the most, to let the others pass by. */
const maxWait = 40

/**
 * Has the others make some moves that can be foreseen, those at the end of their lists first (they
 * end turns), until a seat is asked; as far as that goes.
 */
export function passTo(game: AnyGame, variation: Variation, seat: Seat): Variation {
  let waiting = variation
  for (let count = 0; count < maxWait; count++) {
    const [other] = goingOn(game, waiting).includes(seat) ? [] : goingOn(game, waiting)
    if (other === undefined) break
    const next = (movesOn(game, waiting, other) ?? [])
      .toReversed()
      .map((move) => goOn(game, waiting, other, move))
      .find(({ stop }) => stop === null)
    if (!next) break
    waiting = next
  }
  return waiting
}

/** The moves of one seat, a list for each time that it is asked; what the others do parts them. */
export function turnsOf(variation: Variation, seat: Seat): Move[][] {
  const turns: Move[][] = []
  let last: Seat | null = null
  for (const { seat: by, move } of movesOfVariation(variation)) {
    if (by === seat) {
      if (last === seat) turns.at(-1)?.push(move)
      else turns.push([move])
    }
    last = by
  }
  return turns
}

/** Name in the rules of the question that the last move of a variation answered. */
export const questionBefore = (variation: Variation): string | null => {
  const before = positionAt(variation, movesOfVariation(variation).length - 1)
  return taskOf(before.state)
}
