import { refuse } from '../../wire/refusal.ts'
import { RematchQuery } from '../../wire/schema/series.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import type { Rematch } from '../ground/new-table.ts'
import { rematchOf } from '../people/rematch.ts'
import { mayBecomeSeries, newSeries } from '../seats/series.ts'
import { operation } from './operation.ts'

export const rematch = operation(
  {
    name: 'rematch',
    method: 'post',
    path: '/tables/{id}/rematch',
    tag: 'tables',
    summary: 'Go on at a new table',
    description:
      'Makes a new table with the same people and options; who began, sits last. The others are asked to it. Where somebody has done so already, I sit down there. With `series`, this game is the first of a series.',
    query: RematchQuery,
    answer: TableAnswer,
    answers: 'The new table, with me.',
    who: 'seated',
    byLetter: false,
    when: ['over'],
    problems: ['bad-request', 'seat-taken', 'seats-kept', 'members-only'],
  },
  {
    async prepare(door, { series }) {
      // The new table is for the same people as this one.
      if (await door.isForOthers()) door.refuse('members-only')
      return { next: door.freshId(), isSeries: series !== undefined }
    },
    // The first of its people who wants a rematch fixes the new table's id.
    apply({ journal, snapshot }, { next, isSeries }: { next: string; isSeries: boolean }) {
      if (snapshot.settings.rematch !== null) return 'unchanged'
      if (isSeries && !mayBecomeSeries(snapshot))
        return refuse('bad-request', { detail: 'A series is for people who are all there.' })
      if (isSeries) journal.settings.putSeries({ ...newSeries, asks: true })
      journal.settings.putRematch(next)
      return 'changed'
    },
    answer: ({ snapshot }): Rematch => rematchOf(snapshot),
    finish: (door, next) => door.goOn(next),
  },
)
