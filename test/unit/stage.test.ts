import { expect, test, vi } from 'vitest'
import { anchored, fitting, stepped, wheeled } from '../../web/src/boards/kit/zoom.ts'
import { closes as closesSettlement } from '../../web/src/boards/settlement/panes.ts'
import { closes as closesTown } from '../../web/src/boards/town-builder/panes.ts'
import { closesIn as closesVillagers } from '../../web/src/boards/villagers/answers.ts'
import { firstTurn, stepsOf, turnTime } from '../../web/src/pages/table/film-time.ts'
import { sendingOf } from '../../web/src/pages/table/sending.ts'
import { paced } from '../../web/src/stage/pace.ts'
import { paneInView, paneToOpen, waitingPanes } from '../../web/src/stage/pane.ts'
import type { Queue, Scene } from '../../web/src/stage/queue.ts'
import { turnOf } from '../../web/src/stage/swipe.ts'
import { start } from '../../worker/games/kernel/index.ts'
import { villagers } from '../../worker/games/villagers/index.ts'

/** A turn of which each event is a step. */
const add = (queue: Queue, turn: Omit<Scene, 'ends' | 'states'>) =>
  queue.add({ ...turn, states: null, ends: turn.events.map((_, i) => i + 1) })

test('a film lasts at most twenty seconds, however much happened, and no turn of it less than 0.9 or more than 2.6', () => {
  for (const turns of [1, 3, 8, 22, 60, 400]) {
    const first = firstTurn(10, 10 + turns)
    const shown = 10 + turns - first
    expect(shown).toBeGreaterThan(0)
    expect(turnTime(shown)).toBeGreaterThanOrEqual(900)
    expect(turnTime(shown)).toBeLessThanOrEqual(2600)
    // Before the first there is a short look, and a longer one after the last.
    expect(350 + shown * turnTime(shown) + 700).toBeLessThanOrEqual(20_000)
    // Told in steps, a turn takes no longer than there is room, and no step less than 0.4 or more than 0.9.
    for (const events of [2, 5, 12, 40]) {
      const { atOnce, time } = stepsOf(shown, events)
      expect(time).toBeGreaterThanOrEqual(400)
      expect(time).toBeLessThanOrEqual(900)
      const turn = Math.ceil(events / atOnce) * time
      expect(turn).toBeLessThanOrEqual(6000.001)
      expect(350 + shown * turn + 700).toBeLessThanOrEqual(20_000.001)
    }
  }
})

test('a step stays 0.4 to 0.9 seconds, and a turn at most eight: of very many events several come at once', () => {
  expect(paced(720, [1])).toEqual({ atOnce: 1, time: 720 })
  expect(paced(720, [8])).toEqual({ atOnce: 1, time: 720 })
  expect(paced(720, [12])).toEqual({ atOnce: 1, time: 666 })
  expect(paced(720, [15])).toEqual({ atOnce: 1, time: 533 })
  expect(paced(720, [20])).toEqual({ atOnce: 2, time: 720 })
  expect(paced(400, [90])).toEqual({ atOnce: 5, time: 400 })
})

test('turns that arrive together are played in twelve seconds, each in eight at most', () => {
  const timesOf = (turns: ReadonlyArray<number>) => {
    const { atOnce, time } = paced(720, turns)
    expect(time).toBeGreaterThanOrEqual(400)
    expect(time).toBeLessThanOrEqual(720)
    return turns.map((events) => Math.ceil(events / atOnce) * time)
  }
  const long = [[9], [16], [23], [47], [300], [19, 1], [1, 19, 1], [60, 60]]
  const many = [3, 9, 22].map((turns) => Array<number>(turns).fill(1))
  for (const turns of [...long, ...many, Array<number>(7).fill(3)]) {
    const times = timesOf(turns)
    expect(Math.max(...times), `${turns}`).toBeLessThanOrEqual(8000)
    expect(
      times.reduce((sum, time) => sum + time, 0),
      `${turns}`,
    ).toBeLessThanOrEqual(12_000)
  }
})

const plan = (steps: number, reveals = false) =>
  ({ steps: Array.from({ length: steps }, () => null), reveals: reveals ? {} : null }) as never
const planner = (status: string, complete: boolean, steps: number) => ({
  status: () => status as never,
  complete: () => complete,
  plan: () => plan(steps),
})

