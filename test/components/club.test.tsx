/** A club's page: tables that concern somebody, and those that are folded. */
import { screen } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { becomes } from '../../web/src/account/me.ts'
import Club from '../../web/src/pages/clubs/Club.tsx'
import type { Me } from '../../worker/wire/schema/me.ts'
import { answerApi } from './api.ts'
import { ada, showPage } from './page.tsx'

const crest = {
  ...{ shape: 'shield', division: 'pale', charge: 'mill' },
  ...{ fieldColour: 'blue', divisionColour: 'gold' },
}
const table = (title: string, status: string, you = false) => ({
  ...{ id: title.replaceAll(' ', '-'), game: 'villagers', title, status, access: 'link' },
  ...{ rated: false, pace: null, yourTurn: false, waitingSince: null, deadline: null, asks: null },
  ...{ unread: 0, createdAt: 0, updatedAt: 0 },
  seats: [
    {
      ...{ seat: 0, name: 'Bela', person: 'bela', you, toAct: false },
      ...{ waitingSince: null, result: null },
    },
  ],
})

/** Shows the page of a club with these tables; returns those that no fold hides. */
async function shown(tables: ReadonlyArray<ReturnType<typeof table>>): Promise<string[]> {
  await becomes(ada as Me)
  const club = {
    ...{ id: 'club', name: 'Sunday village', crest, members: 16, standing: 'member' },
    ...{ description: '', admission: 'link', createdAt: 0, people: [], tables, events: [] },
  }
  answerApi(({ path }) => ({
    body: path.endsWith('/talk')
      ? { words: [], more: false }
      : {
          ...{ me: ada, club, games: [], tournaments: [], places: [], people: [] },
          ...{ honour: [], season: null, before: null },
        },
  }))
  showPage('/c/club', Club)
  await screen.findByRole('heading', { name: 'Tables' })
  return [...document.querySelectorAll('a[href^="/t/"]')]
    .filter((link) => !link.closest('details:not([open])'))
    .map((link) => link.getAttribute('href')?.slice('/t/'.length) ?? '')
}

test('tables that are over are folded below those that are not', async () => {
  const over = Array.from({ length: 24 }, (_, i) => table(`Cup ${i}`, 'over', i === 0))
  const tables = [table('Night', 'gathering'), table('Theirs', 'playing'), ...over]
  expect(await shown(tables)).toEqual(['Night', 'Theirs'])
  const fold = screen.getByText('Finished tables (24)').closest('details')
  expect(fold?.querySelectorAll('a[href^="/t/"]')).toHaveLength(24)
})

test('of many that run, only those of others are folded', async () => {
  const others = Array.from({ length: 7 }, (_, i) => table(`Cup ${i}`, 'playing'))
  const tables = [...others, table('Night', 'gathering'), table('Mine', 'playing', true)]
  expect(await shown(tables)).toEqual(['Night', 'Mine'])
  expect(screen.getByText('Tables of others (7)')).toBeTruthy()
})
