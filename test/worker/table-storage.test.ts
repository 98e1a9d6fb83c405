import {
  createExecutionContext,
  createScheduledController,
  evictDurableObject,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import worker from '../../worker/index.ts'
import { isShaped } from '../../worker/steps.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import { migrate } from '../../worker/table/storage/migrations.ts'
import { freshId } from '../../worker/wire/ids.ts'
import { guest } from './client.ts'
import { playOne, startedTable, storageOf, stubOf, viewOf } from './table-helpers.ts'

function opened(storage: DurableObjectStorage): Journal {
  const journal = Journal.open(storage)
  if (!journal) throw new Error('There is no table here.')
  return journal
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
  ({ line }) => line.join('ada', 'Ada'),
  ({ line }) => line.putCalled('ada', 1),
  ({ line }) => line.move('ada', 'bob'),
  ({ line }) => void line.leave('bob'),
  ({ absence }) => absence.note({ at: 1, revision: 1, what: 'over-time', seat: 0, by: null }),
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
      storage.sql.exec("UPDATE meta SET step = step || ' -- changed' WHERE migration = 1")
      expect(() => migrate(storage)).toThrow('append-only')
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
      storage.sql.exec("UPDATE snapshot SET play = json_set(play, '$.version', 0)")
    })
    await evictDurableObject(stubOf(id))
    const version = (await viewOf(players[0], id)).play?.version
    expect(version).toBeGreaterThan(0)
    await playOne(id, players)
    expect(JSON.parse(String((await storageOf(id))[3]?.[0]?.play)).version).toBe(version)
  })
})

describe('what a table keeps in mind', () => {
  test('is what its storage holds: after writing, and after an error took the writing back', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      storage.sql.exec(`UPDATE facts SET seating = '["ada", "bob"]'`)
      const journal = opened(storage)
      const asStored = () => expect(journal.snapshot()).toEqual(opened(storage).snapshot())
      asStored()
      for (const write of writings) {
        const before = journal.snapshot()
        const failing = () => {
          write(journal)
          journal.snapshot()
          throw new Error('taken back')
        }
        expect(() => journal.transact(failing)).toThrow('taken back')
        expect(journal.snapshot()).toEqual(before)
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

  test('is changed by nobody but the journal', async () => {
    const { id } = await startedTable()
    await runInDurableObject(stubOf(id), (_table, { storage }) => {
      const { play } = opened(storage).snapshot()
      expect(() => Object.assign(play?.state as object, { round: 99 })).toThrow(TypeError)
    })
  })
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
