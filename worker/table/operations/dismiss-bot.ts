import { refuse } from '../../wire/refusal.ts'
import { SeatParams } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { operation } from './operation.ts'

export const dismissBot = operation(
  {
    name: 'dismissBot',
    method: 'delete',
    path: '/tables/{id}/bots/{seat}',
    tag: 'seats',
    summary: 'Send a bot away',
    description: 'Gives the bot’s seat free. Those behind move up.',
    params: SeatParams,
    answer: TableAnswer,
    answers: 'The table, without the bot.',
    who: 'host',
    byLetter: false,
    when: ['gathering'],
    problems: ['not-found'],
  },
  {
    apply({ journal, snapshot }, { seat }) {
      const bot = snapshot.takenSeats[seat]
      if (!bot || bot.account !== null) return refuse('not-found')
      const staying = snapshot.takenSeats.filter((other) => other !== bot)
      journal.putTakenSeats(staying.map((other, i) => ({ ...other, seat: i })))
      return 'changed'
    },
  },
)
