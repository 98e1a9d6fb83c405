import { TalkList, TalkQuery } from '../../wire/schema/talk.ts'
import { talkOf } from '../telling/talk.ts'
import { operation } from './operation.ts'

export const getTalk = operation(
  {
    name: 'getTalk',
    method: 'get',
    path: '/tables/{id}/talk',
    tag: 'talk',
    summary: 'Read the talk',
    description:
      'What was said at the table, page by page from the latest. Anybody with the link may read it.',
    query: TalkQuery,
    answer: TalkList,
    answers: 'A page of it, oldest first.',
    who: 'anyone',
    byLetter: true,
    problems: [],
  },
  { answer: ({ journal, snapshot }, { before }) => talkOf(journal, snapshot.takenSeats, before) },
)
