/** Bots: all that they reckon with, in one table, and what resources, buildings and artifacts are worth by it. */
import { explored, outposts } from './board.ts'
import { type Amounts, allResources, buildingById, type Resource } from './components/index.ts'
import type { OwnBuilding, PlayerBoard } from './state.ts'

/** Weights that bots reckon with; points, if nothing else is said. `npm run bench:bots -- settlement` tells how they play by them. */
export const weigh = {
  /** A resource as long as it can be spent on heroes. */
  resource: { wood: 0.7, clay: 0.7, stone: 0.7, diamond: 1.7, gold: 2.6 },
  /** The share of a supply's worth that will be made use of. In the last round only what still buys a hero or fills a bank counts. */
  spent: { later: 0.85, last: 0.45, lastChoosing: 0.5, passed: 0.02 },
  settler: {
    /** Usual yield. */
    usual: 1.1,
    basic: 0.9,
    bonus: 0.8,
    bonusLast: 0.3,
    /** Yield elsewhere of a thing that activates a region or a street, each only once a round. */
    activating: 0.6,
  },
  /** Number of spaces that a board grows by in a round, for heroes that count them. */
  growth: { terrain: 0.7, outpost: 0.7, building: 0.6, ofChosenHero: 0.7 },
  /** Share by which a round that is still being played counts. */
  thisRound: { position: 0.5, choice: 0.3 },
  terrain: {
    each: 0.5,
    /** The share of its resource that it yields in a round, with and without an outpost, and as a choice counts it. */
    guarded: 0.85,
    open: 0.65,
    chosen: 0.55,
    /** Exploring: a round's worth, and what each region brings more. */
    explored: 0.65,
    byRegion: 0.15,
  },
  outpost: { each: 0.4, byRound: 0.2, guards: 0.4 },
  building: {
    each: 0.3,
    /** The share of its effect that it brings in a round, and as a choice counts it. */
    used: 0.7,
    chosen: 0.6,
    /** Factor by which a street is likelier for each building that stands there: one settler activates all (S5.46). */
    together: 3,
  },
  /** The share that a region or street is good for at least. */
  leastYield: 0.3,
  effect: { storeLeast: 0.3, storeFull: 1, fromOutpost: 1, settlers: 1, trade: 0.8 },
  /** Artifacts: by what they count and how much of it at most, or as a whole. */
  artifact: {
    scroll: { each: 0.7, most: 3 },
    crown: { each: 0.7, most: 3 },
    star: { each: 0.3, most: 5 },
    key: { each: 0.4, most: 4 },
    strong: 1.2,
    weak: 0.8,
    other: 1,
  },
  /** A hero beside its points. */
  hero: 1,
  /** Factors by which a choice's points make it likelier: the points that double it, within bounds. */
  likely: { steep: 1.5, most: 6 },
  /** Likelihood of moves that no points tell apart. */
  move: { exchange: 0.5, doneEarly: 0.05, passEarly: 0.05, pass: 0.3, dropRest: 0.1 },
} as const

export const worthOf = (amounts: Amounts): number =>
  allResources.reduce((sum, one) => sum + (amounts[one] ?? 0) * worth(one), 0)

/** Worth of a resource as long as it can be spent on heroes. */
export const worth = (resource: Resource): number => weigh.resource[resource]

/** Points of a building for its owner in a round, if its street is activated. */
export function effectWorth({ building, tokens }: OwnBuilding): number {
  const { effect } = buildingById[building]
  switch (effect.op) {
    case 'store': {
      const full = tokens > 3 ? weigh.effect.storeFull : 0
      return Math.max(weigh.effect.storeLeast, effect.vpEach - worthOf(effect.pay) - full)
    }
    case 'gain-from-outpost-terrain':
      return weigh.effect.fromOutpost
    case 'gain':
      return 'anyBasic' in effect.gain ? worth('wood') : worthOf(effect.gain)
    case 'trade':
      return 'bonusSettlers' in effect.gain ? weigh.effect.settlers : weigh.effect.trade
  }
}

/** Points of the artifact in its round, roughly (S7.1-S7.14). */
export function artifactWorth(board: PlayerBoard): number {
  const { artifact } = weigh
  const counted = ({ each, most }: { each: number; most: number }, count: number) =>
    Math.min(count, most) * each
  switch (board.artifact) {
    case 'scroll': // S7.6
      return counted(artifact.scroll, explored(board).length)
    case 'crown': // S7.7
      return counted(artifact.crown, outposts(board).length)
    case 'star': // S7.11
      return counted(artifact.star, explored(board).length)
    case 'key': // S7.12
      return counted(artifact.key, board.buildings.filter((own) => own).length)
    case 'compass': // S7.2
    case 'hourglass': // S7.1
    case 'tankard': // S7.8
      return artifact.strong
    case 'mace': // S7.3
    case 'potion': // S7.4
    case 'mirror': // S7.13
    case 'mask': // S7.14
      return artifact.weak
    default: // The gain of taking the others is in the supply already.
      return artifact.other
  }
}
