import { refuse } from '../../wire/refusal.ts'
import { TableWishRequest } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { isPerson } from '../time/decisions.ts'
import { operation } from './operation.ts'

export const wishAtTable = operation(
  {
    name: 'wishAtTable',
    method: 'post',
    path: '/tables/{id}/wish',
    tag: 'agreement',
    summary: 'Wish for a pause or the end',
    description:
      'Wants a pause, the end, or the pace that somebody proposed, or no longer. Nobody’s time runs while more than half want a pause; the table ends, or takes the pace, when all want that.',
    body: TableWishRequest,
    example: { wish: 'pause', on: true },
    answer: TableAnswer,
    answers: 'The table, with my wish or what came of it.',
    who: 'seated',
    byLetter: true,
    when: ['playing'],
    problems: ['nothing-to-decide', 'not-your-vote'],
  },
  {
    apply({ journal, snapshot, seat }, { wish, on }) {
      if (wish === 'pace' && on && !snapshot.absence.votes.some(({ ballot }) => ballot === 'pace'))
        return refuse('nothing-to-decide')
      const takenSeat = snapshot.takenSeats[seat]
      if (!takenSeat || !isPerson(takenSeat)) return refuse('not-your-vote')
      const wants = snapshot.absence.votes.some((one) => one.ballot === wish && one.seat === seat)
      if (wants === on) return 'unchanged'
      if (on) journal.absence.putVote(wish, seat, 'yes')
      else journal.absence.removeVote(wish, seat)
      return 'changed'
    },
  },
)
