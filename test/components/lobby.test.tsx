import { MemoryRouter, Route } from '@solidjs/router'
import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import Lobby from '../../web/src/pages/company/Lobby.tsx'
import type { Me } from '../../worker/wire/schema/me.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { answerApi } from './api.ts'

const hour = 60 * 60 * 1000

const seat = (number: number, person: string | null, figures: object | null) => ({
  ...{ seat: number, name: person, person, you: false, result: null },
  ...{ toAct: false, waitingSince: null, figures },
})

const figures = { tables: 12, finished: 11, answerTime: 3 * hour, seldomLate: true }

/** An open table of Ada's. */
const table = {
  ...{ id: 'a-table', game: 'villagers', title: 'Green', status: 'gathering', access: 'open' },
  ...{ rated: false, pace: null, yourTurn: false, waitingSince: null, deadline: null, unread: 0 },
  ...{ createdAt: Date.now(), updatedAt: Date.now() },
  seats: [seat(0, 'Ada', figures), seat(1, null, null)],
} as TableCard

test('the open tables tell how reliable the host is, and are found by that', async () => {
  const asked = answerApi(({ path }) => ({
    body: path.includes('steady=yes')
      ? { tables: [], more: false }
      : { me: null, tables: [table], more: false },
  }))
  await becomes(null)
  render(() => (
    <MemoryRouter>
      <Route path="*" component={Lobby} />
    </MemoryRouter>
  ))
  await screen.findByText(
    'usually answers within 3 hours · played 11 of 12 tables to the end · seldom late',
  )
  fireEvent.change(screen.getByLabelText('Pace'), { target: { value: 'day' } })
  fireEvent.change(screen.getByLabelText('Answers'), { target: { value: 'hours' } })
  fireEvent.click(screen.getByLabelText('Finishes, and is seldom late'))
  await screen.findByText('No open table matches all of this.')
  expect(asked.at(-1)?.path).toContain('pace=day&answers=hours&steady=yes')
  fireEvent.change(screen.getByLabelText('Pace'), { target: { value: '' } })
  await screen.findByText('No open table matches all of this.')
  expect(asked.at(-1)?.path).not.toContain('pace')
})

test('what is looked for can be looked out for, and ended', async () => {
  const one = {
    ...{ id: 'l', game: 'settlement', seats: 4, pace: 'day', language: null, level: null },
    ...{ createdAt: 0, until: Date.UTC(2026, 11, 24, 12) },
  }
  let kept = false
  const asked = answerApi(({ method, path }) => {
    if (path.startsWith('/me/lookouts') && method !== 'GET') kept = method === 'POST'
    return { body: { me: null, tables: [], more: false, lookouts: kept ? [one] : [] } }
  })
  await becomes({ id: 'ada', name: 'Ada', language: 'en', theme: 'system' } as Me)
  render(() => (
    <MemoryRouter>
      <Route path="*" component={Lobby} />
    </MemoryRouter>
  ))
  await screen.findByText('Choose a game above first.')
  await screen.findByRole('option', { name: 'Settlement' })
  fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'settlement' } })
  fireEvent.change(screen.getByLabelText('Pace'), { target: { value: 'day' } })
  fireEvent.change(await screen.findByLabelText('Seats, Settlement'), { target: { value: '4' } })
  fireEvent.click(screen.getByRole('button', { name: 'Tell me' }))
  const end = await screen.findByRole('button', {
    name: 'End: Settlement · For 4 · About a day for a turn',
  })
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ game: 'settlement', seats: 4, pace: 'day', language: null, level: null },
  })
  fireEvent.click(end)
  await waitFor(() => expect(screen.queryByText('You are looking out for')).toBeNull())
})
