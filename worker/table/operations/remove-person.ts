import { refuse } from '../../wire/refusal.ts'
import { SeatParams } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { happened } from '../people/absence.ts'
import { putRemoved } from '../seats/removed.ts'
import { hostSeat } from '../storage/snapshot.ts'
import { standUp } from '../turns/write.ts'
import { operation } from './operation.ts'

export const removePerson = operation(
  {
    name: 'removePerson',
    method: 'delete',
    path: '/tables/{id}/seats/{seat}',
    tag: 'seats',
    summary: 'Remove somebody',
    description:
      'Gives a person’s seat free while people gather. They are told, and may sit down here again only when I ask them to. Those behind move up.',
    params: SeatParams,
    answer: TableAnswer,
    answers: 'The table, without them.',
    who: 'host',
    byLetter: false,
    when: ['gathering'],
    problems: ['not-found'],
  },
  {
    apply({ journal, snapshot, seat: host, now }, { seat }) {
      const takenSeat = snapshot.takenSeats[seat]
      if (!takenSeat?.account || seat === hostSeat) return refuse('not-found')
      const { account } = takenSeat
      putRemoved(journal, account)
      happened(journal, 'removed', null, now, host)
      standUp(journal, snapshot.takenSeats, account)
      return 'changed'
    },
  },
)
