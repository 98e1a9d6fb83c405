import { IllegalMove } from '../../games/kernel/index.ts'
import { refuse } from '../../wire/refusal.ts'
import { TurnAnswer, TurnRequest } from '../../wire/schema/history.ts'
import { comeBack } from '../people/absence.ts'
import { entryFor } from '../storage/snapshot.ts'
import { isSameTurn, playTurn } from '../turns/write.ts'
import { operation } from './operation.ts'

export const submitTurn = operation(
  {
    name: 'submitTurn',
    method: 'post',
    path: '/tables/{id}/turns',
    tag: 'turns',
    summary: 'Play a turn',
    description:
      'Plays a turn: all its moves or none. The same turn sent again gets the same answer.',
    body: TurnRequest,
    example: { revision: 7, moves: [{ do: 'pass' }], turn: '2f1c9f0e-6b1a-4c39-9a51-0d3c5e7b8a11' },
    answer: TurnAnswer,
    answers: 'The turn was played.',
    who: 'seated',
    byLetter: true,
    when: ['playing', 'over'],
    problems: ['already-over', 'turn-mismatch', 'stale-revision', 'illegal-move'],
  },
  {
    apply({ journal, snapshot, seat, now, view }, request) {
      const { play } = snapshot
      if (!play) throw new Error('A table that has started has a play.')
      const earlier = journal.turn(request.turn)
      if (earlier) return isSameTurn(earlier, seat, request) ? 'unchanged' : refuse('turn-mismatch')
      if (snapshot.settings.ended !== null) return refuse('already-over')
      if (request.revision !== play.revision) return refuse('stale-revision', { table: view() })
      try {
        const row = playTurn(journal, { ...snapshot, play }, seat, request, 'person', now)
        comeBack(journal, snapshot, seat, now)
        return { did: 'turn', row }
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error
        const { rule, message } = error
        return refuse('illegal-move', { detail: message, ...(rule !== undefined && { rule }) })
      }
    },
    beside({ journal, seat }, { turn }) {
      const row = journal.turn(turn)
      if (!row) throw new Error('A turn that was played is in the journal.')
      return { entry: entryFor(row, seat) }
    },
  },
)
