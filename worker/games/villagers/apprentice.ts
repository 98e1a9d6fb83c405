/**
 * The Apprentice takes the place of another villager.
 * Rules: V5.70–V5.77, V-R16, V-R17.
 */
import {
  type Decision,
  fieldsOf,
  type PlayContext,
  type Seat,
  unexpected,
} from '../kernel/index.ts'
import { replace } from './chains.ts'
import type { FoundersSide } from './components/index.ts'
import type { Event } from './event-types.ts'
import { takeFromHand } from './knowledge.ts'
import { afterReplacing, outlook, replaceable } from './monks.ts'
import { newPlaces, settleIn } from './placing.ts'
import type { Move, State, Task } from './state.ts'
import { earn } from './supply.ts'
import { seatOf } from './village.ts'

type Resettle = Extract<Task, { task: 'resettle' }>
type Of<D extends Move['do']> = Extract<Move, { do: D }>

/** The covered villagers whose place the Apprentice can take, if they can be placed (V5.70, V5.71). */
export function apprentices(state: State, seat: Seat): Of<'apprentice'>[] {
  const ahead = outlook(state, seat)
  return replaceable(state, ahead)
    .filter((found) => newPlaces(state, found.placed.card, afterReplacing(ahead, found)).length > 0)
    .map(({ owner, pile, branch, level }) => ({ do: 'apprentice', owner, pile, branch, level }))
}

/** Takes a villager's place; that one is to be placed at once (V5.70, V5.72). */
export function playApprentice(
  state: State,
  seat: Seat,
  { owner, pile, branch, level }: Of<'apprentice'>,
  at: PlayContext<Event>,
): void {
  const replaced = replace(seatOf(state, owner).village, { pile, branch, level })
  if (!replaced) return
  takeFromHand(state, seat, 'apprentice')
  if (state.turn) state.turn.used++ // V5.72
  earn(state, owner, 'moved-coins', replaced.coins) // V5.77
  const { card, coins } = replaced
  state.agenda.push({ task: 'resettle', seat, card, from: owner })
  at.emit({ event: 'apprentice', seat, owner, card, pile, branch, level, coins })
}

/** Places for the replaced card: the Apprentice lies in its place already. */
const resettlings = (state: State, task: Resettle) =>
  newPlaces(state, task.card, outlook(state, task.seat))

/** Placing the villager whose place the Apprentice took (V5.71). */
export const resettling: Decision<State, Resettle, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves(state, task) {
    return resettlings(state, task).flatMap((where): Of<'resettle'>[] => {
      if (where) return [{ do: 'resettle', ...where }]
      if (task.card !== 'founders') return [{ do: 'resettle' }]
      return [
        { do: 'resettle', side: 'gold' },
        { do: 'resettle', side: 'food' },
      ]
    })
  },
  forbids: (_state, task, _seat, move) =>
    fieldsOf(move).do === 'resettle' && task.card === 'founders' ? 'V5.73' : 'V5.71',
  play(state, task, seat, move, at) {
    if (move.do !== 'resettle') unexpected(move)
    state.agenda.pop()
    const side: FoundersSide | undefined = 'side' in move ? move.side : undefined
    if (side) seatOf(state, seat).founders = side
    const where = 'pile' in move ? { pile: move.pile, branch: move.branch } : null
    settleIn(state, seat, task.card, where, true, at)
  },
}
