import { NoteRequest, NoteView } from '../../wire/schema/talk.ts'
import { noteOf, keepNote as writeNote } from '../notes.ts'
import { operation } from './operation.ts'

export const keepNote = operation(
  {
    name: 'keepNote',
    method: 'put',
    path: '/tables/{id}/note',
    summary: 'Replace my notes about a table.',
    body: NoteRequest,
    answer: NoteView,
    answers: 'My notes.',
    who: 'seated',
    byLetter: true,
    problems: [],
  },
  {
    apply({ journal, account, now }, { text }) {
      writeNote(journal, account, text, now)
      return 'unseen'
    },
    answer: ({ journal, account }) => noteOf(journal, account),
  },
)
