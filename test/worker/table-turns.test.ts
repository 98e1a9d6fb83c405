import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { gameById } from '../../worker/games/index.ts'
import { commitmentOf, Random, replay, view } from '../../worker/games/kernel/index.ts'
import type { Entry } from '../../worker/wire/schema/entry.ts'
import { Client, guest } from './client.ts'
import {
  actingOf,
  allEntries,
  firstTurn,
  movesIn,
  playOne,
  playOut,
  secretPlayOf,
  startedTable,
  storageOf,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))

describe('a whole game', () => {
  test(
    'is played by two over HTTP to the final score, and its record verifies',
    async () => {
      const { id, players, ada, bob } = await startedTable()
      const start = await viewOf(ada, id)
      expect((await ada.get(`/api/tables/${id}/record`)).body.type).toBe('/problems/not-over')
      const answers = await playOut(id, players, Random.fromSeed(new Uint8Array(32).fill(7)))

      const table = await viewOf(ada, id)
      expect(table.status).toBe('over')
      expect(table.toAct).toEqual([])
      expect(table.result?.places).toHaveLength(2)
      expect(table.scores.map(({ seat }) => seat)).toEqual([0, 1])
      expect(table.endedAt).toBeGreaterThanOrEqual(table.startedAt ?? Number.NaN)
      expect(table.seed).toMatch(/^[0-9a-f]{64}$/)
      // Pieces that stay hidden at the end stay hidden: the view is redacted still.
      expect(table.play?.seed).toBeNull()

      const { status, body: record } = await new Client().get(`/api/tables/${id}/record`)
      expect(status).toBe(200)
      expect(record.seed).toBe(table.seed)
      expect(commitmentOf(bytes(record.seed))).toBe(start.play?.commitment)
      expect(record.turns).toHaveLength(answers.length)
      const game = gameById(record.game)
      if (!game) throw new Error('No such game.')
      const plays = [
        ...replay(game, record.options, record.seats, bytes(record.seed), record.turns),
      ]
      expect(plays).toHaveLength(answers.length + 1)
      for (const [i, { seat, table: seen }] of answers.entries()) {
        const play = plays[i + 1]
        if (!play) throw new Error('A play is missing.')
        expect(seen.play).toEqual(view(game, play, seat))
      }
      const last = plays.at(-1)?.state
      expect(table.scores).toEqual(game.score(last))
      expect(table.result).toEqual(game.result(last))

      // The history is what each heard at the time.
      for (const [seat, player] of [ada, bob].entries()) {
        const entries = await allEntries(player, id)
        expect(entries.map(({ revision }: Entry) => revision)).toEqual(answers.map((_, i) => i + 1))
        for (const [i, answer] of answers.entries())
          if (answer.seat === seat) expect(entries[i]).toEqual(answer.entry)
      }
      const over = await ada.post(`/api/tables/${id}/turns`, {
        revision: table.play?.revision,
        moves: [{ do: 'draft' }],
        turn: crypto.randomUUID(),
      })
      expect(over.status).toBe(422)
      expect(over.body.rule).toBe('V4.1')
    },
    wholeGame,
  )

  test(
    'five play with evictions between turns, and nobody is shown another one’s hand or the seed',
    async () => {
      const players = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => guest(name)))
      const [a, b, c, d, e] = players
      if (!a || !b || !c || !d || !e) throw new Error('Too few.')
      const { id } = await tableFor([a, b, c, d, e])
      const viewers = [...players, new Client()]
      for (const [viewer, client] of viewers.entries()) {
        const { play, seed } = await viewOf(client, id)
        expect(seed).toBeNull()
        expect(play?.seed).toBeNull()
        const hands = (play?.state as { seats: { hand: { card: string }[] }[] } | undefined)?.seats
        for (const [seat, { hand }] of (hands ?? []).entries())
          expect(hand.map(({ card }) => card.startsWith('?'))).toEqual(
            hand.map(() => seat !== viewer),
          )
      }
      for (let turn = 0; turn < 12; turn++) {
        const answer = await playOne(id, players)
        await evictDurableObject(stubOf(id))
        const seat = answer.body.table.you
        const again = await viewOf(players[seat] ?? a, id)
        expect(again).toEqual(answer.body.table)
      }
    },
    wholeGame,
  )
})

