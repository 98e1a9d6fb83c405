import type { Hours } from '../../wire/hours.ts'
import { refuse } from '../../wire/refusal.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { takeOver } from '../people/absence.ts'
import { isCalled, openToAnybody } from '../queue/queue.ts'
import { operation } from './operation.ts'

export const takeSeatFromQueue = operation(
  {
    name: 'takeSeatFromLine',
    method: 'post',
    path: '/tables/{id}/line/seat',
    tag: 'seats',
    summary: 'Take a seat from the queue',
    description:
      'Takes an open seat of a running table, when I wait in the queue and it is my turn.',
    answer: TableAnswer,
    answers: 'The table, with me.',
    who: 'newcomer',
    byLetter: false,
    when: ['playing'],
    problems: ['members-only', 'seat-taken', 'seats-kept'],
  },
  {
    async prepare(door) {
      const { name, hours } = await door.person()
      if (await door.isForOthers()) door.refuse('members-only')
      if (await door.isKeptApart()) door.refuse('seats-kept')
      return { name, hours }
    },
    apply({ journal, snapshot, account, now }, { name, hours }: { name: string; hours: Hours }) {
      const [seat] = openToAnybody(snapshot)
      if (seat === undefined) return refuse('seat-taken')
      if (!isCalled(snapshot, account, now)) return refuse('seats-kept')
      takeOver(journal, snapshot, seat, { account, name, hours }, now)
      return 'changed'
    },
  },
)
