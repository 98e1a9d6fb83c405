import { SeatParams } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { reissue } from '../people/reissue.ts'
import { operation } from './operation.ts'

export const reissueSeat = operation(
  {
    name: 'reissueSeat',
    method: 'post',
    path: '/tables/{id}/seats/{seat}/link',
    tag: 'seats',
    summary: 'Give a lost guest’s seat a new link',
    description:
      'Gives out a new link to the seat of a guest who is lost: late, and not seen anywhere for a week. All are told; the guest ends the link by playing or by taking the seat back.',
    params: SeatParams,
    answer: TableAnswer,
    answers: 'The table; its people find the link beside the seat.',
    who: 'host',
    byLetter: false,
    when: ['playing'],
    problems: ['nothing-to-decide', 'seat-in-use', 'rated-table'],
  },
  {
    async prepare(door, { seat }) {
      const lost = await door.lostGuest(seat)
      if (lost === null) door.refuse('seat-in-use')
      return { seat, lost }
    },
    apply: (
      { journal, snapshot, seat: host, now },
      { seat, lost }: { seat: number; lost: string },
    ) => reissue(journal, snapshot, { host, seat, lost }, now),
  },
)
