import { refuse } from '../../wire/refusal.ts'
import { PlanRequest } from '../../wire/schema/plans.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { toActIn } from '../storage/snapshot.ts'
import { planOf, layPlan as replacePlan, wrongMoves } from '../turns/plans.ts'
import { operation } from './operation.ts'

export const layPlan = operation(
  {
    name: 'layPlan',
    method: 'put',
    path: '/tables/{id}/plan',
    tag: 'turns',
    summary: 'Lay moves ahead',
    description:
      'Lays moves ahead, in the place of all that I have laid before. The table plays them when they become possible; nobody else sees them.',
    body: PlanRequest,
    example: {
      steps: [[{ moves: [{ do: 'pass' }], text: 'Pass' }]],
      orders: [],
      forced: true,
      version: 0,
      revision: 7,
    },
    answer: TableAnswer,
    answers: 'The table, with my plan; it may have been played already.',
    who: 'seated',
    byLetter: true,
    when: ['playing'],
    problems: ['bad-request', 'stale-plan'],
  },
  {
    apply({ journal, snapshot, account, seat, view }, request) {
      const { game, play } = snapshot
      if (!play) throw new Error('A table that is played has a play.')
      const wrong = wrongMoves(game, request)
      if (wrong) return refuse('bad-request', { fields: [wrong] })
      if (planOf(journal, account).version !== request.version)
        return refuse('stale-plan', { table: view() })
      replacePlan(journal, account, request)
      // A plan that was laid while the seat was not asked yet came too late to be tried.
      if (request.revision < play.revision && toActIn(snapshot).includes(seat))
        return { did: 'ask-again', seat }
      return 'changed'
    },
  },
)
