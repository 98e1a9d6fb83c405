import type { Hours } from '../../wire/hours.ts'
import { refuse } from '../../wire/refusal.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { isKeptForQueue } from '../queue/queue.ts'
import { nameAt, withBotsNamed } from '../seats/names.ts'
import { isRemoved } from '../seats/removed.ts'
import { isKept } from '../seats/seating.ts'
import { begin } from '../turns/write.ts'
import { operation } from './operation.ts'

export const takeSeat = operation(
  {
    name: 'takeSeat',
    method: 'post',
    path: '/tables/{id}/seat',
    tag: 'seats',
    summary: 'Sit down',
    description: 'Takes the next free seat. The last one starts the table.',
    answer: TableAnswer,
    answers: 'The table, with me.',
    who: 'newcomer',
    byLetter: false,
    when: ['gathering'],
    problems: ['members-only', 'removed', 'seat-taken', 'seats-kept'],
  },
  {
    async prepare(door) {
      const { name, hours } = await door.person()
      if (await door.isForOthers()) door.refuse('members-only')
      if (await door.isKeptApart()) door.refuse('seats-kept')
      return { name, hours }
    },
    apply({ journal, snapshot, account, now }, { name, hours }: { name: string; hours: Hours }) {
      const { settings, takenSeats } = snapshot
      if (isRemoved(journal, account)) return refuse('removed')
      if (takenSeats.length >= settings.wanted) return refuse('seat-taken')
      if (isKept(settings, account, now) || isKeptForQueue(snapshot, account, now))
        return refuse('seats-kept')
      const seat = takenSeats.length
      const shown = nameAt(takenSeats, account, name)
      const taken = { ownRevision: 0, waitingSince: null, bot: null, botOnce: false }
      journal.putTakenSeats(
        withBotsNamed([...takenSeats, { seat, account, name: shown, ...taken }]),
      )
      journal.absence.putHours(account, hours)
      if (seat + 1 === settings.wanted && settings.start === null) begin(journal, now)
      return 'changed'
    },
  },
)
