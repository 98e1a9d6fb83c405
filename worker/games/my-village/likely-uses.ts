/** Bots: how likely a sensible player makes each move. */
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
  monkStacks,
  type Profession,
  populationPoints,
  schoolBanner,
  startingPlayerHand,
  windowPoints,
} from './components/index.ts'
import { canPay } from './costs.ts'
import { bannerValue, blackDieTime, mostPips } from './dice.ts'
import { handLacks } from './hand.ts'
import type { Move } from './moves.ts'
import {
  type DisplayCard,
  type State,
  type Task,
  type Village,
  villageOf,
  type WhiteBanner,
} from './state.ts'
import { nextLetter, travelCosts } from './travel.ts'
import { whiteReach } from './white-banners.ts'
import {
  areaWorth,
  buildingWorth,
  customerWorth,
  markPoints,
  marks,
  share,
  storyShare,
  turnsLeft,
  vacant,
  weigh,
} from './worth.ts'

/** A seat's village and the turns that are left, as every guess needs them. */
interface Outlook {
  readonly state: State
  readonly seat: Seat
  readonly village: Village
  readonly turns: number
}

const outlook = (state: State, seat: Seat): Outlook => ({
  state,
  seat,
  village: villageOf(state, seat),
  turns: turnsLeft(state),
})

/** A share of a choice that brings so many points: twice as likely for each of them. */
const likely = (points: number): number =>
  2 ** Math.max(weigh.likely.least, Math.min(weigh.likely.most, points))

const spent = (time: number): number => time * weigh.time

