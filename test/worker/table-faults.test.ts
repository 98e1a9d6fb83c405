import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../worker/games/kernel/index.ts'
import type { Plan } from '../../worker/wire/schema/plans.ts'
import { toy } from '../kernel/toy.ts'
import { guest } from './client.ts'
import { addGame } from './table-games.ts'
import { allEntries, emptyOutboxes, type Guest, tableFor, viewOf } from './table-helpers.ts'
import { listen } from './table-socket.ts'

/** The seat for which there is no view. */
let blinded: number | null | undefined

/** The toy game with rules that fail: on being asked about a move, on drawing at the table, on being looked at. */
const brittle: AnyGame = {
  ...toy,
  id: 'brittle',
  forbids() {
    throw new TypeError('The rules did not expect this.')
  },
  play(state, seat, move, at) {
    if (move.do === 'draw' && !state.stack[0].startsWith('?'))
      throw new TypeError('The rules did not expect this, either.')
    toy.play(state, seat, move, at)
  },
  redact(state, viewer) {
    if (viewer === blinded) throw new TypeError('This seat cannot look.')
    return toy.redact(state, viewer)
  },
}

beforeAll(() => addGame(brittle))
afterEach(() => {
  blinded = undefined
  vi.restoreAllMocks()
})
afterEach(emptyOutboxes)

const wish = (move: { do: string; card?: string }) => ({
  moves: [{ ...move }],
  meant: [],
  language: 'en' as const,
  text: move.do,
})

/** Ada, who must act, and Bob; and what was reported. */
async function brittleTable() {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [ada, bob] = [await guest('Ada'), await guest('Bob')]
  const { id } = await tableFor([ada, bob], { game: 'brittle', options: { cards: 40 } })
  return { id, ada, bob, reports }
}

async function lay(player: Guest, id: string, plan: Partial<Plan>): Promise<void> {
  const table = await viewOf(player, id)
  const laid = await player.put(`/api/tables/${id}/plan`, {
    steps: [],
    orders: [],
    forced: false,
    ...plan,
    version: table.plan?.version,
    revision: table.play?.revision,
  })
  expect(laid.status, JSON.stringify(laid.body)).toBe(200)
}

async function roll(player: Guest, id: string) {
  const { play } = await viewOf(player, id)
  const turn = { revision: play?.revision, moves: [{ do: 'roll' }], turn: crypto.randomUUID() }
  const answer = await player.post(`/api/tables/${id}/turns`, turn)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

describe('a plan on which the rules fail', () => {
  test.for([
    ['when they are asked about it', wish({ do: 'play', card: 'c99' })],
    ['when it is played', wish({ do: 'draw' })],
  ] as const)(
    '%s is put aside: the other plays on, its owner is told, the fault is reported once',
    async ([, laid]) => {
      const { id, ada, bob, reports } = await brittleTable()
      const order = { task: 'swap', move: { do: 'keep' }, text: 'keep' }
      const about = { meant: [], language: 'en' as const }
      await lay(bob, id, { steps: [[laid]], orders: [{ ...order, ...about }], forced: true })
      const { entry, table } = await roll(ada, id)
      expect(entry).toMatchObject({ seat: 0, by: 'person', revision: 1 })
      expect(table).toMatchObject({ toAct: [1], play: { revision: 1 } })
      expect((await viewOf(bob, id)).plan).toMatchObject({
        steps: [],
        orders: [],
        forced: false,
        dropped: { revision: 1, wishes: [laid.text, 'keep'], fault: true },
      })
      expect((await viewOf(ada, id)).plan?.dropped).toBeNull()
      await roll(bob, id)
      await roll(ada, id)
      expect(await allEntries(ada, id)).toHaveLength(3)
      expect(reports).toHaveBeenCalledTimes(1)
      expect(reports.mock.calls[0]?.join()).toContain('"game":"brittle","seat":1')
      expect(reports.mock.calls[0]?.join()).not.toContain(id)
    },
  )

  test('does not keep its owner from laying another', async () => {
    const { id, ada, bob } = await brittleTable()
    await lay(bob, id, { steps: [[wish({ do: 'draw' })]] })
    await roll(ada, id)
    await roll(bob, id)
    await lay(bob, id, { steps: [[wish({ do: 'roll' })]] })
    expect((await viewOf(bob, id)).plan?.dropped).toBeNull()
    await roll(ada, id)
    expect((await allEntries(bob, id)).at(-1)).toMatchObject({ seat: 1, by: 'plan' })
  })
})

test('a view that fails is that seat’s alone: the turn is answered, and the others hear of it', async () => {
  const { id, ada, bob, reports } = await brittleTable()
  const [hers, his] = [await listen(ada, id), await listen(bob, id)]
  blinded = 1
  const heard = hers.next((message) => message.table.play?.revision === 1)
  expect((await roll(ada, id)).table.toAct).toEqual([1])
  await heard
  expect(his.said).toHaveLength(1)
  expect(reports).toHaveBeenCalled()
  blinded = undefined
  await roll(bob, id)
})
