import { refuse } from '../../wire/refusal.ts'
import { DraftAnswer, DraftRequest } from '../../wire/schema/plans.ts'
import { keepDraft as keep, wrongMoveOf } from '../turns/drafts.ts'
import { operation } from './operation.ts'

export const keepDraft = operation(
  {
    name: 'keepDraft',
    method: 'put',
    path: '/tables/{id}/draft',
    tag: 'turns',
    summary: 'Keep a planned turn',
    description:
      'Keeps the turn that I have planned and not sent, for my other devices. Nobody else sees it; the newest one counts, and the next turn at the table forgets it.',
    body: DraftRequest,
    example: { revision: 7, moves: [{ do: 'pass' }], at: 1790000000000, seat: 0 },
    answer: DraftAnswer,
    answers: 'My newest draft.',
    who: 'seated',
    byLetter: true,
    when: ['playing'],
    problems: ['bad-request', 'not-your-seat', 'stale-revision'],
  },
  {
    apply({ journal, snapshot, account, seat, now, view }, request) {
      const { game, play } = snapshot
      if (!play) throw new Error('A table that is played has a play.')
      if (request.seat !== seat) return refuse('not-your-seat')
      const wrong = wrongMoveOf(game, request.moves)
      if (wrong) return refuse('bad-request', { fields: [wrong] })
      if (request.revision !== play.revision) return refuse('stale-revision', { table: view() })
      return keep(journal, account, request, now)
    },
    answer: ({ journal, account }) => ({ draft: journal.drafts.of(account) }),
  },
)
