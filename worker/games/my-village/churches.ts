/**
 * Acquiring a church, and the benefits of the four churches.
 * Rules: M5.36–M5.46, M-R15–M-R21, M-R25, M-R28, M-R29, M-R32.
 */
import { peek, type Seat } from '../kernel/index.ts'
import { type ChurchId, type CustomerId, church, travelCard } from './components/index.ts'
import type { Lack } from './lacks.ts'
import { fetchCustomers } from './market-office.ts'
import type { Move } from './moves.ts'
import { hasSpace } from './orders.ts'
import { remove, type State, type TaskOf, type Village, villageOf } from './state.ts'
import { type At, decides } from './tasks.ts'
import { arrive, draw } from './travel.ts'

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

/** The mission church: keep the card, or put it back and keep the next one (M5.45, M5.46). */
export const mission = decides<TaskOf<'mission'>>({
  moves: (): Move[] => [{ do: 'forgo' }, { do: 'use' }],
  otherwise: 'M5.45',
  play(state, { seat, card }, move, at) {
    state.agenda.pop()
    if (move.do === 'forgo') {
      arrive(state, seat, card, at)
      return
    }
    const { letter } = travelCard(card)
    const stack = state.travel[letter]
    stack.push(card)
    villageOf(state, seat).missions.push(letter)
    at.emit({ event: 'put-back', seat, letter, card })
    const kept = draw(state, letter)
    // Until it arrives, it is still in question.
    state.agenda.push({ task: 'mission', seat, card: kept })
    at.emit({ event: 'travelled', seat, letter, card: kept })
    state.agenda.pop()
    at.random.shuffle(stack)
    arrive(state, seat, kept, at)
  },
})

/** The trade church: a further customer comes to the display, and one is free (M5.42, M-R19). */
export const trade = decides<TaskOf<'trade'>>({
  moves: (): Move[] => [{ do: 'use' }, { do: 'forgo' }],
  otherwise: 'M5.42',
  play(state, { seat, max }, move, at) {
    state.agenda.pop()
    if (move.do === 'forgo') {
      at.emit({ event: 'trade-declined', seat })
      state.agenda.push({ task: 'customers', seat, max, chosen: [] })
      return
    }
    const top = state.customers.deck.shift()
    if (top) {
      const customer = peek(top) as CustomerId
      state.customers.display.push(customer)
      at.emit({ event: 'customer-revealed', seat, customer })
    }
    state.agenda.push({ task: 'free-customer', seat, max })
  },
})

/** The free customer may still be refused (M5.43, M-R19, M-R20). */
export const freeCustomer = decides<TaskOf<'free-customer'>>({
  moves: (state) => [
    ...state.customers.display.map((customer): Move => ({ do: 'free-customer', customer })),
    { do: 'forgo' },
  ],
  otherwise: 'M5.43',
  play(state, { seat, max }, move, at) {
    state.agenda.pop()
    if (move.do === 'free-customer') fetchCustomers(state, seat, [move.customer], true, at)
    else at.emit({ event: 'trade-declined', seat })
    // M-R21
    if (state.customers.display.length > 0)
      state.agenda.push({ task: 'customers', seat, max, chosen: [] })
  },
})

/** Returns true if it can be used at an invasion now: abbot present, a space free (M5.39, M5.40, M-R29). */
export const mayPrevent = (village: Village): boolean =>
  hasSpace(village) && village.villagers.abbot

/** Points that a seat would lose: half of its story tree, rounded down (M5.114). */
export const lossOf = (state: State, seat: Seat): number =>
  Math.floor(villageOf(state, seat).treeSp / 2)

/** A marker on the church, and nothing is lost this time (M5.40). */
export function spare(state: State, seat: Seat, sp: number, auto: boolean, at: At): void {
  villageOf(state, seat).prevented++
  at.emit({ event: 'prevented', seat, sp, auto })
}

/** The owner's answer, where no standing order gives it (M11.21, M11.22). */
export const salvation = decides<TaskOf<'salvation'>>({
  moves: (): Move[] => [{ do: 'prevent' }, { do: 'suffer' }],
  otherwise: 'M5.40',
  play(state, { seat }, move, at) {
    state.agenda.pop()
    if (move.do === 'prevent') spare(state, seat, lossOf(state, seat), false, at)
    state.agenda.push({ task: 'plague', spared: move.do === 'prevent' ? seat : null })
  },
})
