import { runInDurableObject } from 'cloudflare:test'
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  commitmentOf,
  type Play,
  Random,
  receivedSteps,
  replay,
  type SeenStep,
  same,
  scoresSeen,
  start,
  stepsOf,
  stepsSeen,
  submit,
  type Viewer,
  view,
  visibleTo,
} from '../../worker/games/kernel/index.ts'
import type { Entry } from '../../worker/wire/schema/entry.ts'
import type { RecordView } from '../../worker/wire/schema/history.ts'
import { Client, guest } from './client.ts'
import { allEntries, type Guest, stubOf, tableFor, viewOf, wholeGame } from './table-helpers.ts'

type Heard = Parameters<typeof visibleTo>[0]

/** Plays random turns of one move each; the number played until the table was over or there were enough. */
async function playOn(
  game: AnyGame,
  id: string,
  players: readonly [Guest, Guest],
  random: Random,
  most: number,
): Promise<number> {
  let table = await viewOf(players[0], id)
  for (let turns = 0; turns < most; turns++) {
    const [seat] = table.toAct
    if (seat === undefined) return turns
    const player = players[seat] ?? players[0]
    if (table.you !== seat) table = await viewOf(player, id)
    const moves = [random.pick(game.moves(table.play?.state, seat))]
    const turn = { revision: table.play?.revision, moves, turn: crypto.randomUUID() }
    const answer = await player.post(`/api/tables/${id}/turns`, turn)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    table = answer.body.table
  }
  return most
}

/** Play at a table with nothing hidden, turn by turn, from what only the table itself holds. */
async function openedUp(game: AnyGame, id: string) {
  const { seed, options, turns } = await runInDurableObject(stubOf(id), (_table, { storage }) => ({
    seed: (
      JSON.parse(String(storage.sql.exec('SELECT play FROM facts').one().play)) as Play & {
        seed: string
      }
    ).seed,
    options: JSON.parse(String(storage.sql.exec('SELECT options FROM facts').one().options)),
    turns: storage.sql
      .exec<{ seat: number; moves: string }>('SELECT seat, moves FROM journal ORDER BY revision')
      .toArray(),
  }))
  let play: Play = start(game, options, 2, hexToBytes(seed))
  const opened = [{ play, told: [] as Heard, stepsFor: (_: Viewer): SeenStep[] | null => null }]
  for (const { seat, moves } of turns) {
    const [before, sent] = [play, JSON.parse(moves)]
    const played = submit(game, play, seat, sent)
    play = played.play
    const { steps } = stepsOf(game, before, seat, sent)
    const stepsFor = (viewer: Viewer) => stepsSeen(game, before.state, steps, viewer)
    opened.push({ play, told: played.events as Heard, stepsFor })
  }
  return opened
}

describe('the memory of a table', () => {
  test.each(games)(
    '$id: shows each viewer their own past, and keeps plans, notes and talk to those they are for',
    async (game) => {
      const [ada, bob] = [await guest('Ada'), await guest('Bob')]
      const eve = await guest('Eve')
      const { id } = await tableFor([ada, bob], { game: game.id })
      const random = Random.fromSeed(new Uint8Array(32).fill(7))
      await playOn(game, id, [ada, bob], random, 30)

      // Data that only Ada laid, noted and is told of; what both said is for everybody.
      const table = await viewOf(ada, id)
      const asked = table.toAct[0] ?? 0
      const { play: seen } = await viewOf(asked === 0 ? ada : bob, id)
      const [move] = game.moves(seen?.state, asked)
      if (!move) throw new Error('Nobody is asked.')
      const wish = {
        moves: [{ ...move }],
        meant: [],
        language: 'en',
        text: 'secret-of-ada',
      }
      const plan = {
        steps: [[wish]],
        orders: [{ task: 'none', move: wish.moves[0], meant: [], language: 'en', text: wish.text }],
        forced: false,
        version: 0,
        revision: table.play?.revision,
      }
      expect((await ada.put(`/api/tables/${id}/plan`, plan)).status).toBe(200)
      await ada.put(`/api/tables/${id}/note`, { text: 'secret-of-ada' })
      const said = { text: 'Hello, @Bob!', message: crypto.randomUUID() }
      expect((await ada.post(`/api/tables/${id}/talk`, said)).status).toBe(200)

      const opened = await openedUp(game, id)
      const last = opened.length - 1
      const lookers: [Client, Viewer, string][] = [
        [ada, 0, ''],
        [bob, 1, ''],
        [eve, null, ''],
        [new Client(), null, ''],
        [ada, null, '?watch=1'],
        [bob, null, '?watch=1'],
      ]
      for (const [client, viewer, query] of lookers) {
        const entries: Entry[] = query === '' ? await allEntries(client, id) : []
        for (const [revision, { play, told, stepsFor }] of opened.entries()) {
          if (revision % 5 !== 0 && revision !== last) continue
          const { status, body } = await client.get(`/api/tables/${id}/history/${revision}${query}`)
          expect(status).toBe(200)
          expect(body.play).toEqual(view(game, play, viewer))
          // The page counts points on it.
          expect(scoresSeen(game, body.play.state)).toEqual(game.score(play.state))
          expect(body.entry?.events ?? []).toEqual(visibleTo(told, viewer))
          // The events of it are what the viewer saw then, and nothing more.
          const steps = body.steps && receivedSteps(body.steps, body.play.state)
          expect(steps).toEqual(stepsFor(viewer))
          if (query === '' && revision > 0)
            expect(entries[revision - 1]?.events).toEqual(visibleTo(told, viewer))
        }
        const { body } = await client.get(`/api/tables/${id}${query}`)
        expect(body.table.play).toEqual(view(game, opened[last]?.play as Play, viewer))
        if (viewer !== 0) {
          const paths = ['', '/history', `/history/${last}`, '/talk']
          for (const path of paths)
            expect(
              JSON.stringify((await client.get(`/api/tables/${id}${path}${query}`)).body),
            ).not.toContain('secret-of-ada')
        }
        // Notes are asked for in one's own name, by whatever link one came.
        if (client !== ada)
          expect(JSON.stringify((await client.get(`/api/tables/${id}/note`)).body)).not.toContain(
            'secret-of-ada',
          )
        const record = await client.get(`/api/tables/${id}/record`)
        expect(record.body.type).toBe('/problems/not-over')
      }

      // Over, it is one file, the same for all, which holds nothing that was private and replays.
      await playOn(game, id, [ada, bob], random, 2000)
      const record: RecordView = (await eve.get(`/api/tables/${id}/record`)).body
      expect((await bob.get(`/api/tables/${id}/record`)).body).toEqual(record)
      for (const secret of ['secret-of-ada', 'Hello', ada.id, bob.id])
        expect(JSON.stringify(record)).not.toContain(secret)
      expect(commitmentOf(hexToBytes(record.seed))).toBe(table.play?.commitment)
      const plays = replay(game, record.options, 2, hexToBytes(record.seed), record.turns)
      const end = [...plays].at(-1)
      expect(same(game.redact(end?.state, 1), (await viewOf(bob, id)).play?.state)).toBe(true)
    },
    2 * wholeGame,
  )
})
