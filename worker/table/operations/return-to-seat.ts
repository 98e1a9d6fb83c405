import { TableAnswer } from '../../wire/schema/table-view.ts'
import { takeBack } from '../people/absence.ts'
import { operation } from './operation.ts'

export const returnToSeat = operation(
  {
    name: 'returnToSeat',
    method: 'post',
    path: '/tables/{id}/return',
    tag: 'seats',
    summary: 'Return to my seat',
    description: 'Takes my seat back from the bot, or from being offered to somebody new.',
    answer: TableAnswer,
    answers: 'The table, with me.',
    who: 'seated',
    byLetter: false,
    when: ['playing'],
    problems: [],
  },
  { apply: ({ journal, snapshot, seat, now }) => takeBack(journal, snapshot, seat, now) },
)
