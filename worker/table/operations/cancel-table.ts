import { TableAnswer } from '../../wire/schema/table-view.ts'
import { cancel } from '../people/cancel.ts'
import { operation } from './operation.ts'

export const cancelTable = operation(
  {
    name: 'cancelTable',
    method: 'post',
    path: '/tables/{id}/cancel',
    tag: 'tables',
    summary: 'Cancel a table',
    description: 'All are told, and nobody sits there any more.',
    answer: TableAnswer,
    answers: 'The table, cancelled.',
    who: 'host',
    byLetter: false,
    when: ['gathering'],
    problems: [],
  },
  {
    apply({ journal, now }) {
      cancel(journal, now)
      return 'changed'
    },
  },
)
