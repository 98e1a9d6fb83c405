import { QueueParams } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { callFromQueue as call } from '../queue/queue.ts'
import { operation } from './operation.ts'

export const callFromQueue = operation(
  {
    name: 'callFromLine',
    method: 'post',
    path: '/tables/{id}/call/{person}',
    tag: 'seats',
    summary: 'Call somebody from the queue',
    description:
      'Has somebody in the queue take a free seat before those who wait longer. They are told.',
    params: QueueParams,
    answer: TableAnswer,
    answers: 'The table.',
    who: 'host',
    byLetter: false,
    when: ['gathering', 'playing'],
    problems: ['not-found', 'seat-taken'],
  },
  {
    apply: ({ journal, snapshot, now }, { person }) => call(journal, snapshot, person, now),
  },
)
