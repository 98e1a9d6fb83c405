/**
 * The set-up of a table, up to the draft of artifacts.
 * Rules: S3.1–S3.10, S3.12–S3.16, S8.2, S-R6, S-R34, S-R45.
 */
import type { Random } from '../kernel/index.ts'
import {
  allArtifacts,
  allBuildings,
  allHeroes,
  allRegions,
  allTerrains,
  artifactsBeyondPlayers,
  basicSettlers,
  heroRowSize,
  marketSpaces,
  startingResources,
} from './components/index.ts'
import type { Options } from './options.ts'
import type { PlayerBoard, State, Task } from './state.ts'
import { noSupply } from './supply.ts'

/** An empty player board with what everybody begins with (S3.6). */
const newBoard = (): PlayerBoard => ({
  supply: { ...noSupply(), ...startingResources },
  settlers: { basic: basicSettlers, bonus: 0 },
  placed: {},
  terrains: Array.from({ length: 9 }, () => null),
  buildings: Array.from({ length: 9 }, () => null),
  heroes: [],
  artifact: null,
})

/** Chapter 3. */
export function setup({ faceDown, dealt }: Options, seats: number, random: Random): State {
  const terrainStacks = allRegions.map((region) =>
    random.shuffle(allTerrains.filter((tile) => tile.region === region).map(({ id }) => id)),
  )
  // S-R6: one stack stands for the three piles.
  const buildingStack = random.shuffle(
    allBuildings.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
  )
  const market = buildingStack.splice(-marketSpaces).map((building) => ({ building, count: 1 }))
  const heroDeck = random.shuffle(allHeroes.map(({ id }) => id))
  const heroRow = heroDeck.splice(-heroRowSize)
  const artifacts = random.shuffle(allArtifacts.map(({ id }) => id))
  const artifactRow = artifacts.splice(-(seats + artifactsBeyondPlayers))
  const marker = random.int(seats)
  // S3.9: counter-clockwise from the start player's right, who is last; the agenda's end comes first.
  const drafts = Array.from({ length: seats }, (_, i): Task => {
    const seat = (marker + i) % seats
    return { task: dealt ? 'deal' : 'draft', seat }
  })
  return {
    // Alone there is nobody to hide anything from.
    ...(faceDown && seats > 1 && { faceDown }),
    round: 1,
    marker,
    passed: [],
    boards: Array.from({ length: seats }, newBoard),
    heroDeck,
    heroRow,
    discardedHeroes: [],
    terrainStacks,
    buildingStack,
    market,
    artifactRow,
    // S3.5, S8.2: the others are back in the box, or the solo player's stack.
    artifactStack: seats === 1 ? artifacts : [],
    removedArtifacts: [],
    agenda: [{ task: 'begin-round' }, ...drafts],
  }
}
