import { same } from '../../games/kernel/index.ts'
import { refuse } from '../../wire/refusal.ts'
import { PaceRequest } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { isPerson } from '../time/decisions.ts'
import { operation } from './operation.ts'

export const proposePace = operation(
  {
    name: 'proposePace',
    method: 'put',
    path: '/tables/{id}/pace',
    tag: 'agreement',
    summary: 'Propose a pace',
    description:
      'Wants another pace for a running table, in the place of what was proposed before. The table takes it when all want that.',
    body: PaceRequest,
    example: { pace: { start: 72, perTurn: 12, cap: 120, late: 'ask' }, patience: 7 },
    answer: TableAnswer,
    answers: 'The table, with my wish or what came of it.',
    who: 'seated',
    byLetter: true,
    when: ['playing'],
    problems: ['nothing-to-decide', 'not-your-vote'],
  },
  {
    apply({ journal, snapshot, seat }, { pace, patience }) {
      const { settings, takenSeats } = snapshot
      const takenSeat = takenSeats[seat]
      if (!takenSeat || !isPerson(takenSeat)) return refuse('not-your-vote')
      // Alone nobody waits for anybody.
      const isSame = same(pace, settings.pace) && (pace !== null || patience === settings.patience)
      if (isSame || takenSeats.length === 1) return refuse('nothing-to-decide')
      journal.absence.putProposal({ pace, patience })
      journal.absence.clearVotes('pace')
      journal.absence.putVote('pace', seat, 'yes')
      return { did: 'propose-pace', by: seat }
    },
  },
)
