/** The shape of the storage of tables and people: made at once where it is new, step by step where it was begun. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { takeIn } from '../../worker/notices/give.ts'
import { enter, enteredIn } from '../../worker/notices/ledger.ts'
import { lettersIn, markReadIn, settleIn, unreadIn } from '../../worker/notices/letterbox.ts'
import { unread } from '../../worker/notices/reading.ts'
import { steps as personSteps } from '../../worker/person/steps.ts'
import { makeStorage, openStorage } from '../../worker/person/storage.ts'
import { enterTable } from '../../worker/person/tables.ts'
import { whole as personWhole } from '../../worker/person/whole.ts'
import { runSteps } from '../../worker/steps.ts'
import { linkKey } from '../../worker/table/seats/link-key.ts'
import { removedFrom } from '../../worker/table/seats/removed.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import { migrate, steps as tableSteps } from '../../worker/table/storage/migrations.ts'
import { whole as tableWhole } from '../../worker/table/storage/whole.ts'
import { nudgesFor } from '../../worker/table/telling/nudge.ts'

/** Acts in the storage of an object that nobody has used, and leaves nothing in it: no person could open it. */
const inFresh = <T>(act: (storage: DurableObjectStorage) => T | Promise<T>): Promise<T> =>
  runInDurableObject(env.PEOPLE.get(env.PEOPLE.newUniqueId()), async (_person, { storage }) => {
    try {
      return await act(storage)
    } finally {
      await storage.deleteAll()
    }
  })

/** Shape as SQLite has it, however it was written. */
const shapeOf = ({ sql }: DurableObjectStorage) =>
  sql
    .exec<{ type: string; name: string; tbl_name: string; sql: string | null }>(
      "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY type, name",
    )
    .toArray()
    .map(({ sql, ...one }) => ({
      ...one,
      sql: sql?.replaceAll(/\s+/g, ' ').replaceAll(/ ?([(),]) ?/g, '$1'),
    }))

const metaOf = ({ sql }: DurableObjectStorage) =>
  sql.exec<{ migration: number; step: string }>('SELECT * FROM meta ORDER BY migration').toArray()

const ofTable = tableSteps.slice(0, 14)

describe.each([
  { whose: 'tables', steps: tableSteps, whole: tableWhole },
  { whose: 'people', steps: personSteps, whole: personWhole },
])('A new storage of $whose', ({ whose, steps, whole }) => {
  test('has the shape at once that all steps come to, and few rows are written for it', async () => {
    const stepByStep = await inFresh((storage) => {
      runSteps(storage, steps, whose)
      expect(metaOf(storage)).toHaveLength(steps.length)
      return shapeOf(storage)
    })
    await inFresh((storage) => {
      let written = 0
      const exec = (...query: [string]) => {
        const cursor = storage.sql.exec(...query)
        written += cursor.rowsWritten
        return cursor
      }
      const transactionSync = <T>(act: () => T) => storage.transactionSync(act)
      const counted = { sql: { exec }, transactionSync } as unknown as DurableObjectStorage
      runSteps(counted, steps, whose, whole)
      expect(shapeOf(storage)).toEqual(stepByStep)
      expect(metaOf(storage)).toEqual([{ migration: steps.length, step: steps.join('\n') }])
      // Two for each table that is made and one for each index, and the row that says so.
      expect(written).toBeLessThanOrEqual(3 * whole.length + 3)
    })
  })

  test('goes on with the steps that come later, and a version that does not know them does not touch it', () =>
    inFresh((storage) => {
      runSteps(storage, steps, whose, whole)
      const later = [...steps, 'CREATE TABLE later (one INTEGER)', 'DROP TABLE later']
      runSteps(storage, later, whose, [...whole, 'never run'])
      expect(metaOf(storage).map(({ migration }) => migration)).toEqual([
        steps.length,
        steps.length + 1,
        steps.length + 2,
      ])
      runSteps(storage, later, whose)
      for (const other of [steps, [...later].reverse()])
        expect(() => runSteps(storage, other, whose, whole)).toThrow('append-only')
    }))

  test('is not touched where a step that it was made of has changed', () =>
    inFresh((storage) => {
      runSteps(storage, steps, whose, whole)
      const changed = steps.map((step, i) => (i === 2 ? `${step} -- changed` : step))
      expect(() => runSteps(storage, changed, whose, whole)).toThrow('append-only')
    }))
})

