/** Messages that an open page hears by its line: the list, the count, the letterbox and a table, without asking again. */
import { createMemoryHistory, MemoryRouter, Route, type RouteSectionProps } from '@solidjs/router'
import { cleanup, render, screen, waitFor } from '@solidjs/testing-library'
import { afterEach, expect, test, vi } from 'vitest'
import { LocalTable } from '../../web/gallery/local-table.ts'
import { wishesOf } from '../../web/gallery/wishes.ts'
import { followMine } from '../../web/src/account/live.ts'
import { becomes, lookWhoIAm, me as meHere, myTables } from '../../web/src/account/me.ts'
import Letters from '../../web/src/pages/Letters.tsx'
import Tables from '../../web/src/pages/Tables.tsx'
import { followTable } from '../../web/src/pages/table/live.ts'
import { gameById } from '../../worker/games/index.ts'
import type { Letter } from '../../worker/wire/schema/letters.ts'
import type { LiveMessage } from '../../worker/wire/schema/live.ts'
import type { Me } from '../../worker/wire/schema/me.ts'
import type { TableCard } from '../../worker/wire/schema/table-list.ts'
import { answerApi } from './api.ts'

/** The server's end of a line. */
class Line extends EventTarget {
  static readonly OPEN = 1
  static readonly all: Line[] = []
  readonly path: string
  readyState = 0
  constructor(url: string) {
    super()
    this.path = new URL(url).pathname
    Line.all.push(this)
  }
  send(): void {}
  close(code = 1006): void {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  pong(): void {
    this.dispatchEvent(new MessageEvent('message', { data: 'pong' }))
  }
  say(message: Partial<LiveMessage>): void {
    const usual = { account: 'ada', isWhole: false, tables: [], gone: [], letters: [], unread: 0 }
    const data = JSON.stringify({ ...usual, ...message })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const me = {
  ...{ id: 'ada', name: 'Ada', language: 'en', theme: 'system', zone: 'Europe/Berlin' },
  ...{ unread: 0, waiting: 0, only: null, email: null },
} as unknown as Me

const card = (id: string, yourTurn: boolean): TableCard => ({
  ...{ id, game: 'villagers', title: `Table ${id}`, status: 'playing', access: 'link' },
  ...{ rated: false, pace: null, yourTurn, deadline: null, unread: 0 },
  ...{ waitingSince: yourTurn ? Date.now() : null, createdAt: 1, updatedAt: 2, seats: [] },
})

const letter = (id: string, read = false): Letter => ({
  ...{ id, kind: 'turn', table: 'one', subject: `Letter ${id}`, text: 'Come.', at: 1, read },
})

afterEach(async () => {
  vi.useRealTimers()
  // A page that is still there would open its line anew as nobody.
  cleanup()
  await becomes(null)
  Line.all.splice(0)
})

async function show(path: string, meNow: () => Me | null = () => me) {
  vi.useFakeTimers({
    toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout', 'Date'],
  })
  window.WebSocket = Line as unknown as typeof WebSocket
  await becomes(me)
  const asked = answerApi(({ path: of }) => {
    if (of === '/me') return { body: { me: meNow() } }
    if (of === '/letters') return { body: { letters: [letter('first')] } }
    return { body: { tables: [card('one', false)], more: false, others: [] } }
  })
  const history = createMemoryHistory()
  history.set({ value: path })
  function Root(props: RouteSectionProps) {
    followMine()
    return props.children
  }
  render(() => (
    <MemoryRouter history={history} root={Root}>
      <Route path="/tables" component={Tables} />
      <Route path="/letters" component={Letters} />
    </MemoryRouter>
  ))
  /** The line that was opened last. */
  const line = () => Line.all.at(-1) as Line
  /** Requests since the last look. */
  const news = () => asked.splice(0).map(({ method, path: of }) => `${method} ${of}`)
  return { line, news }
}

test('the list, the count and who waits change as the line says, and nothing is asked while it is up', async () => {
  const { line, news } = await show('/tables')
  expect(line().path).toBe('/api/me/live')
  line().open()
  line().say({ isWhole: true, tables: [card('one', false)], letters: null })
  await screen.findByText(/Table one/)
  line().say({ tables: [card('two', true)], unread: 3 })
  await screen.findByText(/Table two/)
  await screen.findByRole('heading', { level: 1, name: /wait/ })
  expect(meHere()?.unread).toBe(3)
  line().say({ gone: ['one'], unread: 3 })
  await waitFor(() => expect(screen.queryByText(/Table one/)).toBeNull())
  news()
  // The server answers each ping.
  for (let time = 0; time < 200_000; time += 25_000) {
    await vi.advanceTimersByTimeAsync(25_000)
    line().pong()
  }
  expect(Line.all).toHaveLength(1)
  expect(news()).toEqual([])
})

test('a table of which the line says the same again stays as it is, and its question is not asked again', async () => {
  const { line, news } = await show('/tables')
  line().open()
  const two = card('two', true)
  line().say({ isWhole: true, tables: [two], letters: null })
  const entry = (await screen.findByText(/Table two/)).closest('a')
  await waitFor(() => expect(news()).toContain('GET /tables/two/question?lang=en'))
  line().say({ isWhole: true, tables: [two, card('three', false)], unread: 1 })
  await screen.findByText(/Table three/)
  expect(screen.getByText(/Table two/).closest('a')).toBe(entry)
  expect(news()).toEqual([])
})

test('without a line the page asks again each minute, tries anew, and takes over what it hears then', async () => {
  const { line, news } = await show('/tables')
  line().open()
  line().say({ isWhole: true, tables: [card('two', true)], letters: null })
  await screen.findByText(/Table two/)
  news()
  line().close()
  line().close()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(news()).toContain('GET /tables?which=mine')
  await screen.findByText(/Table one/)
  expect(Line.all.length).toBeGreaterThan(1)
  line().open()
  line().say({ isWhole: true, tables: [card('three', false)], letters: null })
  await screen.findByText(/Table three/)
  expect(screen.queryByText(/Table one/)).toBeNull()
})

test('a line that belongs to somebody else says nothing here, and I am asked anew who I am', async () => {
  const { line, news } = await show('/tables')
  line().open()
  news()
  line().say({ account: 'bob', isWhole: true, tables: [card('secret', true)] })
  await waitFor(() => expect(news()).toContain('GET /me'))
  expect(screen.queryByText(/Table secret/)).toBeNull()
})

test('a line that ends with its session is not opened again, unless I am signed in by another', async () => {
  let now: Me | null = me
  const { line } = await show('/tables', () => now)
  line().open()
  line().close(4003)
  await vi.advanceTimersByTimeAsync(100)
  expect(Line.all).toHaveLength(2)
  now = null
  line().open()
  line().close(4003)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(meHere()).toBeNull()
  expect(Line.all).toHaveLength(2)
})

test('a line that breaks is not opened again where nobody is signed in any more', async () => {
  let now: Me | null = me
  const { line } = await show('/tables', () => now)
  line().open()
  await vi.advanceTimersByTimeAsync(100)
  now = null
  line().close()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(meHere()).toBeNull()
  expect(Line.all).toHaveLength(1)
})

test('a letter that comes lies on top, and one that was read elsewhere stays open where it is open', async () => {
  const { line, news } = await show('/letters')
  line().open()
  const first = await screen.findByText(/Letter first/)
  const details = first.closest('details')
  news()
  line().say({ letters: [letter('second')], unread: 2 })
  await screen.findByText(/Letter second/)
  const subjects = () =>
    [...document.querySelectorAll('.letter-subject')].map(({ textContent }) => textContent)
  expect(subjects()).toEqual(['Letter second (unread)', 'Letter first (unread)'])
  line().say({ letters: [letter('first', true)], unread: 1 })
  await waitFor(() => expect(subjects()[1]).toBe('Letter first'))
  expect(screen.getByText(/Letter first/).closest('details')).toBe(details)
  expect(news()).toEqual([])
  line().say({ letters: null, unread: 1 })
  await waitFor(() => expect(news()).toEqual(['GET /letters']))
})

test('a table’s line is opened anew as who its reader has become, sitting there or not', async () => {
  window.WebSocket = Line as unknown as typeof WebSocket
  const game = gameById('settlement')
  if (!game) throw new Error('There is no such game.')
  const table = new LocalTable(game, ['pass'], wishesOf('?game=settlement&you=none')).table()
  answerApi(({ path }) => ({
    body: path === '/me' ? { me } : { table, tables: [], entries: [], others: [], more: false },
  }))
  await becomes(null)
  const Page = () => {
    const live = followTable(table.id)
    return <p>{live.table()?.seats[0]?.name}</p>
  }
  render(Page)
  await waitFor(() => expect(Line.all).toHaveLength(1))
  Line.all[0]?.open()
  // Somebody who looks on gives their name to wait in line: a stranger's line would not tell them their place.
  await becomes({ ...me, id: 'cleo' })
  await waitFor(() => expect(Line.all).toHaveLength(2))
  expect(Line.all.map(({ readyState }) => readyState)).toEqual([3, 0])
  await becomes({ ...me, id: 'cleo', unread: 1 })
  expect(Line.all).toHaveLength(2)
})

test('a table’s line is not opened anew where the table shuts its reader out meanwhile', async () => {
  window.WebSocket = Line as unknown as typeof WebSocket
  const game = gameById('settlement')
  if (!game) throw new Error('There is no such game.')
  const table = new LocalTable(game, ['pass'], wishesOf('?game=settlement&you=none')).table()
  let isOpen = true
  answerApi(({ path }) =>
    isOpen || !path.startsWith('/tables/')
      ? { body: { table, entries: [], others: [], more: false } }
      : { status: 404, body: { status: 404, type: '/problems/removed', title: '' } },
  )
  await becomes(null)
  let live: ReturnType<typeof followTable> | undefined
  const Page = () => {
    live = followTable(table.id)
    return <p>{live.table()?.seats[0]?.name}</p>
  }
  render(Page)
  await waitFor(() => expect(live?.table()).not.toBeNull())
  expect(Line.all).toHaveLength(1)
  isOpen = false
  await becomes({ ...me, id: 'cleo' })
  await waitFor(() => expect(live?.table()).toBeNull())
  expect(Line.all.map(({ readyState }) => readyState)).toEqual([3])
})

test('a letter leads to its table by a button, elsewhere in the app by links, and says no address', async () => {
  const text = [
    'The game is over',
    `Another round: ${location.origin}/t/one`,
    `Regarder\u202f: ${location.origin}/study?table=one`,
    'Ada: https://example.org/',
  ].join('\n')
  const { line } = await show('/letters')
  line().open()
  await screen.findByText(/Letter first/)
  line().say({ letters: [{ ...letter('second', false), text }], unread: 1 })
  const envelope = await screen.findByText(/Letter second/)
  const found = envelope.closest('details')
  const links = [...(found?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'))
  expect(links).toEqual(['/study?table=one', '/t/one'])
  expect(found?.textContent).not.toContain(location.origin)
  // Text that somebody typed is no link.
  expect(found?.textContent).toContain('Ada: https://example.org/')
})

test('a table’s page asks who I am, and its line says my list; other pages ask for both', async () => {
  const { line, news } = await show('/tables')
  line().open()
  line().say({ isWhole: true, tables: [card('one', false)], letters: null })
  news()
  // Nothing of an earlier account is left meanwhile.
  await becomes({ ...me, id: 'earlier' })
  await lookWhoIAm('/t/one')
  const asked = news()
  expect(asked).toContain('GET /me')
  expect(asked).not.toContain('GET /tables?which=mine')
  expect([meHere()?.id, myTables()]).toEqual(['ada', []])
  line().say({ isWhole: true, tables: [card('two', true)], letters: null })
  expect(myTables().map(({ id }) => id)).toEqual(['two'])
  await lookWhoIAm('/tables')
  expect(news()).toContain('GET /tables?which=mine')
})

test('a turn that was missed after the table was read is news, even as the first that is known', async () => {
  window.WebSocket = Line as unknown as typeof WebSocket
  const game = gameById('settlement')
  if (!game) throw new Error('There is no such game.')
  const local = new LocalTable(game, ['pass'], wishesOf('?game=settlement&you=none'))
  const view = local.table()
  /** The table as it stood after so many turns. */
  const after = (revision: number) => ({ ...view, play: { ...view.play, revision } }) as typeof view
  const entry = (revision: number) => ({ revision, seat: 0, events: [], moves: [] })
  let now = 0
  answerApi(({ path }) => ({
    body: {
      ...{ me, tables: [], others: [], more: false, table: after(now) },
      entries: path.includes('history') ? Array.from({ length: now }, (_, i) => entry(i + 1)) : [],
    },
  }))
  await becomes(null)
  /** Returns what a page that opens the table hears last, as soon as it knows all turns. */
  const opened = async () => {
    let live: ReturnType<typeof followTable> | undefined
    render(() => {
      live = followTable(view.id)
      return null
    })
    await waitFor(() => expect(live?.table()?.play?.revision).toBe(now))
    await waitFor(() => expect(live?.entries()).toHaveLength(now))
    return live as ReturnType<typeof followTable>
  }
  const early = await opened()
  now = 1
  early.take(after(1))
  await waitFor(() => expect(early.entries()).toHaveLength(1))
  expect(early.latest()?.revision).toBe(1)
  // Somebody who opens it now has seen how it stands.
  expect((await opened()).latest()).toBeNull()
})
