import { copy, faces, filled, type Mind, type Random } from '../kernel/index.ts'
import { ARTIFACTS, BUILDINGS, HEROES, REGIONS, TERRAINS } from './components/index.ts'
import { score } from './scoring.ts'
import type { SettlementMove, SettlementState } from './state.ts'

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

export const mind: Mind<SettlementState, SettlementMove> = {
  deals,
  value: (state, seat) => ({ points: score(state)[seat]?.total ?? 0 }),
}
