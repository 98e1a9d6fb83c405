import { refuse } from '../../wire/refusal.ts'
import { SeatLink, SeatParams } from '../../wire/schema/table.ts'
import { operation } from './operation.ts'

export const getSeatLink = operation(
  {
    name: 'getSeatLink',
    method: 'get',
    path: '/tables/{id}/seats/{seat}/link',
    tag: 'seats',
    summary: 'Get the link of an open seat',
    description: 'What the link holds by which somebody new may take an open seat.',
    params: SeatParams,
    answer: SeatLink,
    answers: 'The link’s secret. Good once.',
    who: 'seated',
    byLetter: false,
    problems: ['seat-closed'],
  },
  {
    answer({ seatToken }, { seat }) {
      const token = seatToken(seat)
      return token === null ? refuse('seat-closed') : { token }
    },
  },
)
