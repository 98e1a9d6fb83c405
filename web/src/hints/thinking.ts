import type { Estimate, Move, Play, Seat } from '../../../worker/games/kernel/index.ts'

/** Question to the thinking worker: the move that a seat should make on its own view. */
export interface Question {
  readonly play: Play
  readonly seat: Seat
}

/** A good turn, and in which parts it brings more than others; `null` where thinking failed. */
export type Advice = {
  readonly moves: ReadonlyArray<Move>
  readonly gains: Estimate
} | null

/** A thought under way that can be broken off. */
export interface Asking {
  readonly advice: Promise<Advice>
  stop(): void
}

/** Asks what a good player would do. It is thought about beside the page, on nothing but the view. */
export function askAdvice(question: Question): Asking {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const advice = new Promise<Advice>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Advice>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(question)
  })
  const stop = () => worker.terminate()
  void advice.then(stop)
  return { advice, stop }
}
