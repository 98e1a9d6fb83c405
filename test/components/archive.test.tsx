import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes, refreshMe } from '../../web/src/account/me.ts'
import Archive from '../../web/src/pages/Archive.tsx'
import type { Me } from '../../worker/wire/schema/me.ts'
import { answerApi } from './api.ts'
import { ada, showPage } from './page.tsx'

const over = (title: string, updatedAt: number) => ({
  ...{ id: title, game: 'villagers', title, status: 'over', access: 'link', rated: false },
  ...{ pace: null, yourTurn: false, waitingSince: null, deadline: null, unread: 0 },
  ...{ createdAt: 1, updatedAt, seats: [] },
})

test('finished tables are put in an order of mine, page by page', async () => {
  const asked = answerApi(({ path }) => {
    const query = new URL(path, 'https://example').searchParams
    if (query.get('which') !== 'over') return { body: { me: ada, tables: [], clubs: [] } }
    const page = query.get('page') ?? 'first'
    return {
      body: { tables: [over(`${query.get('order')} ${page}`, 7)], more: page !== '1' },
    }
  })
  await becomes(ada as unknown as Me)
  await refreshMe()
  showPage('/archive', Archive)
  const titles = () =>
    [...document.querySelectorAll('.entry-name')].map(
      ({ textContent }) => textContent?.split(' · ')[1],
    )
  await waitFor(() => expect(titles()).toEqual(['latest first']))
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'place' } })
  await waitFor(() => expect(titles()).toEqual(['place 0']))
  fireEvent.click(await screen.findByRole('button', { name: 'More tables' }))
  await waitFor(() => expect(titles()).toEqual(['place 0', 'place 1']))
  expect(screen.queryByRole('button', { name: 'More tables' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'latest' } })
  await waitFor(() => expect(titles()).toEqual(['latest first']))
  fireEvent.click(await screen.findByRole('button', { name: 'Older tables' }))
  await waitFor(() => expect(asked.at(-1)?.path).toContain('before=7'))
})
