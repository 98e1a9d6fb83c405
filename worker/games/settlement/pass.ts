/**
 * Passing and its steps: basic resources, settlers, then an artifact.
 * Rules: S4.9, S4.11, S4.12, S5.77–S5.90, S-R14, S-R16, S-R18, S-R28.
 */
import { type Automatic, type Decision, fieldsOf, type Seat } from '../kernel/index.ts'
import type { At } from './action.ts'
import { boardOf, noBasics, outposts } from './board.ts'
import { allBasics, type Basic, basicSettlers, roundCount } from './components/index.ts'
import type { ClearTask, DropTask, Event, KeepTask, Move, State } from './state.ts'
import { basicsIn, present } from './supply.ts'

/** Chapter 5.13: passes, takes the start marker if it is the first pass, and begins the pass steps. */
export function pass(state: State, seat: Seat, auto: boolean, at: At): void {
  const first = state.passed.length === 0
  state.passed.push(seat)
  // S5.79; the running round does not notice (S-R28).
  if (first) state.marker = seat
  // S8.5: alone, nobody is first, and the marker says nothing.
  const told = first && state.boards.length > 1
  state.agenda.push({ task: 'next', seat })
  at.emit({ event: 'passed', seat, first: told, ...(auto && { auto: true }) })
  // S5.81: in the last round none of the steps.
  if (state.round === roundCount) return
  state.agenda.push({ task: 'artifact', seat }, { task: 'clear', seat }, { task: 'drop', seat })
}

/** Returns true if what remains leaves a choice: more than there is room for, of more than one kind (S11.20). */
function mustChoose(supply: Record<Basic, number>, room: number): boolean {
  const kinds = allBasics.filter((basic) => supply[basic] > 0).length
  return room > 0 && kinds > 1 && basicsIn(supply) > room
}

/** Keeps `kept` and as much of the rest as there is room for; everything else is dropped (S5.84, S5.85). */
function finish(
  state: State,
  { seat, kept, room }: Pick<KeepTask, 'seat' | 'kept' | 'room'>,
  auto: boolean,
  at: At,
): void {
  const { supply } = boardOf(state, seat)
  const dropped = noBasics()
  const keeping = { ...kept }
  let left = room
  for (const basic of allBasics) {
    const more = Math.min(supply[basic], left)
    left -= more
    keeping[basic] += more
    dropped[basic] = supply[basic] - more
    supply[basic] = keeping[basic]
  }
  if (basicsIn(dropped) + basicsIn(keeping) === 0) return
  at.emit({
    event: 'dropped',
    seat,
    dropped: present(dropped),
    kept: present(keeping),
    ...(auto && { auto: true }),
  })
}

/** Step 1 of passing (S5.84); asks only where there is something to choose. */
export const drop: Automatic<State, DropTask, Event> = {
  run(state, { seat }, at) {
    const board = boardOf(state, seat)
    const room = outposts(board).length
    const task: KeepTask = { task: 'keep', seat, kept: noBasics(), room }
    if (mustChoose(board.supply, room)) state.agenda.push(task)
    else finish(state, task, true, at)
  },
}

/** Asks which basic resources stay, one by one (S5.85, S-R18). */
export const keep: Decision<State, KeepTask, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves(state, task) {
    const { supply } = boardOf(state, task.seat)
    return [
      ...allBasics
        .filter((resource) => supply[resource] > 0)
        .map((resource): Move => ({ do: 'keep', resource })),
      { do: 'drop-rest' },
    ]
  },
  forbids: (_state, _task, _seat, move) => (fieldsOf(move).do === 'exchange' ? 'S5.83' : 'S5.85'),
  play(state, task, seat, move, at) {
    const { supply } = boardOf(state, seat)
    if (move.do === 'keep') {
      supply[move.resource]--
      task.kept[move.resource]++
      task.room--
      if (mustChoose(supply, task.room)) return
    } else {
      task.room = 0
    }
    state.agenda.pop()
    finish(state, task, false, at)
  },
}

/** Step 2 of passing: basic settlers come back, placed bonus settlers are spent (S5.88-S5.90). */
export const clear: Automatic<State, ClearTask, Event> = {
  run(state, { seat }, at) {
    const board = boardOf(state, seat)
    const bonus = Object.values(board.placed).reduce(
      (sum, settlers) => sum + (settlers?.bonus ?? 0),
      0,
    )
    const basic = basicSettlers - board.settlers.basic
    board.placed = {}
    board.settlers.basic = basicSettlers
    at.emit({ event: 'settlers-cleared', seat, basic, bonus, auto: true })
  },
}
