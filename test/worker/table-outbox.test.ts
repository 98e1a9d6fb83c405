import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { summaryOf } from '../../worker/fault.ts'
import { waitAfter } from '../../worker/notices/retries.ts'
import { write } from '../../worker/table/effects/effects.ts'
import type { NewTable } from '../../worker/table/ground/new-table.ts'
import {
  type DrainEffects,
  drain,
  maxAtOnce,
  maxAttempts,
  type OutboxRow,
  type ParkedRow,
  patience,
} from '../../worker/table/ground/outbox.ts'
import { defaultHours } from '../../worker/table/ground/pace.ts'
import { Journal } from '../../worker/table/storage/journal.ts'
import type { OutboxStore } from '../../worker/table/storage/outbox.ts'

const row = (id: number, kind: OutboxRow['kind'], attempts = 0, due = 0): OutboxRow => ({
  id,
  kind,
  seat: kind === 'index' ? null : 0,
  revision: id,
  due,
  attempts,
  about: '',
})

/** An outbox in memory, and a post that fails for the rows in `failing`. */
function outbox(rows: OutboxRow[], failing: ReadonlySet<number> = new Set()) {
  const delivered: number[] = []
  const reported: [id: number, isLast: boolean][] = []
  const parked: ParkedRow[] = []
  const effects: DrainEffects = {
    now: () => 1000,
    random: () => 0,
    due: (now) => rows.filter(({ due }) => due <= now),
    async deliver({ id }) {
      if (failing.has(id)) throw new Error('The post is closed.')
      delivered.push(id)
      return undefined
    },
    remove(id) {
      rows.splice(
        rows.findIndex((one) => one.id === id),
        1,
      )
    },
    keepBack(id, kept) {
      const i = rows.findIndex((one) => one.id === id)
      const found = rows[i]
      if (found) rows[i] = { ...found, ...kept, attempts: 0 }
    },
    postpone(id, attempts, due) {
      const i = rows.findIndex((one) => one.id === id)
      const found = rows[i]
      if (found) rows[i] = { ...found, attempts, due }
    },
    park(row, attempts, error) {
      parked.push({ ...row, attempts, parked: 1000, error: summaryOf(error) })
      effects.remove(row.id)
    },
    report: ({ id }, _error, isLast) => void reported.push([id, isLast]),
  }
  return { rows, delivered, reported, parked, effects }
}

