import { fireEvent, render, screen } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes, refreshMe } from '../../web/src/account/me.ts'
import { Invite } from '../../web/src/pages/table/Invite.tsx'
import type { Me } from '../../worker/wire/schema/me.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'
import { answerApi } from './api.ts'
import { ada } from './page.tsx'

const companion = (id: string, name: string) => ({ id, name, tables: 1, blocked: false })

test('members of my clubs who are free for such a table can be asked, though I never met them', async () => {
  const asked = answerApi(({ path }) => {
    if (path.startsWith('/free'))
      return {
        body: {
          people: [
            { id: 'bob', name: 'Bob' },
            { id: 'cem', name: 'Cem' },
            { id: 'sits', name: 'Sita' },
          ],
        },
      }
    if (path === '/people')
      return { body: { people: [companion('cem', 'Cem'), companion('dan', 'Dan')] } }
    return { body: { me: ada, tables: [] } }
  })
  await becomes(ada as unknown as Me)
  await refreshMe()
  const table = {
    ...{ id: 'table', game: 'villagers' },
    // A pace of one's own: nearest to the one of a day.
    pace: { start: 24, perTurn: 12, cap: 36, late: 'ask' },
    seats: [{ seat: 0, person: 'sits' }],
  } as unknown as TableView
  render(() => <Invite table={table} />)
  const free = await screen.findByRole('group', {
    name: 'From your clubs, free for a game like this',
  })
  const names = (group: Element) =>
    [...group.querySelectorAll('button')].map((one) => one.textContent)
  expect(names(free)).toEqual(['Bob', 'Cem'])
  expect(names(await screen.findByRole('group', { name: 'People you played with' }))).toEqual([
    'Dan',
  ])
  expect(asked.map(({ path }) => path)).toContain('/free?game=villagers&pace=daily&table=table')
  fireEvent.click(screen.getByRole('button', { name: 'Bob' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send invitations' }))
  await screen.findByText('One invitation is on its way.')
  expect(asked.find(({ path }) => path === '/tables/table/invitations')?.body).toMatchObject({
    people: ['bob'],
  })
})
