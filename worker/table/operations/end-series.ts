import { TableAnswer } from '../../wire/schema/table-view.ts'
import { happened } from '../people/absence.ts'
import { operation } from './operation.ts'

export const endSeries = operation(
  {
    name: 'endSeries',
    method: 'delete',
    path: '/tables/{id}/series',
    tag: 'agreement',
    summary: 'End the series with this game',
    description: 'No game of the series follows this one. It takes one of those who play.',
    answer: TableAnswer,
    answers: 'The table, whose game is the last of its series.',
    who: 'seated',
    byLetter: false,
    when: ['playing'],
    problems: [],
  },
  {
    apply({ journal, snapshot, seat, now }) {
      const { series } = snapshot.settings
      if (series === null || series.isLast) return 'unchanged'
      journal.settings.endSeries()
      happened(journal, 'series-ended', seat, now, seat)
      return 'changed'
    },
  },
)
