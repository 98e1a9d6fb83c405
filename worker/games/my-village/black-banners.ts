/**
 * Black banners: their values, costs and conditions.
 * Rules: M5.14, M5.15, M5.18, M5.20.
 */
import type { Seat } from '../kernel/index.ts'
import { churchLacks } from './churches.ts'
import {
  chamber,
  church,
  craftBuilding,
  field,
  headmanPath,
  isChamber,
  isChurch,
  isCraftBuilding,
  isMonk,
  type Letter,
  letters,
  marketOffice,
  meetingPlace,
  monk,
  monkStacks,
  startingPlayerHand,
} from './components/index.ts'
import { alternatives, canPay, missingGoods, shortfall } from './costs.ts'
import { chamberLacks, meetingPlaceLacks } from './council.ts'
import { craftBuildingLacks } from './craft-buildings.ts'
import { fieldLacks } from './fields.ts'
import { handLacks } from './hand.ts'
import type { Lack } from './lacks.ts'
import { marketOfficeLacks } from './market-office.ts'
import { monkLacks } from './monks.ts'
import { type BlackBannerId, type Cost, type DisplayCard, type State, villageOf } from './state.ts'
import { travelBanner, travelCosts, travelLacks } from './travel.ts'

/** The letter of a travel stack's name. */
export const letterOf = (card: `travel-${Letter}`): Letter => card.slice(-1) as Letter

/** All cards of the card display that can be taken, one name for those that are alike (M5.14). */
export function displayCards(state: State): DisplayCard[] {
  const cards: DisplayCard[] = [...state.churches]
  for (const stack of monkStacks) {
    const { top } = state.monks[stack]
    if (top) cards.push(top)
  }
  cards.push(...state.chambers)
  if (state.meetingPlaces > 0) cards.push('meeting-place')
  if (state.fields.length > 0) cards.push('field')
  for (const letter of letters) if (state.travel[letter].length > 0) cards.push(`travel-${letter}`)
  cards.push(...state.buildings)
  return cards
}

/** Returns true if a name is that of a card that can stand in the display. */
export function isDisplayCard(name: unknown): name is DisplayCard {
  if (typeof name !== 'string') return false
  if (name === 'meeting-place' || name === 'field') return true
  if (letters.some((letter) => name === `travel-${letter}`)) return true
  return isChurch(name) || isMonk(name) || isChamber(name) || isCraftBuilding(name)
}

function printed(card: DisplayCard) {
  if (isChurch(card)) return church(card).black
  if (isMonk(card)) return monk(card).black
  if (isChamber(card)) return chamber(card).black
  if (isCraftBuilding(card)) return craftBuilding(card).black
  if (card === 'meeting-place') return meetingPlace.black
  if (card === 'field') return field.black
  return travelBanner(letterOf(card))
}

/** The values of a black banner; the headman's "?" is any value (M5.15, M5.97). */
export function blackValues(banner: BlackBannerId): ReadonlyArray<number | '?'> {
  if (banner === 'hand') return startingPlayerHand.values
  if (banner === 'market-office') return marketOffice.values
  if (banner === 'headman') return ['?']
  return printed(banner).values
}

/** The alternatives of what a black banner costs this seat; the market office's depends on what is taken. */
export function blackCosts(state: State, seat: Seat, banner: BlackBannerId): Cost[] {
  if (banner === 'hand') return [{ time: 0, coins: 0, goods: [] }]
  if (banner === 'headman') return [{ time: headmanPath.time, coins: 0, goods: [] }]
  if (banner === 'market-office')
    return marketOffice.prices.map((price) => ({ ...price, goods: [] }))
  if (banner.startsWith('travel-'))
    return travelCosts(villageOf(state, seat), letterOf(banner as `travel-${Letter}`))
  return alternatives(printed(banner))
}

function preconditions(state: State, seat: Seat, banner: BlackBannerId): Lack[] {
  if (banner === 'hand') return handLacks(state, seat)
  if (banner === 'market-office') return marketOfficeLacks(state)
  if (banner === 'headman') return []
  if (banner === 'meeting-place') return meetingPlaceLacks(state, seat)
  if (banner === 'field') return fieldLacks(state)
  if (isChurch(banner)) return churchLacks(state, seat, banner)
  if (isMonk(banner)) return monkLacks(state, seat, banner)
  if (isChamber(banner)) return chamberLacks(state, seat, banner)
  if (isCraftBuilding(banner)) return craftBuildingLacks(state, seat, banner)
  return travelLacks(state, seat, letterOf(banner))
}

/** Lacks of a black banner for this seat now (M5.15-M5.18); without `value`, whatever the dice show. */
export function blackLacks(
  state: State,
  seat: Seat,
  banner: BlackBannerId,
  value: number | null,
): Lack[] {
  const lacks: Lack[] = []
  const values = blackValues(banner).filter((one) => one !== '?')
  if (value !== null && values.length > 0 && !values.includes(value))
    lacks.push({ lacks: 'value', values, rule: 'M5.15' })
  lacks.push(...preconditions(state, seat, banner))
  const village = villageOf(state, seat)
  const costs = blackCosts(state, seat, banner)
  if (!costs.some((cost) => canPay(village, cost))) {
    // The alternative that is nearest tells what is missing.
    const [nearest] = costs
      .map((cost) => shortfall(village, cost))
      .sort((a, b) => a.coins + 2 * a.goods.length - b.coins - 2 * b.goods.length)
    if (nearest && nearest.coins > 0)
      lacks.push({ lacks: 'coins', coins: nearest.coins, rule: 'M5.16' })
    if (nearest && nearest.goods.length > 0)
      lacks.push({ lacks: 'goods', goods: nearest.goods, rule: 'M5.16' })
  }
  return lacks
}

/**
 * The fewest coins with which this seat may activate a black banner when the dice show one of its
 * values (M5.16-M5.18); `Infinity` where it may not, however many coins it has.
 */
function fewestCoins(state: State, seat: Seat, banner: BlackBannerId): number {
  if (preconditions(state, seat, banner).length > 0) return Number.POSITIVE_INFINITY
  const village = villageOf(state, seat)
  const payable = blackCosts(state, seat, banner).filter(
    ({ goods }) => missingGoods(village, goods).length === 0,
  )
  return Math.min(...payable.map(({ coins }) => coins))
}

/**
 * Tells which black banners this seat may activate with a value and so many coins, the headman's
 * last. Their needs are looked up once: a seat that chooses its dice asks for many values.
 */
export function blackReach(
  state: State,
  seat: Seat,
): (value: number, coins: number) => BlackBannerId[] {
  const banners: BlackBannerId[] = [...displayCards(state), 'hand', 'market-office']
  const needs = new Map<BlackBannerId, number>()
  const needOf = (banner: BlackBannerId) => {
    const need = needs.get(banner) ?? fewestCoins(state, seat, banner)
    needs.set(banner, need)
    return need
  }
  return (value, coins) => [
    ...banners.filter((banner) => blackValues(banner).includes(value) && needOf(banner) <= coins),
    'headman',
  ]
}
