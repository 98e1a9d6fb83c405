import { view } from '../../games/kernel/index.ts'
import { refuse } from '../../wire/refusal.ts'
import { PastView } from '../../wire/schema/history.ts'
import { RevisionParams } from '../../wire/schema/table.ts'
import { WatchQuery } from '../../wire/schema/table-view.ts'
import { entryFor } from '../storage/snapshot.ts'
import { playAt } from '../turns/frames.ts'
import { turnSteps } from '../turns/turn-steps.ts'
import { operation } from './operation.ts'

export const getPast = operation(
  {
    name: 'getPast',
    method: 'get',
    path: '/tables/{id}/history/{revision}',
    tag: 'turns',
    summary: 'Look at the past',
    description:
      'The table after one of its turns, as I might have seen it then, and its turn event by event.',
    params: RevisionParams,
    query: WatchQuery,
    answer: PastView,
    answers: 'How it stood, and the turn that led there.',
    who: 'anyone',
    byLetter: true,
    problems: ['not-found'],
  },
  {
    answer({ journal, snapshot, seat }, { revision }) {
      const play = playAt(journal, snapshot, revision)
      if (!play) return refuse('not-found')
      const [found] = journal.turnsBetween(revision - 1, revision + 1, 1).turns
      const row = revision > 0 ? found : undefined
      const seen = view(snapshot.game, play, seat)
      return {
        play: { ...seen, seed: null },
        entry: row ? entryFor(row, seat) : null,
        steps: row ? turnSteps(journal, snapshot, row, play, seen, seat) : null,
      }
    },
  },
)