test('the red button sends what is complete, closes what can be closed, and asks back before doing nothing', () => {
  expect(sendingOf(planner('planning', true, 2), null)).toBe('plan')
  expect(sendingOf(planner('planning', false, 2), 'end')).toBe('end')
  expect(sendingOf(planner('planning', false, 0), 'nothing')).toBe('nothing')
  expect(sendingOf(planner('planning', false, 2), 'nothing')).toBe('end')
  // Something is still to be decided, and nothing closes the turn.
  expect(sendingOf(planner('planning', false, 2), null)).toBeNull()
  expect(sendingOf(planner('planning', false, 0), null)).toBeNull()
  expect(sendingOf(planner('sending', true, 2), 'end')).toBeNull()
  expect(sendingOf(planner('unreachable', false, 2), null)).toBe('again')
})

test('a move sent before in a turn counts as done: its end is not asked back any more', () => {
  const { state } = start(villagers, {}, 2, new Uint8Array(32).fill(3))
  const turn = { seat: 0, limit: 2, used: 0, tradeIns: 0, tinner: false }
  expect(closesVillagers({ ...state, turn })).toBe('nothing')
  expect(closesVillagers({ ...state, turn: { ...turn, used: 1 } })).toBe('end')
  expect(closesVillagers({ ...state, turn: { ...turn, tradeIns: 1 } })).toBe('end')
  expect(closesVillagers({ ...state, turn: { ...turn, tinner: true } })).toBe('end')
  // A Pigeoneer is sent to see its cards, and the turn goes on.
  expect(closesVillagers({ ...state, turn, discard: ['pigeoneer'] })).toBe('end')
  expect(closesVillagers({ ...state, turn: { ...turn, robbers: [2] } })).toBe('end')
  expect(closesSettlement(null, 0, { do: 'end-turn' })).toBe('end')
  expect(closesSettlement(null, 0, { do: 'pass' })).toBe('pass')
  expect(closesTown(null, 0, { do: 'end' })).toBe('end')
  expect(closesTown(null, 0, { do: 'decline' })).toBe('step')
})

const panes = ['road', 'village', 'others'].map((id) => ({
  id,
  label: { en: id, de: id, fr: id },
  waits: (_: unknown, __: number, moves: ReadonlyArray<{ do: string }>) =>
    moves.some((move) => move.do === id),
}))

test('a phone shows the pane that was chosen, else the first where something waits, else the first', () => {
  const moves = [{ do: 'others' }, { do: 'village' }]
  expect(waitingPanes(panes, {}, 0, moves).map(({ id }) => id)).toEqual(['village', 'others'])
  expect(waitingPanes(panes, {}, null, moves)).toEqual([])
  expect(paneInView(panes, null, {}, 0, moves)).toBe('village')
  expect(paneInView(panes, 'road', {}, 0, moves)).toBe('road')
  expect(paneInView(panes, 'gone', {}, 0, [])).toBe('road')
  expect(paneInView([], null, {}, 0, moves)).toBeNull()
})

test('a turn opens the first pane where something waits; within it, who is in one of those stays', () => {
  const waiting = panes.slice(1)
  expect(paneToOpen(waiting, 'others', false)).toBe('village')
  expect(paneToOpen(waiting, 'village', false)).toBeNull()
  expect(paneToOpen(waiting, 'others', true)).toBeNull()
  expect(paneToOpen(waiting, 'road', true)).toBe('village')
  expect(paneToOpen([], 'others', false)).toBeNull()
  // With a turn that may end, what waits elsewhere need not be done.
  expect(paneToOpen(waiting, 'road', true, true)).toBeNull()
})

test('if something waits in several panes, the one that leads is opened', () => {
  const all = panes.map((pane) => (pane.id === 'others' ? { ...pane, leads: true as const } : pane))
  const moves = [{ do: 'road' }, { do: 'others' }]
  expect(paneInView(all, null, {}, 0, moves)).toBe('others')
  expect(paneInView(all, null, {}, 0, [{ do: 'road' }])).toBe('road')
  expect(paneToOpen(all, 'village', false)).toBe('others')
  expect(paneToOpen(all, 'road', false)).toBe('others')
  // Within a turn, who is where something waits stays.
  expect(paneToOpen(all, 'road', true)).toBeNull()
})

test('a finger turns panes by a quick, flat, long enough movement only', () => {
  expect(turnOf(-90, 10, 200)).toBe(1)
  expect(turnOf(90, -10, 200)).toBe(-1)
  expect(turnOf(-30, 0, 200)).toBe(0)
  expect(turnOf(-90, 80, 200)).toBe(0)
  expect(turnOf(-90, 0, 1200)).toBe(0)
})

