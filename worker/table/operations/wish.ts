import { refuse } from '../../wire/refusal.ts'
import { TableAnswer, TableWishRequest } from '../../wire/schema.ts'
import { recount } from '../absence.ts'
import { isPerson } from '../decisions.ts'
import { operation } from './operation.ts'

export const wishAtTable = operation(
  {
    name: 'wishAtTable',
    method: 'post',
    path: '/tables/{id}/wish',
    summary:
      'Want a pause or the end, or no longer. The clocks stand still while more than half want a pause; the table ends when all want that.',
    body: TableWishRequest,
    answer: TableAnswer,
    answers: 'The table, with my wish or what came of it.',
    who: 'seated',
    when: ['playing'],
    problems: ['no-clock', 'not-your-vote'],
  },
  {
    apply({ journal, scene, seat, now }, { wish, on }) {
      if (wish === 'pause' && !scene.facts.pace) return refuse('no-clock')
      const sitting = scene.sittings[seat]
      if (!sitting || !isPerson(sitting)) return refuse('not-your-vote')
      const wants = scene.absence.votes.some((one) => one.ballot === wish && one.seat === seat)
      if (wants === on) return 'unchanged'
      if (on) journal.absence.putVote(wish, seat, 'yes')
      else journal.absence.removeVote(wish, seat)
      journal.changed(now)
      recount(journal, now)
      return 'changed'
    },
  },
)
