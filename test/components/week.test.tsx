/** The week's deals, and the best solo plays. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import Best from '../../web/src/pages/company/Best.tsx'
import Week from '../../web/src/pages/week/Week.tsx'
import type { Deal } from '../../worker/wire/schema/deals.ts'
import type { Me } from '../../worker/wire/schema/me.ts'
import { answerApi } from './api.ts'
import { ada, showPage } from './page.tsx'

const from = Date.UTC(2026, 10, 30)
const until = from + 7 * 24 * 60 * 60 * 1000

const deal = (more: Partial<Deal>): Deal => ({
  ...{ game: 'settlement', seats: 1, bots: [], finished: 2, mine: null, isOpen: false },
  ...{ results: [], ...more },
})

const answered = (deals: Deal[]) => ({
  body: { me: ada, week: '2026-W49', from, until, isNow: true, deals },
})

test('a deal that I have not played tells how many have, and leads to no way of theirs', async () => {
  await becomes(ada as Me)
  const bots = ['medium', 'medium'] as const
  answerApi(() => answered([deal({}), deal({ game: 'my-village', bots: [...bots], finished: 0 })]))
  showPage('/week', Week)
  await screen.findByText(/2 people have finished it/)
  await screen.findByText(/against 2 good bots · Nobody has finished it yet/)
  await screen.findByText('You see everybody’s points once your own try is over.')
  expect(screen.queryByRole('table')).toBeNull()
  const before = screen.getByRole('link', { name: 'Previous week' })
  expect(before.getAttribute('href')).toBe('/week/2026-W48')
})

test('once my try is over I see the results, and each of the others can be compared with', async () => {
  await becomes(ada as Me)
  const result = { place: 1, points: 40, reason: 'most-points' }
  const results = [
    { ...result, person: 'b'.repeat(22), name: 'Bela', you: false, rank: 1 },
    { ...result, person: 'c'.repeat(22), name: 'Ada', you: true, rank: 2, points: 31 },
    { ...result, person: 'd'.repeat(22), name: 'Cleo', you: false, rank: null },
  ]
  const mine = { table: 't'.repeat(22), isOver: true }
  answerApi(() => answered([deal({ mine, isOpen: true, results })]))
  showPage('/week', Week)
  await screen.findByText('late')
  const ways = screen.getAllByRole('link', { name: /Compare/ })
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(
    ['b', 'd'].map((one) => `/week/2026-W49?game=settlement&with=${one.repeat(22)}`),
  )
  expect(screen.queryByRole('button', { name: /Play this deal/ })).toBeNull()
})

test('the best solo plays are those of the game that is chosen, among those for one', async () => {
  await becomes(null)
  const asked = answerApi(({ path }) => ({ body: { me: null, best: [], path } }))
  showPage('/best', Best)
  const chosen = (await screen.findByLabelText('Game')) as HTMLSelectElement
  await waitFor(() =>
    expect([...chosen.options].map(({ value }) => value)).toEqual([
      'villagers',
      'settlement',
      'town-builder',
    ]),
  )
  fireEvent.change(chosen, { target: { value: 'settlement' } })
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/best?game=settlement'))
  await waitFor(() => expect(chosen.value).toBe('settlement'))
})
