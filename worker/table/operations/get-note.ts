import { NoteView } from '../../wire/schema/talk.ts'
import { noteOf } from '../seats/notes.ts'
import { operation } from './operation.ts'

export const getNote = operation(
  {
    name: 'getNote',
    method: 'get',
    path: '/tables/{id}/note',
    tag: 'talk',
    summary: 'Read my notes',
    description: 'My own notes about a table. Nobody else can read them.',
    answer: NoteView,
    answers: 'My notes.',
    who: 'seated',
    byLetter: true,
    problems: [],
  },
  { answer: ({ journal, account }) => noteOf(journal, account) },
)
