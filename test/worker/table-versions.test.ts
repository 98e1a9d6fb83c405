import { afterEach, beforeAll, expect, test } from 'vitest'
import type { AnyGame } from '../../worker/games/kernel/index.ts'
import { toy } from '../kernel/toy.ts'
import { guest } from './client.ts'
import { addGame } from './table-games.ts'
import { emptyOutboxes, type Guest, tableFor, viewOf } from './table-helpers.ts'

type Points = { points: number[] }

/** The toy game, of which there will be another version. */
const aging = { ...toy, id: 'aging' }

beforeAll(() => addGame(aging as AnyGame))
afterEach(emptyOutboxes)

async function roll(player: Guest, id: string): Promise<number[]> {
  const { play } = await viewOf(player, id)
  const turn = { revision: play?.revision, moves: [{ do: 'roll' }], turn: crypto.randomUUID() }
  const { status, body } = await player.post(`/api/tables/${id}/turns`, turn)
  expect(status).toBe(200)
  return body.table.play.state.points
}

test('the past of a table whose rules changed meanwhile is as it was then, in the present version', async () => {
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await tableFor([ada, bob], { game: 'aging', options: { cards: 40 } })
  const before = [await roll(ada, id), await roll(bob, id)]
  // Points count ten times from now on.
  Object.assign(aging, {
    version: 2,
    upgrade: (state: Points) => ({ ...state, points: state.points.map((point) => point * 10) }),
  })
  const after = [await roll(ada, id), await roll(bob, id), await roll(ada, id)]
  const expected = [...before.map((points) => points.map((point) => point * 10)), ...after]
  for (const [i, points] of expected.entries()) {
    const { body } = await bob.get(`/api/tables/${id}/history/${i + 1}`)
    expect(body.play, `${i + 1}`).toMatchObject({ version: 2, revision: i + 1, state: { points } })
  }
})
