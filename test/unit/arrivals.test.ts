/** Turns on their way to the stage, and the question what happened in them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArrivals } from '../../web/src/pages/table/arrivals.ts'
import type { Scene } from '../../web/src/stage/queue.ts'
import type { Play } from '../../worker/games/kernel/index.ts'

const playOf = (revision: number) => ({ revision }) as Play
const scene = (revision: number, states: Scene['states'] = null): Scene => ({
  ...{ revision, seat: 1, events: [], ends: [], states },
  play: playOf(revision),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function arriving() {
  const shown: Scene[] = []
  const arrivals = createArrivals((one) => shown.push(one))
  const stands = () => arrivals.awaited()?.play?.revision ?? null
  const revisions = () => shown.map(({ revision }) => revision)
  return { arrivals, shown, stands, revisions }
}

test('the table is shown as it stood before, until it is known what happened', async () => {
  const { arrivals, stands, revisions } = arriving()
  const found = Promise.withResolvers<Scene>()
  arrivals.add(found.promise, playOf(4), scene(5))
  expect([stands(), revisions()]).toEqual([4, []])
  found.resolve(scene(5))
  await found.promise
  expect([stands(), revisions()]).toEqual([null, [5]])
})

test('turns go on in order, whichever is known first', async () => {
  const { arrivals, stands, revisions } = arriving()
  const [first, second] = [Promise.withResolvers<Scene>(), Promise.withResolvers<Scene>()]
  arrivals.add(first.promise, playOf(4), scene(5))
  arrivals.add(second.promise, playOf(5), scene(6))
  arrivals.add(scene(7), playOf(6))
  second.resolve(scene(6))
  await second.promise
  expect([stands(), revisions()]).toEqual([4, []])
  first.resolve(scene(5))
  await first.promise
  expect([stands(), revisions()]).toEqual([null, [5, 6, 7]])
})

test('a turn that cannot be found out, or not soon, is told as the table stands after it, and once', async () => {
  const { arrivals, shown } = arriving()
  const [lost, late] = [Promise.withResolvers<Scene>(), Promise.withResolvers<Scene>()]
  arrivals.add(lost.promise, playOf(4), scene(5))
  lost.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([scene(5)])
  arrivals.add(late.promise, playOf(5), scene(6))
  await vi.advanceTimersByTimeAsync(4000)
  late.resolve(scene(6, [{}, {}]))
  await late.promise
  expect(shown).toEqual([scene(5), scene(6)])
})

test('a skipped turn does not come later', async () => {
  const { arrivals, stands, revisions } = arriving()
  const found = Promise.withResolvers<Scene>()
  arrivals.add(found.promise, playOf(4), scene(5))
  arrivals.skip()
  found.resolve(scene(5))
  await found.promise
  expect([stands(), revisions()]).toEqual([null, []])
})
