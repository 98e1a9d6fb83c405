/** Playing on alone, for all seats, on what can be seen: nothing of it leaves the browser. */
import {
  type AnyGame,
  type GameEvent,
  Hidden,
  heard,
  IllegalMove,
  type Move,
  type Play,
  type Seat,
  submit,
  taskOf,
  type Viewer,
} from '../../../worker/games/kernel/index.ts'

/** A move of some seat, tried out. */
export interface LineStep {
  readonly seat: Seat
  readonly move: Move
  readonly events: ReadonlyArray<GameEvent>
  readonly after: Play
}

/** Moves tried out from some position on. Never changed, only replaced. */
export interface Line {
  readonly base: Play
  /** Whose eyes hear what happens; `null`: a spectator's. */
  readonly viewer: Viewer
  readonly steps: ReadonlyArray<LineStep>
  /** The last move, when it needs a hidden piece or chance: nobody can say how it goes on. */
  readonly stop: { readonly seat: Seat; readonly move: Move } | null
}

export const emptyLine = (base: Play, viewer: Viewer): Line => ({
  base,
  viewer,
  steps: [],
  stop: null,
})

/** The position that a line has reached. */
export const reached = (line: Line): Play => line.steps.at(-1)?.after ?? line.base

/** Who may go on; nobody behind a move that stops the line. */
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
    const { play, told } = submit(game, reached(line), seat, [move])
    const step = { seat, move, events: heard(told, line.viewer), after: play }
    return { ...line, steps: [...line.steps, step] }
  } catch (error) {
    if (error instanceof Hidden) return { ...line, stop: { seat, move } }
    throw error
  }
}

export function stepBack(line: Line): Line {
  if (line.stop) return { ...line, stop: null }
  return { ...line, steps: line.steps.slice(0, -1) }
}

/** All moves of a line, the one that stops it included. */
export const movesOfLine = (line: Line): { readonly seat: Seat; readonly move: Move }[] => [
  ...line.steps.map(({ seat, move }) => ({ seat, move })),
  ...(line.stop ? [line.stop] : []),
]

/** Plays moves that were kept; as far as they go. */
export function follow(
  game: AnyGame,
  base: Play,
  viewer: Viewer,
  moves: ReadonlyArray<{ readonly seat: Seat; readonly move: Move }>,
): Line {
  let line = emptyLine(base, viewer)
  for (const { seat, move } of moves) {
    try {
      line = goOn(game, line, seat, move)
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      break
    }
  }
  return line
}

/** How many moves are tried, at the most, to let the others pass by. */
const longestWait = 40

/**
 * Has the others make some moves that can be foreseen, those at the end of their lists first (they
 * end turns), until a seat is asked; as far as that goes.
 */
export function passTo(game: AnyGame, line: Line, seat: Seat): Line {
  let waiting = line
  for (let count = 0; count < longestWait; count++) {
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

/** What the rules call the question that the last move of a line answered. */
export const questionBefore = (line: Line): string | null => {
  const before = line.stop ? reached(line) : (line.steps.at(-2)?.after ?? line.base)
  return taskOf(before.state)
}
