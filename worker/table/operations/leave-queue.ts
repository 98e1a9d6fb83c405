import { TableAnswer } from '../../wire/schema/table-view.ts'
import { operation } from './operation.ts'

export const leaveQueue = operation(
  {
    name: 'leaveLine',
    method: 'delete',
    path: '/tables/{id}/line',
    tag: 'seats',
    summary: 'Leave the queue',
    description: 'Gives my place in the queue up. Those behind move up.',
    answer: TableAnswer,
    answers: 'The table.',
    who: 'signed-in',
    byLetter: false,
    problems: [],
  },
  {
    apply: ({ journal, account }) => (journal.queue.leave(account) ? 'changed' : 'unchanged'),
  },
)
