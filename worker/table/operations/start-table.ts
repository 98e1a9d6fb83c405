import { refuse } from '../../wire/refusal.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { fewest } from '../seats/seating.ts'
import { begin } from '../turns/write.ts'
import { operation } from './operation.ts'

export const startTable = operation(
  {
    name: 'startTable',
    method: 'post',
    path: '/tables/{id}/start',
    tag: 'tables',
    summary: 'Start a table',
    description: 'Starts with those who are here.',
    answer: TableAnswer,
    answers: 'The table, started.',
    who: 'host',
    byLetter: false,
    when: ['gathering'],
    problems: ['too-few-players'],
  },
  {
    apply({ journal, snapshot, now }) {
      if (snapshot.takenSeats.length < fewest(snapshot)) return refuse('too-few-players')
      begin(journal, now)
      return 'changed'
    },
  },
)
