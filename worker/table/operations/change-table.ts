import { same } from '../../games/kernel/index.ts'
import type { Changed } from '../../notices/news.ts'
import { objectionToTitle } from '../../wire/names.ts'
import { isRefusal, refuse } from '../../wire/refusal.ts'
import { TableChange } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { madeOf } from '../ground/makeable.ts'
import { happened } from '../people/absence.ts'
import { newSeries } from '../seats/series.ts'
import type { TableSettings } from '../storage/settings.ts'
import { operation } from './operation.ts'

/** The series after a change. One that goes on is of the same game, options and number of people. */
function seriesAfter(
  { series, ...settings }: TableSettings,
  change: TableChange,
  options: unknown,
): TableSettings['series'] {
  const isSame =
    change.game === settings.game &&
    change.seats === settings.wanted &&
    same(options, settings.options)
  const kept = series !== null && series.game > 1 && !isSame ? null : series
  if (change.series === undefined) return kept
  return change.series ? (kept ?? newSeries) : null
}

/** Returns the changes of the settings. */
function changesIn(
  settings: TableSettings,
  change: TableChange,
  options: unknown,
  series: TableSettings['series'],
): Changed[] {
  const { game, seats, title, pace, patience } = change
  const differs: Readonly<Record<Changed, boolean>> = {
    game: game !== settings.game,
    // Those of another game go with it.
    options: game === settings.game && !same(options, settings.options),
    seats: seats !== settings.wanted,
    pace: !same(pace, settings.pace) || (pace === null && patience !== settings.patience),
    title: title !== settings.title,
    series: series !== settings.series,
  }
  return (Object.keys(differs) as Changed[]).filter((one) => differs[one])
}

export const changeTable = operation(
  {
    name: 'changeTable',
    method: 'put',
    path: '/tables/{id}',
    tag: 'tables',
    summary: 'Change a table',
    description:
      'Changes game, options, seats, pace, title, and whether it is a series. Those who sit stay, and are told; a table that is full by it waits for its host’s word.',
    body: TableChange,
    example: { game: 'settlement', seats: 4, title: 'Sunday', pace: null },
    answer: TableAnswer,
    answers: 'The table as it is now.',
    who: 'host',
    byLetter: false,
    when: ['gathering'],
    problems: ['bad-request', 'too-many-here'],
  },
  {
    apply({ journal, snapshot, seat, now }, change) {
      const { settings, takenSeats } = snapshot
      const made = madeOf(change)
      if (isRefusal(made)) return made
      // A table for one would have begun when it was made.
      if (change.seats < 2)
        return refuse('bad-request', {
          fields: [{ field: 'seats', message: 'People who gather are two at least.' }],
        })
      if (change.seats < takenSeats.length) return refuse('too-many-here')
      const objection = change.title === settings.title ? null : objectionToTitle(change.title)
      if (objection !== null)
        return refuse('bad-request', { fields: [{ field: 'title', message: objection }] })
      const series = seriesAfter(settings, change, made.options)
      const changed = changesIn(settings, change, made.options, series)
      if (changed.length === 0) return 'unchanged'
      const fixed = changed.find((one) => one === 'game' || one === 'options' || one === 'seats')
      if (settings.origin && fixed)
        return refuse('bad-request', {
          fields: [{ field: fixed, message: 'It goes on from a moment that has its own.' }],
        })
      journal.settings.putSeries(series)
      const { game, seats, title, pace, patience } = change
      journal.settings.putMade({
        game,
        options: made.options,
        wanted: seats,
        title,
        pace,
        patience,
      })
      for (const one of changed) happened(journal, `${one}-changed`, null, now, seat)
      return 'changed'
    },
  },
)
