/**
 * The "?" banner and the walk of the headman.
 * Rules: M5.97–M5.103.
 */
import type { Seat } from '../kernel/index.ts'
import { headmanPath } from './components/index.ts'
import { gainCoins, gainSp } from './gains.ts'
import type { Move } from './moves.ts'
import { type HeadmanSpace, type State, type TaskOf, villageOf } from './state.ts'
import { type At, decides } from './tasks.ts'
import { payTime } from './time.ts'

/** The "?" banner: 1 T, then the headman walks one space; only from the coin space two ways lead (M5.98). */
export function activateHeadman(state: State, seat: Seat, at: At): void {
  payTime(state, seat, headmanPath.time, at)
  if (villageOf(state, seat).headman === 'coin-space') state.agenda.push({ task: 'headman', seat })
  else walk(state, seat, 'coin-space', true, at)
}

function walk(state: State, seat: Seat, to: HeadmanSpace, auto: boolean, at: At): void {
  const village = villageOf(state, seat)
  const from = village.headman
  village.headman = to
  at.emit({ event: 'walked', seat, from, to, auto })
  if (to === 'coin-space') gainCoins(state, seat, headmanPath.coins, 'headman', at)
  else if (to === 'three-sp-space') gainSp(state, seat, headmanPath.sp, 'headman', at)
  else {
    // M5.102, M5.103
    const sp = village.treeSp
    village.savedSp += sp
    village.treeSp = 0
    at.emit({ event: 'saved-sp', seat, sp })
  }
}

/** From the coin space: home, on to the 3-SP space, or he stays and the time is spent (M5.100, M-R11). */
export const headman = decides<TaskOf<'headman'>>({
  moves: (): Move[] => [
    { do: 'walk', to: 'main-house' },
    { do: 'walk', to: 'three-sp-space' },
    { do: 'forgo' },
  ],
  otherwise: 'M5.100',
  play(state, { seat }, move, at) {
    state.agenda.pop()
    if (move.do === 'walk') walk(state, seat, move.to, false, at)
    else at.emit({ event: 'forgone', seat, what: 'headman' })
  },
})
