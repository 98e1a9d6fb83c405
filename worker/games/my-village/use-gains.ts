/** Bots: points that the uses of a turn bring. */
import type { Seat } from '../kernel/index.ts'
import { windowsOf } from './churches.ts'
import {
  type ChamberId,
  chamber,
  church,
  craftBuilding,
  customer,
  isChamber,
  isChurch,
  isCraftBuilding,
  isCustomer,
  isField,
  isMonk,
  type Letter,
  type MonkId,
  marketOffice,
  meetingPlace,
  monk,
  type Profession,
  populationPoints,
  schoolBanner,
  windowPoints,
} from './components/index.ts'
import { canPay } from './costs.ts'
import { type DisplayCard, type State, type Village, villageOf, type WhiteBanner } from './state.ts'
import { travelCosts } from './travel.ts'
import {
  areaWorth,
  buildingWorth,
  customerWorth,
  marks,
  share,
  storyShare,
  turnsLeft,
  vacant,
  weigh,
} from './worth.ts'

/** A seat's village and the turns that are left, as every guess needs them. */
export interface Outlook {
  readonly state: State
  readonly seat: Seat
  readonly village: Village
  readonly turns: number
}

export const outlook = (state: State, seat: Seat): Outlook => ({
  state,
  seat,
  village: villageOf(state, seat),
  turns: turnsLeft(state),
})

export const spent = (time: number): number => time * weigh.time

/** Points that a villager in a place brings. */
export const villagerWorth = ({ village, turns }: Outlook, one: Profession): number =>
  weigh.villager * share(turns, weigh.full.kept) +
  areaWorth(village, one, turns) * (1 - vacant(turns)) +
  (village.marked.includes(one) ? populationPoints.points : 0)

/** Points that the school brings: somebody for an empty place, or a descendant for later. */
function schoolGain(own: Outlook): number {
  const { village, turns } = own
  const { left, right } = village.school
  if (!left && !right) return weigh.descendant * share(turns, weigh.full.kept)
  let best = 0
  for (const one in village.villagers)
    if (!village.villagers[one as Profession])
      best = Math.max(best, villagerWorth(own, one as Profession))
  return best + (right ? schoolBanner.rightSpaceSp * weigh.story : 0) - weigh.school.used
}

/** Points that the headman's walk brings, its time deducted. */
export function headmanGain({ village, turns }: Outlook): number {
  if (village.headman !== 'coin-space') {
    const nearer =
      village.treeSp *
      (storyShare({ ...village, headman: 'coin-space' }, turns) - storyShare(village, turns))
    return weigh.coin + nearer - spent(1)
  }
  const home = village.treeSp * (1 - storyShare(village, turns))
  return (
    Math.max(
      home,
      weigh.headman.sp * storyShare({ ...village, headman: 'three-sp-space' }, turns),
    ) - spent(1)
  )
}

/** Points that customers of the display bring, at the best number of them. */
export function marketGain({ state, village, turns }: Outlook, most: number): number {
  const worths = state.customers.display
    .map((id) => customerWorth(village, id, turns))
    .sort((a, b) => b - a)
  let best = -1
  let sum = 0
  for (let n = 0; n < most; n++) {
    const price = marketOffice.prices[n]
    const worth = worths[n]
    if (!price || !worth || price.coins > village.coins) break
    sum += worth
    best = Math.max(best, sum - spent(price.time) - price.coins * weigh.coin)
  }
  return best
}

function monkGain(own: Outlook, id: MonkId): number {
  const { village, turns } = own
  const windows = windowsOf(village)
  const { bonus, black } = monk(id)
  const gain = (windowPoints.points[windows + 1] ?? 0) - (windowPoints.points[windows] ?? 0)
  const soon = share(turns, weigh.full.bonus)
  const later =
    areaWorth({ ...village, monks: [...village.monks, id] }, 'abbot', turns - 1) -
    areaWorth(village, 'abbot', turns - 1)
  const extra =
    'sp' in bonus
      ? bonus.sp * storyShare(village, turns)
      : 'school' in bonus
        ? Math.max(0, schoolGain(own)) + (bonus.school - 1) * soon
        : 'headman' in bonus
          ? Math.max(0, headmanGain(own))
          : marketGain(own, bonus.maxCustomers)
  return gain + Math.max(0, later) + extra - spent(black.time)
}

function chamberGain({ village, turns }: Outlook, id: ChamberId): number {
  const { pp, onAcquire, black } = chamber(id)
  const [mark = 0] = marks({ ...village, chamber: id })
  const joker = id === 'guild-chamber' ? weigh.joker : 0
  return (
    pp +
    (onAcquire.coins ?? 0) * weigh.coin +
    mark +
    joker +
    weigh.council.mark * share(turns, weigh.full.council) * Number(mark > 0) -
    spent(black.time)
  )
}

export function travelGain({ village, turns }: Outlook, letter: Letter): number {
  const [cost] = travelCosts(village, letter).filter((one) => canPay(village, one))
  if (!cost) return 0
  const later =
    letter === 'E'
      ? 0
      : weigh.journey.next * Math.min(weigh.journey.most, turns / weigh.full.journey)
  return (
    weigh.letterPoints[letter] +
    later -
    spent(cost.time) -
    cost.coins * weigh.coin -
    cost.goods.length * weigh.good
  )
}

/** Points that a card of the display brings. */
export function cardGain(own: Outlook, card: DisplayCard): number {
  const { village, turns } = own
  if (isMonk(card)) return monkGain(own, card)
  if (isChurch(card)) {
    const { pp, windows, black } = church(card)
    const opens = areaWorth({ ...village, church: card }, 'abbot', turns - 1)
    return pp + weigh.church.window * windows + opens - spent(black.time)
  }
  if (isChamber(card)) return chamberGain(own, card)
  if (isCraftBuilding(card))
    return buildingWorth(village, card, turns) + weigh.good - spent(craftBuilding(card).black.time)
  if (card === 'meeting-place')
    return meetingPlace.pp + weigh.story + weigh.marker - spent(meetingPlace.black.time)
  if (card === 'field')
    return weigh.field.self + weigh.field.coins * weigh.coin - spent(weigh.field.time)
  return travelGain(own, card.slice(-1) as Letter)
}

/** Points that a white banner brings. */
export function whiteGain(own: Outlook, banner: WhiteBanner): number {
  const { village, turns } = own
  if (banner === 'play') return storyShare(village, turns)
  if (banner === 'school') return schoolGain(own)
  if (banner === 'meeting-place') return storyShare(village, turns) + weigh.beside.place
  if (isCustomer(banner)) return customer(banner).pp + weigh.customer.served
  if (isField(banner)) return weigh.coin * share(turns, weigh.full.coin)
  if (isCraftBuilding(banner)) {
    const { goods = 0 } = village.buildings.find(({ id }) => id === banner) ?? {}
    return goods < craftBuilding(banner).spaces
      ? weigh.good * share(turns, weigh.full.good) + weigh.beside.building - spent(1)
      : weigh.idle
  }
  if (!isChamber(banner)) return 0
  const { white, spaces } = chamber(banner)
  if (white.gain.coins)
    return white.gain.coins * weigh.coin * share(turns, weigh.full.coin) - spent(1)
  if (typeof spaces === 'number')
    return village.jokers < spaces
      ? weigh.joker * share(turns, weigh.full.joker) - spent(1)
      : weigh.idle
  return (marks(village)[0] ?? weigh.idle) - spent(1)
}

export const handGain = ({ state, village, turns }: Outlook): number =>
  state.hand.sp * storyShare(village, turns) + weigh.beside.hand
