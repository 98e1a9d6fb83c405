/** Bots: what the parts of a village are good for in the turns that are left, in points. */

import { windowsOf } from './churches.ts'
import {
  type Category,
  type CraftBuildingId,
  type CustomerId,
  chamber,
  craftBuilding,
  customer,
  endThreshold,
  type Good,
  goods,
  letters,
  lifeTrack,
  type Profession,
  populationPoints,
  windowPoints,
} from './components/index.ts'
import { goodsOf } from './costs.ts'
import { coffins } from './death.ts'
import { players, type State, type Village } from './state.ts'
import { nextLetter } from './travel.ts'

/** Time that a turn usually takes, as bots play. */
const usualTime = 2.6

/** Turns that each seat may still have: a villager dies with every round of the time marker, and graves end the game. */
export function turnsLeft(state: State): number {
  if (state.agenda.length === 0) return 0
  const seats = players(state)
  let due = lifeTrack.cloudSpaces * (endThreshold.coffins[seats] - coffins(state))
  for (const { cloud } of state.villages) due -= cloud
  // The round is played to its end (M6.1).
  return Math.max(0.4, due / (usualTime * seats))
}

/** A single thing's worth, in points, while it can be used. */
export const worthOf = {
  coin: 0.6,
  good: 0.7,
  joker: 0.9,
  /** A marker on the meeting place. */
  marker: 0.8,
  /** A step of the time marker. */
  time: 0.6,
  /** A turn that is still to come; rivals have it too, and its worth to them counts against it. */
  turn: 5,
  /** A story point that is still on the tree. */
  story: 0.65,
  building: 1.3,
  /** A villager apart from what the area is good for, and who may become one. */
  villager: 0.8,
  descendant: 1.6,
  laterDescendant: 2.4,
} as const

/** What a turn brings that is used for something else. */
const otherwise = 3

/** The sum of the first `most` of some gains, the last of them in part. */
function first(gains: ReadonlyArray<number>, most: number): number {
  let sum = 0
  for (let i = 0; i < gains.length && i < most; i++) sum += (gains[i] ?? 0) * Math.min(1, most - i)
  return sum
}

/** What a monk's bonus brings beside the window. */
const bonus = 1.5

/** By church windows: what each further monk brings more than another use of the turn. */
const monkGains: ReadonlyArray<ReadonlyArray<number>> = windowPoints.points.map((_, windows) =>
  windowPoints.points
    .slice(windows + 1)
    .map((points, i) => points - (windowPoints.points[windows + i] ?? 0) + bonus - otherwise),
)

/** What each letter brings more than another use of the turn, its costs deducted (M7.15). */
const letterGains: ReadonlyArray<number> = [0.3, 1, 1.2, 1.5, 3.5]

/** What a white banner that costs little time saves in comparison with a card. */
const cheap = 0.9

/** What each further marker on the own council chamber will bring, best first (M7.30, M7.31). */
export function marks(village: Village): number[] {
  const { chamber: card, marked } = village
  if (!card) return []
  const { spaces } = chamber(card)
  if (typeof spaces === 'number') return []
  return spaces
    .filter((space) => !marked.includes(space))
    .map((space) => markPoints(village, space))
    .sort((a, b) => b - a)
}

/** What a marker on a space of the area or population council chamber will bring in the end. */
export function markPoints(village: Village, space: Category | Profession): number {
  if (space in village.villagers)
    return populationPoints.points * (village.villagers[space as Profession] ? 0.8 : 0.3)
  switch (space as Category) {
    case 'church-and-monks':
      return village.church ? Math.max(4, 1 + village.monks.length) : 2
    case 'travel-cards':
      return Math.max(2.5, village.travel.length)
    case 'craft-buildings':
      return village.buildings.length
    case 'fields':
      return village.fields.length
    default:
      return village.served.length
  }
}

/** Of what area a villager makes use, and what may come of it in so many turns. */
export function areaWorth(village: Village, profession: Profession, turns: number): number {
  switch (profession) {
    case 'abbot':
      return village.church
        ? Math.max(0, first(monkGains[windowsOf(village)] ?? [], turns * 0.5))
        : Math.max(0, first(monkGains[0] ?? [], (turns - 1) * 0.5)) + Math.min(1.5, turns / 3)
    case 'traveller': {
      const next = nextLetter(village)
      return next ? first(letterGains.slice(letters.indexOf(next)), turns * 0.4) : 0
    }
    case 'councilman':
      return (
        (village.chamber
          ? first(
              marks(village).map((points) => points + cheap - otherwise),
              turns * 0.35,
            )
          : 2 * Math.min(1, turns / 5)) +
        (village.meetingPlace ? 0.3 : 0.7) * Math.min(1, turns / 4)
      )
    case 'craftsman':
      return 0.3 * Math.min(4, turns) + 0.3 * village.buildings.length * Math.min(1, turns / 3)
    case 'merchant':
      return customersWorth(village, turns)
  }
}

