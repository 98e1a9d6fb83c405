import { render, screen } from '@solidjs/testing-library'
import { createStore } from 'solid-js/store'
import { expect, test } from 'vitest'
import type { LiveTable } from '../../web/src/pages/table/live.ts'
import { Talk } from '../../web/src/pages/table/Talk.tsx'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { pass } from './clock.ts'

test('a message stays, however late an earlier answer comes', async () => {
  const json = (messages: ReadonlyArray<object>) =>
    new Response(JSON.stringify({ messages, more: false }), {
      headers: { 'content-type': 'application/json' },
    })
  const late = Promise.withResolvers<Response>()
  const said = { id: 1, seat: 0, text: 'Good luck', at: Date.now() }
  const answers = [late.promise, Promise.resolve(json([said]))]
  window.fetch = () => answers.shift() ?? Promise.reject(new Error('Nothing more is asked.'))
  const [table, setTable] = createStore({
    ...{ id: 'a-table', you: 0, seats: [{ seat: 0, name: 'Ada', bot: null, person: 'ada' }] },
    talk: { last: 0, unread: 0 },
  })
  const live = { take() {}, table: () => table } as unknown as LiveTable
  render(() => <Talk table={table as unknown as TableView} live={live} names={() => 'Ada'} />)
  setTable('talk', { last: 1, unread: 0 })
  await screen.findByText('Good luck')
  late.resolve(json([]))
  // All that follows from an answer follows before the next task.
  await pass(0)
  expect(screen.getByText('Good luck')).toBeTruthy()
})
