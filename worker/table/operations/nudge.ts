import { NudgeRequest } from '../../wire/schema/company.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { nudge as remind } from '../telling/nudge.ts'
import { operation } from './operation.ts'

export const nudge = operation(
  {
    name: 'nudge',
    method: 'post',
    path: '/tables/{id}/nudges',
    tag: 'talk',
    summary: 'Nudge somebody',
    description:
      'Has somebody reminded politely whom the table has been waiting for: once a day at most.',
    body: NudgeRequest,
    example: { seat: 1 },
    answer: TableAnswer,
    answers: 'They are told.',
    who: 'seated',
    byLetter: true,
    problems: ['not-awaited', 'too-soon'],
  },
  {
    apply: ({ journal, snapshot, account, seat: by, now }, { seat }) =>
      remind(journal, snapshot, { account, by, seat }, now),
  },
)
