import { type Language, same } from '../../games/kernel/index.ts'
import { refuse } from '../../wire/refusal.ts'
import { StartRequest } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { operation } from './operation.ts'

/** Longest time until a set start, in milliseconds: a table that gathers people longer is cleared away. */
const furthest = 60 * 24 * 60 * 60 * 1000

export const setStart = operation(
  {
    name: 'setStart',
    method: 'put',
    path: '/tables/{id}/start-time',
    tag: 'tables',
    summary: 'Set when a table starts',
    description:
      'Has the table start by itself at a time, with those who sit there by then, and bots on the free seats or without any. With too few it is cancelled. A table that is full before waits for its time. `null`: it does not start by itself.',
    body: StartRequest,
    example: { start: { at: Date.UTC(2027, 8, 21, 18), bots: 'medium' } },
    answer: TableAnswer,
    answers: 'The table, with its time.',
    who: 'host',
    byLetter: false,
    when: ['gathering'],
    problems: ['bad-request'],
  },
  {
    async prepare(door, { start }) {
      const { language } = await door.person()
      return { start, language }
    },
    apply(
      { journal, snapshot, now },
      { start, language }: StartRequest & { readonly language: Language },
    ) {
      const { settings } = snapshot
      const wrong = (field: string, message: string) =>
        refuse('bad-request', { fields: [{ field, message }] })
      if (start && (start.at <= now || start.at > now + furthest))
        return wrong('start.at', 'A table starts within sixty days.')
      if (start?.bots && settings.rated) return wrong('start.bots', 'Rated tables are for people.')
      const wanted = start && { ...start, language }
      if (same(wanted, settings.start)) return 'unchanged'
      journal.settings.putStart(wanted)
      return 'changed'
    },
  },
)
