import { refuse } from '../../wire/refusal.ts'
import { TakeBackRequest } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { wishBack } from '../votes/take-back.ts'
import { operation } from './operation.ts'

export const takeTurnBack = operation(
  {
    name: 'takeBack',
    method: 'post',
    path: '/tables/{id}/back',
    tag: 'turns',
    summary: 'Take a turn back',
    description:
      'Takes back my last turn, while no other person has played since; with it all that the same answer to a letter played. It goes at once where nobody has seen it and it showed me nothing. Else those are asked who have seen it; all others who own a seat where it showed something, bots or plans played on, or the table is rated.',
    body: TakeBackRequest,
    example: { turn: 7 },
    answer: TableAnswer,
    answers: 'The table before that turn, or with my wish.',
    who: 'seated',
    byLetter: true,
    when: ['playing'],
    problems: ['nothing-to-take-back'],
  },
  {
    apply: ({ journal, snapshot, seat, now }, { turn }) =>
      wishBack(journal, snapshot, seat, turn, now) ?? refuse('nothing-to-take-back'),
  },
)
