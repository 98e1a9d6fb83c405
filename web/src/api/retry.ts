import { Busy, TooSlow, Unreachable } from './client.ts'

const firstWait = 500
const maxWait = 30_000
/** The longest wait of somebody who looks on while nothing gets through: they see soon that the net is back. */
const maxWaitWithoutNet = 4000
/** The least time in milliseconds between tries that somebody's use of the page makes. */
const usePause = 1000
/** Time in milliseconds for the answer to what is asked before a socket is tried again. */
const askTime = 10_000

/** Asks the server itself for what the connection tells; throws `Unreachable` where no answer comes within so many milliseconds. */
export type Ask = (within: number) => Promise<unknown>

/** Ways in which a request may end, before a socket is tried. */
type Reached = 'there' | 'away' | 'busy'

/** Asks, and tells how it went. A line that is only slow may still carry a socket. */
async function reach(ask: Ask): Promise<Reached> {
  try {
    await ask(askTime)
  } catch (error) {
    if (error instanceof Busy) return 'busy'
    if (error instanceof Unreachable && !(error instanceof TooSlow)) return 'away'
  }
  return 'there'
}

/** Tries again with growing, scattered waits: asks by `ask` first, except right after a break. */
export function createRetry(open: () => void, ask: Ask | undefined) {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Number of the present question: after another, or none any more, its answer opens nothing. */
  let asked = 0
  let askedAt = 0
  /** The server closed the last one itself or refused it: it may let this page in no more. */
  let isDoubted = false
  function later(most = maxWait): void {
    const wait = Math.min(most, firstWait * 2 ** tries)
    if (wait < most || tries === 0) tries++
    clearTimeout(timer)
    timer = setTimeout(() => void now(), wait * (0.5 + Math.random() / 2))
  }
  async function askFirst(): Promise<void> {
    if (!ask) return open()
    clearTimeout(timer)
    askedAt = Date.now()
    const mine = ++asked
    const reached = await reach(ask)
    if (mine !== asked) return
    if (reached === 'there') return open()
    const isSeen = document.visibilityState === 'visible'
    later(reached === 'away' && isSeen ? maxWaitWithoutNet : maxWait)
  }
  async function now(): Promise<void> {
    if (!isDoubted) return open()
    await askFirst()
  }
  /** Ends the wait; the next one is the shortest again. */
  function reset(): void {
    asked++
    clearTimeout(timer)
    tries = 0
    isDoubted = false
  }
  return {
    isFirst: () => tries === 0,
    later(isInDoubt: boolean) {
      isDoubted ||= isInDoubt
      later()
    },
    now: () => void now(),
    /** Tries as somebody else. The server may refuse them, and a socket cannot tell why: so it is asked first. */
    anew() {
      reset()
      void askFirst()
    },
    /** Tries now, unless that was done a moment ago. */
    soon() {
      if (Date.now() - askedAt > usePause) void now()
    },
    stop() {
      asked++
      clearTimeout(timer)
    },
    reset,
  }
}
