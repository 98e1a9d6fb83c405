import {
  createExecutionContext,
  createScheduledController,
  evictDurableObject,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { view } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'
import worker from '../../worker/index.ts'
import { isShaped } from '../../worker/steps.ts'
import { forgetGone, handOver } from '../../worker/table/seats/notes.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import { migrate } from '../../worker/table/storage/migrations.ts'
import type { JournalRow } from '../../worker/table/storage/rows.ts'
import { nudgesFor } from '../../worker/table/telling/nudge.ts'
import { readTalk, say, talkState } from '../../worker/table/telling/talk.ts'
import { noteSeen, seenBy } from '../../worker/table/time/seen.ts'
import { playAt } from '../../worker/table/turns/frames.ts'
import { dropPlans, layPlan, planOf } from '../../worker/table/turns/plans.ts'
import { playTurn } from '../../worker/table/turns/write.ts'
import { freshId } from '../../worker/wire/ids.ts'
import { guest } from './client.ts'
import stored from './stored/table-of-many-rows.json'
import { playOne, secretPlayOf, startedTable, storageOf, stubOf, viewOf } from './table-helpers.ts'

function opened(storage: DurableObjectStorage): Journal {
  const journal = Journal.open(storage)
  if (!journal) throw new Error('There is no table here.')
  return journal
}

const people = ['ada', 'bob'].map((account, seat) => ({
  ...{ seat, account, name: account, ownRevision: 0, waitingSince: 1, bot: null, botOnce: false },
}))
const plan = { steps: [], orders: [], pass: true, forced: false, version: 0, revision: 0 }
const admission = { until: Number.MAX_SAFE_INTEGER, isLimited: false }
const frame = { version: 1, isWhole: true, data: '{}' }

function rowAfter(journal: Journal, by: JournalRow['by']): JournalRow {
  const revision = journal.revision() + 1
  const turn = `turn ${revision}`
  return { revision, seat: 0, moves: [], turn, events: [], at: 1, by, back: null }
}

/** Parts of a table about one account, and about its journal. */
function minded(journal: Journal, account: string) {
  const uuids = Array.from({ length: journal.revision() }, (_, i) => `turn ${i + 1}`)
  return {
    plan: planOf(journal, account),
    talk: talkState(journal, account),
    nudges: nudgesFor(journal, journal.snapshot(), account),
    seen: [0, 1].map((seat) => seenBy(journal, seat)),
    admission: journal.admissions.find(account, 'session', 1),
    followers: journal.followers.all(),
    listed: journal.followers.listed(),
    heads: [...journal.heads()],
    turns: uuids.map((uuid) => journal.turn(uuid)),
  }
}

/** Everything that is written of what a table reads about itself. */
const writings: ReadonlyArray<(journal: Journal) => void> = [
  (journal) => journal.putTakenSeats(journal.takenSeats().map((one) => ({ ...one, name: 'Eve' }))),
  (journal) => {
    const { play } = journal.snapshot()
    if (play) journal.putPlay({ ...play, revision: play.revision + 1 })
  },
  (journal) => journal.settings.count(1),
  (journal) => journal.settings.putPace({ pace: null, patience: 2 }),
  (journal) => journal.settings.putMade({ ...journal.settings.read(), title: 'Another' }),
  (journal) => journal.settings.putStatus({ status: 'over', endedAt: 1 }),
  (journal) => journal.settings.putRematch(freshId()),
  (journal) => journal.forgetInvitations('ada'),
  (journal) => journal.endGathering(),
  ({ absence }) => absence.putPausedAt(1),
  ({ absence }) => absence.putHours('ada', { ...absence.hours('ada'), zone: 'Europe/Berlin' }),
  ({ absence }) => absence.moveHours('ada', 'bob'),
  ({ absence }) => absence.forgetHours('bob'),
  ({ absence }) =>
    absence.putClock({
      seat: 0,
      left: 1,
      total: 2,
      waiting: 1,
      since: 1,
      deadline: 3,
      overAt: null,
    }),
  ({ absence }) => absence.removeClock(0),
  ({ absence }) => absence.putVote('end', 0, 'yes'),
  ({ absence }) => absence.removeVote('end', 0),
  ({ absence }) => absence.putVote('about:1', 0, 'wait'),
  ({ absence }) => absence.clearVotes('about:1'),
  ({ absence }) => absence.putVote('end', 1, 'yes'),
  ({ absence }) => absence.forgetVotesOf(1),
  ({ absence }) => absence.putOpening(0, freshId()),
  ({ absence }) => absence.removeOpening(0),
  ({ absence }) => absence.putOpeningAgain(0, freshId()),
  ({ queue }) => queue.join('ada', 'Ada'),
  ({ queue }) => queue.putCalled('ada', 1),
  ({ queue }) => queue.move('ada', 'bob'),
  ({ queue }) => void queue.leave('bob'),
  ({ absence }) => absence.note({ at: 1, revision: 1, what: 'over-time', seat: 0, by: null }),
  (journal) => layPlan(journal, 'ada', plan),
  (journal) => handOver(journal, 'ada', 'bob'),
  (journal) => layPlan(journal, 'bob', { ...plan, pass: false, version: 1 }),
  (journal) => dropPlans(journal),
  (journal) =>
    void say(journal, { seat: 1, account: 'bob' }, [], { text: 'Well?', message: freshId() }, 1),
  (journal) => void readTalk(journal, 'ada', 1),
  (journal) => forgetGone(journal),
  ({ admissions }) => admissions.put('ada', 'session', admission, 1),
  ({ admissions }) => admissions.remove('ada', null),
  ({ followers }) => followers.add('ada'),
  ({ followers }) => followers.putListed('something'),
  ({ followers }) => followers.remove('ada'),
  ...Array.from({ length: 20 }, (_, i) => (journal: Journal) => {
    journal.append(rowAfter(journal, i % 3 === 0 ? 'person' : 'bot'), frame)
  }),
  (journal) => journal.settings.putStatus({ status: 'playing', endedAt: null }),
  (journal) => noteSeen(journal, { ...journal.snapshot(), takenSeats: people }, 1),
]

describe('the storage of a table', () => {
  test('is brought to its shape once, and again changes nothing', async () => {
    const { id } = await startedTable()
    const before = await storageOf(id)
    await runInDurableObject(stubOf(id), (_table, { storage }) => migrate(storage))
    expect(await storageOf(id)).toEqual(before)
  })

  test('is not touched by a worker whose past steps are others', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec("UPDATE meta SET step = step || ' -- changed'")
      expect(() => migrate(storage)).toThrow('append-only')
    })
  })

  test('with a row for each seat, clock and call, as an earlier version left it, is brought to one row, and nothing is lost', async () => {
    const id = stored.facts[0]?.id ?? ''
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const { sql } = storage
      sql.exec('CREATE TABLE meta (migration INTEGER PRIMARY KEY, step TEXT NOT NULL)')
      for (const { step } of stored.meta) sql.exec(step)
      for (const [name, rows] of Object.entries(stored))
        for (const row of rows as ReadonlyArray<Readonly<Record<string, SqlStorageValue>>>) {
          const columns = Object.keys(row).map((column) => `"${column}"`)
          const places = columns.map(() => '?')
          sql.exec(`INSERT INTO ${name} (${columns}) VALUES (${places})`, ...Object.values(row))
        }
      const journal = opened(storage)
      const snapshot = journal.snapshot()
      const { takenSeats, absence, play } = snapshot
      const seats = stored.seats.map(({ own_revision, waiting_since, bot_once, ...seat }) => ({
        ...seat,
        ...{ ownRevision: own_revision, waitingSince: waiting_since, botOnce: bot_once === 1 },
      }))
      expect(takenSeats).toEqual(seats)
      expect(absence.clocks).toEqual(
        stored.clocks.map(({ over_at: overAt, ...clock }) => ({ ...clock, overAt })),
      )
      const calls = stored.outbox.filter(({ parked }) => parked === null)
      expect(journal.outbox.due(Number.MAX_SAFE_INTEGER)).toEqual(
        calls.map(({ parked: _, ...call }) => call),
      )
      expect(journal.outbox.parked()).toEqual(stored.outbox.filter(({ parked }) => parked !== null))
      for (const { seat, revision } of stored.seen) expect(seenBy(journal, seat)).toBe(revision)
      const turns = stored.journal.map(({ turn, moves }) => ({ turn, moves: JSON.parse(moves) }))
      expect(journal.turns()).toMatchObject(turns)
      for (let revision = 0; revision <= 4; revision++)
        expect(playAt(journal, snapshot, revision)?.revision).toBe(revision)

      // It is played on, and looked back at over the change.
      const acting = takenSeats.findIndex(({ waitingSince }) => waitingSince !== null)
      if (!play) throw new Error('It is played.')
      const [move] = villagers.moves(view(villagers, play as never, acting).state as never, acting)
      const turn = { moves: [{ ...move, do: move?.do ?? '' }], turn: crypto.randomUUID() }
      journal.transact(() => playTurn(journal, { ...snapshot, play }, acting, turn, 'person', 1))
      expect(journal.turn(turn.turn)?.revision).toBe(5)
      for (const [revision, before] of [
        [4, play],
        [5, journal.snapshot().play],
      ] as const)
        expect(playAt(journal, journal.snapshot(), revision)).toEqual(before)
    })
  })

  test('gives no id of a call twice, not even while it is being delivered', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const { outbox } = opened(storage)
      outbox.post('news', null, 5, 0)
      const [first] = outbox.due(0)
      outbox.remove(first?.id ?? 0)
      outbox.post('news', null, 6, 0)
      const [second] = outbox.due(0)
      expect(second?.id).toBeGreaterThan(first?.id ?? 0)
      outbox.remove(second?.id ?? 0)
    })
  })

  test('is not made for a table that nobody made', async () => {
    const id = freshId()
    expect((await (await guest()).get(`/api/tables/${id}`)).status).toBe(404)
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      expect(isShaped(storage)).toBe(false)
    })
  })

  test('of an older version of the rules is read, played on and written in the present one', async () => {
    const { id, players } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec("UPDATE facts SET play = json_set(play, '$.version', 0)")
    })
    await evictDurableObject(stubOf(id))
    const version = (await viewOf(players[0], id)).play?.version
    expect(version).toBeGreaterThan(0)
    await playOne(id, players)
    expect((await secretPlayOf(id)).version).toBe(version)
  })
})

