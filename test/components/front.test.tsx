/** The front page: what its buttons say that they do, and what it says of my tables. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { areTablesKnown, becomes, refreshMe } from '../../web/src/account/me.ts'
import { askMeAhead, takeMeAhead } from '../../web/src/account/me-ahead.ts'
import { keepLevel } from '../../web/src/bots/levels.ts'
import { Landing } from '../../web/src/pages/Landing.tsx'
import { answerApi } from './api.ts'
import { ada, showPage } from './page.tsx'

const showFront = () => showPage('/', Landing)

test('somebody with a session finds their tables first, and the rest waits where nobody knows their room', async () => {
  document.documentElement.dataset.known = ''
  answerApi(({ path }) => (path === '/me' ? { body: { me: ada } } : { body: { tables: [] } }))
  showFront()
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Just a moment…')
  expect(heading.closest('section')?.style.getPropertyValue('min-block-size')).toBe('100dvh')
  expect(document.getElementById('games')).toBeNull()
  delete document.documentElement.dataset.known
})

test('somebody who was here last time finds the room of their tables kept while these are asked for', async () => {
  localStorage.setItem('dorfpost.person', ada.id)
  localStorage.setItem('dorfpost.front', `${innerWidth} 412`)
  answerApi(({ path }) => (path === '/me' ? { body: { me: ada } } : { body: { tables: [] } }))
  showFront()
  // Nobody has said yet who is here: the words for strangers would make way again.
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Just a moment…')
  const section = heading.closest('section')
  expect(section?.style.getPropertyValue('min-block-size')).toBe('412px')
  await refreshMe()
  expect(screen.getByRole('heading', { level: 1 }).closest('section')).toBe(section)
  expect(heading.textContent).toMatch(/Ada/)
  expect(section?.style.getPropertyValue('min-block-size')).toBe('')
})

test('the quick game says how many bots play and how well, and they do: as was chosen last', async () => {
  localStorage.setItem('dorfpost.met.villagers', 'played')
  await becomes(null)
  const asked = answerApi(({ path }) =>
    path === '/me/guest'
      ? { body: { me: ada } }
      : path === '/tables'
        ? { status: 201, body: { table: { id: 'made' } } }
        : { body: { tables: [] } },
  )
  showFront()
  await screen.findByRole('button', { name: /against 2 good bots.*: Villagers/ })
  keepLevel('easy')
  showFront()
  const [button] = await screen.findAllByRole('button', {
    name: /against 2 easy bots.*: Villagers/,
  })
  fireEvent.click(button as HTMLElement)
  await screen.findByText('The table is here.')
  expect(asked.find(({ method, path }) => method === 'POST' && path === '/tables')?.body).toEqual({
    game: 'villagers',
    seats: 3,
    bots: ['easy', 'easy'],
  })
  // A newcomer has just become a guest: nobody has said yet that there are no tables.
  localStorage.removeItem('dorfpost.bot-level')
})

test('that I have no table is said once it is known, not before', async () => {
  await becomes(null)
  let told: (() => void) | undefined
  const waits = new Promise<void>((resolve) => {
    told = resolve
  })
  answerApi(({ path }) => (path === '/me' ? { body: { me: ada } } : { body: { tables: [] } }))
  const answered = window.fetch
  window.fetch = async (input, init) => {
    if (String(input).includes('which=mine')) await waits
    return answered(input, init)
  }
  showFront()
  // A guest is made for the first table.
  await becomes(ada as never)
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  expect(screen.queryByText(/^Start one and send the link/)).toBeNull()
  const known = refreshMe()
  expect(screen.queryByText(/^Start one and send the link/)).toBeNull()
  told?.()
  await known
  await waitFor(() => expect(screen.queryByText(/^Start one and send the link/)).not.toBeNull())
})

test.each([
  ['drops them', () => ({ set() {}, get: () => '' })],
  [
    'forbids to ask',
    () => ({
      set() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
      get: () => '',
    }),
  ],
])(
  'a browser without cookies, which %s, is told so; no guest is made, however often it is tried',
  async (_, jar) => {
    localStorage.setItem('dorfpost.met.villagers', 'played')
    await becomes(null)
    const asked = answerApi(() => ({ body: { tables: [] } }))
    showFront()
    const button = await screen.findByRole('button', { name: /good bot.*: Villagers/ })
    Object.defineProperty(document, 'cookie', { configurable: true, ...jar() })
    try {
      for (const _press of [1, 2]) {
        fireEvent.click(button)
        await screen.findByText(/Your browser keeps no cookies/)
      }
    } finally {
      Reflect.deleteProperty(document, 'cookie')
    }
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  },
)

test('who I am and my tables are asked once and both at once, before the page is drawn', async () => {
  await becomes(null)
  localStorage.setItem('dorfpost.person', ada.id)
  const asked = answerApi(({ path }) =>
    path === '/me' ? { body: { me: ada } } : { body: { tables: [], more: false } },
  )
  const ofMine = () => asked.map(({ path }) => path).filter((path) => /^\/me$|mine/.test(path))
  askMeAhead(location)
  expect(ofMine()).toEqual(['/me', '/tables?which=mine'])
  await refreshMe()
  expect(ofMine()).toEqual(['/me', '/tables?which=mine'])
  expect(areTablesKnown()).toBe(true)
  // Once only: what is asked later is answered anew.
  await refreshMe()
  expect(ofMine()).toHaveLength(4)
})

test('a stranger’s page asks for nobody’s tables, and an answer that failed is asked for again', async () => {
  await becomes(null)
  localStorage.removeItem('dorfpost.person')
  let fails = true
  const asked = answerApi(({ path }) =>
    path === '/me'
      ? { body: { me: ada } }
      : fails
        ? { status: 401, body: { code: 'not-signed-in' } }
        : { body: { tables: [], more: false } },
  )
  askMeAhead(location)
  expect(asked.map(({ path }) => path)).toEqual(['/me'])
  takeMeAhead()
  localStorage.setItem('dorfpost.person', ada.id)
  askMeAhead(location)
  fails = false
  await refreshMe()
  expect(areTablesKnown()).toBe(true)
})
