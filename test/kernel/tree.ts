import * as z from 'zod/mini'
import {
  copy,
  type Evaluator,
  type Game,
  Hidden,
  type Move,
  type Play,
  type Seat,
  start,
} from '../../worker/games/kernel/index.ts'

/** A position of a game that is drawn as a tree: who is asked, and where each move leads. */
export interface Position {
  /** Seat 0 alone, if nothing is said. */
  readonly asked?: ReadonlyArray<Seat>
  /** Seats that may make the moves, too, though nobody waits for them. */
  readonly interrupts?: ReadonlyArray<Seat>
  /**
   * Position after each move, or that only the table knows, or that the rules have a fault there. Without
   * any, the game is over.
   */
  readonly moves?: Readonly<Record<string, Position | 'hidden' | 'fault'>>
  /** Likelihood of a move; 1, if nothing is said. */
  readonly weights?: Readonly<Record<string, number>>
  /** Worth of the position to each seat. */
  readonly worth?: ReadonlyArray<number>
}

interface TreeState {
  readonly seats: number
  at: Position
}

/** The game of a tree. Its moves are named as in the tree; `pass` ends a turn. */
const treeGame = (root: Position): Game<TreeState> => ({
  id: 'tree',
  version: 1,
  seats: { min: 1, max: 4 },
  options: z.object({}),
  move: z.object({ do: z.string() }),
  passes: ['pass'],
  setup: (_options, seats) => ({ seats, at: root }),
  toAct: ({ at }) => (at.moves ? [...(at.asked ?? [0])] : []),
  moves: ({ at }, seat) =>
    [...(at.asked ?? [0]), ...(at.interrupts ?? [])].includes(seat)
      ? Object.keys(at.moves ?? {}).map((name): Move => ({ do: name }))
      : [],
  forbids: () => 'tree.1',
  play(state, _seat, move) {
    const next = state.at.moves?.[move.do]
    if (next === 'hidden') throw new Hidden('what lies there')
    if (!next || next === 'fault') throw new Error('A fault in the rules.')
    state.at = next
  },
  redact: copy,
  score: ({ seats }) =>
    Array.from({ length: seats }, (_, seat) => ({ seat, total: 0, categories: [] })),
  result: () => null,
})

/** The game, and a play of it for so many seats. */
export function tree(root: Position, seats = 1): { game: Game<TreeState>; play: Play<TreeState> } {
  const game = treeGame(root)
  return { game, play: start(game, {}, seats, new Uint8Array(32)) }
}

/** Knows what the tree says. Positions of which it says nothing are worth nothing. */
export const treeEvaluator: Evaluator<TreeState> = {
  deals: (view) => () => copy(view),
  value: ({ at }, seat) => ({ worth: at.worth?.[seat] ?? 0 }),
  weights: ({ at }, _seat, moves) => moves.map((move) => at.weights?.[move.do] ?? 1),
}