describe('the read cache of a table', () => {
  test('is what its storage holds: after writing, and after an error took the writing back', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec(`UPDATE facts SET seating = '["ada", "bob"]'`)
      const journal = opened(storage)
      const asStored = () => {
        const fresh = opened(storage)
        expect(journal.snapshot()).toEqual(fresh.snapshot())
        for (const account of ['ada', 'bob'])
          expect(minded(journal, account)).toEqual(minded(fresh, account))
      }
      asStored()
      for (const write of writings) {
        const before = [journal.snapshot(), minded(journal, 'ada'), minded(journal, 'bob')]
        const failing = () => {
          write(journal)
          journal.snapshot()
          minded(journal, 'ada')
          throw new Error('taken back')
        }
        expect(() => journal.transact(failing)).toThrow('taken back')
        expect([journal.snapshot(), minded(journal, 'ada'), minded(journal, 'bob')]).toEqual(before)
        journal.transact(() => write(journal))
        asStored()
      }
    })
  })

  test('is not read again, nor after the reader has waited', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), async (_table, { storage }) => {
      let queries = 0
      const exec = (...query: [string]) => {
        queries++
        return storage.sql.exec(...query)
      }
      const transactionSync = <T>(act: () => T) => storage.transactionSync(act)
      const counted = { sql: { exec }, transactionSync } as unknown as DurableObjectStorage
      const journal = opened(counted)
      journal.snapshot()
      const first = queries
      expect(first).toBeGreaterThan(5)
      await Promise.resolve()
      journal.snapshot()
      expect(queries).toBe(first)
    })
  })

  test('is written as one row at the end of a transaction, and of what lies within one', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const written: string[] = []
      const exec = (...query: [string]) => {
        if (query[0].startsWith('UPDATE facts')) written.push(query[0])
        return storage.sql.exec(...query)
      }
      const transactionSync = <T>(act: () => T) => storage.transactionSync(act)
      const counted = { sql: { exec }, transactionSync } as unknown as DurableObjectStorage
      const journal = opened(counted)
      journal.transact(() => {
        journal.transact(() => journal.putTakenSeats(people))
        journal.outbox.post('turn', 0, 1, 1)
        expect(written).toEqual([])
      })
      expect(written).toHaveLength(1)
      expect(opened(storage).takenSeats()).toEqual(people)
    })
  })

  test('is changed by nobody but the journal', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const { play } = opened(storage).snapshot()
      expect(() => Object.assign(play?.state as object, { round: 99 })).toThrow(TypeError)
    })
  })
})

test('an alarm that was lost is set again by the next visitor', async () => {
  const { id, players } = await startedTable()
  const alarmOf = () => runInDurableObject(stubOf(id), (_, { storage }) => storage.getAlarm())
  expect(await alarmOf()).not.toBeNull()
  await runInDurableObject(stubOf(id), (_, { storage }) => storage.deleteAlarm())
  await evictDurableObject(stubOf(id))
  await viewOf(players[0], id)
  expect(await alarmOf()).not.toBeNull()
})

describe('the worker', () => {
  test('cleans up when its hour comes', async () => {
    const { id } = await guest()
    await env.DB.prepare('DELETE FROM sessions WHERE account = ?').bind(id).run()
    const context = createExecutionContext()
    await worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), env)
    await waitOnExecutionContext(context)
    const account = await env.DB.prepare('SELECT id FROM accounts WHERE id = ?').bind(id).first()
    expect(account).toBeNull()
  })
})
