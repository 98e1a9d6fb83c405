import { refuse } from '../../wire/refusal.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { TalkRequest } from '../../wire/schema/talk.ts'
import { isTalkative, say as writeDown } from '../talk.ts'
import { operation } from './operation.ts'

export const say = operation(
  {
    name: 'say',
    method: 'post',
    path: '/tables/{id}/talk',
    summary: 'Say something at a table where I sit. Whoever is called by “@name” hears of it.',
    body: TalkRequest,
    answer: TableAnswer,
    answers: 'It was said.',
    who: 'seated',
    byLetter: true,
    problems: ['too-many'],
  },
  {
    apply({ journal, snapshot, account, seat, now }, request) {
      if (isTalkative(journal, account, now)) return refuse('too-many')
      return writeDown(journal, { seat, account }, snapshot.takenSeats, request, now)
    },
  },
)
