/**
 * Freelancers.
 * Rules: V7.52, V7.53, V-R27, V-R65.
 */
import { type Decision, fieldsOf, type Seat } from '../kernel/index.ts'
import { buildCap, freelancerPrice } from './components/index.ts'
import type { Event } from './event-types.ts'
import { limits } from './limits.ts'
import type { Move, State, Task } from './state.ts'
import { earn } from './supply.ts'
import { owners, seatOf, tops } from './village.ts'

type Pay = Extract<Task, { task: 'freelancers' }>
type Hire = Extract<Move, { do: 'hire' }>

/** The Freelancers in play that this seat may still pay: each once, none at a limit of 5 or without gold (V7.53, V-R27, V-R65). */
function hires(state: State, { seat, used }: Pay): Hire[] {
  const enough = limits(state, seat).build + used.length >= buildCap
  if (enough || seatOf(state, seat).gold < freelancerPrice) return []
  return owners(state, seat).flatMap((owner) =>
    tops(seatOf(state, owner).village)
      .filter(({ placed }) => placed.card === 'freelancer')
      .filter(({ pile }) => !used.some((one) => one.owner === owner && one.pile === pile))
      .map(({ pile }): Hire => ({ do: 'hire', owner, pile })),
  )
}

/** Returns true if a seat is asked for Freelancers at the start of its build turn. */
export const mayHire = (state: State, seat: Seat): boolean =>
  hires(state, { task: 'freelancers', seat, used: [] }).length > 0

/** Paying Freelancers, before anything else of the build turn (V7.52, V-D11). */
export const hiring: Decision<State, Pay, Move, Event> = {
  toAct: (state, task) => (hires(state, task).length > 0 ? [task.seat] : []),
  moves: (state, task) => [...hires(state, task), { do: 'no-hire' }],
  forbids: (_state, _task, _seat, move) => (fieldsOf(move).do === 'hire' ? 'V7.53' : 'V-R27'),
  play(state, task, seat, move, at) {
    if (move.do !== 'hire') {
      state.agenda.pop()
      return
    }
    const { owner, pile } = move
    const lying = seatOf(state, owner).village[pile]?.starter
    const opening = state.agenda.findLast((one) => one.task === 'open-build')
    if (!lying || opening?.task !== 'open-build') return
    earn(state, seat, 'freelancers', -freelancerPrice)
    lying.coins += freelancerPrice
    task.used.push({ owner, pile })
    opening.more++
    at.emit({ event: 'hired', seat, owner, pile })
  },
}
