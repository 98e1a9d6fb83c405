/**
 * Acquiring a card of the display.
 * Rules: M2.9, M5.19.
 */
import type { Seat } from '../kernel/index.ts'
import { blackCosts, letterOf } from './black-banners.ts'
import { acquireChurch } from './churches.ts'
import { isChamber, isChurch, isCraftBuilding, isMonk } from './components/index.ts'
import { charge } from './costs.ts'
import { acquireChamber, acquireMeetingPlace } from './council.ts'
import { acquireCraftBuilding } from './craft-buildings.ts'
import { acquireField } from './fields.ts'
import { acquireMonk } from './monks.ts'
import type { DisplayCard, State } from './state.ts'
import type { At, AutomaticTask } from './tasks.ts'
import { travel } from './travel.ts'

/** A card of the display: its cost first, then its banner action (M5.16, M5.19). */
export function buy(state: State, seat: Seat, card: DisplayCard, at: At): void {
  state.agenda.push({ task: 'acquire', seat, card })
  charge(state, seat, blackCosts(state, seat, card), at)
}

export const acquire: AutomaticTask<'acquire'> = {
  run(state, { seat, card }, at) {
    if (isChurch(card)) acquireChurch(state, seat, card, at)
    else if (isMonk(card)) acquireMonk(state, seat, card, at)
    else if (isChamber(card)) acquireChamber(state, seat, card, at)
    else if (isCraftBuilding(card)) acquireCraftBuilding(state, seat, card, at)
    else if (card === 'meeting-place') acquireMeetingPlace(state, seat)
    else if (card === 'field') acquireField(state, seat, at)
    else travel(state, seat, letterOf(card), at)
  },
}
