import { TableAnswer, WatchQuery } from '../../wire/schema/table-view.ts'
import { operation } from './operation.ts'

export const getTable = operation(
  {
    name: 'getTable',
    method: 'get',
    path: '/tables/{id}',
    tag: 'tables',
    summary: 'Get a table',
    description: 'A table as I may see it. Anybody with the link may look on.',
    query: WatchQuery,
    answer: TableAnswer,
    answers: 'The table.',
    who: 'anyone',
    byLetter: true,
    problems: [],
  },
  {},
)
