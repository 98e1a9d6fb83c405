import { type Automatic, type Decision, unexpected } from '../kernel/index.ts'
import { arsonPrice, eventsByValue, levels, ratsPrice } from './components/index.ts'
import { drawEvents, drawForCountess, openEvent, toCountess } from './events.ts'
import { fieldsOf } from './moves.ts'
import { marketYield, silverValue } from './scoring.ts'
import { countess, type Event, type Move, type State, type Task } from './state.ts'
import { earn } from './supply.ts'
import { printedGold, seatOf } from './village.ts'

/** After each draft the Countess gets a face-up villager of the player's choice, and its coins (V8.6, V8.9). */
export const giving: Decision<State, Extract<Task, { task: 'give' }>, Move, Event> = {
  toAct: (state, task) => (state.road.some((slot) => slot) ? [task.seat] : []),
  moves: (state) =>
    state.road.flatMap((slot, column): Move[] => (slot ? [{ do: 'give', column }] : [])),
  forbids: () => 'V8.6',
  play(state, _task, _seat, move, at) {
    const slot = move.do === 'give' ? state.road[move.column] : null
    if (!slot || move.do !== 'give') unexpected(move)
    state.agenda.pop()
    state.road[move.column] = null
    toCountess(state, { ...slot, from: 'road', column: move.column, auto: false }, at)
  },
}

/** What Rats or Arson leave to the player: the whole price, or one less (V-R50, V-D9, V-D12). */
function hardship<T extends Extract<Task, { task: 'rats' | 'arson' }>>(
  id: T['task'],
  price: number,
  suffer: (state: State) => void,
): Decision<State, T, Move, Event> {
  return {
    toAct: (state, task) => (openEvent(state, id)?.begun === false ? [task.seat] : []),
    moves: (state, { seat }) => [
      ...(seatOf(state, seat).gold >= price ? [{ do: 'pay' } as const] : []),
      { do: 'suffer' },
    ],
    forbids: (_state, _task, _seat, move) =>
      fieldsOf(move).do === 'pay' ? 'V-R50' : id === 'rats' ? 'V7.159' : 'V7.153',
    play(state, _task, seat, move, at) {
      state.agenda.pop()
      const event = openEvent(state, id)
      if (event) event.begun = true
      const gold = move.do === 'pay' ? price : 0
      if (gold > 0) earn(state, seat, 'events', -gold)
      else suffer(state)
      at.emit({ event: 'settled-with', seat, by: id, gold })
    },
  }
}

export const facingRats = hardship<Extract<Task, { task: 'rats' }>>('rats', ratsPrice, (state) => {
  if (state.solo) state.solo.rats = true
})

export const facingArson = hardship<Extract<Task, { task: 'arson' }>>(
  'arson',
  arsonPrice,
  (state) => {
    const opening = state.agenda.findLast((task) => task.task === 'open-build')
    if (opening?.task === 'open-build') opening.less = 1
  },
)

/** The end of the event phase: a villager for the Countess, and new events by its value (V8.12). Not in the last round (V8.24). */
export const countessDraws: Automatic<State, Extract<Task, { task: 'countess' }>, Event> = {
  run(state, _task, at) {
    const { solo, options } = state
    if (!solo || state.markets.second === 'triggered') return
    const card = drawForCountess(state, null, true, at)
    // V-R43: the value once it lies in her village.
    const value = card ? printedGold(solo.countess, card) + silverValue(state, countess, card) : 0
    const byValue = eventsByValue.find(({ from }) => value >= from)?.events ?? 0
    drawEvents(state, levels[options.level].eventsPerRound ?? byValue, at)
  },
}

/** The Countess's gold if the game ended now: her supply, and what the markets still ahead of the last one would add (V8.23). */
export function countessScore(
  state: State,
): { gold: number; market: number; total: number } | null {
  if (!state.solo) return null
  const { gold } = state.solo.countess
  const market = state.markets.second === 'held' ? 0 : marketYield(state, countess, 'second').total
  return { gold, market, total: gold + market }
}
