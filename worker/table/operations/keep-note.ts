import { NoteRequest, NoteView } from '../../wire/schema/talk.ts'
import { noteOf, keepNote as writeNote } from '../seats/notes.ts'
import { operation } from './operation.ts'

export const keepNote = operation(
  {
    name: 'keepNote',
    method: 'put',
    path: '/tables/{id}/note',
    tag: 'talk',
    summary: 'Keep my notes',
    description: 'Replaces my notes about a table.',
    body: NoteRequest,
    example: { text: 'Keep the gold for the last market.' },
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
