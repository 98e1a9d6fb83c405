/**
 * Acquiring fields, and harvesting.
 * Rules: M5.25–M5.27.
 */
import type { Seat } from '../kernel/index.ts'
import { type FieldId, field } from './components/index.ts'
import { gainCoins } from './gains.ts'
import type { Lack } from './lacks.ts'
import { type State, villageOf } from './state.ts'
import type { At } from './tasks.ts'

/** A field needs nothing but a field that is left (M5.25). */
export const fieldLacks = (state: State): Lack[] =>
  state.fields.length > 0 ? [] : [{ lacks: 'card', rule: 'M2.9' }]

/** A coin, then the card is laid (M5.26). */
export function acquireField(state: State, seat: Seat, at: At): void {
  const [id] = state.fields
  if (!id) return
  gainCoins(state, seat, field.onAcquire.coins, 'field', at)
  state.fields.shift()
  villageOf(state, seat).fields.push({ id, plow: false })
  at.emit({ event: 'acquired', seat, card: id })
}

/** A coin, and another with a plow, which stays (M5.27). */
export function harvest(state: State, seat: Seat, id: FieldId, at: At): void {
  const plow = villageOf(state, seat).fields.some((own) => own.id === id && own.plow)
  const { gain, withPlow } = field.white
  gainCoins(state, seat, gain.coins + (plow ? withPlow.coins : 0), id, at)
}