test('a wheel zooms both ways and stops at half and at double size', () => {
  expect(wheeled(1, -100)).toBeGreaterThan(1)
  expect(wheeled(1, 100)).toBeLessThan(1)
  expect(wheeled(1, 5000)).toBe(0.5)
  expect(wheeled(1, -5000)).toBe(2)
})

test('buttons zoom one step and back; all of a village is shown as large as fits, never above its usual size', () => {
  expect(stepped(stepped(1, 1), -1)).toBeCloseTo(1)
  expect(stepped(2, 1)).toBe(2)
  expect(fitting(() => true)).toBe(1)
  expect(fitting((zoom) => zoom <= 0.8)).toBeCloseTo(0.8, 1)
  expect(fitting((zoom) => zoom <= 0.8)).toBeLessThanOrEqual(0.8)
  expect(fitting(() => false)).toBe(0.5)
})

test('a piece under a finger lies there still when the village has grown', () => {
  // At 100 of a room scrolled by 200: 300 of 1000, which is 600 of 2000.
  expect(anchored(100, 200, 1000, 2000)).toBe(500)
  expect(anchored(100, 200, 1000, 1000)).toBe(200)
  expect(anchored(100, 0, 0, 2000)).toBe(0)
})

test('turns that arrive are played event by event, each turn after the one before; a skip ends all', async () => {
  vi.useFakeTimers()
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const shown: string[] = []
  const queue = createQueue(
    (scene, from) => shown.push(`${scene.revision}.${from}`),
    () => 500,
  )
  const scene = (revision: number, events: number) => ({
    revision,
    seat: 1,
    play: null,
    events: Array.from({ length: events }, () => ({ event: 'drafted' })),
  })
  expect(add(queue, scene(4, 2))).toBe(true)
  add(queue, scene(5, 0))
  add(queue, scene(6, 1))
  expect(shown).toEqual(['4.0'])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['4.0', '4.1'])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['4.0', '4.1', '6.0'])
  expect(queue.scene()?.revision).toBe(6)
  vi.advanceTimersByTime(500)
  expect(queue.scene()).toBeNull()
  add(queue, scene(7, 3))
  queue.skip()
  vi.advanceTimersByTime(5000)
  expect(queue.scene()).toBeNull()
  expect(shown.at(-1)).toBe('7.0')
  vi.useRealTimers()
})

test('a turn that comes while something else is on the stage begins once that has gone', async () => {
  vi.useFakeTimers()
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const shown: string[] = []
  let isHeld = true
  const queue = createQueue(
    (scene, from) => shown.push(`${scene.revision}.${from}`),
    () => 500,
    undefined,
    () => isHeld,
  )
  const scene = (revision: number) => ({
    ...{ revision, seat: 1, play: null },
    events: [{ event: 'drafted' }, { event: 'drafted' }],
  })
  add(queue, scene(4))
  add(queue, scene(5))
  vi.advanceTimersByTime(5000)
  // The table is shown as it stood before.
  expect([queue.scene()?.revision, queue.told(), shown]).toEqual([4, 0, []])
  isHeld = false
  queue.goOn()
  queue.goOn()
  expect(shown).toEqual(['4.0'])
  vi.advanceTimersByTime(1500)
  expect(shown).toEqual(['4.0', '4.1', '5.0', '5.1'])
  vi.useRealTimers()
})

test('events that belong together are one step, which stays a quarter longer', async () => {
  vi.useFakeTimers()
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const shown: string[] = []
  const queue = createQueue(
    (_, from, to) => shown.push(`${from}-${to}`),
    () => 500,
  )
  const events = Array.from({ length: 5 }, () => ({ event: 'dealt' }))
  queue.add({ revision: 4, seat: 1, play: null, states: null, events, ends: [1, 4, 5] })
  expect(queue.told()).toBe(1)
  vi.advanceTimersByTime(500)
  expect(queue.told()).toBe(4)
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['0-1', '1-4'])
  vi.advanceTimersByTime(125)
  expect(shown).toEqual(['0-1', '1-4', '4-5'])
  vi.advanceTimersByTime(500)
  expect(queue.scene()).toBeNull()
  vi.useRealTimers()
})

