import type { Seat } from '../kernel/index.ts'
import type { Pile, Placed, State } from './state.ts'
import { seatOf } from './village.ts'

/** Takes a whole pile out of a village. */
function removePile(state: State, owner: Seat, pile: number): void {
  seatOf(state, owner).village.splice(pile, 1)
  const { turn } = state
  if (turn?.seat !== owner || !turn.robbers) return
  turn.robbers = turn.robbers
    .filter((one) => one !== pile)
    .map((one) => (one > pile ? one - 1 : one))
}

/**
 * Takes the top villager of a branch off a pile; `false` when the pile is gone with it. A pile of which only
 * Monks are left may stand for anything again (V-R15).
 */
export function takeOff(pile: Pile, branch: number): { placed: Placed | undefined; left: boolean } {
  const row = pile.branches[branch]
  if (!row) return { placed: pile.starter, left: false }
  const placed = row.pop()
  if (row.length === 0) pile.branches.splice(branch, 1)
  const all = [pile.starter, ...pile.branches.flat()]
  if (all.every(({ card }) => card === 'monk')) for (const one of all) one.as = null
  return { placed, left: true }
}

/** Takes the top villager of a branch out of a village and returns it. */
export function removeTop(
  state: State,
  owner: Seat,
  pile: number,
  branch: number,
): Placed | undefined {
  const found = seatOf(state, owner).village[pile]
  if (!found) return undefined
  const { placed, left } = takeOff(found, branch)
  if (!left) removePile(state, owner, pile)
  return placed
}
