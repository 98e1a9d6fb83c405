/** Bots: how likely a sensible player makes each move. */
import type { Seat } from '../kernel/index.ts'
import { windowsOf } from './churches.ts'
import {
  chamber,
  church,
  craftBuilding,
  isCustomer,
  isField,
  marketOffice,
  meetingPlace,
  monk,
  monkStacks,
  startingPlayerHand,
  windowPoints,
} from './components/index.ts'
import { bannerValue, blackDieTime, mostPips } from './dice.ts'
import { handLacks } from './hand.ts'
import type { Move } from './moves.ts'
import type { DisplayCard, State, Task, WhiteBanner } from './state.ts'
import { nextLetter } from './travel.ts'
import {
  cardGain,
  handGain,
  headmanGain,
  marketGain,
  type Outlook,
  outlook,
  spent,
  travelGain,
  villagerWorth,
  whiteGain,
} from './use-gains.ts'
import { whiteReach } from './white-banners.ts'
import { customerWorth, markPoints, share, storyShare, weigh } from './worth.ts'

/** A share of a choice that brings so many points: twice as likely for each of them. */
const likely = (points: number): number =>
  2 ** Math.max(weigh.likely.least, Math.min(weigh.likely.most, points))

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
