import { beforeAll, describe, expect, test } from 'vitest'
import type { Entry } from '../../worker/wire/schema/entry.ts'
import { toy } from '../kernel/toy.ts'
import { Client, guest } from './client.ts'
import { addGame, choices } from './table-games.ts'
import { type Guest, outboxOf, runAlarm, storageOf, tableFor, viewOf } from './table-helpers.ts'

beforeAll(() => {
  addGame(toy)
  addGame(choices)
})

const submit = (player: Guest, id: string, revision: number, ...moves: { do: string }[]) =>
  player.post(`/api/tables/${id}/turns`, { revision, moves, turn: crypto.randomUUID() })

describe('a turn of several moves', () => {
  test('is played whole or not at all', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { game: 'toy' })
    const { play } = await viewOf(ada, id)
    const [card] = (play?.state as { hands: string[][] } | undefined)?.hands[0] ?? []
    const kept = await storageOf(id)
    const turn = { revision: 0, turn: crypto.randomUUID() }
    const first = { do: 'play', card }
    const refused = await ada.post(`/api/tables/${id}/turns`, {
      ...turn,
      moves: [first, { do: 'roll' }],
    })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      type: '/problems/illegal-move',
      rule: 'toy.1',
      detail: 'It is not your turn (toy.1).',
    })
    expect(await storageOf(id)).toEqual(kept)
    // A refused turn does not use its uuid up.
    const played = await ada.post(`/api/tables/${id}/turns`, { ...turn, moves: [first] })
    expect(played.status).toBe(200)
    expect(played.body.entry.events).toEqual([{ event: 'played', seat: 0, card }])
  })
})

describe('a turn tells nothing before it is played', () => {
  test('a move that reveals something is the last of its turn, so nobody can try what suits', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { game: 'toy' })
    const kept = await storageOf(id)
    const cards = Array.from({ length: 12 }, (_, i) => `c${i}`)
    const tries = [
      [{ do: 'draw' }, { do: 'keep' }],
      [{ do: 'draw' }, { do: 'swap', with: 1 }],
      [{ do: 'roll' }, { do: 'keep' }],
      ...cards.map((card) => [{ do: 'draw' }, { do: 'play', card }]),
    ]
    const answers = await Promise.all(tries.map((moves) => submit(ada, id, 0, ...moves)))
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body).toEqual(answers[0]?.body)
    }
    expect(await storageOf(id)).toEqual(kept)
    expect((await submit(ada, id, 0, { do: 'draw' })).status).toBe(200)
    expect((await submit(ada, id, 1, { do: 'keep' })).status).toBe(200)
  })

  test('a drawn card is heard by whoever drew it; others hear that one was drawn', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { game: 'toy' })
    const { body } = await submit(ada, id, 0, { do: 'draw' })
    expect(body.entry.events).toEqual([
      { event: 'drew', seat: 0, card: expect.stringMatching(/^c\d/) },
    ])
    for (const client of [bob, new Client()]) {
      const { entries } = (await client.get(`/api/tables/${id}/history`)).body
      expect(entries.flatMap(({ events }: Entry) => events)).toEqual([
        { event: 'drew', seat: 0, card: '?c' },
      ])
    }
  })
})

describe('when all act at once', () => {
  const three = async () => {
    const [ada, bob, cem] = [await guest('Ada'), await guest('Bob'), await guest('Cem')]
    const { id } = await tableFor([ada, bob, cem], { game: 'choices' })
    await runAlarm(id)
    return { id, ada, bob, cem }
  }
  const choose = (player: Guest, id: string, revision: number, what = 'left') =>
    submit(player, id, revision, { do: 'choose', what } as { do: string })
  const turnsIn = async (id: string) =>
    (await outboxOf(id)).filter(({ kind }) => kind === 'turn').map(({ seat }) => seat)

  test('a seat that was active before is not told again; one that becomes active by another’s turn is', async () => {
    const { id, ada, bob, cem } = await three()
    expect((await viewOf(ada, id)).toAct).toEqual([0, 1, 2])
    await choose(bob, id, 0)
    await choose(ada, id, 1)
    expect(await turnsIn(id)).toEqual([])
    // The last choice opens the next round: its maker is there already.
    await choose(cem, id, 2)
    expect(await turnsIn(id)).toEqual([0, 1])
  })

  test('two choices at the same moment: one is played, the other sent again on the fresh table', async () => {
    const { id, ada, bob } = await three()
    const players = [ada, bob]
    const answers = await Promise.all(players.map((player) => choose(player, id, 0)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.findIndex(({ status }) => status === 409)
    const { table } = answers[late]?.body ?? {}
    expect(table.toAct).toEqual([late, 2])
    expect((await choose(players[late] ?? ada, id, table.play.revision)).status).toBe(200)
    expect((await viewOf(ada, id)).toAct).toEqual([2])
  })

  test('a choice stays secret, and a second one is out of turn', async () => {
    const { id, ada, bob } = await three()
    await choose(ada, id, 0, 'right')
    expect((await viewOf(ada, id)).play?.state).toMatchObject({ chosen: ['right', null, null] })
    expect((await viewOf(bob, id)).play?.state).toMatchObject({ chosen: ['?', null, null] })
    const again = await choose(ada, id, 1)
    expect(again.status).toBe(422)
    expect(again.body.rule).toBe('C1.1')
  })

  test('a person who is still waited for is waited for since then', async () => {
    const { id, ada, bob, cem } = await three()
    await choose(ada, id, 0)
    const since = async (player: Guest) =>
      (await player.get('/api/tables')).body.tables[0].waitingSince
    await runAlarm(id)
    const before = await since(cem)
    await choose(bob, id, 1)
    await runAlarm(id)
    expect(await since(cem)).toBe(before)
    expect(await since(ada)).toBeNull()
  })
})
