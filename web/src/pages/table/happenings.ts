import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { GameEvent } from '../../../../worker/games/kernel/index.ts'
import type { Happened } from '../../boards/index.ts'
import type { Seated, Turn } from './turn.ts'

/**
 * What the board shows as happening: a planned move at once, a turn when it arrives. What was
 * planned was seen already, so of my own turn only the rest is new.
 */
export function createHappenings(at: Seated, turn: Turn) {
  const [happened, setHappened] = createSignal<Happened | null>(null)
  let seen = 0
  createEffect(
    on(
      () => turn.planner?.plan(),
      (plan, before) => {
        if (!plan || !before || plan.base !== before.base) return
        seen = plan.steps.reduce((count, step) => count + step.events.length, 0)
        const step = plan.steps.at(-1)
        if (step && plan.steps.length > before.steps.length)
          setHappened({
            key: `${plan.base.revision}.${plan.steps.length}`,
            seat: plan.seat,
            events: step.events,
            planned: true,
          })
      },
    ),
  )
  // The socket may tell of my turn before the planner has its answer: shown once the board shows it.
  const revision = createMemo(() => turn.planner?.plan().base.revision ?? at.play.revision)
  let told = at.live.latest()?.revision ?? 0
  createEffect(
    on(
      [at.live.latest, revision],
      ([entry, reached]) => {
        if (!entry || entry.revision > reached || entry.revision <= told) return
        told = entry.revision
        const events = entry.seat === at.seat ? entry.events.slice(seen) : entry.events
        seen = 0
        setHappened({
          key: `${entry.revision}`,
          seat: entry.seat,
          events: events as GameEvent[],
          planned: false,
        })
      },
      { defer: true },
    ),
  )
  return happened
}
