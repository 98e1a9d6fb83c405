import type { Language } from '../../games/kernel/index.ts'
import { refuse } from '../../wire/refusal.ts'
import { BotRequest } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { seatBots } from '../bots/bot-seats.ts'
import type { NewBot } from '../ground/new-table.ts'
import { operation } from './operation.ts'

export const seatBot = operation(
  {
    name: 'seatBot',
    method: 'post',
    path: '/tables/{id}/bots',
    tag: 'seats',
    summary: 'Seat a bot',
    description:
      'Seats a bot on the next free seat of a table that is not rated. The last one seated starts the table.',
    body: BotRequest,
    example: { level: 'medium' },
    answer: TableAnswer,
    answers: 'The table, with the bot.',
    who: 'host',
    byLetter: false,
    when: ['gathering'],
    problems: ['bad-request', 'seat-taken'],
  },
  {
    async prepare(door, { level }) {
      const { language } = await door.person()
      const bots: ReadonlyArray<NewBot> = [{ level }]
      return { bots, language }
    },
    apply(
      { journal, snapshot, now },
      { bots, language }: { bots: ReadonlyArray<NewBot>; language: Language },
    ) {
      if (snapshot.settings.rated)
        return refuse('bad-request', { detail: 'Rated tables are for people.' })
      return seatBots(journal, snapshot, bots, language, now)
    },
  },
)
