/**
 * Costs of banners, and paying them with coins and goods.
 * Rules: M4.31, M4.32, M5.16, M5.17, M-R13.
 */
import { type Seat, unexpected } from '../kernel/index.ts'
import {
  type BlackBanner,
  type Charge,
  craftBuilding,
  type Good,
  goods,
} from './components/index.ts'
import type { GoodSource, Move } from './moves.ts'
import { type Cost, type State, type TaskOf, type Village, villageOf } from './state.ts'
import { type At, decides } from './tasks.ts'
import { payTime } from './time.ts'

/** The goods of a charge, one by one. */
export function goodsOf(charge: Charge): Good[] {
  const due: Good[] = []
  for (const good of goods) for (let left = charge[good] ?? 0; left > 0; left--) due.push(good)
  return due
}

/** The alternatives of a black banner's cost (M5.17), each with what is due `besides`. */
export function alternatives(
  banner: BlackBanner,
  besides: Charge & { time?: number } = {},
): Cost[] {
  const charges: ReadonlyArray<Charge> =
    banner.additionalCost.length > 0 ? banner.additionalCost : [{}]
  return charges.map((charge) => ({
    time: banner.time + (besides.time ?? 0),
    coins: (charge.coins ?? 0) + (besides.coins ?? 0),
    goods: [...goodsOf(charge), ...goodsOf(besides)],
  }))
}

/** Markers that are goods of a kind: on the craft building and, for plows, on fields (M4.31, M4.36). */
function stockOf(village: Village, good: Good): number {
  let stock = 0
  for (const { id, goods: markers } of village.buildings)
    if (craftBuilding(id).good === good) stock += markers
  if (good === 'plow') for (const { plow } of village.fields) if (plow) stock++
  return stock
}

/** The goods that cannot be paid, jokers counted for any good (M4.32). */
export function missingGoods(village: Village, due: ReadonlyArray<Good>): Good[] {
  const missing: Good[] = []
  for (const good of goods) {
    let wanted = -stockOf(village, good)
    for (const one of due) if (one === good) wanted++
    for (; wanted > 0; wanted--) missing.push(good)
  }
  return missing.slice(village.jokers)
}

/** Part of a cost that cannot be paid. */
export const shortfall = (village: Village, cost: Cost) => ({
  coins: Math.max(0, cost.coins - village.coins),
  goods: missingGoods(village, cost.goods),
})

/** Returns true if a cost can be paid; time always can (M4.27). */
export function canPay(village: Village, cost: Cost): boolean {
  const missing = shortfall(village, cost)
  return missing.coins === 0 && missing.goods.length === 0
}

/** Pays one of the costs, at once where there is no choice; else its owner is asked (M5.16, M5.17). */
export function charge(state: State, seat: Seat, costs: ReadonlyArray<Cost>, at: At): void {
  const payable = costs.filter((cost) => canPay(villageOf(state, seat), cost))
  const [only] = payable
  if (only && payable.length === 1) pay(state, seat, only, at)
  else state.agenda.push({ task: 'choose-cost', seat, costs: payable })
}

function pay(state: State, seat: Seat, cost: Cost, at: At): void {
  payTime(state, seat, cost.time, at)
  if (cost.coins > 0) {
    villageOf(state, seat).coins -= cost.coins
    at.emit({ event: 'paid-coins', seat, coins: cost.coins })
  }
  payGoods(state, seat, cost.goods, at)
}

/** Sources of a good, the proposal first: building, field, joker (M-R13). The rest must stay payable. */
function sources(village: Village, [good, ...rest]: ReadonlyArray<Good>): GoodSource[] {
  if (!good) return []
  const found: GoodSource[] = []
  if (village.buildings.some(({ id, goods: g }) => g > 0 && craftBuilding(id).good === good))
    found.push('building')
  if (good === 'plow') for (const { id, plow } of village.fields) if (plow) found.push(id)
  const spare: Village = { ...village, jokers: village.jokers - 1 }
  if (village.jokers > 0 && missingGoods(spare, rest).length === 0) found.push('guild-chamber')
  return found
}

/** Pays goods one by one, those with a single source at once. */
export function payGoods(state: State, seat: Seat, due: ReadonlyArray<Good>, at: At): void {
  for (let rest = due; rest.length > 0; rest = rest.slice(1)) {
    const from = sources(villageOf(state, seat), rest)
    const [only] = from
    if (!only || from.length > 1) {
      state.agenda.push({ task: 'pay-good', seat, goods: rest })
      return
    }
    give(state, seat, rest, only, true, at)
  }
}

/** The marker goes to the supply (M4.31). */
function give(
  state: State,
  seat: Seat,
  [good]: ReadonlyArray<Good>,
  from: GoodSource,
  auto: boolean,
  at: At,
): void {
  if (!good) return
  const village = villageOf(state, seat)
  if (from === 'guild-chamber') village.jokers--
  else if (from === 'building') {
    const building = village.buildings.find(({ id }) => craftBuilding(id).good === good)
    if (building) building.goods--
  } else {
    const field = village.fields.find(({ id }) => id === from)
    if (field) field.plow = false
  }
  at.emit({ event: 'paid-good', seat, good, from, auto })
}

export const chooseCost = decides<TaskOf<'choose-cost'>>({
  moves: (_state, task) => task.costs.map((_, cost): Move => ({ do: 'choose-cost', cost })),
  forbids: (_state, _task, sent) => (sent.do === 'choose-cost' ? 'M5.16' : undefined),
  otherwise: 'M5.17',
  play(state, task, move, at) {
    if (move.do !== 'choose-cost') unexpected(move)
    state.agenda.pop()
    const cost = task.costs[move.cost]
    if (cost) pay(state, task.seat, cost, at)
  },
})

export const payGood = decides<TaskOf<'pay-good'>>({
  moves: (state, task) =>
    sources(villageOf(state, task.seat), task.goods).map((from): Move => ({ do: 'give', from })),
  forbids: (_state, _task, sent) =>
    sent.do === 'give' && sent.from === 'guild-chamber' ? 'M4.32' : undefined,
  otherwise: 'M-R13',
  play(state, task, move, at) {
    if (move.do !== 'give') unexpected(move)
    state.agenda.pop()
    give(state, task.seat, task.goods, move.from, false, at)
    payGoods(state, task.seat, task.goods.slice(1), at)
  },
})
