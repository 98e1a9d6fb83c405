/**
 * The state of a table, in the words of the rulebook.
 * Rules: S1.1–S1.29.
 */
import type { Seat } from '../kernel/index.ts'
import type {
  Amounts,
  ArtifactId,
  Basic,
  BuildingId,
  Colour,
  Column,
  Gain,
  HeroId,
  Region,
  Resource,
  Street,
  TerrainId,
} from './components/index.ts'

export type * from './moves.ts'

/** The seven actions (S5.7). */
export const actionIds = [
  'construct',
  'explore',
  'hunt',
  'build-outpost',
  'activate-region',
  'activate-street',
  'activate-outpost',
] as const
export type ActionId = (typeof actionIds)[number]

/** A number of every resource. */
export type Supply = Record<Resource, number>

/** Basic and bonus settlers standing in one place. */
export interface Settlers {
  basic: number
  bonus: number
}

/** A terrain space of a player board, as an index 0..8: (region - 1) * 3 + column - 1 (S2.16). */
export type TerrainSpace = number
/** A building space of a player board, as an index 0..8: street 0..2 * 3 + column - 1 (S2.17). */
export type BuildingSpace = number

/** Spaces for settlers (S2.18): shared spaces by action, the others each by their own name. */
export type SettlerSpace =
  | 'construct'
  | 'explore'
  | 'hunt'
  | 'build-outpost'
  | `region-${Region}`
  | `street-${Street}`
  | `outpost-${TerrainSpace}`

/** An explored terrain (S1.22: free without monster and outpost). */
export interface ExploredTerrain {
  tile: TerrainId
  monster: boolean
  outpost: boolean
}

/** A building in a settlement; `tokens` is the gold on a Bank or the diamonds on a Church (S7.29, S7.30). */
export interface OwnBuilding {
  building: BuildingId
  tokens: number
}

export interface PlayerBoard {
  /** Unspent resources (S1.16). */
  supply: Supply
  /** Unspent settlers (S1.16). */
  settlers: Settlers
  /** Settlers placed this round; a space without settlers is missing. */
  placed: { [space in SettlerSpace]?: Settlers }
  /** Nine spaces. */
  terrains: (ExploredTerrain | null)[]
  /** Nine spaces. */
  buildings: (OwnBuilding | null)[]
  /** The invited ones; backs where they are hidden from the viewer. */
  heroes: HeroId[]
  /** In a view only: the heroes of this board are hidden from the viewer, and so are its points (S-R25). */
  closed?: true
  /** `null` only before the draft. */
  artifact: ArtifactId | null
}

/** A pile of equal buildings on one market space (S4.15). */
interface MarketPile {
  building: BuildingId
  count: number
}

/** The whole table. Stacks are drawn from their end; in a view they hold backs. */
export interface State {
  /** Invited heroes lie face down until the end: each seat sees its own only (S-R25). Absent: they are open. */
  faceDown?: true
  /** 1..6 (S1.19). */
  round: number
  /** Owner of the start marker: plays first in the next round, once somebody has passed. */
  marker: Seat
  /** Seats that have passed this round, in that order. */
  passed: Seat[]
  boards: PlayerBoard[]
  heroDeck: HeroId[]
  /** Positions 1..4 as indices 0..3; empty ones are on the left (S-R10). */
  heroRow: (HeroId | null)[]
  discardedHeroes: HeroId[]
  /** Stacks of region I, II, III as indices 0..2. */
  terrainStacks: TerrainId[][]
  buildingStack: BuildingId[]
  /** Market spaces 1..9 as indices 0..8. */
  market: (MarketPile | null)[]
  artifactRow: ArtifactId[]
  /** Solo only (S8.2); otherwise empty. */
  artifactStack: ArtifactId[]
  /** Solo only (S8.3); otherwise empty. */
  removedArtifacts: ArtifactId[]
  agenda: Task[]
}

/** The turn of a seat; it stays on the agenda below what its moves put there. */
export interface TurnTask {
  task: 'turn'
  seat: Seat
  acted: boolean
  invited: boolean
  /** Bonus settlers that the next action uses before basic ones (S-R26). */
  bonus: number
}
export type DraftTask = { task: 'draft'; seat: Seat }
/** S3.9, where the first artifacts are dealt. */
export type DealTask = { task: 'deal'; seat: Seat }
export type BeginRoundTask = { task: 'begin-round' }
export type BeginTurnTask = { task: 'begin-turn'; seat: Seat }
export type NextTask = { task: 'next'; seat: Seat }
export type PlaceBuildingTask = {
  task: 'place-building'
  seat: Seat
  building: BuildingId
}
export type RefillTask = { task: 'refill'; market: number }
export type PlaceTerrainTask = { task: 'place-terrain'; seat: Seat; tile: TerrainId }
export type ScrollTask = { task: 'scroll'; seat: Seat; region: Region; kinds: Resource[] }
export type CheckTask = { task: 'check'; seat: Seat; space: TerrainSpace }
export type MaskTask = { task: 'mask'; seat: Seat; space: TerrainSpace }
/** Building effects that may still be carried out, of a street or of a new building (Hourglass). */
export type EffectsTask = {
  task: 'effects'
  seat: Seat
  by: Street | 'hourglass'
  left: BuildingSpace[]
}
export type DropTask = { task: 'drop'; seat: Seat }
/** Basic resources beyond the outposts: `kept` so far, `room` for more (S5.85). */
export type KeepTask = {
  task: 'keep'
  seat: Seat
  kept: Record<Basic, number>
  room: number
}
export type ClearTask = { task: 'clear'; seat: Seat }
export type ArtifactTask = { task: 'artifact'; seat: Seat }
export type EndRoundTask = { task: 'end-round' }

