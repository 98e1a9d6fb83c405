import { copy, faces, filled, type Mind, type Random, type Seat } from '../kernel/index.ts'
import { boardOf, settlersOf } from './board.ts'
import {
  type Amounts,
  ARTIFACTS,
  BUILDINGS,
  buildingById,
  HEROES,
  REGIONS,
  TERRAINS,
} from './components/index.ts'
import { effectOptions } from './effects.ts'
import { waysToPay } from './exchange.ts'
import { heroPrice } from './heroes.ts'
import { score } from './scoring.ts'
import type { SettlementMove, SettlementState } from './state.ts'
import { affords } from './supply.ts'

/** The tiles of the building stack: all but those that lie on the market, in a settlement or between both. */
function buildingsLeft({ market, boards, agenda }: SettlementState) {
  const left = new Map<string, number>(BUILDINGS.map(({ id, count }) => [id, count]))
  const take = (id: string, count: number) => left.set(id, (left.get(id) ?? 0) - count)
  for (const pile of market) if (pile) take(pile.building, pile.count)
  for (const { buildings } of boards) for (const own of buildings) if (own) take(own.building, 1)
  for (const task of agenda) if (task.task === 'place-building') take(task.building, 1)
  return BUILDINGS.flatMap(({ id }) => Array.from({ length: left.get(id) ?? 0 }, () => id))
}

/** Only the order of the stacks is hidden (chapter 9): all that is not to be seen lies there. */
function deals(view: SettlementState): (random: Random) => SettlementState {
  const seen = faces({ ...view, buildingStack: [] })
  const rest = <P extends string>(all: ReadonlyArray<{ readonly id: P }>): P[] =>
    all.flatMap(({ id }) => (seen.has(id) ? [] : [id]))
  const heroes = rest(HEROES)
  const terrains = REGIONS.map((region) => rest(TERRAINS.filter((one) => one.region === region)))
  const buildings = buildingsLeft(view)
  const artifacts = rest(ARTIFACTS)
  return (random) => {
    const state = copy(view)
    const deal = <P extends string>(stack: P[], pool: ReadonlyArray<P>): P[] =>
      filled(stack, random.shuffle([...pool]))
    state.heroDeck = deal(state.heroDeck, heroes)
    state.terrainStacks = state.terrainStacks.map((stack, i) => deal(stack, terrains[i] ?? []))
    state.buildingStack = deal(state.buildingStack, buildings)
    state.artifactStack = deal(state.artifactStack, artifacts)
    return state
  }
}

/** Which exchanges are a first step towards something that cannot be paid yet. */
function usefulExchanges(state: SettlementState, seat: Seat, costs: ReadonlyArray<Amounts>) {
  const board = boardOf(state, seat)
  const useful = new Set<string>()
  for (const cost of costs) {
    if (affords(board.supply, cost)) continue
    const first = waysToPay(board, cost, 1)[0]?.exchanges[0]
    if (first) useful.add(`${first.give}>${first.get}`)
  }
  return useful
}

/** All that a seat may want to pay for now. */
function wishes(state: SettlementState, seat: Seat): Amounts[] {
  const board = boardOf(state, seat)
  const task = state.agenda.at(-1)
  if (task?.task === 'effects')
    return task.left.flatMap((space) => effectOptions(board, space).map(({ paid }) => paid))
  if (task?.task !== 'turn') return []
  const isAlone = state.boards.length === 1
  const costs: Amounts[] = []
  if (!task.invited || isAlone)
    for (let position = 1; position <= state.heroRow.length; position++) {
      const price = heroPrice(state, position)
      if (price) costs.push(price)
    }
  if ((!task.acted || isAlone) && settlersOf(board) > 0 && board.buildings.some((own) => !own))
    for (const pile of state.market) if (pile) costs.push(buildingById[pile.building].cost)
  return costs
}

/** Exchanges only as a step towards something; the mix of settlers is left as it comes. */
function weights(
  state: SettlementState,
  seat: Seat,
  moves: ReadonlyArray<SettlementMove>,
): number[] {
  const useful = moves.some((move) => move.do === 'exchange')
    ? usefulExchanges(state, seat, wishes(state, seat))
    : null
  const canUse = moves.some((move) => move.do === 'use')
  return moves.map((move) => {
    switch (move.do) {
      case 'use-bonus':
        return 0
      case 'exchange':
        return useful?.has(`${move.give}>${move.get}`) ? 0.5 : 0
      case 'invite':
        return 4
      case 'done':
        return canUse ? 0.1 : 1
      case 'pass':
      case 'drop-rest':
        return 0.1
      default:
        return 1
    }
  })
}

export const mind: Mind<SettlementState, SettlementMove> = {
  deals,
  value: (state, seat) => ({ points: score(state)[seat]?.total ?? 0 }),
  weights,
}
