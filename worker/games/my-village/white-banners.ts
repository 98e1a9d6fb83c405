/**
 * White banners: their values, costs and conditions.
 * Rules: M5.83–M5.87, M5.89, M-R12.
 */
import type { Seat } from '../kernel/index.ts'
import { villagerFor } from './areas.ts'
import {
  chamber,
  craftBuilding,
  customer,
  field,
  isChamber,
  isCraftBuilding,
  isField,
  meetingPlace,
  schoolBanner,
  token,
  villageBoard,
} from './components/index.ts'
import { goodsOf, missingGoods } from './costs.ts'
import type { Lack } from './lacks.ts'
import { type Cost, type State, type Village, villageOf, type WhiteBanner } from './state.ts'

/** All white banners of a village: of the board, the cards, the unserved customers (M5.83). */
export function ownBanners(village: Village): WhiteBanner[] {
  const banners: WhiteBanner[] = ['play', 'school']
  for (const { id } of village.buildings) banners.push(id)
  for (const { id } of village.fields) banners.push(id)
  if (village.chamber) banners.push(village.chamber)
  if (village.meetingPlace) banners.push('meeting-place')
  banners.push(...village.market)
  return banners
}

/** Returns true if a white banner is in the village. */
function owns(village: Village, banner: WhiteBanner): boolean {
  if (banner === 'play' || banner === 'school') return true
  if (banner === 'meeting-place') return village.meetingPlace !== null
  if (isCraftBuilding(banner)) return village.buildings.some(({ id }) => id === banner)
  if (isChamber(banner)) return village.chamber === banner
  if (isField(banner)) return village.fields.some(({ id }) => id === banner)
  return village.market.includes(banner)
}

const tileValues = token('tile-2-12').values ?? []

/** The values printed on a white banner; cards show the same on both sides (M5.20). */
function printedValues(village: Village, banner: WhiteBanner): ReadonlyArray<number | '?'> {
  if (banner === 'play') return villageBoard(village.board).playBanner.values
  if (banner === 'school') return schoolBanner.values
  if (banner === 'meeting-place') return meetingPlace.black.values
  if (isCraftBuilding(banner)) return craftBuilding(banner).black.values
  if (isChamber(banner)) return chamber(banner).black.values
  if (isField(banner)) return field.black.values
  return customer(banner).white.values
}

/** The values with which a white banner is activated, the "2/12" tile beside it included (M5.64, M5.84). */
export function whiteValues(village: Village, banner: WhiteBanner): ReadonlyArray<number | '?'> {
  const printed = printedValues(village, banner)
  return village.tile === banner ? [...new Set([...printed, ...tileValues])] : printed
}

/** Returns true if a banner value activates a white banner; "?" matches all of them (M5.84). */
const shows = (village: Village, banner: WhiteBanner, value: number): boolean => {
  const printed = printedValues(village, banner)
  return (
    printed.includes(value) ||
    printed.includes('?') ||
    (village.tile === banner && tileValues.includes(value))
  )
}

/** Cost of a white banner; the school's time belongs to what is chosen there (M-R11). */
export function whiteCost(banner: WhiteBanner): Cost {
  const time = (n: number): Cost => ({ time: n, coins: 0, goods: [] })
  if (banner === 'play' || banner === 'school') return time(0)
  if (banner === 'meeting-place') return time(meetingPlace.white.time)
  if (isCraftBuilding(banner)) return time(craftBuilding(banner).white.time)
  if (isChamber(banner)) return time(chamber(banner).white.time)
  if (isField(banner)) return time(field.white.time)
  const { white, goods } = customer(banner)
  return { time: white.time, coins: 0, goods: goodsOf(goods) }
}

/** Lacks of a white banner for this seat now; without `value`, whatever the dice show. */
export function whiteLacks(
  state: State,
  seat: Seat,
  banner: WhiteBanner,
  value: number | null,
): Lack[] {
  const village = villageOf(state, seat)
  if (!owns(village, banner)) return [{ lacks: 'card', rule: 'M5.83' }]
  const lacks: Lack[] = []
  if (value !== null && !shows(village, banner, value))
    lacks.push({
      lacks: 'value',
      values: whiteValues(village, banner).filter((one) => one !== '?'),
      rule: 'M5.84',
    })
  if (state.turn.seat === seat) {
    const { activated } = state.turn
    if (activated.includes(banner)) lacks.push({ lacks: 'activation', rule: 'M5.89' })
    else if (activated.includes('meeting-place')) lacks.push({ lacks: 'last-place', rule: 'M5.63' })
  }
  const needed = villagerFor(banner)
  if (needed && !village.villagers[needed.profession]) lacks.push({ lacks: 'villager', ...needed })
  const goods = missingGoods(village, whiteCost(banner).goods)
  if (goods.length > 0) lacks.push({ lacks: 'goods', goods, rule: 'M5.85' })
  return lacks
}

/** Tells which white banners this seat may activate with a value now; what they lack is looked up once. */
export function whiteReach(state: State, seat: Seat): (value: number) => WhiteBanner[] {
  const village = villageOf(state, seat)
  const ready = ownBanners(village).filter(
    (banner) => whiteLacks(state, seat, banner, null).length === 0,
  )
  return (value) => ready.filter((banner) => shows(village, banner, value))
}

/** The white banners that this seat may activate with a value now. */
export const activatable = (state: State, seat: Seat, value: number): WhiteBanner[] =>
  whiteReach(state, seat)(value)
