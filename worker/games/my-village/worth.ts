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

/** Weights that bots reckon with; points, if nothing else is said. `npm run bench:bots -- my-village` tells how they play by them. */
export const weigh = {
  // A single thing, while it can be used.
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
  /** Turns: the time that one usually takes, as bots play, and the least that is left before the end. */
  turns: { time: 2.6, least: 0.4 },
  /** Turns from which on something is worth all of it; with fewer it is of less use. */
  full: {
    kept: 5,
    lifetime: 2,
    coin: 4,
    good: 3,
    joker: 3,
    crafts: 3,
    building: 6,
    council: 5,
    place: 4,
    bonus: 4,
    tree: 4,
    journey: 3,
  },
  /** Points that a turn brings that is used for something else. */
  otherwise: 3,
  /** Points that a white banner that costs little time saves in comparison with a card. */
  cheap: 0.9,
  /** Uses of an area in a turn. */
  uses: { abbot: 0.5, traveller: 0.4, councilman: 0.35 },
  church: { most: 1.5, perTurn: 1 / 3, window: 2, monkBonus: 1.5 },
  council: { chamber: 2, place: 0.7, placeTaken: 0.3, mark: 2 },
  crafts: { each: 0.3, most: 4, byBuilding: 0.3, drives: 0.8, drivesFrom: 2 },
  /** The share of an area whose villager space is empty: its most, the turn from which it grows, and the turns until it is whole. */
  vacant: { most: 0.5, from: 2, over: 10 },
  /** Council markers: on a villager who lives, on an empty space, and on areas that have little so far. */
  mark: { living: 0.8, empty: 0.3, noChurch: 2, church: 4, monk: 1, travel: 2.5 },
  /**
   * A customer: the share of its gain if its goods are there, and if they are to be made; turns that making takes, and that are
   * needed without a craftsman; the share without a merchant, by that of an empty space; and what serving costs.
   */
  customer: { ready: 0.75, toMake: 0.5, making: 2, unmanned: 4, empty: 2, served: -0.3 },
  /** Letters of the journey: what each brings more than another use of the turn, its costs deducted (M7.15); and its cards' mean points. */
  letterGains: [0.3, 1, 1.2, 1.5, 3.5],
  letterPoints: { A: 3, B: 5, C: 6, D: 7, E: 10 },
  journey: { next: 0.5, most: 2, coins: 2, mostCoins: 6, settled: 1 },
  /** Coins that the journey needs and others, by a coin, and how many of these are of use. */
  coins: { needed: 1.5, spare: 0.5, mostSpare: 3, toChange: 2 },
  /** Goods of a kind that are of use in stock. */
  mostGoods: 2,
  /** Steps to the main house, where story points are saved (M5.102), the turn begun, and what the tree is worth beside. */
  tree: {
    steps: { 'main-house': 2, 'coin-space': 1, 'three-sp-space': 2 },
    begun: 0.6,
    beside: 0.1,
  },
  /** The school, its use for an empty place, and a move of a descendant from its right space. */
  school: { used: 1, right: 1 },
  field: { self: 1, coins: 1.5, time: 2 },
  headman: { sp: 3 },
  /** A use beside what it brings: of the hand, of a meeting place, of a craft building. */
  beside: { hand: 0.5, place: 0.3, building: 0.5 },
  /** Nothing comes of a use. */
  idle: -1,
  /** Factors by which a choice's points make it likelier: twice for each, within bounds; and what is hardly ever chosen. */
  likely: { least: -6, most: 8, hardly: 0.01, plow: 0.2, bonus: 3, forgo: -1 },
} as const

/** The share that counts of what needs so many turns to be worth all of it. */
export const share = (turns: number, full: number): number => Math.min(1, turns / full)

/** Turns that each seat may still have: a villager dies with every round of the time marker, and graves end the game. */
export function turnsLeft(state: State): number {
  if (state.agenda.length === 0) return 0
  const seats = players(state)
  let due = lifeTrack.cloudSpaces * (endThreshold.coffins[seats] - coffins(state))
  for (const { cloud } of state.villages) due -= cloud
  // The round is played to its end (M6.1).
  return Math.max(weigh.turns.least, due / (weigh.turns.time * seats))
}

/** The sum of the first `most` of some gains, the last of them in part. */
function first(gains: ReadonlyArray<number>, most: number): number {
  let sum = 0
  for (let i = 0; i < gains.length && i < most; i++) sum += (gains[i] ?? 0) * Math.min(1, most - i)
  return sum
}

/** By church windows: what each further monk brings more than another use of the turn. */
const monkGains: ReadonlyArray<ReadonlyArray<number>> = windowPoints.points.map((_, windows) =>
  windowPoints.points
    .slice(windows + 1)
    .map(
      (points, i) =>
        points - (windowPoints.points[windows + i] ?? 0) + weigh.church.monkBonus - weigh.otherwise,
    ),
)

/** Points that each further marker on the own council chamber will bring, best first (M7.30, M7.31). */
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

