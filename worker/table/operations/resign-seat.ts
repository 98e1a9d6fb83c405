import { TableAnswer } from '../../wire/schema/table-view.ts'
import { resign } from '../people/absence.ts'
import { operation } from './operation.ts'

export const resignSeat = operation(
  {
    name: 'resignSeat',
    method: 'post',
    path: '/tables/{id}/resign',
    tag: 'seats',
    summary: 'Resign',
    description: 'Hands my seat to a bot. I can take it back.',
    answer: TableAnswer,
    answers: 'The table, a bot in my place.',
    who: 'seated',
    byLetter: false,
    when: ['playing'],
    problems: [],
  },
  { apply: ({ journal, snapshot, seat, now }) => resign(journal, snapshot, seat, now) },
)
