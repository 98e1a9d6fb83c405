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
export interface LineStep {
  readonly seat: Seat
  readonly move: Move
  readonly events: ReadonlyArray<GameEvent>
  readonly after: Play
}

/** Hidden pieces laid out at random, as they may lie, so that a line can go on. */
export interface Guess {
  /** Number of moves of the line that came before it. */
  readonly at: number
  /** Seed of the guesses: 32 bytes in hexadecimal. */
  readonly seed: string
}

/** Moves tried out from some position on. Never changed, only replaced. */
export interface Line {
  readonly base: Play
  /** Viewer who hears the events; `null`: a spectator. */
  readonly viewer: Viewer
  readonly steps: ReadonlyArray<LineStep>
  /** The last move, when it needs a hidden piece or chance: nobody can say how it goes on. */
  readonly stop: { readonly seat: Seat; readonly move: Move } | null
  /** From where on hidden pieces are guessed, and the position with them laid out; `null`: nothing is. */
  readonly guess: (Guess & { readonly dealt: Play }) | null
}

export const emptyLine = (base: Play, viewer: Viewer): Line => ({
  base,
  viewer,
  steps: [],
  stop: null,
  guess: null,
})

/** The position in which a line's move number `index` is made. */
export const positionAt = (line: Line, index: number): Play =>
  (line.guess?.at === index ? line.guess.dealt : line.steps[index - 1]?.after) ?? line.base

/** The position that a line has reached. */
export const reached = (line: Line): Play => positionAt(line, line.steps.length)

/** Seats that may go on; nobody behind a move that stops the line. */
export const goingOn = (game: AnyGame, line: Line): Seat[] =>
  line.stop ? [] : game.toAct(reached(line).state)

/** The moves of a seat here; `null` where they depend on what cannot be seen. */
export function movesOn(game: AnyGame, line: Line, seat: Seat): Move[] | null {
  if (line.stop) return []
  try {
    return game.moves(reached(line).state, seat)
  } catch (error) {
    if (error instanceof Hidden) return null
    throw error
  }
}

/** Plays one more move of a seat. Throws `IllegalMove`. */
export function goOn(game: AnyGame, line: Line, seat: Seat, move: Move): Line {
  if (line.stop) throw new IllegalMove('Nobody can say what the last move brings.')
  try {
    const { play, events } = submit(game, reached(line), seat, [move])
    const step = { seat, move, events: visibleTo(events, line.viewer), after: play }
    return { ...line, steps: [...line.steps, step] }
  } catch (error) {
    if (error instanceof Hidden) return { ...line, stop: { seat, move } }
    throw error
  }
}

export function stepBack(line: Line): Line {
  if (line.stop) return { ...line, stop: null }
  const steps = line.steps.slice(0, -1)
  // Before what was guessed, nothing is guessed.
  return { ...line, steps, guess: line.guess && steps.length > line.guess.at ? line.guess : null }
}

/**
 * Goes on where hidden pieces or chance stop a line: they are laid out at random, as its viewer
 * must think possible, and the move that stopped it is played on them. Only a seat can guess.
 */
export function guessOn(game: AnyGame, evaluator: AnyEvaluator, line: Line, seed: string): Line {
  if (line.viewer === null || line.guess) return line
  const now = reached(line)
  const random = Random.fromSeed(hexToBytes(seed))
  const state: unknown = evaluator.deals(now.state, line.viewer)(random)
  const dealt: Play = { ...now, state, seed, drawn: random.position }
  const guessed: Line = { ...line, stop: null, guess: { at: line.steps.length, seed, dealt } }
  return line.stop ? goOn(game, guessed, line.stop.seat, line.stop.move) : guessed
}

/** A line as far as nothing in it is guessed. */
export function foreseen(line: Line): Line {
  if (!line.guess) return line
  const [first] = line.steps.slice(line.guess.at)
  const stop = first ? { seat: first.seat, move: first.move } : null
  return { ...line, steps: line.steps.slice(0, line.guess.at), stop, guess: null }
}

/** All moves of a line, the one that stops it included. */
export const movesOfLine = (line: Line): { readonly seat: Seat; readonly move: Move }[] => [
  ...line.steps.map(({ seat, move }) => ({ seat, move })),
  ...(line.stop ? [line.stop] : []),
]

/** Plays moves that were kept; as far as they go. With a guess and an evaluator to guess with, on from there as well. */
export function follow(
  game: AnyGame,
  base: Play,
  viewer: Viewer,
  moves: ReadonlyArray<{ readonly seat: Seat; readonly move: Move }>,
  guess: (Guess & { readonly evaluator: AnyEvaluator }) | null = null,
): Line {
  let line = emptyLine(base, viewer)
  for (const { seat, move } of moves) {
    try {
      if (guess?.at === line.steps.length && !line.stop)
        line = guessOn(game, guess.evaluator, line, guess.seed)
      line = goOn(game, line, seat, move)
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      break
    }
  }
  return line
}

/** Number of moves that are tried, at the most, to let the others pass by. */
const maxWait = 40

/**
 * Has the others make some moves that can be foreseen, those at the end of their lists first (they
 * end turns), until a seat is asked; as far as that goes.
 */
export function passTo(game: AnyGame, line: Line, seat: Seat): Line {
  let waiting = line
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
export function turnsOf(line: Line, seat: Seat): Move[][] {
  const turns: Move[][] = []
  let last: Seat | null = null
  for (const { seat: by, move } of movesOfLine(line)) {
    if (by === seat) {
      if (last === seat) turns.at(-1)?.push(move)
      else turns.push([move])
    }
    last = by
  }
  return turns
}

/** Name in the rules of the question that the last move of a line answered. */
export const questionBefore = (line: Line): string | null => {
  const before = positionAt(line, movesOfLine(line).length - 1)
  return taskOf(before.state)
}