test('the told part of a turn is known: nothing of the next one before it begins', async () => {
  vi.useFakeTimers()
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const queue = createQueue(
    () => undefined,
    () => 500,
  )
  const scene = (revision: number, events: ReadonlyArray<string>) => ({
    ...{ revision, seat: 1, play: null },
    events: events.map((event) => ({ event })),
  })
  const told = () => [queue.scene()?.revision, queue.told()]
  add(queue, scene(1, ['a', 'b']))
  add(queue, scene(2, ['c', 'd']))
  expect(told()).toEqual([1, 1])
  vi.advanceTimersByTime(500)
  expect(told()).toEqual([1, 2])
  vi.advanceTimersByTime(500)
  expect(told()).toEqual([2, 1])
  vi.useRealTimers()
})

test('a turn of many events is played in eight seconds, at one pace to its end', async () => {
  vi.useFakeTimers()
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const shown: number[] = []
  const queue = createQueue(
    (_, from, to) => shown.push(to - from),
    () => 720,
  )
  const events = Array.from({ length: 19 }, () => ({ event: 'drafted' }))
  add(queue, { revision: 1, seat: 1, play: null, events })
  vi.advanceTimersByTime(7199)
  expect(queue.scene()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(queue.scene()).toBeNull()
  expect(shown).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 1])
  vi.useRealTimers()
})

test('a count begins with a step by itself, and its parts take less time and none from the others', async () => {
  vi.useFakeTimers()
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const steps: string[] = []
  let begun = 0
  const times: number[] = []
  const names = 'abcCpppCpppd'
  const queue = createQueue(
    ({ events }, from, to) => {
      steps.push(
        events
          .slice(from, to)
          .map(({ event }) => event)
          .join(''),
      )
      times.push(Date.now() - begun)
      begun = Date.now()
    },
    () => 720,
    ({ event }) => ({ C: 'counted' as const, p: 'part' as const })[event] ?? null,
  )
  begun = Date.now()
  add(queue, { revision: 1, seat: 1, play: null, events: [...names].map((event) => ({ event })) })
  vi.runAllTimers()
  expect(steps).toEqual([...names])
  expect(times).toEqual([0, 720, 720, 720, 720, 360, 360, 360, 720, 360, 360, 360])
  vi.useRealTimers()
})

test('of very many parts several are counted at once, of each seat those of its own', async () => {
  vi.useFakeTimers()
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const steps: string[] = []
  const names = `${'C'.padEnd(31, 'p')}${'C'.padEnd(31, 'p')}`
  const queue = createQueue(
    ({ events }, from, to) => {
      const said = events.slice(from, to).map(({ event }) => event)
      steps.push(said.join(''))
    },
    () => 720,
    ({ event }) => (event === 'C' ? 'counted' : 'part'),
  )
  const begun = Date.now()
  add(queue, { revision: 1, seat: 1, play: null, events: [...names].map((event) => ({ event })) })
  vi.runAllTimers()
  expect(steps).toEqual([...Array(2)].flatMap(() => ['C', ...Array(15).fill('pp')]))
  expect(Date.now() - begun).toBeLessThan(7000)
  vi.useRealTimers()
})

test('a turn that is played is not slowed down by one that arrives meanwhile', async () => {
  vi.useFakeTimers()
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const queue = createQueue(
    () => {},
    () => 720,
  )
  const turn = (revision: number, count: number) => ({
    ...{ revision, seat: 1, play: null },
    events: Array.from({ length: count }, () => ({ event: 'drafted' })),
  })
  add(queue, turn(1, 19))
  vi.advanceTimersByTime(2000)
  add(queue, turn(2, 1))
  vi.advanceTimersByTime(4800)
  expect(queue.scene()?.revision).toBe(2)
  // A piece that comes to a stage that is empty again has its own pace.
  vi.advanceTimersByTime(1000)
  expect(queue.scene()).toBeNull()
  add(queue, turn(3, 1))
  vi.advanceTimersByTime(719)
  expect(queue.scene()?.revision).toBe(3)
  vi.advanceTimersByTime(1)
  expect(queue.scene()).toBeNull()
  vi.useRealTimers()
})

test('if nothing is to be played, a turn is not kept back', async () => {
  const { createQueue } = await import('../../web/src/stage/queue.ts')
  const queue = createQueue(
    () => undefined,
    () => 0,
  )
  expect(add(queue, { revision: 1, seat: 0, play: null, events: [{ event: 'coin' }] })).toBe(false)
  expect(queue.scene()).toBeNull()
})
