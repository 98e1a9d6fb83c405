import { refuse } from '../../wire/refusal.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { TalkRequest } from '../../wire/schema/talk.ts'
import { isTalkative, say as writeDown } from '../telling/talk.ts'
import { operation } from './operation.ts'

export const say = operation(
  {
    name: 'say',
    method: 'post',
    path: '/tables/{id}/talk',
    tag: 'talk',
    summary: 'Say something',
    description: 'Says something at a table where I sit. Whoever is called by “@name” hears of it.',
    body: TalkRequest,
    example: { text: 'Well played!', message: '2f1c9f0e-6b1a-4c39-9a51-0d3c5e7b8a11' },
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
