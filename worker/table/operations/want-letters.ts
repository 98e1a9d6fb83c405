import { refuse } from '../../wire/refusal.ts'
import { LettersRequest } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { isAmongBots } from '../bots.ts'
import { withSeat } from '../carried.ts'
import { operation } from './operation.ts'

export const wantLetters = operation(
  {
    name: 'wantLetters',
    method: 'put',
    path: '/tables/{id}/letters',
    tag: 'turns',
    summary: 'Ask for letters among bots',
    description:
      'Has letters come to me at a table where I am alone or among bots, or no longer. At other tables they come anyway.',
    body: LettersRequest,
    example: { on: true },
    answer: TableAnswer,
    answers: 'The table, with my choice.',
    who: 'seated',
    byLetter: true,
    when: ['gathering', 'playing'],
    problems: ['nothing-to-decide'],
  },
  {
    apply({ journal, snapshot, seat }, { on }) {
      const { takenSeats } = snapshot
      const isOn = takenSeats[seat]?.letters ?? false
      if (isOn === on) return 'unchanged'
      if (on && !isAmongBots(takenSeats)) return refuse('nothing-to-decide')
      journal.putTakenSeats(withSeat(takenSeats, seat, { letters: on }))
      return 'changed'
    },
  },
)
