/**
 * Information that a board shows beside the moves: prices for this seat now, what is lacking and
 * which exchanges would cover it, what an activation would bring, what everything is worth.
 * Everything here reads public parts of the state only, so it works on any view (chapter 9).
 */
import type { Seat } from '../kernel/index.ts'
import {
  boardOf,
  columnOf,
  outposts,
  spacesOf,
  streetSpaces,
  terrainAt,
  tileAt,
  yielding,
} from './board.ts'
import {
  type Amounts,
  allBasics,
  type BuildingId,
  buildingById,
  type Colour,
  type Column,
  exploreSettlers,
  type HeroId,
  monsterOf,
  type Region,
  type Resource,
  roundCount,
  type Street,
  surcharges,
} from './components/index.ts'
import { type Way, waysToPay } from './exchange.ts'
import { heroPrice } from './heroes.ts'
import { colourShown } from './monsters.ts'
import { kindsOf, regionOpen } from './regions.ts'
import { heroPoints } from './scoring.ts'
import type { ActionMove, Move, PlayerBoard, State } from './state.ts'
import { canCarryOut, type EffectOption, effectOptions, streetOpen } from './streets.ts'
import { affords, basicsIn, lacking } from './supply.ts'

/** A price as one seat sees it. */
export interface Offer {
  /** Cost that must be paid, surcharge included. */
  readonly cost: Amounts
  /** Only what is lacking; empty when affordable. */
  readonly lacking: Amounts
  readonly affordable: boolean
  /** Chains of exchanges after which it can be paid, best first; empty where none helps or none is needed. */
  readonly ways: ReadonlyArray<Way>
}

export interface MarketOffer extends Offer {
  /** 1..9. */
  readonly market: number
  readonly building: BuildingId
  readonly count: number
}

export interface HeroOffer extends Offer {
  /** 1..4. */
  readonly position: number
  readonly hero: HeroId
  /** Diamonds of the cost that the position adds (S5.71). */
  readonly surcharge: number
  /** Points the hero would bring if the game ended now. */
  readonly pointsNow: number
}

/** Returns what a cost means for a seat now. */
function offerOf(board: PlayerBoard, cost: Amounts): Offer {
  const affordable = affords(board.supply, cost)
  return {
    cost,
    lacking: lacking(board.supply, cost),
    affordable,
    ways: affordable ? [] : waysToPay(board, cost),
  }
}

/** The buildings on the market with their prices for a seat, by market space. */
export function marketOffers(state: State, seat: Seat): MarketOffer[] {
  const board = boardOf(state, seat)
  return state.market.flatMap((pile, i): MarketOffer[] =>
    pile ? [{ market: i + 1, ...pile, ...offerOf(board, buildingById[pile.building].cost) }] : [],
  )
}

/** The heroes in the row with their prices for a seat, by position. */
export function heroOffers(state: State, seat: Seat): HeroOffer[] {
  const board = boardOf(state, seat)
  return state.heroRow.flatMap((hero, i): HeroOffer[] => {
    const position = i + 1
    const cost = heroPrice(state, position)
    if (!hero || !cost) return []
    const surcharge = surcharges[i] ?? 0
    const pointsNow = heroPoints(board, hero)
    return [{ position, hero, surcharge, pointsNow, ...offerOf(board, cost) }]
  })
}

/** Settlers that an action takes (S5.7-S5.14); for a hunt, by the monster on that terrain. */
export function settlersNeeded(state: State, seat: Seat, move: ActionMove): number {
  if (move.do === 'explore') return exploreSettlers[move.region]
  if (move.do !== 'hunt') return 1
  const board = boardOf(state, seat)
  const space = spacesOf(move.region)[move.column - 1] ?? 0
  return monsterOf[tileAt(board, space).colour].settlers
}

/** Yield of one terrain when its region is activated. */
export interface TerrainYield {
  readonly column: Column
  readonly resource: Resource
  readonly colour: Colour
  /** `monster`: yields nothing (S5.42). `threatened`: yields, then a monster comes. `decides`: yields, then the Shaman Mask decides. */
  readonly state: 'monster' | 'threatened' | 'decides' | 'safe'
}

export interface RegionYield {
  readonly region: Region
  /** Not blocked by a settler of this round (S5.44, S7.11). */
  readonly open: boolean
  readonly terrains: ReadonlyArray<TerrainYield>
  /** Everything gained, without the Scroll of Fortune. */
  readonly gain: Amounts
  /** Resources that the Scroll of Fortune lets choose from; empty without it. */
  readonly extra: ReadonlyArray<Resource>
}

