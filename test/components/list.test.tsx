import { createMemoryHistory, MemoryRouter, Route } from '@solidjs/router'
import { render, screen } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import How from '../../web/src/pages/how/How.tsx'
import Lesson from '../../web/src/pages/learn/Lesson.tsx'
import Missing from '../../web/src/pages/Missing.tsx'
import { Envelopes } from '../../web/src/pages/shared/TableEnvelope.tsx'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { answerApi } from './api.ts'

const day = 24 * 60 * 60 * 1000

const seatOf = (seat: number, name: string, waitingSince: number | null) => ({
  ...{ seat, name, person: name, you: seat === 0, result: null },
  ...{ toAct: waitingSince !== null, waitingSince },
})

/** A table where Bela is awaited, and Ada said something a moment ago. */
const table: TableCard = {
  ...{ id: 'a-table', game: 'villagers', title: 'Green', status: 'playing', access: 'link' },
  ...{ rated: false, pace: null, yourTurn: false, waitingSince: null, deadline: null, unread: 0 },
  ...{ createdAt: Date.now() - 30 * day, updatedAt: Date.now() },
  seats: [seatOf(0, 'Ada', null), seatOf(1, 'Bela', Date.now() - 8 * day)],
}

test('a table in the list tells for how long somebody is awaited, whatever was said since', async () => {
  answerApi(() => ({ body: { me: null, tables: [] } }))
  await becomes(null)
  render(() => (
    <MemoryRouter>
      <Route path="*" component={() => <Envelopes tables={[table]} />} />
    </MemoryRouter>
  ))
  expect((await screen.findByText(/^asked|^last post/)).textContent).toBe('asked 8 days ago')
})

test('a table in the list tells what the others ask me to decide, as soon as it is to be decided', async () => {
  answerApi(() => ({ body: { me: null, tables: [] } }))
  await becomes(null)
  const asks = (what: 'time' | 'back', from: number) => ({ what, seat: 1, from })
  const sentence = /^Bela (is late|would like)/
  for (const [asked, told] of [
    [asks('time', Date.now() - day), 'Bela is late. How should the game go on?'],
    [asks('back', Date.now()), 'Bela would like to take back a turn'],
    [asks('time', Date.now() + day), null],
    [null, null],
    // As rows that were stored earlier have it.
    [undefined, null],
  ] as const) {
    const { unmount } = render(() => (
      <MemoryRouter>
        <Route path="*" component={() => <Envelopes tables={[{ ...table, asks: asked }]} />} />
      </MemoryRouter>
    ))
    await screen.findByText(/^asked/)
    expect(screen.queryByText(sentence)?.textContent ?? null).toBe(told)
    unmount()
  }
})

test('only who looked for a table reads about its seats where nothing is found', async () => {
  answerApi(() => ({ body: { me: null, tables: [] } }))
  await becomes(null)
  for (const isTable of [true, false]) {
    const { unmount } = render(() => (
      <MemoryRouter>
        <Route path="*" component={() => <Missing isTable={isTable} />} />
      </MemoryRouter>
    ))
    await screen.findByRole('heading', { name: 'Return to sender' })
    expect(screen.queryByText(/Is one of the seats yours/) !== null).toBe(isTable)
    unmount()
  }
})

test('a game that nobody knows has neither pictures nor a lesson: nothing is found', async () => {
  answerApi(() => ({ body: { me: null, tables: [] } }))
  await becomes(null)
  for (const Wanted of [How, Lesson]) {
    const history = createMemoryHistory()
    history.set({ value: '/nothing' })
    const { unmount } = render(() => (
      <MemoryRouter history={history}>
        <Route path="/:game" component={Wanted} />
      </MemoryRouter>
    ))
    await screen.findByRole('heading', { name: 'Return to sender' })
    unmount()
  }
})
