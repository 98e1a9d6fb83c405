/** The first visit of a game: its aim, and two ways on. */
import { fireEvent, screen } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import { isFirst, isLearned, meet } from '../../web/src/account/met.ts'
import First from '../../web/src/pages/first/First.tsx'
import { Landing } from '../../web/src/pages/Landing.tsx'
import { answerApi } from './api.ts'
import { ada, showPage } from './page.tsx'

const showFirst = (game: string) => showPage(`/first/${game}`, First, '/first/:game')

const forget = (game: string) => {
  for (const kept of ['met', 'guide']) localStorage.removeItem(`dorfpost.${kept}.${game}`)
}

test('who never played a game is shown its aim first, by the same button', async () => {
  forget('settlement')
  await becomes(null)
  answerApi(({ path }) =>
    path === '/games'
      ? { body: { games: [{ id: 'settlement', seats: { min: 1, max: 4 } }] } }
      : { body: { tables: [] } },
  )
  showPage('/', Landing)
  const way = await screen.findByRole('link', { name: /Try it now.*2 good bots.*Settlement/ })
  expect(way.getAttribute('href')).toBe('/first/settlement')
})

test('the aim names what scores; who just plays has the first choices dealt, and is no newcomer then', async () => {
  forget('settlement')
  await becomes(null)
  const asked = answerApi(({ path }) =>
    path === '/me/guest' ? { body: { me: ada } } : { status: 201, body: { table: { id: 'made' } } },
  )
  showFirst('settlement')
  const aim = await screen.findByRole('heading', {
    level: 1,
    name: /invite heroes: they are your points/,
  })
  expect(aim.textContent?.replace(/\s+/g, ' ').trim()).toMatch(/^1 Explore .* 2 .* 3 /)
  const lesson = screen.getByRole('link', { name: /Show me/ })
  expect(lesson.getAttribute('href')).toBe('/learn/settlement')
  expect(lesson.classList).toContain('button-main')
  fireEvent.click(screen.getByRole('button', { name: /Just play/ }))
  await screen.findByText('The table is here.')
  const made = asked.find(({ method, path }) => method === 'POST' && path === '/tables')
  expect(made?.body).toMatchObject({ game: 'settlement', seats: 3, options: { dealt: true } })
  expect(isFirst('settlement')).toBe(false)
})

test('after the lesson, to play is the main way', async () => {
  forget('villagers')
  await becomes(null)
  meet('villagers', 'learned')
  expect([isFirst('villagers'), isLearned('villagers')]).toEqual([true, true])
  answerApi(() => ({ body: {} }))
  showFirst('villagers')
  const play = await screen.findByRole('button', { name: /Just play/ })
  expect(play.classList).toContain('button-main')
  expect(screen.getByRole('link', { name: /Show me/ }).classList).not.toContain('button-main')
})
