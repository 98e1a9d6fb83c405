import {
  copy,
  type Estimate,
  type Evaluator,
  faces,
  filled,
  type Random,
  type Seat,
} from '../kernel/index.ts'
import { boardOf, buildings, explored, outposts, spacesOf, streetSpaces, tileAt } from './board.ts'
import {
  allArtifacts,
  allBuildings,
  allHeroes,
  allRegions,
  allStreets,
  allTerrains,
  heroById,
  roundCount,
} from './components/index.ts'
import { foreseen } from './foreseen.ts'
import { weights } from './likely-actions.ts'
import { scoreOf } from './scoring.ts'
import type { Move, State } from './state.ts'
import { artifactWorth, effectWorth, weigh, worth, worthOf } from './worth.ts'

/** The tiles of the building stack: all but those that lie on the market, in a settlement or between both. */
function buildingsLeft({ market, boards, agenda }: State) {
  const left = new Map<string, number>(allBuildings.map(({ id, count }) => [id, count]))
  const take = (id: string, count: number) => left.set(id, (left.get(id) ?? 0) - count)
  for (const pile of market) if (pile) take(pile.building, pile.count)
  for (const board of boards) for (const own of board.buildings) if (own) take(own.building, 1)
  for (const task of agenda) if (task.task === 'place-building') take(task.building, 1)
  return allBuildings.flatMap(({ id }) => Array.from({ length: left.get(id) ?? 0 }, () => id))
}

/** Heroes, terrains and artifacts in their places, a tile on its way to its space included. */
const lying = ({
  heroDeck,
  heroRow,
  discardedHeroes,
  terrainStacks,
  artifactRow,
  artifactStack,
  removedArtifacts,
  boards,
  agenda,
}: State): unknown => [
  [heroDeck, heroRow, discardedHeroes],
  [terrainStacks, agenda.flatMap((task) => (task.task === 'place-terrain' ? task.tile : []))],
  [artifactRow, artifactStack, removedArtifacts],
  boards.map(({ heroes, terrains, artifact }) => [heroes, terrains, artifact]),
]

/** Pieces that are not to be seen lie in the stacks, in any order, or face down with others (chapter 9, S-R25). */
function deals(view: State): (random: Random) => State {
  const seen = faces(lying(view))
  const rest = <P extends string>(all: ReadonlyArray<{ readonly id: P }>): P[] =>
    all.flatMap(({ id }) => (seen.has(id) ? [] : [id]))
  const heroes = rest(allHeroes)
  const terrains = allRegions.map((region) =>
    rest(allTerrains.filter((one) => one.region === region)),
  )
  const tiles = buildingsLeft(view)
  const artifacts = rest(allArtifacts)
  return (random) => {
    const state = copy(view)
    const pool = random.shuffle([...heroes])
    for (const board of state.boards) {
      board.heroes = filled(board.heroes, pool)
      delete board.closed
    }
    const deal = <P extends string>(stack: P[], pool: ReadonlyArray<P>): P[] =>
      filled(stack, random.shuffle([...pool]))
    state.heroDeck = filled(state.heroDeck, pool)
    state.terrainStacks = state.terrainStacks.map((stack, i) => deal(stack, terrains[i] ?? []))
    state.buildingStack = deal(state.buildingStack, tiles)
    state.artifactStack = deal(state.artifactStack, artifacts)
    return state
  }
}

/** Yield of a region or street once a settler is taken off who could go elsewhere. */
const atLeast = (sum: number): number =>
  Math.max(weigh.leastYield * sum, sum - weigh.settler.activating)

/**
 * The points as of now, what the heroes will bring when their board has grown, what lies in the
 * supply, and what terrains and buildings yield in the rounds that are left.
 */
function value(state: State, seat: Seat): Estimate {
  const board = boardOf(state, seat)
  const hasPassed = state.passed.includes(seat)
  const ahead = roundCount - state.round
  const rounds = ahead + (hasPassed ? 0 : weigh.thisRound.position)
  const growth = { terrain: 0, outpost: 0, building: 0 }
  for (const hero of board.heroes) {
    const { per, points } = heroById[hero].vp
    if (per) growth[per] += points
  }
  const grow = (count: number, what: keyof typeof growth) =>
    Math.min(9 - count, ahead * weigh.growth[what])
  let terrainYield = 0
  for (const region of allRegions) {
    let sum = 0
    for (const space of spacesOf(region)) {
      const terrain = board.terrains[space]
      if (!terrain || terrain.monster) continue
      sum +=
        worth(tileAt(board, space).resource) *
        (terrain.outpost ? weigh.terrain.guarded : weigh.terrain.open)
    }
    terrainYield += atLeast(sum)
  }
  let buildingYield = 0
  for (const street of allStreets) {
    let sum = 0
    for (const space of streetSpaces(street)) {
      const own = board.buildings[space]
      if (own) sum += effectWorth(own) * weigh.building.used
    }
    buildingYield += atLeast(sum)
  }
  const { supply, settlers } = board
  const kept = worthOf(supply)
  const spendable =
    ahead > 0 ? weigh.spent.later : hasPassed ? weigh.spent.passed : weigh.spent.last
  const { basic, bonus, bonusLast } = weigh.settler
  const toSend =
    settlers.basic * (hasPassed ? 0 : basic) + settlers.bonus * (ahead > 0 ? bonus : bonusLast)
  return {
    points: scoreOf(state, seat).total,
    heroes:
      growth.terrain * grow(explored(board).length, 'terrain') +
      growth.outpost * grow(outposts(board).length, 'outpost') +
      growth.building * grow(buildings(board).length, 'building'),
    resources: kept * spendable,
    settlers: toSend,
    terrains: terrainYield * rounds + explored(board).length * weigh.terrain.each,
    buildings: buildingYield * rounds + buildings(board).length * weigh.building.each,
    outposts: outposts(board).length * weigh.outpost.each * Math.min(1, rounds),
    artifact: board.artifact && ahead > 0 ? artifactWorth(board) : 0,
  }
}

export const evaluator: Evaluator<State, Move> = {
  deals,
  value,
  weights,
  foreseen,
  canWait: (move) => move.do === 'exchange',
  horizon: 10,
  iterations: { easy: 12, medium: 30, hard: 240 },
  hasty: { easy: 70, medium: 5, hard: 0 },
}
