import { type Names, wordsBy } from '../kernel/index.ts'
import { claimable } from './awards.ts'
import { judge, townCard } from './components/index.ts'
import { missing } from './matching.ts'
import { goldCostNow } from './payment.ts'
import {
  type Choice,
  ownDistrict,
  type TownEvent,
  type TownMove,
  type TownState,
  type TownTask,
} from './state.ts'

type Asked = Extract<TownTask, { task: Choice['task'] | 'turn' | 'retype' }>
type MoveOf<K extends TownMove['do']> = Extract<TownMove, { do: K }>
type EventOf<K extends TownEvent['event']> = Extract<TownEvent, { event: K }>

/** Facts that the sentences of every language read from the state. */
const facts = {
  prompt: {
    turn: (_task: unknown, state: TownState) => ({
      actions: state.turn.actions,
      award: claimable(state).length > 0,
    }),
    /** The top card of the deck, for whom may see it. */
    look(_task: unknown, state: TownState) {
      const card = state.deck.at(-1)
      return { card: card && !card.startsWith('?') ? card : null }
    },
  },
  move: {
    start: (move: MoveOf<'start'>, state: TownState) => ({
      ...move,
      cost: goldCostNow(state, move.card),
    }),
    resource(move: MoveOf<'resource'>, state: TownState) {
      const foundation = ownDistrict(state).foundations.find(({ card }) => card === move.to)
      return { ...move, completes: foundation !== undefined && missing(foundation) === 1 }
    },
    end: (_move: unknown, state: TownState) => ({ actions: state.turn.actions }),
    pick({ card }: MoveOf<'pick'>, state: TownState) {
      const task = state.agenda.at(-1)
      return { card, from: task?.task === 'pick' ? task.from : 'row' }
    },
    done: (_move: unknown, state: TownState) => ({
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
export const wordsOf = wordsBy<TownState, Asked, TownMove, TownEvent, typeof facts>(facts)
