import { refuse } from '../../wire/refusal.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { joinQueue as join } from '../queue/queue.ts'
import { isRemoved } from '../seats/removed.ts'
import { operation } from './operation.ts'

export const joinQueue = operation(
  {
    name: 'joinLine',
    method: 'post',
    path: '/tables/{id}/line',
    tag: 'seats',
    summary: 'Wait in the queue',
    description:
      'Waits in the queue for a seat. When one becomes free the first in the queue is told, and it is kept for them for a day; then the next may have it, too.',
    answer: TableAnswer,
    answers: 'The table, with my place in the queue.',
    who: 'newcomer',
    byLetter: false,
    when: ['gathering', 'playing'],
    problems: ['members-only', 'removed', 'seats-kept', 'seat-free', 'line-full'],
  },
  {
    async prepare(door) {
      const { name } = await door.person()
      if (await door.isForOthers()) door.refuse('members-only')
      if (await door.isKeptApart()) door.refuse('seats-kept')
      return { name }
    },
    apply({ journal, snapshot, account, now }, { name }: { name: string }) {
      if (isRemoved(journal, account)) return refuse('removed')
      return join(journal, snapshot, { account, name }, now)
    },
  },
)
