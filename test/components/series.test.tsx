/** Series of games, as its people see how it stands and goes on. */
import { render, screen } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { SeriesPart } from '../../web/src/pages/table/Series.tsx'
import type { TableView } from '../../worker/wire/schema/table-view.ts'

type Series = NonNullable<TableView['series']>

const names = (seat: number) => ['Ada', 'Bob', 'Cem'][seat] ?? ''
const line = (seat: number, place: number, wins: number, places: number) => ({
  ...{ seat, place, wins, places, points: 40 },
})

/** Words about a series at a table. */
function said(series: Series | undefined, more: Partial<TableView> = {}): string {
  const table = { status: 'playing', rematch: null, you: 0, ...more, series } as TableView
  const { unmount } = render(() => <SeriesPart table={table} names={names} />)
  const text = screen.queryByRole('region')?.textContent ?? ''
  unmount()
  return text
}

test('a table of none says nothing', () => {
  expect(said(undefined)).toBe('')
})

test('the score of two is the games they won, that of more the sum of their places', () => {
  const on = { game: 2, goesOn: true, isDecided: false }
  const two = { ...on, standings: [line(0, 1, 1, 1), line(1, 2, 0, 2)] }
  expect(said(two)).toBe('Game 2 of the seriesGames won: Ada 1, Bob 0.')
  const three = { ...on, standings: [line(2, 1, 1, 1), line(0, 2, 0, 2), line(1, 3, 0, 3)] }
  expect(said(three)).toContain('Places added up: Cem 1, Ada 2, Bob 3.')
  const first = { ...on, game: 1, standings: [line(0, 1, 0, 0), line(1, 1, 0, 0)] }
  expect(said(first)).toBe('Game 1 of the series')
})

test('after a game it says which one follows, who has won, or that none does', () => {
  const standings = [line(0, 1, 2, 2), line(1, 2, 0, 4)]
  const over = { status: 'over' } as const
  const on = { game: 1, goesOn: true, isDecided: false, standings }
  expect(said(on, over)).toContain('Game 2 opens in a moment.')
  expect(said(on, { ...over, rematch: 'next' })).toContain('Game 2 is open.')
  expect(said({ ...on, goesOn: false })).toContain('This is the last game of the series.')
  expect(said({ ...on, goesOn: false }, over)).toContain('not everybody is going on')
  const won = { ...on, game: 2, goesOn: false, isDecided: true }
  expect(said(won, over)).toContain('You have won the series.')
  expect(said(won, { ...over, you: 1 })).toContain('Ada has won the series.')
  const shared = { ...won, standings: standings.map((one) => ({ ...one, place: 1 })) }
  expect(said(shared, over)).toContain('Ada and Bob share the series.')
})
