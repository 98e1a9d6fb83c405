/** A device that a letter's link let in: one table is played there, and every page of the account says so. */
import { cleanup, render, screen, within } from '@solidjs/testing-library'
import { afterEach, expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import { App } from '../../web/src/app.tsx'
import { defaultChannels } from '../../worker/wire/notice-kinds.ts'
import { answerApi } from './api.ts'
import { ada } from './page.tsx'

const titles: Readonly<Record<string, string>> = { one: 'Thursday club', two: '' }

/** Opens a page on a device where Ada may play these tables only. */
async function open(path: string, only: ReadonlyArray<string>): Promise<HTMLElement> {
  const me = { ...ada, email: null, mail: true, channels: defaultChannels, only }
  answerApi(({ path: asked }) => {
    if (asked === '/me') return { body: { me } }
    const id = /^\/tables\/(\w+)$/.exec(asked)?.[1] ?? ''
    return id in titles
      ? { body: { table: { id, title: titles[id], seats: [{ name: 'Bob' }] } } }
      : { status: 403, body: { type: '/problems/only-this-table', title: '', status: 403 } }
  })
  history.replaceState(null, '', path)
  render(() => <App />)
  await screen.findByText(/(?:A letter’s link lets|Letters’ links let) you play only/)
  return screen.getByRole('main')
}

afterEach(async () => {
  cleanup()
  await becomes(null)
  history.replaceState(null, '', '/')
})

test.for([
  '/tables',
  '/tables/over',
  '/next',
  '/letters',
  '/settings',
  '/people',
  '/clubs',
  // These ask for a name.
  '/clubs/new',
  '/tournaments/new',
  '/new',
])('%s says what the link of a letter allows', async (path) => {
  const main = await open(path, ['one'])
  expect(within(main).getByText(/you play only this table here, as Ada/)).toBeDefined()
  const table = await within(main).findByRole('link', { name: 'Go to the table: Thursday club' })
  expect(table.getAttribute('href')).toBe('/t/one')
  const signIn = within(main).getByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe(`/sign-in?back=${encodeURIComponent(path)}`)
  expect(within(main).getByRole('button', { name: 'End it on this device' })).toBeDefined()
  for (const untrue of [
    /^Try again/,
    /You sit at no table/,
    /your name is asked when/,
    /letterbox is empty/,
  ])
    expect(within(main).queryByText(untrue)).toBeNull()
})

test('by several links, several tables; one that is gone is not among them', async () => {
  const main = await open('/tables', ['one', 'two', 'gone'])
  expect(within(main).getByText(/you play only these tables here, as Ada/)).toBeDefined()
  await within(main).findByRole('link', { name: 'Go to the table: Bob’s table' })
  expect(within(main).getAllByRole('link', { name: /Go to the table/ })).toHaveLength(2)
})

test('a language can be chosen all the same', async () => {
  const main = await open('/settings', ['one'])
  expect(within(main).getByRole('radio', { name: 'Deutsch' })).toBeDefined()
})
