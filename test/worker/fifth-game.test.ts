/** A fifth game, entered in the lists for this file only: what has to work with nothing else done. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { games } from '../../worker/games/index.ts'
import type { Move } from '../../worker/games/kernel/index.ts'
import { toy } from '../kernel/toy.ts'
import { enterToy } from '../toy/enter.ts'
import type { Client } from './client.ts'
import { reader } from './notice-helpers.ts'
import { mailsTo } from './people.ts'
import { sendNotices, tableFor, viewOf } from './table-helpers.ts'

beforeAll(enterToy)
afterEach(() => {
  vi.useRealTimers()
})

/** Makes the first legal move of a kind, as somebody's view has it. */
async function play(client: Client, id: string, kind: (moves: Move[]) => Move | undefined) {
  const { play: now, you } = await viewOf(client, id)
  const move = now && you !== null && kind(toy.moves(now.state as never, you))
  const turn = { revision: now?.revision, moves: [move], turn: crypto.randomUUID() }
  const answer = await client.post(`/api/tables/${id}/turns`, turn)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.table
}

test('a game that is in the lists is offered, played to its end, told in letters and drawn', async () => {
  const ada = await reader({ pictures: true })
  const bob = await reader()

  const { body } = await ada.get('/api/games')
  expect(body.games).toHaveLength(games.length)
  const offered = body.games.at(-1)
  expect(offered).toMatchObject({ id: 'toy', seats: { min: 1, max: 4 } })
  const { minimum } = offered.options.properties.cards
  expect(minimum).toBe(6)

  const { id } = await tableFor([ada, bob], { game: offered.id, options: { cards: minimum } })
  await sendNotices(id)
  const [first] = await mailsTo(ada.email)
  expect(first?.text).toContain('Play, draw or roll?')
  expect(first?.text).toContain('Draw a card')
  expect(first?.text).toContain('In the stack: 4 cards.')
  expect(first?.html).toContain('src="data:image/png')

  await play(ada, id, (moves) => moves.find((move) => move.do === 'draw'))
  await play(ada, id, (moves) => moves.find((move) => move.do === 'swap'))
  await sendNotices(id)
  const [next] = await mailsTo(bob.email)
  expect(next?.text).toContain('Ada drew a card')
  expect(next?.text).toContain('swapped points with')

  const picture = await ada.get(`/api/tables/${id}/picture`)
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect(picture.body).not.toContain('$')
  expect((await ada.get(`/t/${id}/preview.png`)).headers.get('content-type')).toBe('image/png')

  let table = await viewOf(ada, id)
  let last = ada
  while (table.toAct.length > 0) {
    last = table.toAct[0] === 0 ? ada : bob
    await play(last, id, (moves) => moves.find((move) => move.do === 'roll') ?? moves[0])
    table = await viewOf(ada, id)
  }
  expect(table).toMatchObject({ status: 'over', result: { reason: 'stack-empty' } })
  await sendNotices(id)
  // Somebody who made the last move has seen the end.
  const other = last === ada ? bob : ada
  expect((await mailsTo(other.email))[0]?.text).toContain('the stack ran out')
})
