import { refuse } from '../../wire/refusal.ts'
import { SeatParams } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { happened } from '../people/absence.ts'
import { ballotOfGifts } from '../storage/absence.ts'
import { givenDays } from '../time/clock.ts'
import { isPerson } from '../time/decisions.ts'
import { operation } from './operation.ts'

export const giveTime = operation(
  {
    name: 'giveTime',
    method: 'post',
    path: '/tables/{id}/seats/{seat}/time',
    tag: 'agreement',
    summary: 'Give time',
    description: 'Gives another seat a day more while its time runs; once a turn.',
    params: SeatParams,
    answer: TableAnswer,
    answers: 'The table, with the time given.',
    who: 'seated',
    byLetter: true,
    when: ['playing'],
    problems: ['nothing-to-decide', 'not-your-vote'],
  },
  {
    apply({ journal, snapshot, seat: giver, now }, { seat }) {
      const clock = snapshot.absence.clocks.find((one) => one.seat === seat)
      if (!snapshot.settings.pace || !clock || clock.waiting === null || clock.overAt !== null)
        return refuse('nothing-to-decide')
      const takenSeat = snapshot.takenSeats[giver]
      if (giver === seat || !takenSeat || !isPerson(takenSeat)) return refuse('not-your-vote')
      const ballot = ballotOfGifts(seat)
      if (snapshot.absence.votes.some((one) => one.ballot === ballot && one.seat === giver))
        return 'unchanged'
      journal.absence.putVote(ballot, giver, 'yes')
      happened(journal, 'day-given', seat, now, giver)
      const more = givenDays(snapshot, seat, 1, now)
      if (more) journal.absence.putClock(more)
      return 'changed'
    },
  },
)