export type Task =
  | DraftTask
  | DealTask
  | BeginRoundTask
  | BeginTurnTask
  | TurnTask
  | NextTask
  | PlaceBuildingTask
  | RefillTask
  | PlaceTerrainTask
  | ScrollTask
  | CheckTask
  | MaskTask
  | EffectsTask
  | DropTask
  | KeepTask
  | ClearTask
  | ArtifactTask
  | EndRoundTask

/** Events of a game. `auto` marks a step that nobody decided. */
export type Event =
  | {
      event: 'artifact-taken'
      seat: Seat
      artifact: ArtifactId
      /** Place of the previous artifact. */
      previous: ArtifactId | null
      to: 'row' | 'removed' | null
    }
  | { event: 'artifact-gain'; seat: Seat; artifact: ArtifactId; gain: Gain; auto: true }
  | { event: 'artifact-turned-up'; artifact: ArtifactId; auto: true }
  | { event: 'exchanged'; seat: Seat; give: Amounts; get: Amounts; mirror: boolean }
  | { event: 'bonus-chosen'; seat: Seat; count: number }
  | {
      event: 'constructed'
      seat: Seat
      building: BuildingId
      /** 1..9. */
      market: number
      paid: Amounts
      settlers: Settlers
    }
  | {
      event: 'building-placed'
      seat: Seat
      building: BuildingId
      street: Street
      column: Column
      auto?: true
    }
  | { event: 'market-refilled'; market: number; building: BuildingId; auto: true }
  | { event: 'explored'; seat: Seat; region: Region; tile: TerrainId; settlers: Settlers }
  | {
      event: 'terrain-placed'
      seat: Seat
      tile: TerrainId
      region: Region
      column: Column
      auto?: true
    }
  | {
      event: 'monster-checked'
      seat: Seat
      tile: TerrainId
      region: Region
      column: Column
      colour: Colour
      appears: boolean
      /** Missing where the Shaman Mask decided. */
      auto?: true
    }
  | {
      event: 'hunted'
      seat: Seat
      tile: TerrainId
      region: Region
      column: Column
      colour: Colour
      reward: Amounts
      settlers: Settlers
    }
  | {
      event: 'outpost-built'
      seat: Seat
      tile: TerrainId
      region: Region
      column: Column
      settlers: Settlers
    }
  | {
      event: 'region-activated'
      seat: Seat
      region: Region
      gains: ReadonlyArray<{ column: Column; tile: TerrainId; resource: Resource }>
      settlers: Settlers
      /** The second activation of the round, by the Guiding Star. */
      again: boolean
    }
  | {
      event: 'street-activated'
      seat: Seat
      street: Street
      settlers: Settlers
      /** The second activation of the round, by the Key of Knowledge. */
      again: boolean
    }
  | {
      event: 'outpost-activated'
      seat: Seat
      tile: TerrainId
      region: Region
      column: Column
      resource: Resource
      settlers: Settlers
    }
  | {
      event: 'effect-used'
      seat: Seat
      building: BuildingId
      street: Street
      column: Column
      paid: Amounts
      gain: Gain
      /** The payment now lies on the building. */
      stored: boolean
      hourglass: boolean
    }
  | {
      event: 'effects-finished'
      seat: Seat
      by: Street | 'hourglass'
      unused: ReadonlyArray<BuildingId>
    }
  | {
      event: 'invited'
      seat: Seat
      /** A back for those from whom it is hidden from now on (S-R25). */
      hero: HeroId
      position: number
      paid: Amounts
      bonusSettlers: number
    }
  | { event: 'hero-turned-up'; hero: HeroId; auto: true }
  | { event: 'turn-ended'; seat: Seat; auto?: true }
  | { event: 'passed'; seat: Seat; first: boolean; auto?: true }
  | { event: 'dropped'; seat: Seat; dropped: Amounts; kept: Amounts; auto?: true }
  | { event: 'settlers-cleared'; seat: Seat; basic: number; bonus: number; auto: true }
  | { event: 'hero-discarded'; hero: HeroId; auto: true }
  | {
      event: 'market-stacked'
      building: BuildingId
      /** 1..9. */
      from: ReadonlyArray<number>
      market: number
      count: number
      auto: true
    }
  | { event: 'round-began'; round: number; first: Seat | null; auto: true }
  | { event: 'game-over'; auto: true }
