import { MemoryRouter, Route } from '@solidjs/router'
import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { LocalTable } from '../../web/gallery/local-table.ts'
import { wishesOf } from '../../web/gallery/wishes.ts'
import { becomes } from '../../web/src/account/me.ts'
import { Latecomer } from '../../web/src/pages/table/gather/Latecomer.tsx'
import { QueueButton } from '../../web/src/pages/table/gather/Queue.tsx'
import type { LiveTable } from '../../web/src/pages/table/live.ts'
import { gameById } from '../../worker/games/index.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { answerApi } from './api.ts'

test('somebody who came too late waits in line under a name, sees their place, and leaves again', async () => {
  const game = gameById('settlement')
  if (!game) throw new Error('There is no such game.')
  const full = new LocalTable(game, ['pass'], wishesOf('?game=settlement&you=none')).table()
  const [table, take] = createSignal<TableView>(full)
  const waiting = { ...full.line, length: 2, place: 2 }
  const asked = answerApi(({ method, path }) => {
    if (path === '/me/guest') return { body: { me: { id: 'dora', name: 'Dora', language: 'en' } } }
    if (!path.endsWith('/line')) return { body: { me: null, tables: [] } }
    return { body: { table: method === 'POST' ? { ...full, line: waiting } : full } }
  })
  await becomes(null)
  // All that this part of the page calls of a live table.
  const live = { take } as unknown as LiveTable
  const opened: string[] = []
  const Page = () => (
    <>
      <QueueButton table={table()} onOpen={() => opened.push('table')} />
      <Latecomer table={table()} live={live} />
    </>
  )
  render(() => (
    <MemoryRouter>
      <Route path="*" component={Page} />
    </MemoryRouter>
  ))
  const [inBar, inForm] = screen.getAllByRole('button', { name: 'Wait in line for a seat' })
  // Two buttons share the bar of a phone: the words are short there.
  expect(inBar?.textContent).toBe('Wait in line')
  fireEvent.click(inBar as HTMLElement)
  expect(opened).toEqual(['table'])
  expect(
    screen.getByRole('link', { name: 'Open another table like this' }).getAttribute('href'),
  ).toBe(`/new?like=${full.id}`)
  fireEvent.input(screen.getByLabelText(/^What should the others call you/), {
    target: { value: 'Dora' },
  })
  fireEvent.click(inForm as HTMLElement)
  await waitFor(() => expect(screen.getByText('You are in line: place 2 of 2.')).toBeDefined())
  // The bar of a phone has room for no more.
  screen.getByRole('button', { name: 'In line: 2 of 2' })
  const calls = () => asked.map(({ method, path }) => `${method} ${path}`)
  expect(calls()).toContain('POST /me/guest')
  expect(calls()).toContain(`POST /tables/${full.id}/line`)
  const leave = screen.getByRole<HTMLButtonElement>('button', { name: 'Leave the line' })
  await waitFor(() => expect(leave.disabled).toBe(false))
  fireEvent.click(leave)
  await waitFor(() => expect(calls()).toContain(`DELETE /tables/${full.id}/line`))
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Wait in line for a seat' })).toHaveLength(2),
  )
})

test('somebody in line whom a seat is free for is not told that all seats are taken', async () => {
  const game = gameById('settlement')
  if (!game) throw new Error('There is no such game.')
  const table = new LocalTable(game, ['pass'], wishesOf('?game=settlement&you=none')).table()
  answerApi(() => ({ body: { me: null, tables: [] } }))
  await becomes(null)
  const line = { ...table.line, length: 1, isFree: true, isKept: true }
  for (const [mine, sentence] of [
    [{ place: 1, isCalled: true, isKept: false }, 'A seat is free for you.'],
    [{ place: null, isCalled: false }, 'The free seat is kept for those in line.'],
  ] as const) {
    const shown: TableView = { ...table, line: { ...line, ...mine } }
    const { unmount } = render(() => (
      <MemoryRouter>
        <Route
          path="*"
          component={() => <Latecomer table={shown} live={{} as unknown as LiveTable} />}
        />
      </MemoryRouter>
    ))
    await screen.findByText(sentence)
    expect(screen.queryByText(/All seats are taken/)).toBeNull()
    unmount()
  }
})
