import { type Names, wordsBy } from '../kernel/index.ts'
import { claimable } from './awards.ts'
import { judge, townCard } from './components/index.ts'
import { missing } from './matching.ts'
import { goldCostNow } from './payment.ts'
import { type Choice, type Event, type Move, ownDistrict, type State, type Task } from './state.ts'

type Asked = Extract<Task, { task: Choice['task'] | 'turn' | 'retype' }>
type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>
type EventOf<K extends Event['event']> = Extract<Event, { event: K }>

/** Facts that the sentences of every language read from the state. */
const facts = {
  prompt: {
    turn: (_task: unknown, state: State) => ({
      actions: state.turn.actions,
      award: claimable(state).length > 0,
    }),
    /** The top card of the deck, for whom may see it. */
    look(_task: unknown, state: State) {
      const card = state.deck.at(-1)
      return { card: card && !card.startsWith('?') ? card : null }
    },
  },
  move: {
    start: (move: MoveOf<'start'>, state: State) => ({
      ...move,
      cost: goldCostNow(state, move.card),
    }),
    resource(move: MoveOf<'resource'>, state: State) {
      const foundation = ownDistrict(state).foundations.find(({ card }) => card === move.to)
      return { ...move, completes: foundation !== undefined && missing(foundation) === 1 }
    },
    end: (_move: unknown, state: State) => ({ actions: state.turn.actions }),
    pick({ card }: MoveOf<'pick'>, state: State) {
      const task = state.agenda.at(-1)
      return { card, from: task?.task === 'pick' ? task.from : 'row' }
    },
    done: (_move: unknown, state: State) => ({
      storing: state.agenda.at(-1)?.task === 'storeRow',
    }),
    addJudge: (move: MoveOf<'addJudge'>) => ({
      judge: move.judge,
      favours: judge(move.judge).favours,
    }),
    count: (move: MoveOf<'count'>) => ({
      ...move,
      instead: townCard(move.card).ability?.op === 'change-type',
    }),
  },
  event: {
    judged: (event: EventOf<'judged'>, names: Names) => ({
      ...event,
      winners: event.winners.map(names),
    }),
    over: ({ places, totals }: EventOf<'over'>, names: Names) => ({
      solo: places.length === 1,
      total: totals[0] ?? 0,
      winners: places.flatMap((place, seat) => (place === 1 ? [names(seat)] : [])),
    }),
  },
}

/** Town Builder in a language, by its sentences. */
export const wordsOf = wordsBy<State, Asked, Move, Event, typeof facts>(facts)