describe('a turn', () => {
  test('sent twice is played once and answered the same', async () => {
    const { id, players } = await startedTable()
    const { acting, table } = await actingOf(id, players)
    const turn = firstTurn(table)
    const first = await acting.post(`/api/tables/${id}/turns`, turn)
    const kept = await storageOf(id)
    await evictDurableObject(stubOf(id))
    const second = await acting.post(`/api/tables/${id}/turns`, turn)
    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await storageOf(id)).toEqual(kept)
  })

  test('sent again later gets its own entry and the table as it is now', async () => {
    const { id, players } = await startedTable()
    const { acting, table } = await actingOf(id, players)
    const turn = firstTurn(table)
    const first = await acting.post(`/api/tables/${id}/turns`, turn)
    await playOne(id, players)
    const again = await acting.post(`/api/tables/${id}/turns`, turn)
    expect(again.body.entry).toEqual(first.body.entry)
    expect(again.body.table.play.revision).toBe(2)
  })

  test('sent twice at the same time is played once', async () => {
    const { id, players } = await startedTable()
    const { acting, table } = await actingOf(id, players)
    const turn = firstTurn(table)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => acting.post(`/api/tables/${id}/turns`, turn)),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.table.play.revision).toBe(1)
    }
  })

  test('of two different turns at the same time one is played, the other is told so', async () => {
    const { id, players } = await startedTable()
    const { acting, table } = await actingOf(id, players)
    const answers = await Promise.all([
      acting.post(`/api/tables/${id}/turns`, firstTurn(table)),
      acting.post(`/api/tables/${id}/turns`, firstTurn(table)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await viewOf(acting, id)).play?.revision).toBe(1)
  })

  test('under a used uuid, but with other moves or from another seat, is refused', async () => {
    const { id, players } = await startedTable()
    const { acting, waiting, table } = await actingOf(id, players)
    const turn = firstTurn(table)
    await acting.post(`/api/tables/${id}/turns`, turn)
    const kept = await storageOf(id)
    const [, otherMove] = movesIn(table)
    for (const [player, other] of [
      [acting, { ...turn, moves: [otherMove] }],
      [acting, { ...turn, revision: 1 }],
      [waiting, turn],
    ] as const) {
      const answer = await player.post(`/api/tables/${id}/turns`, other)
      expect(answer.status).toBe(409)
      expect(answer.body.type).toBe('/problems/turn-mismatch')
    }
    expect(await storageOf(id)).toEqual(kept)
  })

  test('on an older revision is refused with the table as this viewer sees it', async () => {
    const { id, players } = await startedTable()
    const { acting, table } = await actingOf(id, players)
    await playOne(id, players)
    const kept = await storageOf(id)
    const stale = await acting.post(`/api/tables/${id}/turns`, firstTurn(table))
    expect(stale.status).toBe(409)
    expect(stale.body.type).toBe('/problems/stale-revision')
    expect(stale.body.table).toEqual(await viewOf(acting, id))
    expect(await storageOf(id)).toEqual(kept)
  })

  test('since: everything after my own last turn is news to me; a spectator has none', async () => {
    const { id, players } = await startedTable()
    const { acting, waiting } = await actingOf(id, players)
    await playOne(id, players)
    expect((await viewOf(acting, id)).since).toBe(1)
    expect((await viewOf(waiting, id)).since).toBe(0)
    expect((await viewOf(new Client(), id)).since).toBe(1)
    const news = await waiting.get(`/api/tables/${id}/history?after=0`)
    expect(news.body.entries).toHaveLength(1)
    expect((await acting.get(`/api/tables/${id}/history?after=1`)).body.entries).toEqual([])
  })

  test('my deeds are there for my own download, and nobody else’s', async () => {
    const { id, players, stranger } = await startedTable()
    const { acting, table } = await actingOf(id, players)
    const turn = firstTurn(table)
    await acting.post(`/api/tables/${id}/turns`, turn)
    expect(await stubOf(id).export(acting.id)).toMatchObject({
      table: id,
      game: 'villagers',
      turns: [{ revision: 1, moves: turn.moves }],
    })
    expect(await stubOf(id).export(stranger.id)).toBeNull()
  })
})

describe('notices of turns', () => {
  test('no answer, history or list holds the seed or a card of the other hand before the end', async () => {
    const { id, players } = await startedTable()
    await playOne(id, players)
    const { seed } = await secretPlayOf(id)
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    for (const client of [...players, new Client()])
      for (const path of ['', '/history', '/record']) {
        const { body } = await client.get(`/api/tables/${id}${path}`)
        expect(JSON.stringify(body)).not.toContain(seed)
      }
    const { results } = await env.DB.prepare('SELECT * FROM tables').all()
    expect(JSON.stringify(results)).not.toContain(seed)
  })
})