/** Points that a villager in a place brings. */
const villagerWorth = ({ village, turns }: Outlook, one: Profession): number =>
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
function headmanGain({ village, turns }: Outlook): number {
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
function marketGain({ state, village, turns }: Outlook, most: number): number {
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

function travelGain({ village, turns }: Outlook, letter: Letter): number {
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
function cardGain(own: Outlook, card: DisplayCard): number {
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
function whiteGain(own: Outlook, banner: WhiteBanner): number {
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

/** Points that the values bring in a turn, while its dice are chosen and changed: nothing else of a village changes then. */
const known = new WeakMap<State['turn'], number[]>()

/** For each banner value, what its best use brings, as the turn began. */
function gainsByValue(own: Outlook): number[] {
  const { turn } = own.state
  const gains = known.get(turn) ?? gainsOfValues(own)
  known.set(turn, gains)
  return gains
}

/** For each banner value, what its best use brings: one card of the display, or all white banners of use. */
function gainsOfValues(own: Outlook): number[] {
  const { state, seat, village } = own
  const { villagers } = village
  const walk = headmanGain(own)
  const best: number[] = Array.from({ length: 2 * mostPips + 1 }, () => walk)
  const offer = (values: ReadonlyArray<number>, gain: number) => {
    for (const value of values) if (gain > (best[value] ?? 0)) best[value] = gain
  }
  const card = (name: DisplayCard, values: ReadonlyArray<number>) =>
    offer(values, cardGain(own, name))
  if (villagers.abbot && !village.church)
    for (const id of state.churches) card(id, church(id).black.values)
  if (villagers.abbot && village.church && windowsOf(village) < windowPoints.points.length - 1)
    for (const stack of monkStacks) {
      const { top } = state.monks[stack]
      if (top) card(top, monk(top).black.values)
    }
  if (villagers.councilman && !village.chamber)
    for (const id of state.chambers) card(id, chamber(id).black.values)
  if (villagers.councilman && !village.meetingPlace && state.meetingPlaces > 0)
    card('meeting-place', meetingPlace.black.values)
  if (state.fields.length > 0) card('field', [7])
  const next = nextLetter(village)
  if (next && villagers.traveller && state.travel[next].length > 0)
    offer([7], travelGain(own, next))
  if (villagers.craftsman) {
    const kinds = new Map(village.buildings.map(({ id }) => [craftBuilding(id).kind, -1]))
    for (const id of state.buildings) {
      const { kind, black } = craftBuilding(id)
      const gain = kinds.get(kind) ?? cardGain(own, id)
      kinds.set(kind, gain)
      offer(black.values, gain)
    }
  }
  if (handLacks(state, seat).length === 0) offer(startingPlayerHand.values, handGain(own))
  offer(marketOffice.values, marketGain(own, marketOffice.prices.length))
  const white = whiteReach(state, seat)
  for (let value = 2; value <= 2 * mostPips; value++) {
    let sum = 0
    for (const banner of white(value)) sum += Math.max(0, whiteGain(own, banner))
    offer([value], sum)
  }
  return best
}

const handGain = ({ state, village, turns }: Outlook): number =>
  state.hand.sp * storyShare(village, turns) + weigh.beside.hand

/** Worth of each value with the coins that it takes to get there. */
function withCoins(best: ReadonlyArray<number>, coins: number): number[] {
  const most = Math.min(coins, weigh.coins.toChange)
  return best.map((gain, value) => {
    let top = gain
    for (let by = 1; by <= most; by++)
      for (const other of [best[value - by], best[value + by]])
        if (other !== undefined) top = Math.max(top, other - by * weigh.coin)
    return top
  })
}

/** Likelihood that each die is chosen: never a black one where a white one shows the same. */
function diceWeights(own: Outlook, moves: ReadonlyArray<Move>): number[] {
  const { state, village } = own
  const best = withCoins(gainsByValue(own), village.coins)
  const [taken] = state.turn.dice
  return moves.map((move) => {
    if (move.do !== 'take') return 0
    const { colour, pips } = move
    if (colour === 'black' && state.pool.some((die) => die.colour === 'white' && die.pips === pips))
      return 0
    let gain = Number.NEGATIVE_INFINITY
    if (taken) gain = best[taken.pips + pips] ?? 0
    else {
      let isSelf = true
      for (const die of state.pool) {
        if (isSelf && die.colour === colour && die.pips === pips) {
          isSelf = false
          continue
        }
        const other =
          (best[pips + die.pips] ?? 0) - (die.colour === 'black' ? spent(blackDieTime) : 0)
        if (other > gain) gain = other
      }
    }
    return likely(gain - (colour === 'black' ? spent(blackDieTime) : 0))
  })
}

/** Points of a move that is none of the dice. */
function moveGain(own: Outlook, move: Move): number {
  const { village, turns } = own
  switch (move.do) {
    case 'acquire':
      return cardGain(own, move.card)
    case 'activate':
      return whiteGain(own, move.banner)
    case 'headman':
      return headmanGain(own)
    case 'take-hand':
      return handGain(own)
    case 'market-office':
      return marketGain(own, marketOffice.prices.length)
    case 'graduate':
      return (
        villagerWorth(own, move.to) + (move.from === 'right' ? weigh.school.right : 0) - spent(1)
      )
    case 'enrol':
      return weigh.descendant * share(turns, weigh.full.kept)
    case 'advance':
      return (weigh.laterDescendant - weigh.descendant) * share(turns, weigh.full.kept)
    case 'walk':
      return move.to === 'main-house'
        ? village.treeSp * (1 - storyShare(village, turns))
        : weigh.headman.sp * storyShare({ ...village, headman: 'three-sp-space' }, turns)
    case 'mark':
      return markPoints(village, move.space)
    case 'die':
      return -villagerWorth(own, move.villager)
    case 'hire':
      return villagerWorth(own, move.as)
    default:
      return 0
  }
}

/** Returns true if activating a banner costs nothing and always brings something. */
const isFree = (banner: WhiteBanner): boolean =>
  banner === 'play' || banner === 'meeting-place' || isField(banner) || isCustomer(banner)

/** Changes of a die by what they make of the value, one way to each value; none that brings less than the dice as they lie. */
function changeWeights(own: Outlook, moves: ReadonlyArray<Move>): (move: Move) => number {
  const { state } = own
  if (!moves.some((move) => move.do === 'change')) return () => 0
  const best = gainsByValue(own)
  const value = bannerValue(state)
  const ways = new Set<number>()
  return (move) => {
    if (move.do !== 'change') return 0
    const die = state.turn.dice[move.die]
    if (!die) return 0
    const by = move.to - die.pips
    const cost = move.by === 'coins' ? Math.abs(by) * weigh.coin : weigh.marker
    const gain = (best[value + by] ?? 0) - cost
    if (gain <= (best[value] ?? 0) || ways.has(by)) return 0
    ways.add(by)
    return likely(gain)
  }
}

/** Points that the headman's walk or the small market of a monk brings, if it is taken (M5.52, M5.55). */
function bonusGain(own: Outlook, task: Task | undefined): number {
  if (task?.task !== 'bonus') return 0
  const { bonus } = monk(task.card)
  return 'maxCustomers' in bonus ? marketGain(own, bonus.maxCustomers) : headmanGain(own)
}

/** Orders are not for turns; else each move by what it brings, and none that is worse than another for certain. */
export function weights(state: State, seat: Seat, moves: ReadonlyArray<Move>): number[] {
  const own = outlook(state, seat)
  const { village, turns } = own
  const task = state.agenda.at(-1)
  if (task?.task === 'dice') return diceWeights(own, moves)
  const ofChange = changeWeights(own, moves)
  const mayStop = moves.some((move) => move.do === 'settle' || move.do === 'forgo')
  const goesOn = moves.some((move) => move.do === 'activate' && isFree(move.banner))
  return moves.map((move) => {
    switch (move.do) {
      case 'order':
        return 0
      case 'plow':
        return weigh.likely.plow
      case 'change':
        return ofChange(move)
      case 'end-turn':
        return goesOn ? 0 : 1
      case 'customer':
      case 'free-customer': {
        const worth = customerWorth(village, move.customer, turns)
        // One must be taken, and something other than an order must be likely.
        return worth > 0 ? likely(worth) : mayStop ? 0 : weigh.likely.hardly
      }
      case 'use':
        return likely(task?.task === 'bonus' ? weigh.likely.bonus * bonusGain(own, task) : 0)
      case 'forgo':
        return task?.task === 'mark' || task?.task === 'headman' ? 0 : likely(weigh.likely.forgo)
      default:
        return likely(moveGain(own, move))
    }
  })
}