test('data that a table kept in rows of its own lies with its facts, and nothing is lost', () =>
  inFresh((storage) => {
    runSteps(storage, ofTable, 'tables')
    const hours = { zone: 'Europe/Berlin', from: 480, to: 1320, days: [1, 2], away: [] }
    const next = { ...hours, from: 0 }
    const seats = ['ada', 'bob'].map((account, seat) => ({
      ...{
        seat,
        account,
        name: account,
        ownRevision: 0,
        waitingSince: 1,
        bot: null,
        botOnce: false,
      },
    }))
    storage.sql.exec(
      `INSERT INTO facts (one, id, game, title, access, options, wanted, status, change, created_at, updated_at, seats)
         VALUES (1, 'id', 'villagers', '', 'link', '{}', 2, 'playing', 1, 1, 1, ?)`,
      JSON.stringify(seats),
    )
    storage.sql.exec(
      'INSERT INTO hours (account, hours, next) VALUES (?, ?, NULL), (?, ?, ?)',
      ...['ada', JSON.stringify(hours), 'bob', JSON.stringify(hours), JSON.stringify(next)],
    )
    storage.sql.exec(`
      INSERT INTO votes VALUES ('end', 1, 'yes'), ('about:0', 1, 'wait');
      INSERT INTO openings VALUES (1, 'again:nonce'), (0, 'other');
      INSERT INTO line (account, name, called) VALUES ('cleo', 'Cleo "C"', NULL), ('dora', 'Dora', 7);
      INSERT INTO invited VALUES ('guest@example.org', 'ada', 0), ('eve', 'ada', 1);
      INSERT INTO removed VALUES ('mallory');
      INSERT INTO nudges VALUES (1, 99);
      INSERT INTO admissions VALUES ('session', 'ada', 1000, 1), ('other', 'bob', 1000, 0);
      INSERT INTO followers VALUES ('ada'), ('bob'), ('eve');
      INSERT INTO listed VALUES (1, '["said"]');`)
    migrate(storage)
    expect(metaOf(storage)).toHaveLength(tableSteps.length)
    const journal = Journal.open(storage)
    if (!journal) throw new Error('There is no table here.')
    const snapshot = journal.snapshot()
    const { absence } = snapshot
    expect([...absence.hours]).toEqual([
      ['ada', hours],
      ['bob', hours],
    ])
    expect([...absence.nextHours]).toEqual([['bob', next]])
    expect(absence.votes).toEqual([
      { ballot: 'about:0', seat: 1, choice: 'wait' },
      { ballot: 'end', seat: 1, choice: 'yes' },
    ])
    expect([[...absence.open], [...absence.again]]).toEqual([[0, 1], [1]])
    expect([...journal.absence.openings()]).toEqual([
      [0, 'other'],
      [1, 'again:nonce'],
    ])
    expect(snapshot.queue).toEqual([
      { account: 'cleo', name: 'Cleo "C"', called: null },
      { account: 'dora', name: 'Dora', called: 7 },
    ])
    expect(journal.invitations.untold()).toEqual([{ guest: 'guest@example.org', host: 'ada' }])
    expect(removedFrom(journal)).toEqual(['mallory'])
    const day = 24 * 60 * 60 * 1000
    expect(
      nudgesFor(
        journal,
        { ...snapshot, settings: { ...snapshot.settings, updatedAt: -day } },
        'ada',
      ),
    ).toEqual([])
    expect(journal.admissions.find('ada', 'session', 999)).toEqual({ until: 1000, isLimited: true })
    expect(journal.admissions.find('bob', 'other', 999)).toEqual({ until: 1000, isLimited: false })
    expect(journal.admissions.find('ada', 'session', 1000)).toBeNull()
    expect(journal.followers.all().toSorted()).toEqual(['ada', 'bob', 'eve'])
    expect(journal.followers.listed()).toBe('["said"]')
    expect(journal.db.value('nudges')).toEqual({ 1: 99 })
  }))

