import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { database } from '../../worker/accounts/database.ts'
import { Random } from '../../worker/games/kernel/index.ts'
import { maxSilence } from '../../worker/sockets.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import type { TableSnapshot } from '../../worker/table/storage/snapshot.ts'
import { list } from '../../worker/table/telling/listing.ts'
import { guest } from './client.ts'
import { personOf } from './person-helpers.ts'
import {
  actingOf,
  firstTurn,
  type Guest,
  lettersOf,
  outboxOf,
  pass,
  playOut,
  playUntilNext,
  runAlarm,
  sendNotices,
  startedTable,
  stubOf,
  tableFor,
  viewOf,
  wholeGame,
} from './table-helpers.ts'
import { listen } from './table-socket.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sceneOf = (id: string): Promise<TableSnapshot> =>
  runInDurableObject(stubOf(id), (_table, { storage }) => {
    const snapshot = Journal.open(storage)?.snapshot()
    if (!snapshot) throw new Error('No such table.')
    return snapshot
  })

describe('the start', () => {
  test('is told to every seat once, and says whose turn it is', async () => {
    const { id, players, ada } = await startedTable()
    await sendNotices(id)
    await sendNotices(id)
    for (const player of players)
      expect(await lettersOf(player, id)).toMatchObject([{ kind: 'full', revision: 0 }])
    const { toAct } = await viewOf(ada, id)
    expect(toAct).toHaveLength(1)
    expect(await outboxOf(id)).toEqual([])
  })

  test('is not told to whoever has acted since', async () => {
    const { id, players } = await startedTable()
    const { acting, waiting } = await actingOf(id, players)
    await playUntilNext(id, players)
    await sendNotices(id)
    expect(await lettersOf(acting, id)).toEqual([])
    // Somebody who became active before the letter about the start went, gets one letter, about their turn.
    expect((await lettersOf(waiting, id)).map(({ kind }) => kind)).toEqual(['turn'])
  })

  test('lies in the letterbox of whoever is looking, too', async () => {
    const { id, ada, bob } = await startedTable()
    const socket = await listen(ada, id)
    await socket.look(true)
    await sendNotices(id)
    for (const one of [ada, bob]) expect(await lettersOf(one, id)).toHaveLength(1)
    await socket.look(false)
    await sendNotices(id)
    expect(await lettersOf(ada, id)).toHaveLength(1)
  })
})

