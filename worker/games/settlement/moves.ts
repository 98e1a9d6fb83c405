/**
 * Every decision that a player makes, as a move.
 * Rules: S11.1–S11.24, S-R46.
 */
import * as z from 'zod/mini'
import { moveSchema } from '../kernel/index.ts'
import {
  allArtifacts,
  allBasics,
  allResources,
  allStreets,
  type Column,
  type Region,
} from './components/index.ts'

// The rules say which regions and columns there are (S5.16, S5.20).
const region = z.custom<Region>(Number.isInteger)
const column = z.custom<Column>(Number.isInteger)
const street = z.enum(allStreets)
const resource = z.enum(allResources)

const exchange = moveSchema('exchange', {
  /** Resources joined by `+`, each as often as it is given: `'wood+wood'`. */
  give: z.string(),
  get: resource,
})
export type ExchangeMove = z.infer<typeof exchange>

const construct = moveSchema('construct', { market: z.int() })
export type ConstructMove = z.infer<typeof construct>
const explore = moveSchema('explore', { region })
export type ExploreMove = z.infer<typeof explore>
const hunt = moveSchema('hunt', { region, column })
export type HuntMove = z.infer<typeof hunt>
const buildOutpost = moveSchema('build-outpost', { region, column })
export type BuildOutpostMove = z.infer<typeof buildOutpost>
const activateRegion = moveSchema('activate-region', { region })
export type ActivateRegionMove = z.infer<typeof activateRegion>
const activateStreet = moveSchema('activate-street', { street })
export type ActivateStreetMove = z.infer<typeof activateStreet>
const activateOutpost = moveSchema('activate-outpost', { region, column })
export type ActivateOutpostMove = z.infer<typeof activateOutpost>
export type ActionMove =
  | ConstructMove
  | ExploreMove
  | HuntMove
  | BuildOutpostMove
  | ActivateRegionMove
  | ActivateStreetMove
  | ActivateOutpostMove

/** The next action of this turn uses that many bonus settlers, as far as it needs settlers. */
const useBonus = moveSchema('use-bonus', { count: z.int() })
export type UseBonusMove = z.infer<typeof useBonus>
/** `position` counts 1..4 from the left. */
const invite = moveSchema('invite', { position: z.int() })
export type InviteMove = z.infer<typeof invite>
/** `resource` is the choice that Bazaar, Warehouse and Trading Post ask for. */
const use = moveSchema('use', { street, column, resource: z.exactOptional(resource) })
export type UseMove = z.infer<typeof use>

export const move = z.union([
  moveSchema('take-artifact', { artifact: z.enum(allArtifacts.map(({ id }) => id)) }),
  exchange,
  useBonus,
  construct,
  explore,
  hunt,
  buildOutpost,
  activateRegion,
  activateStreet,
  activateOutpost,
  invite,
  moveSchema('end-turn', {}),
  moveSchema('pass', {}),
  moveSchema('place-building', { street, column }),
  moveSchema('place-terrain', { region, column }),
  moveSchema('gain-extra', { resource }),
  moveSchema('monster', {}),
  moveSchema('no-monster', {}),
  use,
  moveSchema('done', {}),
  moveSchema('keep', { resource: z.enum(allBasics) }),
  moveSchema('drop-rest', {}),
])
export type Move = z.infer<typeof move>