/** Yield that activating a region would bring a seat now (S5.40-S5.43). */
export function regionYield(state: State, seat: Seat, region: Region): RegionYield {
  const board = boardOf(state, seat)
  const gain: { [R in Resource]?: number } = {}
  const terrains = spacesOf(region).flatMap((space): TerrainYield[] => {
    if (!board.terrains[space]) return []
    const { resource, colour } = tileAt(board, space)
    const { monster, outpost } = terrainAt(board, space)
    if (!monster) gain[resource] = (gain[resource] ?? 0) + 1
    const column = columnOf(space)
    if (monster) return [{ column, resource, colour, state: 'monster' }]
    if (outpost) return [{ column, resource, colour, state: 'safe' }]
    if (board.artifact === 'mask') return [{ column, resource, colour, state: 'decides' }]
    const threatened = colourShown(state, colour)
    return [{ column, resource, colour, state: threatened ? 'threatened' : 'safe' }]
  })
  return {
    region,
    open: regionOpen(board, region),
    terrains,
    gain,
    extra: board.artifact === 'scroll' ? kindsOf(board, region) : [],
  }
}

/** Yield of one building when its street is activated. */
export interface BuildingYield {
  readonly column: Column
  readonly building: BuildingId
  /** The ways to carry it out; those whose `paid` is not in the supply need an exchange first. */
  readonly options: ReadonlyArray<EffectOption & { readonly affordable: boolean }>
  /** Possible now or after exchanges, looked at by itself (S5.49). */
  readonly possible: boolean
}

export interface StreetYield {
  readonly street: Street
  /** Not blocked by a settler of this round (S5.50, S7.12). */
  readonly open: boolean
  readonly buildings: ReadonlyArray<BuildingYield>
}

/** Yield that activating a street would offer a seat now (S5.46). */
export function streetYield(state: State, seat: Seat, street: Street): StreetYield {
  const board = boardOf(state, seat)
  const buildings = streetSpaces(street).flatMap((space): BuildingYield[] => {
    const own = board.buildings[space]
    if (!own) return []
    const options = effectOptions(board, space).map((option) => ({
      ...option,
      affordable: affords(board.supply, option.paid),
    }))
    return [
      {
        column: columnOf(space),
        building: own.building,
        options,
        possible: canCarryOut(board, space),
      },
    ]
  })
  return { street, open: streetOpen(board, street), buildings }
}

/** Returns true if a move activates a region in which nothing yields, or a street without buildings (S-R12). */
export function isEmpty(state: State, seat: Seat, move: Move): boolean {
  const board = boardOf(state, seat)
  if (move.do === 'activate-region') return yielding(board, move.region).length === 0
  if (move.do !== 'activate-street') return false
  return streetSpaces(move.street).every((space) => !board.buildings[space])
}

/** Returns true if a move places a settler and does nothing else now, exchanges included: a warning is due (S-R12). */
export function isIdle(state: State, seat: Seat, move: Move): boolean {
  const board = boardOf(state, seat)
  if (move.do === 'activate-region')
    return (
      yielding(board, move.region).length === 0 &&
      (board.artifact !== 'scroll' || kindsOf(board, move.region).length === 0)
    )
  if (move.do !== 'activate-street') return false
  return !streetSpaces(move.street).some(
    (space) => board.buildings[space] && canCarryOut(board, space),
  )
}

/**
 * Things that passing now would lose (S5.84-S5.90): settlers that stay unused, and basic resources
 * beyond what the outposts keep. Bonus settlers are lost only with the last round, which drops
 * nothing.
 */
export function passLoss(state: State, seat: Seat): { settlers: number; basics: number } {
  const { settlers, supply } = boardOf(state, seat)
  if (state.round === roundCount) return { settlers: settlers.basic + settlers.bonus, basics: 0 }
  const kept = outposts(boardOf(state, seat)).length
  return { settlers: settlers.basic, basics: Math.max(0, basicsIn(supply) - kept) }
}

/**
 * Returns true if one exchange would keep what passing now would lose: a diamond for one of each basic
 * resource (S5.63, S5.87).
 */
export function exchangeSaves(state: State, seat: Seat): boolean {
  const { supply } = boardOf(state, seat)
  return passLoss(state, seat).basics > 0 && allBasics.every((basic) => supply[basic] > 0)
}