describe('a turn', () => {
  test('is told to whoever becomes active, once, however often the alarm runs', async () => {
    const { id, players } = await startedTable()
    await sendNotices(id)
    const { acting } = await actingOf(id, players)
    const next = await playUntilNext(id, players)
    await sendNotices(id)
    await sendNotices(id)
    const told = players[next] ?? acting
    expect((await lettersOf(told, id)).map(({ kind }) => kind)).toEqual(['full', 'turn'])
    expect((await lettersOf(acting, id)).map(({ kind }) => kind)).toEqual(['full'])
  })

  test('is not told to whoever has acted meanwhile', async () => {
    const { id, players } = await startedTable()
    await sendNotices(id)
    await playUntilNext(id, players)
    const { acting } = await actingOf(id, players)
    await playUntilNext(id, players)
    await sendNotices(id)
    expect((await lettersOf(acting, id)).map(({ kind }) => kind)).toEqual(['full'])
  })

  test('that was played without opening its letter is read: only what still matters counts', async () => {
    const { id, players } = await startedTable()
    const unread = async (player: Guest) => (await player.get('/api/me')).body.me.unread
    await sendNotices(id)
    expect(await Promise.all(players.map(unread))).toEqual([1, 1])
    const { acting, waiting } = await actingOf(id, players)
    await playUntilNext(id, players)
    await runAlarm(id)
    // Somebody who has played knows that the game began; somebody who has not yet does not.
    expect([await unread(acting), await unread(waiting)]).toEqual([0, 1])
    await sendNotices(id)
    expect((await lettersOf(waiting, id)).map(({ kind }) => kind)).toEqual(['full', 'turn'])
    expect(await unread(waiting)).toBe(2)
    // Other news of the table leaves what still matters as it is.
    const said = { text: 'Hello!', message: crypto.randomUUID() }
    expect((await acting.post(`/api/tables/${id}/talk`, said)).status).toBe(200)
    await runAlarm(id)
    expect(await unread(waiting)).toBe(2)
    await playUntilNext(id, players)
    await runAlarm(id)
    expect(await unread(waiting)).toBe(0)
    // The letters themselves stay.
    expect(await lettersOf(waiting, id)).toHaveLength(2)
  })

  test('that went back, or that a bot played, is not unread again as its reader is awaited anew', async () => {
    const { id, players } = await startedTable()
    const readOf = async (player: Guest) => {
      const { letters } = (await player.get('/api/letters')).body
      return letters
        .filter(({ kind }: { kind: string }) => kind === 'turn')
        .map(({ read }: { read: boolean }) => read)
    }
    await playUntilNext(id, players)
    await sendNotices(id)
    const { acting: reader, waiting: mover, seat } = await actingOf(id, players)
    expect(await readOf(reader)).toEqual([false])
    // By the letter they have seen the turn, and are asked.
    const { turn } = (await viewOf(mover, id)).back ?? {}
    expect((await mover.post(`/api/tables/${id}/back`, { turn })).status).toBe(200)
    expect((await reader.post(`/api/tables/${id}/back/answer`, { turn, yes: true })).status).toBe(
      200,
    )
    await runAlarm(id)
    expect(await readOf(reader)).toEqual([true])
    pass(1000)
    expect(await playUntilNext(id, players)).toBe(seat)
    await sendNotices(id)
    expect(await readOf(reader)).toEqual([false, true])
    // The same of a turn that a bot plays in their place.
    await reader.post(`/api/tables/${id}/resign`)
    for (let tries = 0; tries < 20 && (await viewOf(mover, id)).toAct[0] === seat; tries++)
      await runAlarm(id)
    await reader.post(`/api/tables/${id}/return`)
    await runAlarm(id)
    expect(await readOf(reader)).toEqual([true, true])
    pass(1000)
    expect(await playUntilNext(id, players)).toBe(seat)
    await sendNotices(id)
    expect(await readOf(reader)).toEqual([false, true, true])
  })

  test('lies in the letterbox of whoever is looking at this table, once', async () => {
    const { id, players } = await startedTable()
    await sendNotices(id)
    const { waiting } = await actingOf(id, players)
    const socket = await listen(waiting, id)
    await socket.look(true)
    await playUntilNext(id, players)
    await evictDurableObject(stubOf(id))
    await sendNotices(id)
    expect((await lettersOf(waiting, id)).map(({ kind }) => kind)).toEqual(['full', 'turn'])
    await socket.look(false)
    await sendNotices(id)
    expect((await lettersOf(waiting, id)).map(({ kind }) => kind)).toEqual(['full', 'turn'])
  })

  test('is told to whoever was looking when the network went without a word', async () => {
    const { id, players } = await startedTable()
    await sendNotices(id)
    const { waiting } = await actingOf(id, players)
    const socket = await listen(waiting, id)
    await socket.look(true)
    pass(maxSilence)
    await playUntilNext(id, players)
    await sendNotices(id)
    expect((await lettersOf(waiting, id)).map(({ kind }) => kind)).toEqual(['full', 'turn'])
  })

  test('is told though a page is open that nobody looks at', async () => {
    const { id, players } = await startedTable()
    await sendNotices(id)
    const { waiting } = await actingOf(id, players)
    await listen(waiting, id)
    await playUntilNext(id, players)
    await sendNotices(id)
    expect((await lettersOf(waiting, id)).map(({ kind }) => kind)).toEqual(['full', 'turn'])
  })

  test('is told though the table was thrown out of memory before the letter went', async () => {
    const { id, players } = await startedTable()
    await sendNotices(id)
    const next = await playUntilNext(id, players)
    await evictDurableObject(stubOf(id))
    await abortAllDurableObjects()
    await sendNotices(id)
    const told = players[next]
    expect(told && (await lettersOf(told, id)).map(({ kind }) => kind)).toEqual(['full', 'turn'])
  })

  test('waits for the page that is just opening', async () => {
    const { id, players } = await startedTable()
    await runAlarm(id)
    for (const player of players) expect(await lettersOf(player, id)).toEqual([])
    expect((await outboxOf(id)).map(({ kind }) => kind)).toEqual(['full', 'full'])
  })
})

describe('the end', () => {
  test(
    'is told to everybody but who has played the last turn, and nothing else is told after it',
    async () => {
      const { id, players } = await startedTable()
      await sendNotices(id)
      const turns = await playOut(id, players, Random.fromSeed(new Uint8Array(32).fill(3)))
      await sendNotices(id)
      const { play } = await viewOf(players[0], id)
      for (const [seat, player] of players.entries())
        expect(await lettersOf(player, id)).toMatchObject([
          { kind: 'full' },
          ...(turns.at(-1)?.seat === seat ? [] : [{ kind: 'over', revision: play?.revision }]),
        ])
      expect(await outboxOf(id)).toEqual([])
    },
    wholeGame,
  )
})

