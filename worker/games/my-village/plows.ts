/**
 * Moving plows and jokers to fields.
 * Rules: M4.33–M4.36, M-R22.
 */
import { type Decision, fieldsOf, type Json } from '../kernel/index.ts'
import { craftBuilding } from './components/index.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { type State, type Task, type Village, villageOf } from './state.ts'

/** The plow moves to each empty plow space, from the forge or, as a joker, from the guild chamber. */
function plowMoves(village: Village): Move[] {
  const moves: Move[] = []
  const forge = village.buildings.some(
    ({ id, goods }) => goods > 0 && craftBuilding(id).kind === 'forge',
  )
  if (!forge && village.jokers === 0) return moves
  for (const { id, plow } of village.fields) {
    if (plow) continue
    if (forge) moves.push({ do: 'plow', from: 'forge', field: id })
    if (village.jokers > 0) moves.push({ do: 'plow', from: 'guild-chamber', field: id })
  }
  return moves
}

function forbidsPlow(sent: { readonly [key: string]: Json | undefined }): string {
  if (sent.from === 'forge') return 'M4.33'
  return sent.from === 'guild-chamber' ? 'M4.34' : 'M4.35'
}

/**
 * The same decision with plows to be moved between, at any time of the own turn (M4.33, M4.34);
 * that is between atomic steps, hence with the decisions that begin one (M-R22).
 */
export function withPlows<T extends Extract<Task, { seat: number }>>(
  decision: Decision<State, T, Move, Event>,
): Decision<State, T, Move, Event> {
  return {
    ...decision,
    moves: (state, task, seat) => [
      ...decision.moves(state, task, seat),
      ...plowMoves(villageOf(state, task.seat)),
    ],
    forbids(state, task, seat, sent) {
      const asked = fieldsOf(sent)
      return asked.do === 'plow' ? forbidsPlow(asked) : decision.forbids(state, task, seat, sent)
    },
    play(state, task, seat, move, at) {
      if (move.do !== 'plow') {
        decision.play(state, task, seat, move, at)
        return
      }
      const village = villageOf(state, seat)
      const forge = village.buildings.find(({ id }) => craftBuilding(id).kind === 'forge')
      if (move.from === 'guild-chamber') village.jokers--
      else if (forge) forge.goods--
      const field = village.fields.find(({ id }) => id === move.field)
      if (field) field.plow = true
      at.emit({ event: 'plow', seat, from: move.from, field: move.field })
    },
  }
}
