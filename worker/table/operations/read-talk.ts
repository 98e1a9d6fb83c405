import { TalkRead, TalkState } from '../../wire/schema/talk.ts'
import { readTalk as noteRead, talkState } from '../telling/talk.ts'
import { operation } from './operation.ts'

export const readTalk = operation(
  {
    name: 'readTalk',
    method: 'put',
    path: '/tables/{id}/talk/read',
    tag: 'talk',
    summary: 'Mark the talk as read',
    description: 'Notes how far I have read.',
    body: TalkRead,
    example: { upto: 12 },
    answer: TalkState,
    answers: 'How the talk stands for me.',
    who: 'seated',
    byLetter: true,
    problems: [],
  },
  {
    apply({ journal, account }, { upto }) {
      const { last } = talkState(journal, account)
      return noteRead(journal, account, Math.min(upto, last))
    },
    answer: ({ journal, account }) => talkState(journal, account),
  },
)
