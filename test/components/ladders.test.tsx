/** Ladders, seasons, and how somebody stands. */
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import Person from '../../web/src/pages/company/Person.tsx'
import { lineOf } from '../../web/src/pages/ladders/Graph.tsx'
import Ladders from '../../web/src/pages/ladders/Ladders.tsx'
import type { Me } from '../../worker/wire/schema/me.ts'
import { fc } from '../kernel/seeds.ts'
import { answerApi } from './api.ts'
import { ada, showPage } from './page.tsx'

const games = [{ id: 'villagers', seats: { min: 1, max: 5 } }]
const place = { rank: 1, person: 'bela', name: 'Bela', rating: 1234, tables: 7 }
const standing = {
  ...{ person: 'ada', name: 'Ada', game: 'villagers', rating: 1010, tables: 3, rank: 234 },
  history: [980, 1050, 1010].map((rating, i) => ({ at: Date.UTC(2026, 9, 1 + i), rating })),
  comparison: {
    ...{ seats: 3, tables: 2, others: 4 },
    categories: [{ category: 'food', mine: 10.25, theirs: 4 }],
  },
}

test('a ladder leads to its people, tells where I stand, and a season to the one before', async () => {
  await becomes(ada as Me)
  const asked = answerApi(({ path }) => ({
    body: path.includes('/seasons/')
      ? {
          ...{ season: '2026-Q4', from: 0, until: Date.UTC(2100, 0), before: '2026-Q2' },
          places: [{ ...place, won: 5 }],
        }
      : path.includes('/people/')
        ? { standing }
        : { me: ada, games, places: [place, { ...place, person: 'ada', name: 'Ada', rank: 2 }] },
  }))
  showPage('/ladders?game=villagers', Ladders)
  const link = await screen.findByRole('link', { name: 'Bela' })
  expect(link.getAttribute('href')).toBe('/people/bela?game=villagers')
  await screen.findByText('Your rank is 234.')
  expect(screen.getByText('(you)', { exact: false }).closest('tr')?.className).toContain('mine')
  fireEvent.click(screen.getByRole('button', { name: 'Season' }))
  await screen.findByText(/Quarter 4 of 2026/)
  expect(within(screen.getByRole('table')).getByText('5')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Previous season' }))
  await waitFor(() =>
    expect(asked.map(({ path }) => path)).toContain('/ladders/villagers/seasons/2026-Q2'),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'This season' }))
})

test('a person’s rating tells how it came about, and how I did against them', async () => {
  await becomes({ ...ada, id: 'bela' } as Me)
  const person = {
    ...{ id: 'ada', name: 'Ada', since: 0, you: false, blocked: false, figures: null },
    ...{ tallies: [], finished: [], ratings: [{ game: 'villagers', tables: 3, rating: 1010 }] },
  }
  answerApi(({ path }) => ({
    body: path.endsWith('/together')
      ? { together: [{ game: 'villagers', tables: 4, ahead: 1, behind: 2, level: 1 }] }
      : path.startsWith('/ladders')
        ? { standing }
        : { me: null, person },
  }))
  showPage('/people/ada', Person, '/people/:id')
  fireEvent.click(await screen.findByRole('button', { name: /More about this/ }))
  await screen.findByText(/Rank 234/)
  screen.getByRole('img', {
    name: 'The rating over 3 tables: from 980 to 1010, never below 980 or above 1050.',
  })
  await screen.findByText('10.3')
  await screen.findByText(
    '4 tables together · you were ahead once · they were ahead 2 times · level once',
  )
})

test('a history is drawn from edge to edge, within the drawing, higher where it is more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 3000 }), { minLength: 1 }), (ratings) => {
      const line = lineOf(ratings)
      expect(line[0]?.[0]).toBe(0)
      expect(line.at(-1)?.[0]).toBe(300)
      for (const [x, y] of line) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(100)
      }
      for (const [i, rating] of ratings.entries())
        for (const [j, other] of ratings.entries())
          if (rating > other && ratings.length < 12)
            expect(line[i]?.[1]).toBeLessThan(line[j]?.[1] ?? 0)
    }),
  )
})