describe('draining', () => {
  test('delivers what is due, in order, and leaves the rest', async () => {
    const { rows, delivered, effects } = outbox([
      row(1, 'turn'),
      row(2, 'over'),
      row(3, 'turn', 0, 2000),
    ])
    await drain(effects)
    expect(delivered).toEqual([1, 2])
    expect(rows.map(({ id }) => id)).toEqual([3])
  })

  test('answers all calls for the list with the last', async () => {
    const { rows, delivered, effects } = outbox([row(1, 'index'), row(2, 'turn'), row(3, 'index')])
    await drain(effects)
    expect(delivered).toEqual([2, 3])
    expect(rows).toEqual([])
  })

  test('postpones what fails, keeps the rest going, and loses nothing', async () => {
    const { rows, delivered, reported, effects } = outbox(
      [row(1, 'turn'), row(2, 'started', 3), row(3, 'over')],
      new Set([1, 2]),
    )
    await drain(effects)
    expect(delivered).toEqual([3])
    expect(reported).toEqual([[1, false]])
    expect(rows).toMatchObject([
      { id: 1, attempts: 1, due: 1000 + waitAfter(1, 0) },
      { id: 2, attempts: 4, due: 1000 + waitAfter(4, 0) },
    ])
  })

  test.for([['turn'], ['index'], ['bot']] as const)(
    'tries %s a fixed number of times: then it is parked, told first and last, and loses nothing',
    async ([kind]) => {
      const { rows, reported, parked, effects } = outbox([row(1, kind)], new Set([1]))
      for (let tries = 0; tries < 100; tries++)
        await drain({ ...effects, now: () => tries * 10_000_000 })
      expect(rows).toEqual([])
      expect(parked).toMatchObject([
        { id: 1, kind, attempts: maxAttempts({ kind }), error: 'Error: The post is closed.' },
      ])
      expect(reported).toEqual([
        [1, false],
        [1, true],
      ])
    },
  )

  test('delivers five at a time, and bots one by one after them', async () => {
    const rows = [
      ...Array.from({ length: 7 }, (_, i) => row(i + 1, 'turn')),
      row(8, 'bot'),
      row(9, 'bot'),
    ]
    const { effects } = outbox(rows)
    const begun: number[] = []
    const ends = new Map<number, () => void>()
    const deliver = ({ id }: OutboxRow) => {
      begun.push(id)
      return new Promise<undefined>((resolve) => ends.set(id, () => resolve(undefined)))
    }
    const end = async (...ids: number[]) => {
      for (const id of ids) ends.get(id)?.()
      // A row that has ended lets the next begin after a few microtasks.
      for (let i = 0; i < 20; i++) await Promise.resolve()
    }
    const drained = drain({ ...effects, deliver })
    expect(begun).toEqual([1, 2, 3, 4, 5])
    expect(maxAtOnce).toBe(5)
    await end(3)
    expect(begun).toEqual([1, 2, 3, 4, 5, 6])
    // The first is still under way: it holds up nobody but the bots.
    await end(2, 4, 5, 6, 7)
    await end(7)
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
    await end(1)
    expect(begun.at(-1)).toBe(8)
    await end(8)
    expect(begun.at(-1)).toBe(9)
    await end(9)
    await drained
    expect(rows).toEqual([])
  })

  test('keeps back what its reader looks at, and begins its tries anew', async () => {
    const { rows, effects } = outbox([row(1, 'turn', 3), row(2, 'over')])
    const kept = { lookedAtBy: 0, due: 5000 }
    const deliver = async ({ id }: OutboxRow) => (id === 1 ? kept : undefined)
    await drain({ ...effects, deliver })
    expect(rows).toEqual([{ ...row(1, 'turn'), ...kept }])
  })

  test('gives a delivery that never answers so long and no longer', async () => {
    vi.useFakeTimers()
    try {
      const { rows, delivered, effects } = outbox([row(1, 'turn'), row(2, 'over')])
      const deliver = (one: OutboxRow) =>
        one.id === 1 ? new Promise<undefined>(() => undefined) : effects.deliver(one)
      const drained = drain({ ...effects, deliver })
      await vi.advanceTimersByTimeAsync(patience({ kind: 'turn' }) - 1)
      expect(rows[0]?.attempts).toBe(0)
      await vi.advanceTimersByTimeAsync(1)
      await drained
      expect(delivered).toEqual([2])
      expect(rows).toMatchObject([{ id: 1, attempts: 1 }])
    } finally {
      vi.useRealTimers()
    }
  })

  test('waits twice as long after each failure, an hour at most, and up to half as long by chance', () => {
    expect([1, 2, 3, 4].map((tries) => waitAfter(tries, 0))).toEqual([2000, 4000, 8000, 16_000])
    expect([1, 2, 3, 4].map((tries) => waitAfter(tries, 0.5))).toEqual([1500, 3000, 6000, 12_000])
    expect(waitAfter(12, 0)).toBe(60 * 60 * 1000)
    expect(waitAfter(5000, 0)).toBe(60 * 60 * 1000)
  })
})

