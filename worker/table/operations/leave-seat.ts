import { TableAnswer } from '../../wire/schema/table-view.ts'
import { standUp } from '../turns/write.ts'
import { operation } from './operation.ts'

export const leaveSeat = operation(
  {
    name: 'leaveSeat',
    method: 'delete',
    path: '/tables/{id}/seat',
    tag: 'seats',
    summary: 'Leave my seat',
    description:
      'Gives my seat free while people gather. Those behind move up, and the first is the host.',
    answer: TableAnswer,
    answers: 'The table, without me.',
    who: 'seated',
    byLetter: false,
    when: ['gathering'],
    problems: [],
  },
  {
    apply({ journal, snapshot, account }) {
      standUp(journal, snapshot.takenSeats, account)
      return 'changed'
    },
  },
)