test('an admission is written with what is written next, and its end at once', () =>
  inFresh((storage) => {
    migrate(storage)
    storage.sql.exec(
      `INSERT INTO facts (one, id, game, title, access, options, wanted, status, change, created_at, updated_at)
         VALUES (1, 'id', 'villagers', '', 'link', '{}', 2, 'gathering', 1, 1, 1)`,
    )
    const open = () => {
      const journal = Journal.open(storage)
      if (!journal) throw new Error('There is no table here.')
      return journal
    }
    const isKnown = () => open().admissions.find('ada', 'session', 5) !== null
    const journal = open()
    journal.admissions.put('ada', 'session', { until: 10, isLimited: false }, 5)
    expect(journal.admissions.find('ada', 'session', 5)).toEqual({ until: 10, isLimited: false })
    // Thrown out of memory now, the table would ask again.
    expect(isKnown()).toBe(false)
    expect(() =>
      journal.transact(() => {
        throw new Error('taken back')
      }),
    ).toThrow('taken back')
    journal.settings.count(2)
    expect(isKnown()).toBe(true)
    journal.admissions.remove('ada', 'session')
    expect(isKnown()).toBe(false)
    expect(journal.admissions.find('ada', 'session', 5)).toBeNull()
  }))

test('a table keeps in mind no more sessions than are there on a busy day: its one row stays small', () =>
  inFresh((storage) => {
    migrate(storage)
    storage.sql.exec(
      `INSERT INTO facts (one, id, game, title, access, options, wanted, status, change, created_at, updated_at)
         VALUES (1, 'id', 'villagers', '', 'open', '{}', 2, 'gathering', 1, 1, 1)`,
    )
    const journal = Journal.open(storage)
    if (!journal) throw new Error('There is no table here.')
    const told = { until: 10, isLimited: false }
    for (let i = 0; i < 1000; i++) journal.admissions.put(`account ${i}`, `session ${i}`, told, 5)
    expect(journal.admissions.find('account 999', 'session 999', 5)).toEqual(told)
    journal.settings.count(2)
    const { size } = storage.sql
      .exec<{ size: number }>('SELECT length(admissions) AS size FROM facts')
      .one()
    expect(size).toBeLessThan(30_000)
  }))

test('letters that lay by their ids lie by what they tell, and none is lost, told anew or counted otherwise', () =>
  inFresh((storage) => {
    const [table, other] = ['T'.repeat(22), 'U'.repeat(22)]
    runSteps(storage, personSteps.slice(0, 9), 'people')
    storage.sql.exec(`
      INSERT INTO owner (one, account) VALUES (1, 'reader');
      INSERT INTO letters (id, "table", revision, kind, about, subject, text, created_at, read_at, boxed, of_table, ways, pass) VALUES
        ('note', NULL, 0, 'note', 'webhook-off 7', 'First', '', 1, NULL, 1, NULL, NULL, NULL),
        ('noted', NULL, 0, 'note', 'webhook-off 7', 'Second', '', 2, 3, 1, NULL, NULL, NULL),
        ('news', NULL, 0, 'note', 'news ${table} 5', 'News', '', 3, NULL, 1, '${table}', NULL, NULL),
        ('played', '${table}', 4, 'turn', '', 'Played', '', 4, 5, 1, NULL, '[{"channel":"letter","state":"sent","at":4,"attempts":0}]', NULL),
        ('turn', '${table}', 6, 'turn', '', 'Turn', '', 5, NULL, 1, NULL, '[{"channel":"letter","state":"sent","at":5,"attempts":0}]', 'pass'),
        ('elsewhere', '${other}', 6, 'turn', '', 'Elsewhere', '', 6, NULL, 1, NULL, NULL, NULL);
      INSERT INTO deliveries (letter, channel, state, at, attempts, due) VALUES ('news', 'letter', 'held', 3, 0, 99);
      INSERT INTO tables (id, change, card, status, waiting_since, updated_at) VALUES
        ('${table}', 9, '{}', 'playing', 5, 5), ('${other}', 3, '{}', 'playing', 6, 6);`)
    const store = openStorage(storage)?.db
    if (!store) throw new Error('Nothing is kept.')
    const box = () => lettersIn(store).map(({ id, table, read }) => [id, table, read])
    expect(box()).toEqual([
      ['elsewhere', other, false],
      ['turn', table, false],
      ['played', table, true],
      ['news', table, false],
      ['noted', null, true],
      ['note', null, false],
    ])
    expect(unreadIn(store)).toBe(4)
    const ways = 'SELECT letter, state FROM all_ways ORDER BY letter'
    expect(storage.sql.exec(ways).toArray()).toEqual([
      { letter: 'news', state: 'held' },
      { letter: 'played', state: 'sent' },
      { letter: 'turn', state: 'sent' },
    ])
    const note = { table: null, revision: 0, kind: 'note', about: 'webhook-off 7' } as const
    expect(enteredIn(store, note, unread)).toMatchObject({ isNew: false })
    const letter = { path: '/', stamp: '', subject: '', heading: '', gist: '', blocks: [] }
    const again = enter(
      ...([store, { table, revision: 6, kind: 'turn', about: '' }, letter] as const),
      ...([
        [{ channel: 'letter', due: null }],
        { boxed: true, deadline: null, language: 'en' },
        7,
      ] as const),
    )
    expect(again).toMatchObject({ id: 'turn', isNew: false, pass: 'pass' })
    // Somebody who has played has read what told of it; somebody who is awaited again without having played has not.
    let before = 0
    const settle = (change: number, settled: number) => {
      const isNews = enterTable(store, { table, change, card: null, settled })
      const ids = isNews ? settleIn(store, table, [before, settled], 8) : []
      if (isNews) before = settled
      return ids
    }
    expect(settle(10, 7)).toEqual(['turn'])
    expect([unreadIn(store), box()[1]]).toEqual([3, ['turn', table, true]])
    const next = (revision: number) =>
      enter(
        ...([store, { table, revision, kind: 'turn', about: '' }, letter] as const),
        ...([[], { boxed: true, deadline: null, language: 'en' }, revision] as const),
      )
    const { id } = next(8)
    expect([unreadIn(store), box()[0]]).toEqual([4, [id, table, false]])
    expect(settle(11, 9)).toEqual([id])
    expect([unreadIn(store), box()[0]]).toEqual([3, [id, table, true]])
    expect(settle(12, 7)).toEqual([id])
    expect([unreadIn(store), box()[0]]).toEqual([4, [id, table, false]])
    // A late report changes nothing.
    expect(settle(11, 9)).toEqual([])
    expect(unreadIn(store)).toBe(4)
    expect(settle(13, 9)).toEqual([id])
    expect(markReadIn(store, undefined, 8).toSorted()).toEqual(['elsewhere', 'news', 'note'])
    expect(unreadIn(store)).toBe(0)
  }))

