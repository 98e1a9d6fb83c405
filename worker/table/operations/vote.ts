import { refuse } from '../../wire/refusal.ts'
import { AbsenceVote, SeatParams } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { ballotAbout } from '../storage/absence.ts'
import { decisionAbout, mayOpen } from '../time/decisions.ts'
import { operation } from './operation.ts'

export const voteOnSeat = operation(
  {
    name: 'voteOnSeat',
    method: 'post',
    path: '/tables/{id}/seats/{seat}/vote',
    tag: 'agreement',
    summary: 'Vote on a seat',
    description:
      'Says what should become of a seat that is late or lost its person. What more than half of the others choose is done.',
    params: SeatParams,
    body: AbsenceVote,
    example: { choice: 'day' },
    answer: TableAnswer,
    answers: 'The table, with my voice or what came of it.',
    who: 'seated',
    byLetter: true,
    when: ['playing'],
    problems: ['nothing-to-decide', 'seat-kept', 'not-your-vote'],
  },
  {
    apply({ journal, snapshot, seat: voter, now }, { seat, choice }) {
      const decision = decisionAbout(snapshot, seat)
      const takenSeat = snapshot.takenSeats[seat]
      if (decision && takenSeat && choice === 'open' && !mayOpen(snapshot, takenSeat, now))
        return refuse('seat-kept')
      if (!decision?.choices.includes(choice)) return refuse('nothing-to-decide')
      if (!decision.voters.includes(voter)) return refuse('not-your-vote')
      if (decision.votes.some((one) => one.seat === voter && one.choice === choice))
        return 'unchanged'
      journal.absence.putVote(ballotAbout(seat), voter, choice)
      return 'changed'
    },
  },
)
