/**
 * Time: the time marker, the bridge and the reaper.
 * Rules: M4.26–M4.29, M-R2, M-R3.
 */
import type { Seat } from '../kernel/index.ts'
import { lifeTrack } from './components/index.ts'
import { type State, villageOf } from './state.ts'
import type { At } from './tasks.ts'

/**
 * Moves the time marker; there is no limit (M4.26, M4.27). Any step from the last cloud to the
 * first one passes the bridge, and the reaper joins (M4.28, M-R3); it does so once a turn (M-R2).
 */
export function payTime(state: State, seat: Seat, time: number, at: At): void {
  if (time === 0) return
  const village = villageOf(state, seat)
  const from = village.cloud
  const bridge = from + time >= lifeTrack.cloudSpaces
  village.cloud = (from + time) % lifeTrack.cloudSpaces
  if (bridge) village.reaper = true
  at.emit({ event: 'paid-time', seat, time, from, to: village.cloud, bridge })
}
