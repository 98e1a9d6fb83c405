/**
 * Special villagers that are played in a draft turn.
 * Rules: V5.54, V-R38.
 */
import type { Json, Seat } from '../kernel/index.ts'
import { namesInHand } from './knowledge.ts'
import { benefactors, forbidsGift, mayRecruit } from './saints.ts'
import type { Move, State, Task } from './state.ts'
import { clockwise, seatOf } from './village.ts'

type Draft = Extract<Task, { task: 'draft' }>

/** All that may be played in a draft turn before its villager is taken (V5.54, V-R38). */
export function draftSpecials(state: State, task: Draft): Move[] {
  const { seat } = task
  if (task.taken) return []
  const hand = namesInHand(state, seat)
  const moves: Move[] = mayRecruit(state, task) ? [{ do: 'recruit' }] : []
  if (hand.includes('benefactor')) moves.push(...benefactors(state, seat))
  if (hand.includes('prophet'))
    state.stacks.forEach(({ length }, column) => {
      if (length > 0) moves.push({ do: 'prophet', column })
    })
  if (hand.includes('barbarian')) moves.push({ do: 'barbarian' })
  if (hand.includes('flaker'))
    for (const owner of clockwise(state, seat))
      for (const card of new Set(seatOf(state, owner).square))
        moves.push({ do: 'flaker', owner, card })
  return moves
}

/** The number of the rule that forbids a move of the draft turn other than drafting. */
export function forbidsDraftSpecial(
  state: State,
  task: Draft,
  seat: Seat,
  sent: Readonly<Record<string, Json | undefined>>,
): string {
  switch (sent.do) {
    case 'recruit':
      return 'V7.24'
    case 'courier':
      return state.options.courier && seat !== task.seat ? 'V7.40' : 'V-R37'
    case 'prophet':
    case 'barbarian':
    case 'flaker':
    case 'benefactor': {
      if (!namesInHand(state, seat).includes(sent.do)) return 'V5.54'
      if (task.taken) return 'V-R38'
      return sent.do === 'prophet'
        ? 'V7.21'
        : sent.do === 'flaker'
          ? 'V7.35'
          : forbidsGift(state, seat, sent)
    }
    case 'trade-in':
      return 'V5.37'
    default:
      return 'V4.1'
  }
}
