import { describe, expect, test } from 'vitest'
import type { OutboxRow } from '../../worker/table/ground/outbox.ts'
import {
  isCalled,
  isCallOff,
  isKeptForQueue,
  queueEffects,
} from '../../worker/table/queue/queue.ts'
import { keptNews } from '../../worker/table/telling/news.ts'
import { hour, now, table } from './table.ts'

const day = 24 * hour
const gathering = { status: 'gathering', wanted: 4 } as const

/** A gathering table with one free seat and people in the queue, by when each is called. */
const waiting = (...called: (number | null)[]) =>
  table({
    settings: gathering,
    queue: called.map((at, i) => ({ account: `w${i}`, name: `W${i}`, called: at })),
  })

describe('a free seat', () => {
  test('is kept for who is called, from that moment on, for a day', () => {
    const queue = waiting(now, null)
    expect(isCalled(queue, 'w0', now - 1)).toBe(false)
    expect(isCalled(queue, 'w0', now)).toBe(true)
    expect(isCalled(queue, 'w1', now)).toBe(false)
    expect(isKeptForQueue(queue, 'w0', now)).toBe(false)
    expect(isKeptForQueue(queue, 'w1', now)).toBe(true)
    expect(isKeptForQueue(queue, null, now)).toBe(true)
    expect(isKeptForQueue(queue, null, now + day - 1)).toBe(true)
    expect(isKeptForQueue(queue, null, now + day)).toBe(false)
  })

  test('is kept for nobody while nobody is called', () => {
    expect(isKeptForQueue(waiting(null), null, now)).toBe(false)
  })
})

test('as many are called at once as seats are free, the next ones a day later', () => {
  const at = (queue: ReturnType<typeof table>) =>
    queueEffects(queue, now).map((effect) => effect.do === 'call-from-queue' && effect.at)
  expect(at(waiting(null, null, null))).toEqual([now, now + day, now + 2 * day])
  expect(at(waiting(now - hour, null, null))).toEqual([now - hour + day, now - hour + 2 * day])
  const two = {
    ...waiting(null, null, null),
    settings: { ...table().settings, ...gathering, wanted: 5 },
  }
  expect(at(two)).toEqual([now, now, now + day])
})

test('nobody is called while no seat is free, and who sits waits no longer', () => {
  const queue = waiting(now - hour, null)
  const full = { ...queue, settings: { ...queue.settings, wanted: 3 } }
  expect(queueEffects(full, now)).toEqual([{ do: 'call-from-queue', account: 'w0', at: null }])
  const seated = table({
    settings: gathering,
    queue: [{ account: 'a1', name: 'N1', called: null }],
  })
  expect(queueEffects(seated, now)).toEqual([{ do: 'leave-queue', account: 'a1' }])
})

test('a call that an earlier version put into the outbox is told, until it is called off', () => {
  const news = { what: 'line', title: 'By the pond', host: 'N0', by: null }
  const row: OutboxRow = {
    ...{ id: 1, kind: 'news', seat: null, revision: 0, due: now, attempts: 0 },
    about: JSON.stringify({ account: 'w0', news, key: `line ${now}` }),
  }
  expect(isCallOff(waiting(now, null), row)).toBe(false)
  expect(keptNews(row)).toEqual({
    ...{ account: 'w0', key: `line ${now}` },
    news: { ...news, what: 'queue' },
  })
  expect(isCallOff(waiting(null, null), row)).toBe(true)
  expect(isCallOff(waiting(now + day, null), row)).toBe(true)
})
