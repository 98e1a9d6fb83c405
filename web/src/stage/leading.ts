import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { Seat } from '../../../worker/games/kernel/index.ts'
import { onceArrived } from './motion.ts'

/** Causes that lead the stage, and the parts they lead. */
interface Led {
  /** Seats in whose villages something lies that can be chosen now, the nearest first; `null` is in view in all of them. */
  readonly places: Accessor<ReadonlySet<Seat | null>>
  readonly seat: Accessor<Seat | null>
  /** Seat of the village on the stage. */
  readonly looked: Accessor<Seat>
  readonly onLook: (seat: Seat) => void
  readonly root: () => HTMLElement | undefined
  /** The keyboard was on the stage, and goes on there. */
  readonly onTurned: () => void
}

/**
 * Brings the village where a target is on the stage, if targets are nowhere else, and mine back afterwards.
 *
 * @returns whether the village on the stage was brought there so
 */
export function leadToTargets(led: Led): Accessor<boolean> {
  const { places, looked, root } = led
  const [away, setAway] = createSignal<Seat | null>(null)
  /** Seat of the village that should be on the stage; `null`: the present one. */
  const goal = (): Seat | null => {
    const now = places()
    if (now.size === 0 || now.has(looked())) return null
    const first = [...now].find((seat) => seat !== null)
    if (first !== undefined && first !== null && !now.has(null)) return first
    return away() === null ? null : led.seat()
  }
  const turn = () => {
    const seat = goal()
    if (seat === null || !root()?.isConnected) return
    const isHere = root()?.contains(document.activeElement)
    setAway(seat === led.seat() ? null : seat)
    led.onLook(seat)
    if (isHere) led.onTurned()
  }
  createEffect(
    on(places, (_, before) => {
      if (untrack(goal) === null) return
      // The gains of my move are seen to arrive there first.
      if (before) onceArrived(turn)
      else turn()
    }),
  )
  return createMemo(() => away() !== null && away() === looked())
}
