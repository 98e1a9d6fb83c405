import type { Seat } from '../kernel/index.ts'
import { type ChurchId, church } from './components/index.ts'
import type { Lack } from './lacks.ts'
import { remove, type State, type Village, villageOf } from './state.ts'
import type { At } from './tasks.ts'

/** Preconditions of acquiring a church (M5.36). */
export function churchLacks(state: State, seat: Seat, card: ChurchId): Lack[] {
  const lacks: Lack[] = []
  const village = villageOf(state, seat)
  if (!state.churches.includes(card)) lacks.push({ lacks: 'card', rule: 'M2.9' })
  if (!village.villagers.abbot)
    lacks.push({ lacks: 'villager', profession: 'abbot', rule: 'M5.36' })
  if (village.church) lacks.push({ lacks: 'only-one', rule: 'M5.36' })
  return lacks
}

export function acquireChurch(state: State, seat: Seat, card: ChurchId, at: At): void {
  villageOf(state, seat).church = remove(state.churches, card)
  at.emit({ event: 'acquired', seat, card })
}

/** Church windows: the own monks, and the abbey church's own one (M5.48, M-R25). */
export const windowsOf = (village: Village): number =>
  village.monks.length + (village.church ? church(village.church).windows : 0)
