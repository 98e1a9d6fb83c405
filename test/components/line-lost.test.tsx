/** A table's line that is silent is said to be lost, soon. */
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToTable } from '../../web/src/api/socket.ts'

/** The server's end of a line that answers pings as long as there is a net, and never says that there is none. */
class Line extends EventTarget {
  static readonly OPEN = 1
  static isNet = true
  static all: Line[] = []
  readyState = 0
  constructor() {
    super()
    Line.all.push(this)
    setTimeout(() => {
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
}

beforeEach(() => {
  vi.useFakeTimers()
  Line.isNet = true
  Line.all = []
  window.WebSocket = Line as unknown as typeof WebSocket
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A line that is called, and its end. */
const called = () =>
  createRoot((end) => {
    const listening = listenToTable('table', () => undefined)
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

test('behind a hidden page it is asked as seldom as before', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const sent = vi.spyOn(Line.prototype, 'send')
  const { end } = called()
  await vi.advanceTimersByTimeAsync(240_000)
  const pings = sent.mock.calls.filter(([text]) => text === 'ping')
  expect(pings.length).toBeLessThanOrEqual(240 / 25 + 1)
  end()
})
