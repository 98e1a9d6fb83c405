import { MemoryRouter, Route } from '@solidjs/router'
import { fireEvent, render, screen } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes, refreshMe } from '../../web/src/account/me.ts'
import Tables from '../../web/src/pages/Tables.tsx'
import type { Me } from '../../worker/wire/schema/me.ts'
import { answerApi } from './api.ts'

const seat = (number: number, name: string, toAct: boolean) => ({
  ...{ seat: number, name, person: name, you: name === 'Ada', result: null },
  ...{ toAct, waitingSince: toAct ? 1 : null },
})

const tableOf = (title: string, game: string, other: string, updatedAt: number) => ({
  ...{ id: title, game, title, status: 'playing', access: 'link', rated: false, pace: null },
  ...{ yourTurn: false, waitingSince: null, deadline: null, unread: 0, createdAt: 1, updatedAt },
  seats: [seat(0, 'Ada', false), seat(1, other, true)],
})

const tables = [
  tableOf('Green', 'villagers', 'Bela', 6),
  tableOf('Red', 'settlement', 'Cleo', 5),
  tableOf('Blue', 'villagers', 'Cleo', 4),
  tableOf('Grey', 'my-village', 'Dan', 3),
  tableOf('Pink', 'town-builder', 'Dan', 2),
  tableOf('Gold', 'settlement', 'Eve', 1),
]

const titles = () =>
  [...document.querySelectorAll('.entry-name')].map(
    ({ textContent }) => textContent?.split(' · ')[1],
  )

test('many tables are searched by game, title and name, and put in order', async () => {
  const me = { id: 'Ada', name: 'Ada', email: null, language: 'en' } as unknown as Me
  answerApi(() => ({ body: { me, tables, more: false } }))
  await becomes(me)
  await refreshMe()
  render(() => (
    <MemoryRouter>
      <Route path="*" component={Tables} />
    </MemoryRouter>
  ))
  const text = await screen.findByLabelText('Title or name')
  expect(titles()).toEqual(['Green', 'Red', 'Blue', 'Grey', 'Pink', 'Gold'])
  fireEvent.input(text, { target: { value: 'cleo' } })
  expect(titles()).toEqual(['Red', 'Blue'])
  fireEvent.input(text, { target: { value: 'nobody like this' } })
  expect(titles()).toEqual([])
  await screen.findByText('None of your tables matches.')
  fireEvent.input(text, { target: { value: '' } })
  await screen.findByRole('option', { name: 'Settlement' })
  fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'settlement' } })
  expect(titles()).toEqual(['Red', 'Gold'])
  fireEvent.change(screen.getByLabelText('Game'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'game' } })
  expect(titles()).toEqual(['Grey', 'Red', 'Gold', 'Pink', 'Green', 'Blue'])
})

test('many tables are found by the club that they are of', async () => {
  const me = { id: 'Ada', name: 'Ada', email: null, language: 'en' } as unknown as Me
  const club = { id: 'sunday', name: 'Sunday village', members: 2, standing: 'member' }
  const ofClub = ['Blue', 'Gold'].map((table) => ({ table, club: 'sunday' }))
  answerApi(({ path }) => ({
    body: path === '/clubs' ? { clubs: [club], tables: ofClub } : { me, tables, more: false },
  }))
  await becomes(me)
  await refreshMe()
  render(() => (
    <MemoryRouter>
      <Route path="*" component={Tables} />
    </MemoryRouter>
  ))
  const chosen = await screen.findByLabelText('Club')
  expect(titles()).toHaveLength(6)
  fireEvent.change(chosen, { target: { value: 'sunday' } })
  expect(titles()).toEqual(['Blue', 'Gold'])
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'game' } })
  expect(titles()).toEqual(['Gold', 'Blue'])
  fireEvent.change(chosen, { target: { value: '' } })
  expect(titles()).toHaveLength(6)
})