/** Points that a marker on a space of the area or population council chamber will bring in the end. */
export function markPoints(village: Village, space: Category | Profession): number {
  if (space in village.villagers)
    return (
      populationPoints.points *
      (village.villagers[space as Profession] ? weigh.mark.living : weigh.mark.empty)
    )
  switch (space as Category) {
    case 'church-and-monks':
      return village.church
        ? Math.max(weigh.mark.church, weigh.mark.monk + village.monks.length)
        : weigh.mark.noChurch
    case 'travel-cards':
      return Math.max(weigh.mark.travel, village.travel.length)
    case 'craft-buildings':
      return village.buildings.length
    case 'fields':
      return village.fields.length
    default:
      return village.served.length
  }
}

/** Worth of the area that a villager uses, and of what may come of it in so many turns. */
export function areaWorth(village: Village, profession: Profession, turns: number): number {
  switch (profession) {
    case 'abbot':
      return village.church
        ? Math.max(0, first(monkGains[windowsOf(village)] ?? [], turns * weigh.uses.abbot))
        : Math.max(0, first(monkGains[0] ?? [], (turns - 1) * weigh.uses.abbot)) +
            Math.min(weigh.church.most, turns * weigh.church.perTurn)
    case 'traveller': {
      const next = nextLetter(village)
      return next
        ? first(weigh.letterGains.slice(letters.indexOf(next)), turns * weigh.uses.traveller)
        : 0
    }
    case 'councilman':
      return (
        (village.chamber
          ? first(
              marks(village).map((points) => points + weigh.cheap - weigh.otherwise),
              turns * weigh.uses.councilman,
            )
          : weigh.council.chamber * share(turns, weigh.full.council)) +
        (village.meetingPlace ? weigh.council.placeTaken : weigh.council.place) *
          share(turns, weigh.full.place)
      )
    case 'craftsman':
      return (
        weigh.crafts.each * Math.min(weigh.crafts.most, turns) +
        weigh.crafts.byBuilding * village.buildings.length * share(turns, weigh.full.crafts)
      )
    case 'merchant':
      return customersWorth(village, turns)
  }
}

/** The share of what an area is good for while its villager space is empty: it must be filled first. */
export const vacant = (turns: number): number =>
  Math.min(weigh.vacant.most, Math.max(0, (turns - weigh.vacant.from) / weigh.vacant.over))

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
 * Points of a customer who waits in the market area: nothing where a good can neither be had
 * nor made, a part where it must be made first. Takes the goods out of the stock that is left.
 */
function waiting(village: Village, id: CustomerId, left: Record<Good, number>, turns: number) {
  let jokers = village.jokers
  let toMake = 0
  const need = wanted(id)
  for (const good of need) {
    if (left[good] > 0) left[good]--
    else if (jokers > 0) jokers--
    else if (has(village, good) && (village.villagers.craftsman || turns > weigh.customer.unmanned))
      toMake++
    else return 0
  }
  const gain = customer(id).pp - need.length * weigh.good
  return toMake === 0
    ? gain * weigh.customer.ready * share(turns, 1)
    : gain * weigh.customer.toMake * share(turns, weigh.customer.making + toMake)
}

/** Points of the unserved customers of a village. */
export function customersWorth(village: Village, turns: number): number {
  if (village.market.length === 0) return 0
  const left = stock(village)
  let sum = 0
  for (const id of village.market) sum += waiting(village, id, left, turns)
  return sum
}

/** Points of a customer of the display, once in the village. */
export const customerWorth = (village: Village, id: CustomerId, turns: number): number =>
  waiting(village, id, stock(village), turns) *
  (village.villagers.merchant ? 1 : weigh.customer.empty * vacant(turns))

/** Points of a craft building for a village: its good, and the journey that needs a horse or a wagon (M7.15). */
export function buildingWorth(village: Village, id: CraftBuildingId, turns: number): number {
  const { good } = craftBuilding(id)
  const travels = village.villagers.traveller && village.travel.length < letters.length
  const drives =
    (good === 'horse' || good === 'wagon') && travels && turns > weigh.crafts.drivesFrom
  return weigh.building * share(turns, weigh.full.building) + (drives ? weigh.crafts.drives : 0)
}

/** The share of its points that the story tree is worth: the headman must get home in time, and the rats eat half. */
export function storyShare(village: Village, turns: number): number {
  const late = turns + weigh.tree.begun - weigh.tree.steps[village.headman]
  return (
    weigh.story * Math.min(1, Math.max(0, late)) + weigh.tree.beside * share(turns, weigh.full.tree)
  )
}

/** Points of the coins: those that the journey will cost more than others. */
export function coinsWorth({ coins, travel, villagers }: Village, turns: number): number {
  const { coins: each, mostCoins, settled } = weigh.journey
  const due = villagers.traveller
    ? Math.min(mostCoins, each * (letters.length - travel.length))
    : settled
  const dear = Math.min(coins, due, turns)
  const { needed, spare, mostSpare } = weigh.coins
  return dear * weigh.coin * needed + Math.min(mostSpare, coins - dear) * weigh.coin * spare
}

/** Points of goods in stock: the first of each kind more than those that pile up. */
export function goodsWorth(village: Village): number {
  const left = stock(village)
  return goods.reduce((sum, good) => sum + Math.min(weigh.mostGoods, left[good]) * weigh.good, 0)
}
