import { describe, expect, test, vi } from 'vitest'
import { waitAfter } from '../../worker/notices/retries.ts'
import {
  type DrainEffects,
  drain,
  maxAttempts,
  type OutboxRow,
  patience,
} from '../../worker/table/outbox.ts'

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
  const parked: OutboxRow[] = []
  const effects: DrainEffects = {
    now: () => 1000,
    random: () => 0,
    due: (now) => rows.filter(({ due }) => due <= now),
    async deliver({ id }) {
      if (failing.has(id)) throw new Error('The post is closed.')
      delivered.push(id)
    },
    remove(id) {
      rows.splice(
        rows.findIndex((one) => one.id === id),
        1,
      )
    },
    postpone(id, attempts, due) {
      const i = rows.findIndex((one) => one.id === id)
      const found = rows[i]
      if (found) rows[i] = { ...found, attempts, due }
    },
    park(row, attempts) {
      parked.push({ ...row, attempts })
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
    'tries %s so often and no more: then it is parked, told first and last, and loses nothing',
    async ([kind]) => {
      const { rows, reported, parked, effects } = outbox([row(1, kind)], new Set([1]))
      for (let tries = 0; tries < 100; tries++)
        await drain({ ...effects, now: () => tries * 10_000_000 })
      expect(rows).toEqual([])
      expect(parked).toMatchObject([{ id: 1, kind, attempts: maxAttempts({ kind }) }])
      expect(reported).toEqual([
        [1, false],
        [1, true],
      ])
    },
  )

  test('gives a delivery that never answers so long and no longer', async () => {
    vi.useFakeTimers()
    try {
      const { rows, delivered, effects } = outbox([row(1, 'turn'), row(2, 'over')])
      const deliver = (one: OutboxRow) =>
        one.id === 1 ? new Promise<void>(() => undefined) : effects.deliver(one)
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
