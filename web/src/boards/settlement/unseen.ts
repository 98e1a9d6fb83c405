import {
  Hidden,
  IllegalMove,
  isHidden,
  type Play,
  type Seat,
  submit,
} from '../../../../worker/games/kernel/index.ts'
import {
  allArtifacts,
  allBuildings,
  allHeroes,
  allTerrains,
} from '../../../../worker/games/settlement/components/index.ts'
import { settlement } from '../../../../worker/games/settlement/index.ts'
import type { Move, State } from '../../../../worker/games/settlement/state.ts'
import { dealsOf } from './deals.ts'

/** A face-down stack with any pieces of its kind in place of their backs. */
const filled = <P extends string>(stack: ReadonlyArray<P>, kinds: ReadonlyArray<P>): P[] =>
  stack.map((piece, i) => (isHidden(piece) ? (kinds[i % kinds.length] ?? piece) : piece))

/** A view in which nothing is hidden: as it may be, not as it is. */
const supposed = (state: State): State => ({
  ...state,
  heroDeck: filled(
    state.heroDeck,
    allHeroes.map(({ id }) => id),
  ),
  terrainStacks: state.terrainStacks.map((stack, i) =>
    filled(
      stack,
      allTerrains.filter(({ region }) => region === i + 1).map(({ id }) => id),
    ),
  ),
  buildingStack: filled(
    state.buildingStack,
    allBuildings.map(({ id }) => id),
  ),
  boards: state.boards.map(({ closed: _, ...board }) => ({
    ...board,
    heroes: filled(
      board.heroes,
      allHeroes.map(({ id }) => id),
    ),
  })),
  artifactStack: filled(
    state.artifactStack,
    allArtifacts.map(({ id }) => id),
  ),
})

/** The state after a move, whatever it may turn up; `null` where it cannot be played. */
function after(play: Play<State>, seat: Seat, move: Move): State | null {
  try {
    const { state } = submit(settlement, { ...play, state: supposed(play.state) }, seat, [
      move,
    ]).play
    return state
  } catch (error) {
    if (error instanceof IllegalMove || error instanceof Hidden) return null
    throw error
  }
}

/** Returns true if a move that turns something up ends my turn: pieces turned up do not change who is next. */
export function endsUnseen(play: Play<State>, seat: Seat, move: Move): boolean {
  const state = after(play, seat, move)
  return state !== null && !settlement.toAct(state).includes(seat)
}

/**
 * Returns true if a move that turns something up leaves nothing but the end of my turn. An action
 * and a hero are done then, or cannot be paid; what is turned up after them changes neither.
 */
export function closesUnseen(play: Play<State>, seat: Seat, move: Move): boolean {
  const state = after(play, seat, move)
  if (state === null || state.agenda.at(-1)?.task !== 'turn') return false
  // Exchanges alone can wait for the next turn (S4.6); those that would pay for something are deals.
  const left = settlement.moves(state, seat).filter(({ do: name }) => name !== 'exchange')
  const isClosing = left.every(({ do: name }) => name === 'end-turn' || name === 'pass')
  const ends = left.some(({ do: name }) => name === 'end-turn')
  return isClosing && ends && dealsOf(state, seat).size === 0
}
