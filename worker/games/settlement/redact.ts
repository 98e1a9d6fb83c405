/**
 * Hidden information: what every viewer may see.
 * Rules: S9.1–S9.16, S-R25.
 */
import { back, copy, type Viewer } from '../kernel/index.ts'
import { type HeroId, roundCount } from './components/index.ts'
import type { PlayerBoard, State } from './state.ts'

/** The backs of a stack's pieces: their number is public, their order is not (chapter 9). */
const hide = <P extends string>(stack: ReadonlyArray<P>, printed: string): P[] =>
  stack.map(() => back(printed) as P)

/** A hero whose face is hidden. */
export const heroBack = back('hero') as HeroId

const close = (board: PlayerBoard): PlayerBoard => ({
  ...board,
  heroes: hide(board.heroes, 'hero'),
  closed: true,
})

/** Everybody has passed in the last round, and nothing is left to do (S4.18). Within a turn the agenda may be empty before. */
const isOver = ({ agenda, round, passed, boards }: State): boolean =>
  agenda.length === 0 && round === roundCount && passed.length === boards.length

/**
 * Everybody sees the same: the order of face-down stacks is hidden, from all. If heroes lie face
 * down, those of the others are hidden as well, until the end (S-R25).
 */
export function redact(state: State, viewer: Viewer): State {
  const seen = copy(state)
  return {
    ...seen,
    heroDeck: hide(state.heroDeck, 'hero'),
    terrainStacks: state.terrainStacks.map((stack, i) => hide(stack, `terrain-${i + 1}`)),
    buildingStack: hide(state.buildingStack, 'building'),
    artifactStack: hide(state.artifactStack, 'artifact'),
    boards: seen.boards.map((board, seat) =>
      state.faceDown && !isOver(state) && seat !== viewer ? close(board) : board,
    ),
  }
}