describe('the outbox of a table', () => {
  const newTable: NewTable = {
    ...{ id: 'table', game: 'villagers', title: '', options: {}, seats: 2 },
    access: 'link',
    ...{ rated: false, seating: null, account: 'ada', name: 'Ada', hours: defaultHours },
    ...{ pace: null, patience: 7 },
  }
  /** Does something with a table of its own, or its outbox. */
  const inTable = (act: (journal: Journal) => void): Promise<void> =>
    runInDurableObject(env.TABLES.get(env.TABLES.newUniqueId()), (_table, { storage }) =>
      act(Journal.create(storage, newTable, 0)),
    )
  const within = (act: (store: OutboxStore) => void) => inTable(({ outbox }) => act(outbox))
  const kinds = (store: OutboxStore, now = 1000) =>
    store.due(now).map(({ kind, seat }) => `${kind} ${seat}`)

  test('gives what is due once, bots last, and nothing before its time', () =>
    within((store) => {
      store.post('bot', 1, 1, 5)
      store.post('turn', 0, 1, 10)
      store.post('over', 0, 1, 30)
      expect(kinds(store, 4)).toEqual([])
      expect(kinds(store, 10)).toEqual(['turn 0', 'bot 1'])
      expect(store.nextDue(0)).toBe(5)
    }))

  test('takes back what was for one seat and of one kind, and nothing else', () =>
    within((store) => {
      for (const seat of [0, 1])
        for (const kind of ['deadline', 'reminder'] as const) store.post(kind, seat, 1, 10)
      store.unpost('reminder', 0)
      expect(kinds(store)).toEqual(['deadline 0', 'deadline 1', 'reminder 1'])
      store.unpost('deadline', 1)
      expect(kinds(store)).toEqual(['deadline 0', 'reminder 1'])
    }))

  test('knows what waits, for which seat and until when', () =>
    within((store) => {
      store.post('turn', 0, 1, 10)
      store.post('deadline', null, 1, 100)
      expect(store.isPending('turn', 0)).toBe(true)
      expect(store.isPending('turn', 1)).toBe(false)
      expect(store.isPending('started', 0)).toBe(false)
      expect(store.isPendingBetween('deadline', 50)).toBe(true)
      expect(store.isPendingBetween('deadline', 50, 100)).toBe(true)
      expect(store.isPendingBetween('deadline', 50, 99)).toBe(false)
      expect(store.isPendingBetween('deadline', 100)).toBe(false)
      // A seat's own call is none for all.
      expect(store.isPendingBetween('turn', 0)).toBe(false)
      expect(store.isPendingBetween('reminder', 0)).toBe(false)
    }))

  test('takes no call where one waits that will do', () =>
    inTable((journal) => {
      const call = { do: 'post', kind: 'deadline', seat: null, revision: 1 } as const
      const due = () => journal.outbox.due(1000).map((row) => row.due)
      write(journal, { ...call, due: 100, unless: 'by-then' }, 0)
      write(journal, { ...call, due: 100, unless: 'by-then' }, 0)
      write(journal, { ...call, due: 120, unless: 'by-then' }, 0)
      expect(due()).toEqual([100])
      // A call that rings now does not ring again; an earlier one is another.
      write(journal, { ...call, due: 120, unless: 'by-then' }, 100)
      write(journal, { ...call, due: 50, unless: 'by-then' }, 0)
      expect(due()).toEqual([100, 120, 50])
      write(journal, { ...call, due: 10, unless: 'later' }, 119)
      write(journal, { ...call, due: 10, unless: 'any' }, 500)
      expect(due()).toEqual([100, 120, 50])
      write(journal, { ...call, due: 10, unless: 'later' }, 120)
      expect(due()).toEqual([100, 120, 50, 10])
    }))

  test('forgets the calls for the lists that wait for later, as these are told now', () =>
    within((store) => {
      store.post('index', null, 1, 20)
      store.post('turn', 0, 1, 20)
      store.unpostLists(20)
      expect(kinds(store)).toEqual(['index null', 'turn 0'])
      store.unpostLists(19)
      expect(kinds(store)).toEqual(['turn 0'])
    }))

  test('sets aside what failed too often until it is tried again: one bot, or all', () =>
    within((store) => {
      store.post('turn', 0, 1, 10)
      store.post('bot', 1, 1, 10)
      store.post('bot', 2, 1, 10)
      store.post('over', 0, 1, 10)
      for (const { id, kind } of store.due(10))
        if (kind !== 'over') store.park(id, 9, 50, 'Error: closed')
      expect(kinds(store)).toEqual(['over 0'])
      expect(store.parked()).toMatchObject([
        { kind: 'turn' },
        { seat: 1 },
        { seat: 2, parked: 50, error: 'Error: closed' },
      ])
      expect(store.stuck()).toEqual(new Set([1, 2]))
      expect(store.isPending('turn', 0)).toBe(false)
      store.retry(60, 1)
      expect(store.due(60)).toMatchObject([
        { kind: 'over', due: 10 },
        { kind: 'bot', seat: 1, attempts: 0, due: 60 },
      ])
      expect(store.stuck()).toEqual(new Set([2]))
      store.retry(70)
      expect(store.due(70).map(({ due }) => due)).toEqual([70, 10, 60, 70])
      expect(store.parked()).toEqual([])
      expect(store.due(70)[0]).not.toHaveProperty('error')
    }))
})
