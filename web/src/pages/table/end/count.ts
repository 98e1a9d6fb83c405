import { createEffect, createSignal, onCleanup, onMount } from 'solid-js'
import { pointsIn, type Score, type Seat } from '../../../../../worker/games/kernel/index.ts'
import { keepFocus } from '../../../parts/focus.ts'
import { eventTime } from '../../../stage/settings.ts'
import { linesOf } from '../Scores.tsx'

/** Longest time of the whole count, and shortest time of a line, in milliseconds. */
const [longestCount, shortestLine] = [6000, 400] as const

interface CountProps {
  readonly scores: ReadonlyArray<Score>
  /** The points are counted in front of me first, as I do not know yet how it ended. */
  readonly counts: boolean
  /** The count has begun, and does not begin again. */
  readonly onCount: () => void
}

/** Points of a seat in a category; 0 where it has none. */
export function pointsOf(scores: ReadonlyArray<Score>, seat: Seat, category: string): number {
  const score = scores.find((one) => one.seat === seat)
  return score ? pointsIn(score, category) : 0
}

/** A count of points under way. */
export type Count = ReturnType<typeof createCount>

/** The points are paid category by category; after the last one a look at the sums, then it is known who won. */
export function createCount(props: CountProps) {
  const lines = () => linesOf(props.scores)
  const [paid, setPaid] = createSignal(props.counts && eventTime() > 0 ? 0 : lines().length)
  const [isDone, setDone] = createSignal(paid() >= lines().length)
  // The end may be there for an instant before the last turn is told: then the count has not begun.
  onMount(() => isDone() && props.onCount())
  createEffect(() => {
    if (isDone()) return
    const count = lines().length
    const next = paid() + 1
    const time = Math.max(shortestLine, Math.min(eventTime(), longestCount / count))
    const timer = setTimeout(() => {
      props.onCount()
      if (next > count) setDone(true)
      else setPaid(next)
    }, time)
    onCleanup(() => clearTimeout(timer))
  })
  const counted = () => lines().slice(0, isDone() ? lines().length : paid())
  return {
    isDone,
    /** The categories that were paid so far, in order. */
    counted,
    /** The one that is paid just now; `undefined`: none is. */
    now: () => (isDone() ? undefined : counted().at(-1)),
    sum: (seat: Seat) =>
      isDone()
        ? (props.scores.find((score) => score.seat === seat)?.total ?? 0)
        : counted().reduce((sum, one) => sum + pointsOf(props.scores, seat, one), 0),
    skip() {
      if (isDone()) return
      props.onCount()
      setDone(true)
      keepFocus('content')
    },
  }
}