test('letters about no table that are given again, as after a crash, are there once', () =>
  inFresh((storage) => {
    const { db: store } = makeStorage(storage, 'reader')
    const note = (id: string) => ({
      ...{
        id,
        table: '',
        revision: 0,
        kind: 'note' as const,
        about: 'webhook-off 7',
        subject: id,
      },
      ...{ text: '', createdAt: 1, readAt: null, boxed: true, deadline: null, ofTable: null },
      ...{ ways: null, asks: null, pass: null, byList: null },
    })
    const letters = ['first', 'second'].map(note)
    const deliveries = letters.map(({ id: letter }) => ({
      ...{ letter, channel: 'letter' as const, state: 'held' as const, at: 1, attempts: 0 },
      ...{ due: 99, content: null },
    }))
    for (let times = 0; times < 3; times++) takeIn({ store }, { letters, deliveries })
    expect(lettersIn(store).map(({ id }) => id)).toEqual(['second', 'first'])
    expect(storage.sql.exec('SELECT letter FROM deliveries').toArray()).toHaveLength(2)
    expect(unreadIn(store)).toBe(2)
  }))

test.for([
  ['private', ['mallory'], true],
  ['private', [], false],
  ['link', ['mallory'], false],
] as const)(
  'a table of before (%s, removed: %j) has a key of its link now: %s',
  ([access, removed, isKeyed]) =>
    inFresh((storage) => {
      const added = tableSteps.findIndex((step) => step.includes('link_key'))
      runSteps(storage, tableSteps.slice(0, added), 'tables')
      storage.sql.exec(
        `INSERT INTO facts (one, id, game, title, access, options, wanted, status, change, created_at, updated_at, removed)
         VALUES (1, 'id', 'villagers', '', ?, '{}', 2, 'gathering', 1, 1, 1, ?)`,
        access,
        JSON.stringify(removed),
      )
      migrate(storage)
      const journal = Journal.open(storage)
      const key = journal && linkKey(journal)
      if (isKeyed) expect(key).toMatch(/^[\da-f]{32}$/)
      else expect(key).toBeNull()
    }),
)
