/**
 * The market office: taking customers from the display.
 * Rules: M5.76–M5.81, M-R23, M-R24, M-R47.
 */
import { peek, type Seat } from '../kernel/index.ts'
import { type CustomerId, marketOffice, setupNumbers } from './components/index.ts'
import type { Lack } from './lacks.ts'
import type { Move } from './moves.ts'
import { remove, type State, type TaskOf, villageOf } from './state.ts'
import { type At, decides } from './tasks.ts'
import { payTime } from './time.ts'

/** The market office needs a customer on display, and nothing else (M5.80, M-R23). */
export const marketOfficeLacks = (state: State): Lack[] =>
  state.customers.display.length > 0 ? [] : [{ lacks: 'customers', rule: 'M-R23' }]

/** Activates the market office for up to `max` paid customers; the trade church comes first (M5.42). */
export function openMarketOffice(state: State, seat: Seat, max: number): void {
  const village = villageOf(state, seat)
  if (village.church === 'trade-church' && village.villagers.abbot)
    state.agenda.push({ task: 'trade', seat, max })
  else state.agenda.push({ task: 'customers', seat, max, chosen: [] })
}

/** Number of customers there are to be had with so many coins: displayed, allowed and payable (M5.78, M-R23, M-R24). */
export function mostCustomers(
  { customers }: State,
  coins: number,
  max: number = marketOffice.prices.length,
): number {
  const affordable = marketOffice.prices.filter((price) => price.coins <= coins).length
  return Math.min(max, customers.display.length, affordable)
}

const most = (state: State, seat: Seat, max: number): number =>
  mostCustomers(state, villageOf(state, seat).coins, max)

/**
 * One customer after the other; their number makes the price (M5.77, M5.78). The office may be left at
 * any time, without a paid customer too: then nothing is due (M4.22, M-R11).
 */
export const customersTask = decides<TaskOf<'customers'>>({
  moves(state, { seat, max, chosen }) {
    const moves: Move[] = [{ do: 'settle' }]
    if (chosen.length < most(state, seat, max))
      for (const customer of state.customers.display)
        if (!chosen.includes(customer)) moves.push({ do: 'customer', customer })
    return moves
  },
  otherwise: 'M5.77',
  play(state, { seat, max, chosen }, move, at) {
    state.agenda.pop()
    const taken = move.do === 'customer' ? [...chosen, move.customer] : chosen
    if (move.do === 'customer' && taken.length < most(state, seat, max)) {
      state.agenda.push({ task: 'customers', seat, max, chosen: taken })
      return
    }
    const price = marketOffice.prices[taken.length - 1]
    if (!price) {
      at.emit({ event: 'forgone', seat, what: 'customers' })
      return
    }
    payTime(state, seat, price.time, at)
    if (price.coins > 0) {
      villageOf(state, seat).coins -= price.coins
      at.emit({ event: 'paid-coins', seat, coins: price.coins })
    }
    fetchCustomers(state, seat, taken, false, at)
  },
})

/** Returns true if a move leaves the office without a customer that is paid for (M-R11). */
export function leavesOffice(state: State, _seat: Seat, move: Move): boolean {
  const task = state.agenda.at(-1)
  return move.do === 'settle' && task?.task === 'customers' && task.chosen.length === 0
}

/** The customers go to the market area, whether it is active or not (M4.17, M5.77). */
export function fetchCustomers(
  state: State,
  seat: Seat,
  customers: ReadonlyArray<CustomerId>,
  free: boolean,
  at: At,
): void {
  const { market } = villageOf(state, seat)
  for (const customer of customers) market.push(remove(state.customers.display, customer))
  at.emit({ event: 'took-customers', seat, customers: [...customers], free })
}

/** Refills the display from the deck as long as it lasts (M5.79, M-R47). */
export function refillDisplay(state: State, at: At): void {
  const { display, deck } = state.customers
  const revealed: CustomerId[] = []
  while (display.length < setupNumbers.customerDisplay) {
    const next = deck.shift()
    if (!next) break
    const customer = peek(next) as CustomerId
    display.push(customer)
    revealed.push(customer)
  }
  if (revealed.length > 0) at.emit({ event: 'display-refilled', customers: revealed, auto: true })
}
