import { History, HistoryQuery } from '../../wire/schema/history.ts'
import { entryFor } from '../storage/snapshot.ts'
import { operation } from './operation.ts'

export const getHistory = operation(
  {
    name: 'getHistory',
    method: 'get',
    path: '/tables/{id}/history',
    tag: 'turns',
    summary: 'Read the history',
    description: 'The turns after a revision, as I may hear of them, page by page from the latest.',
    query: HistoryQuery,
    answer: History,
    answers: 'The turns, oldest first.',
    who: 'anyone',
    byLetter: true,
    problems: [],
  },
  {
    answer({ journal, seat }, { after, before = Number.MAX_SAFE_INTEGER, limit }) {
      const { turns, more } = journal.turnsBetween(after, before, limit)
      return { entries: turns.map((row) => entryFor(row, seat)), more }
    },
  },
)
