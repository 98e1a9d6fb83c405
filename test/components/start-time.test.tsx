import { MemoryRouter, Route } from '@solidjs/router'
import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { LocalTable } from '../../web/gallery/local-table.ts'
import { wishesOf } from '../../web/gallery/wishes.ts'
import { StartTime } from '../../web/src/pages/table/gather/StartTime.tsx'
import type { LiveTable } from '../../web/src/pages/table/live.ts'
import { gameById } from '../../worker/games/index.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { answerApi } from './api.ts'

test('the host sets when a table starts, everybody reads it, and the host takes it back', async () => {
  const game = gameById('settlement')
  if (!game) throw new Error('There is no such game.')
  const plain = new LocalTable(game, ['pass'], wishesOf('?game=settlement')).table()
  const [table, take] = createSignal<TableView>(plain)
  const at = new Date(2030, 4, 3, 20, 15).getTime()
  const asked = answerApi(({ body }) => {
    const { start } = (body ?? { start: null }) as { start: TableView['start'] | null }
    return { body: { table: start ? { ...plain, start } : plain } }
  })
  // All that this part of the page calls of a live table.
  const live = { take } as unknown as LiveTable
  const [isHost, setHost] = createSignal(false)
  render(() => (
    <MemoryRouter>
      <Route
        path="*"
        component={() => <StartTime table={table()} live={live} isHost={isHost()} />}
      />
    </MemoryRouter>
  ))
  expect(screen.queryByText('Start at a fixed time')).toBeNull()
  setHost(true)
  fireEvent.click(screen.getByText('Start at a fixed time'))
  fireEvent.input(screen.getByLabelText(/Day and time/), { target: { value: '2030-05-03T20:15' } })
  fireEvent.click(screen.getByLabelText('Bots take the free seats then'))
  fireEvent.click(screen.getByRole('button', { name: 'Set the time' }))
  await screen.findByText(/^The game begins on .*3 May 2030.* bots take the free ones\.$/)
  expect(asked.at(-1)).toMatchObject({
    method: 'PUT',
    path: `/tables/${plain.id}/start-time`,
    body: { start: { at, bots: expect.any(String) } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'No fixed time' }))
  await waitFor(() => expect(screen.queryByText(/^The game begins/)).toBeNull())
  expect(asked.at(-1)?.body).toEqual({ start: null })
})