/** The share of what an area is good for while its villager space is empty: it must be filled first. */
export const vacant = (turns: number): number => Math.min(0.5, Math.max(0, (turns - 2) / 10))

/** Markers of each good, jokers apart (M4.31, M4.36). */
export function stock(village: Village): Record<Good, number> {
  const stock = { horse: 0, beer: 0, plow: 0, scroll: 0, wagon: 0 }
  for (const { id, goods } of village.buildings) stock[craftBuilding(id).good] += goods
  for (const { plow } of village.fields) if (plow) stock.plow++
  return stock
}

const wants = new Map<CustomerId, ReadonlyArray<Good>>()
/** The goods that a customer wants, one by one. */
function wanted(id: CustomerId): ReadonlyArray<Good> {
  const known = wants.get(id) ?? goodsOf(customer(id).goods)
  wants.set(id, known)
  return known
}

const has = (village: Village, good: Good): boolean =>
  village.buildings.some(({ id }) => craftBuilding(id).good === good)

/**
 * What a customer is worth who waits in the market area: nothing where a good can neither be had
 * nor made, a part where it must be made first. Takes the goods out of the stock that is left.
 */
function waiting(village: Village, id: CustomerId, left: Record<Good, number>, turns: number) {
  let jokers = village.jokers
  let toMake = 0
  const need = wanted(id)
  for (const good of need) {
    if (left[good] > 0) left[good]--
    else if (jokers > 0) jokers--
    else if (has(village, good) && (village.villagers.craftsman || turns > 4)) toMake++
    else return 0
  }
  const gain = customer(id).pp - need.length * worthOf.good
  return toMake === 0
    ? gain * 0.75 * Math.min(1, turns)
    : gain * 0.5 * Math.min(1, turns / (2 + toMake))
}

/** What the unserved customers of a village are worth. */
export function customersWorth(village: Village, turns: number): number {
  if (village.market.length === 0) return 0
  const left = stock(village)
  let sum = 0
  for (const id of village.market) sum += waiting(village, id, left, turns)
  return sum
}

/** What a customer of the display would be worth in the village. */
export const customerWorth = (village: Village, id: CustomerId, turns: number): number =>
  waiting(village, id, stock(village), turns) * (village.villagers.merchant ? 1 : 2 * vacant(turns))

/** What a craft building does for a village: its good, and the journey that needs a horse or a wagon (M7.15). */
export function buildingWorth(village: Village, id: CraftBuildingId, turns: number): number {
  const { good } = craftBuilding(id)
  const travels = village.villagers.traveller && village.travel.length < letters.length
  const drives = (good === 'horse' || good === 'wagon') && travels && turns > 2
  return worthOf.building * Math.min(1, turns / 6) + (drives ? 0.8 : 0)
}

/** Steps to the main house, where story points are saved (M5.102). */
const stepsHome = { 'main-house': 2, 'coin-space': 1, 'three-sp-space': 2 } as const

/** The share of its points that the story tree is worth: the headman must get home in time, and the rats eat half. */
export function storyShare(village: Village, turns: number): number {
  const late = turns + 0.6 - stepsHome[village.headman]
  return worthOf.story * Math.min(1, Math.max(0, late)) + 0.1 * Math.min(1, turns / 4)
}

/** What the coins are worth: those that the journey will cost more than others. */
export function coinsWorth({ coins, travel, villagers }: Village, turns: number): number {
  const due = villagers.traveller ? Math.min(6, 2 * (letters.length - travel.length)) : 1
  const dear = Math.min(coins, due, turns)
  return dear * worthOf.coin * 1.5 + Math.min(3, coins - dear) * worthOf.coin * 0.5
}

/** What goods in stock are worth: the first of each kind more than those that pile up. */
export function goodsWorth(village: Village): number {
  const left = stock(village)
  return goods.reduce((sum, good) => sum + Math.min(2, left[good]) * worthOf.good, 0)
}