describe('when delivery fails', () => {
  const renameLetters = async (players: ReadonlyArray<Guest>, from: string, to: string) => {
    for (const { id } of players)
      await runInDurableObject(personOf(id), (_person, { storage }) =>
        storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`),
      )
  }

  test('it is tried again, later each time, and nothing is lost', async () => {
    const { id, players } = await startedTable()
    await runAlarm(id)
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    await renameLetters(players, 'letters', 'letters_away')
    await sendNotices(id)
    expect(await outboxOf(id)).toMatchObject([
      { kind: 'full', attempts: 1 },
      { kind: 'full', attempts: 1 },
    ])
    expect(report).toHaveBeenCalledTimes(2)
    // Not yet due: the alarm has nothing to do.
    await runAlarm(id)
    expect(report).toHaveBeenCalledTimes(2)
    pass(2000)
    await runAlarm(id)
    const waits = (await outboxOf(id)).map(({ due }) => Number(due) - Date.now())
    expect(waits).toHaveLength(2)
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(2000)
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(4000)
    // Only its first failure and its last are reported.
    expect(report).toHaveBeenCalledTimes(2)
    await evictDurableObject(stubOf(id))
    await renameLetters(players, 'letters_away', 'letters')
    pass(4000)
    await runAlarm(id)
    expect(await outboxOf(id)).toEqual([])
    for (const player of players) expect(await lettersOf(player, id)).toHaveLength(1)
  })

  test('a report holds no secret', async () => {
    const { id, players } = await startedTable()
    await runAlarm(id)
    const { play } = await sceneOf(id)
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    await renameLetters(players, 'letters', 'letters_away')
    await sendNotices(id)
    await renameLetters(players, 'letters_away', 'letters')
    expect(report).toHaveBeenCalled()
    const said = report.mock.calls.flat().map(String).join()
    expect(said).not.toContain(play?.seed)
    expect(said).toContain('no such table')
    for (const secret of ['"hand"', 'Ada', 'Bob', id]) expect(said).not.toContain(secret)
  })
})

describe('the list of tables', () => {
  const rows = async (id: string) => ({
    table: await env.DB.prepare('SELECT * FROM tables WHERE id = ?').bind(id).first(),
    seats: (
      await env.DB.prepare('SELECT * FROM seats WHERE "table" = ? ORDER BY seat').bind(id).all()
    ).results,
  })

  test('takes no older state over a newer one, and the same twice is once', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada], { seats: 2 })
    const older = await sceneOf(id)
    await bob.post(`/api/tables/${id}/seat`)
    await runAlarm(id)
    const now = await rows(id)
    expect(now.table).toMatchObject({ status: 'playing' })
    expect(now.seats.map(({ account }) => account)).toEqual([ada.id, bob.id])
    await list(database(env), older, [])
    expect(await rows(id)).toEqual(now)
    await list(database(env), await sceneOf(id), [])
    expect(await rows(id)).toEqual(now)
  })

  test('has fewer seats when the host starts with fewer', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')]
    const { id } = await tableFor([ada, bob], { seats: 4 })
    await runAlarm(id)
    expect((await rows(id)).seats).toHaveLength(4)
    await ada.post(`/api/tables/${id}/start`)
    await runAlarm(id)
    expect((await rows(id)).seats).toHaveLength(2)
  })

  test('shows a seat without its person when the account is gone', async () => {
    const ada = await guest('Ada')
    const { id } = await tableFor([ada], { seats: 2 })
    await env.DB.prepare('DELETE FROM accounts WHERE id = ?').bind(ada.id).run()
    await list(database(env), await sceneOf(id), [])
    expect((await rows(id)).seats[0]).toMatchObject({ account: null, name: 'Ada' })
  })

  test('says to each of its people whether the table waits for them', async () => {
    const { id, players } = await startedTable()
    const { seat, acting, table } = await actingOf(id, players)
    const waits = async () => {
      await runAlarm(id)
      const lists = players.map(async (player) => (await player.get('/api/tables')).body.tables)
      return (await Promise.all(lists)).map(([card]) => [card.yourTurn, card.waitingSince !== null])
    }
    expect(await waits()).toEqual(players.map((_, i) => [i === seat, i === seat]))
    await acting.post(`/api/tables/${id}/turns`, firstTurn(table))
    const { toAct } = await viewOf(acting, id)
    expect(await waits()).toEqual(players.map((_, i) => [toAct.includes(i), toAct.includes(i)]))
  })

  test('is caught up after D1 was away', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const players = [await guest('Ada'), await guest('Bob')] as const
    await env.DB.exec('ALTER TABLE tables RENAME TO tables_away')
    const { id } = await tableFor(players)
    await runAlarm(id)
    expect(report).toHaveBeenCalled()
    await env.DB.exec('ALTER TABLE tables_away RENAME TO tables')
    pass(60_000)
    await runAlarm(id)
    expect((await rows(id)).table).toMatchObject({ id, status: 'playing' })
  })
})
