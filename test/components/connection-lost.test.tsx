/** A table's line that is silent is said to be lost, soon. */
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Busy, TooSlow, Unreachable } from '../../web/src/api/client.ts'
import { listenToTable } from '../../web/src/api/socket.ts'

/** The server's end of a line that answers pings as long as there is a net, and never says that there is none. */
class Line extends EventTarget {
  static readonly OPEN = 1
  static isNet = true
  /** A net that is away says so at once. */
  static isCut = false
  /** The server takes no lines. */
  static isRefused = false
  static all: Line[] = []
  readyState = 0
  constructor() {
    super()
    Line.all.push(this)
    setTimeout(() => {
      if (Line.isRefused || (Line.isCut && !Line.isNet)) return this.break()
      if (!Line.isNet) return
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    }, 50)
  }
  send(text: string): void {
    if (text !== 'ping') return
    setTimeout(() => {
      if (Line.isNet) this.dispatchEvent(new MessageEvent('message', { data: 'pong' }))
    }, 50)
  }
  close(): void {
    this.readyState = 3
  }
  break(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(Line, { isNet: true, isCut: false, isRefused: false, all: [] })
  window.WebSocket = Line as unknown as typeof WebSocket
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A request of the table itself. */
const request = async () => {
  if (!Line.isNet) throw new Unreachable()
}

/** A line that is called, and its end. */
const called = (ask: () => Promise<void> = request) =>
  createRoot((end) => {
    const listening = listenToTable('table', () => undefined, ask)
    listening.call()
    return { ...listening, end }
  })

test.for([0, 1000, 4000, 7900])(
  'within sixteen seconds, when it falls silent %i ms after a ping, and it comes back with the net',
  async (after) => {
    const { connection, end } = called()
    await vi.advanceTimersByTimeAsync(16_000 + after)
    expect([connection(), Line.all.length]).toEqual(['live', 1])
    Line.isNet = false
    await vi.advanceTimersByTimeAsync(16_000)
    expect(connection()).toBe('lost')
    Line.isNet = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connection()).toBe('live')
    end()
  },
)

test('a line that answers is never said to be lost, nor one that only moves house', async () => {
  const { connection, end } = called()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([connection(), Line.all.length]).toEqual(['live', 1])
  const [first] = Line.all
  first?.close()
  first?.dispatchEvent(new CloseEvent('close', { code: 1006 }))
  const seen = new Set<string>()
  for (let time = 0; time < 3000; time += 50) {
    seen.add(connection())
    await vi.advanceTimersByTimeAsync(50)
  }
  expect([...seen]).toEqual(['connecting', 'live'])
  end()
})

test('the table is asked before a line that was refused is tried again', async () => {
  Line.isRefused = true
  const ask = vi.fn(() => new Promise<void>(() => undefined))
  const { end } = called(ask)
  await vi.advanceTimersByTimeAsync(5000)
  expect([ask.mock.calls.length, Line.all.length]).toEqual([1, 1])
  end()
})

describe('with a net that says at once that it is away', () => {
  /** Ends all lines, now and as they are tried. */
  const cut = () => {
    Object.assign(Line, { isNet: false, isCut: true })
    for (const line of Line.all) line.break()
  }

  test.for([5, 60, 3600])(
    'away for %i s: one line is tried meanwhile, and soon after it one is up',
    async (away) => {
      const { connection, end } = called()
      await vi.advanceTimersByTimeAsync(1000)
      cut()
      await vi.advanceTimersByTimeAsync(away * 1000)
      expect([connection(), Line.all.length]).toEqual(['lost', 2])
      Line.isNet = true
      await vi.advanceTimersByTimeAsync(4100)
      expect([connection(), Line.all.length]).toEqual(['live', 3])
      end()
    },
  )

  test('the table is asked for though no line comes up', async () => {
    const ask = vi.fn(request)
    const { end } = called(ask)
    await vi.advanceTimersByTimeAsync(1000)
    cut()
    await vi.advanceTimersByTimeAsync(60_000)
    const before = ask.mock.settledResults.filter(({ type }) => type === 'fulfilled').length
    expect(before).toBe(0)
    Line.isNet = true
    Line.isRefused = true
    await vi.advanceTimersByTimeAsync(4100)
    expect(ask.mock.settledResults.at(-1)?.type).toBe('fulfilled')
    end()
  })

  test.for(['pointerdown', 'keydown', 'focus', 'online'])(
    '%s has it tried at once, behind whatever wait',
    async (sign) => {
      const ask = vi.fn(() => Promise.reject(Line.isNet ? new TooSlow() : new Busy()))
      const { connection, end } = called(ask)
      await vi.advanceTimersByTimeAsync(1000)
      cut()
      await vi.advanceTimersByTimeAsync(300_000)
      expect(connection()).toBe('lost')
      // Right behind a try another would be too many.
      await vi.advanceTimersByTimeAsync(30_000)
      const tries = ask.mock.calls.length
      while (ask.mock.calls.length === tries) await vi.advanceTimersByTimeAsync(100)
      await vi.advanceTimersByTimeAsync(2000)
      // The server that had too much to do is asked seldom.
      expect(ask.mock.calls.length).toBeLessThan(28)
      Line.isNet = true
      dispatchEvent(new Event(sign))
      await vi.advanceTimersByTimeAsync(100)
      expect(connection()).toBe('live')
      end()
    },
  )
})

test('behind a hidden page it is asked as seldom as before', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const sent = vi.spyOn(Line.prototype, 'send')
  const { end } = called()
  await vi.advanceTimersByTimeAsync(240_000)
  const pings = sent.mock.calls.filter(([text]) => text === 'ping')
  expect(pings.length).toBeLessThanOrEqual(240 / 25 + 1)
  end()
})
