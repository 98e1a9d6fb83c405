import { TableAnswer } from '../../wire/schema/table-view.ts'
import { operation } from './operation.ts'

export const leaveLine = operation(
  {
    name: 'leaveLine',
    method: 'delete',
    path: '/tables/{id}/line',
    tag: 'seats',
    summary: 'Leave the line',
    description: 'Gives my place in the line up. Those behind move up.',
    answer: TableAnswer,
    answers: 'The table.',
    who: 'signed-in',
    byLetter: false,
    problems: [],
  },
  {
    apply: ({ journal, account }) => (journal.line.leave(account) ? 'changed' : 'unchanged'),
  },
)
