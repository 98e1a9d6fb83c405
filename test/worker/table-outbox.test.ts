import { describe, expect, test } from 'vitest'
import { type DrainEffects, drain, type OutboxRow, waitAfter } from '../../worker/table/outbox.ts'

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
  const reported: number[] = []
  const effects: DrainEffects = {
    now: () => 1000,
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
    report: ({ id }) => void reported.push(id),
  }
  return { rows, delivered, reported, effects }
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
    expect(reported).toEqual([1, 2])
    expect(rows).toMatchObject([
      { id: 1, attempts: 1, due: 1000 + waitAfter(1) },
      { id: 2, attempts: 4, due: 1000 + waitAfter(4) },
    ])
  })

  test('waits twice as long after each failure, an hour at most', () => {
    expect([1, 2, 3, 4].map(waitAfter)).toEqual([2000, 4000, 8000, 16_000])
    expect(waitAfter(12)).toBe(60 * 60 * 1000)
    expect(waitAfter(5000)).toBe(60 * 60 * 1000)
  })
})
