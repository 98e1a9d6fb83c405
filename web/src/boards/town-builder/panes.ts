import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Move, State } from '../../../../worker/games/town-builder/index.ts'
import type { Closing, Pane } from '../../stage/board.ts'
import { asked } from './tray.ts'

/** The moves that begin with a card of the row. */
const inRow: ReadonlyArray<Move['do']> = [
  'start',
  'resource',
  'gold',
  'discard',
  'storeCard',
  'protect',
]
/** The moves that begin in a district. */
const inDistrict: ReadonlyArray<Move['do']> = ['build', 'star', 'cover', 'count', 'keep', 'pick']

const some = (moves: ReadonlyArray<Move>, dos: ReadonlyArray<Move['do']>): boolean =>
  moves.some(({ do: what }) => dos.includes(what))

/** An effect that is declined, or a choice that is ended, is no end of the turn. */
export const closes = (_: unknown, __: Seat, move: { readonly do: string }): Closing =>
  move.do === 'end' ? 'end' : 'step'

/** The parts that a phone shows one at a time. */
export const panes: ReadonlyArray<Pane<State, Move>> = [
  {
    id: 'row',
    label: { en: 'Row', de: 'Reihe', fr: 'Rangée' },
    waits: (state: State, _seat: Seat, moves: ReadonlyArray<Move>) =>
      some(moves, inRow) ||
      asked(state, moves.length > 0, moves) !== null ||
      picksInRow(state, moves),
    tells: ['started', 'supplied', 'stored', 'discarded', 'dealt'],
  },
  {
    id: 'district',
    label: { en: 'District', de: 'Stadtteil', fr: 'Quartier' },
    ofSeat: true,
    waits: (state: State, _seat: Seat, moves: ReadonlyArray<Move>) =>
      some(moves, inDistrict) &&
      asked(state, moves.length > 0, moves) === null &&
      !picksInRow(state, moves),
  },
  {
    id: 'judges',
    label: { en: 'Judges', de: 'Juroren', fr: 'Juges' },
    waits: (_state: State, _seat: Seat, moves: ReadonlyArray<Move>) => some(moves, ['claim']),
    tells: ['claimed', 'judgeArrived'],
  },
]

function picksInRow(state: State, moves: ReadonlyArray<Move>): boolean {
  const task = state.agenda.at(-1)
  return task?.task === 'pick' && task.from === 'row' && moves.length > 0
}
