/** A fifth game, entered in the lists for this file only, in the form of a new table and on its table. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { beforeAll, expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import { fronts } from '../../web/src/boards/list.ts'
import Create from '../../web/src/pages/Create.tsx'
import { TableRequest } from '../../worker/wire/schema/table.ts'
import { enterToy } from '../toy/enter.ts'
import { front } from '../toy/front.ts'
import { answerApi } from './api.ts'
import { ada as me, showPage } from './page.tsx'
import { showTable } from './table.tsx'

beforeAll(() => {
  enterToy()
  Object.assign(fronts, { toy: front })
})

test('its options are in the form, in its own words, and go into the table', async () => {
  const asked = answerApi(({ path }) =>
    path === '/me/guest' ? { body: { me } } : { status: 201, body: { table: { id: 'made' } } },
  )
  await becomes(null)
  showPage('/new?game=toy', Create)
  fireEvent.input(await screen.findByLabelText(/Cards in the stack/), { target: { value: '8' } })
  fireEvent.input(screen.getByLabelText(/^What should the others call you/), {
    target: { value: 'Ada' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
  await screen.findByText('The table is here.')
  const table = asked.find(({ path }) => path === '/tables')
  expect(TableRequest.parse(table?.body)).toMatchObject({ game: 'toy', options: { cards: 8 } })
})

test('its board stands on the table page, and what is tapped there is played', async () => {
  const table = await showTable('?game=toy&seats=2&moves=0&seed=1&you=0')
  const { revision } = table
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Play, draw or roll?')
  expect(screen.getByText('10 cards are left')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Card \d+$/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Card \d+$/ })).toBeNull())
  const send = document.querySelector<HTMLButtonElement>('.bar-send')
  expect(send?.disabled).toBe(false)
  fireEvent.click(send as HTMLButtonElement)
  await waitFor(() => expect(table.revision).toBeGreaterThan(revision))
})
