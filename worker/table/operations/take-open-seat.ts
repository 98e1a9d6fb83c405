import type { Hours } from '../../wire/hours.ts'
import { refuse } from '../../wire/refusal.ts'
import { exampleToken } from '../../wire/schema/basics.ts'
import { SeatLink, SeatParams } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { takeOver } from '../people/absence.ts'
import { operation } from './operation.ts'

interface Arguments {
  readonly seat: number
  readonly token: string
  readonly name: string
  readonly hours: Hours
}

export const takeOpenSeat = operation(
  {
    name: 'takeOpenSeat',
    method: 'post',
    path: '/tables/{id}/seats/{seat}/take',
    tag: 'seats',
    summary: 'Take an open seat',
    description: 'Takes a seat of a running table by its link.',
    params: SeatParams,
    body: SeatLink,
    example: { token: exampleToken },
    answer: TableAnswer,
    answers: 'The table, with me.',
    who: 'newcomer',
    byLetter: false,
    when: ['gathering', 'playing'],
    problems: ['members-only', 'seat-closed'],
  },
  {
    async prepare(door, { seat, token }) {
      const { name, hours } = await door.person()
      // As for any link that is no longer good: a block is told to nobody.
      if (await door.isForOthers()) door.refuse('members-only')
      if (await door.isKeptApart()) door.refuse('seat-closed')
      return { seat, token, name, hours }
    },
    apply({ journal, snapshot, account, now, seatToken }, args: Arguments) {
      const { seat, token, name, hours } = args
      if (seatToken(seat) !== token) return refuse('seat-closed')
      takeOver(journal, snapshot, seat, { account, name, hours }, now)
      return 'changed'
    },
  },
)
