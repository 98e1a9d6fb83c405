/**
 * All components, how many there are of each, and how they are looked up.
 * Rules: M2.7, M2.8, M7.34–M7.39.
 */
import { churches } from './churches.ts'
import { councilChambers } from './council-chambers.ts'
import { craftBuildings } from './craft-buildings.ts'
import { customers } from './customers.ts'
import { fields } from './fields.ts'
import { meetingPlaces } from './meeting-places.ts'
import { monks } from './monks.ts'
import { tokens } from './tokens.ts'
import { travelCards } from './travel-cards.ts'
import type {
  Church,
  Component,
  CouncilChamber,
  CraftBuilding,
  Customer,
  Monk,
  Token,
  TravelCard,
  VillageBoard,
} from './types.ts'
import { villageBoards } from './village-boards.ts'

export * from './churches.ts'
export * from './constants.ts'
export * from './council-chambers.ts'
export * from './craft-buildings.ts'
export * from './customers.ts'
export * from './dice.ts'
export * from './fields.ts'
export * from './meeting-places.ts'
export * from './monks.ts'
export * from './tokens.ts'
export * from './travel-cards.ts'
export * from './types.ts'
export * from './village-boards.ts'

export type VillageBoardId = (typeof villageBoards)[number]['id']
export type ChurchId = (typeof churches)[number]['id']
export type MonkId = (typeof monks)[number]['id']
export type ChamberId = (typeof councilChambers)[number]['id']
export type TravelId = (typeof travelCards)[number]['id']
export type CraftBuildingId = (typeof craftBuildings)[number]['id']
export type CustomerId = (typeof customers)[number]['id']
/** The fields are alike; a number tells them apart on the table. */
export type FieldId = `field-${number}`

/** Returns a check whether an id is one of a component kind's. */
function oneOf<Id extends string>(
  all: ReadonlyArray<{ readonly id: Id }>,
): (id: string) => id is Id {
  const ids: ReadonlySet<string> = new Set(all.map((one) => one.id))
  return (id): id is Id => ids.has(id)
}

/** Looks components up by id; an unknown id is a bug and throws a `RangeError`. */
function index<T extends Component>(all: ReadonlyArray<T>): (id: T['id']) => T {
  const byId = new Map(all.map((one) => [one.id, one]))
  return (id) => {
    const found = byId.get(id)
    if (!found) throw new RangeError(`There is no ${id}.`)
    return found
  }
}

export const villageBoard = index<VillageBoard>(villageBoards)
export const church = index<Church>(churches)
export const monk = index<Monk>(monks)
export const chamber = index<CouncilChamber>(councilChambers)
export const travelCard = index<TravelCard>(travelCards)
export const craftBuilding = index<CraftBuilding>(craftBuildings)
export const customer = index<Customer>(customers)
export const token = index<Token>(tokens)
/** The one kind of field and the one kind of meeting place. */
export const field = fields[0]
export const meetingPlace = meetingPlaces[0]

export const isChurch = oneOf(churches)
export const isMonk = oneOf(monks)
export const isChamber = oneOf(councilChambers)
export const isTravelCard = oneOf(travelCards)
export const isCraftBuilding = oneOf(craftBuildings)
export const isCustomer = oneOf(customers)
export const isField = (id: string): id is FieldId => id.startsWith('field-')
