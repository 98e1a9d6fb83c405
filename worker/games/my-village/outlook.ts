import { copy, isHidden, type Seat } from '../kernel/index.ts'
import { blackCosts, blackLacks, blackReach, blackValues, displayCards } from './black-banners.ts'
import {
  type CustomerId,
  chamber,
  craftBuilding,
  customers,
  isChamber,
  isCraftBuilding,
  type Letter,
  letters,
  type MonkId,
  type MonkStack,
  monkStacks,
  monks,
  type TravelId,
  travelCards,
} from './components/index.ts'
import { bannerValue, blackDieTime, mostPips } from './dice.ts'
import type { Lack } from './lacks.ts'
import type { Move } from './moves.ts'
import {
  type BlackBannerId,
  type Cost,
  type Die,
  type State,
  type TakenDie,
  villageOf,
  type WhiteBanner,
} from './state.ts'
import { ownBanners, whiteCost, whiteLacks, whiteReach, whiteValues } from './white-banners.ts'

/** A banner, black or white: a craft building can be one in the display and the other in a village. */
export type AnyBanner =
  | { readonly colour: 'black'; readonly banner: BlackBannerId }
  | { readonly colour: 'white'; readonly banner: WhiteBanner }

/** One way to a banner value: the changes of the dice, and what they cost. */
export interface Way {
  readonly value: number
  readonly changes: ReadonlyArray<Extract<Move, { do: 'change' }>>
  readonly coins: number
  readonly markers: number
}

/** A pair of dice, what taking it costs in time, and every banner that it reaches by which ways. */
export interface Pair {
  readonly dice: readonly [Die, Die]
  readonly value: number
  readonly time: number
  readonly reaches: ReadonlyArray<AnyBanner & { readonly ways: ReadonlyArray<Way> }>
}

/** The dice as they lie in `turn.dice` once the pair is taken, with those changed already. */
type Dice = readonly [TakenDie, TakenDie]

const fresh = (die: Die): TakenDie => ({ ...die, rolled: die.pips, by: null })

/** The pairs that this seat could still take: with the dice that it has taken in this turn. */
function openPairs(state: State, seat: Seat): Dice[] {
  const taken = state.turn.seat === seat ? state.turn.dice : []
  const [first, second] = taken
  if (first && second) return [[first, second]]
  const pairs = new Map<string, Dice>()
  state.pool.forEach((one, i) => {
    const others = first ? [first] : state.pool.slice(i + 1).map(fresh)
    for (const other of others) {
      const pair: Dice = first ? [other, fresh(one)] : [fresh(one), other]
      pairs.set(pair.map(({ colour, pips }) => `${colour}${pips}`).join(), pair)
    }
  })
  return [...pairs.values()]
}

/** The cheapest ways from a pair to a value: for each number of markers, where it saves coins. */
function waysTo(dice: Dice, value: number, coins: number, markers: number): Way[] {
  const best: (Way | undefined)[] = []
  const ways = ({ pips, by }: TakenDie, nth: 0 | 1, to: number): Way[] => {
    if (to === pips) return [{ value, changes: [], coins: 0, markers: 0 }]
    if (by) return []
    const steps = Math.abs(to - pips)
    return [
      { value, changes: [{ do: 'change', die: nth, to, by: 'coins' }], coins: steps, markers: 0 },
      { value, changes: [{ do: 'change', die: nth, to, by: 'marker' }], coins: 0, markers: 1 },
    ]
  }
  for (let to = Math.max(1, value - mostPips); to <= Math.min(mostPips, value - 1); to++)
    for (const one of ways(dice[0], 0, to))
      for (const two of ways(dice[1], 1, value - to)) {
        const way: Way = {
          value,
          changes: [...one.changes, ...two.changes],
          coins: one.coins + two.coins,
          markers: one.markers + two.markers,
        }
        const rival = best[way.markers]
        if (way.coins > coins || way.markers > markers) continue
        if (!rival || way.coins < rival.coins) best[way.markers] = way
      }
  let cheapest = Number.POSITIVE_INFINITY
  return best.filter((way): way is Way => {
    const saves = way !== undefined && way.coins < cheapest
    if (saves) cheapest = way.coins
    return saves
  })
}

/**
 * For each different pair of dice, which banners it would reach and by which changes; each way
 * leaves enough to pay for the banner. With both dice taken: what the taken pair still reaches.
 */
export function pairs(state: State, seat: Seat): Pair[] {
  const { coins, meetingPlace: place } = villageOf(state, seat)
  const reached = new Map<string, AnyBanner[]>()
  const [white, black] = [whiteReach(state, seat), blackReach(state, seat)]
  const bannersAt = (value: number, left: number): AnyBanner[] => {
    const key = `${value}/${left}`
    const known = reached.get(key)
    if (known) return known
    const banners: AnyBanner[] = [
      ...white(value).map((banner) => ({ colour: 'white', banner }) as const),
      ...black(value, left).map((banner) => ({ colour: 'black', banner }) as const),
    ]
    reached.set(key, banners)
    return banners
  }
  return openPairs(state, seat).map((dice) => {
    const reaches = new Map<string, AnyBanner & { ways: Way[] }>()
    for (let value = 2; value <= 2 * mostPips; value++)
      for (const way of waysTo(dice, value, coins, place?.markers ?? 0))
        for (const banner of bannersAt(value, coins - way.coins)) {
          const key = `${banner.colour}/${banner.banner}`
          const known = reaches.get(key)
          // The "?" banner needs no change at all.
          if (banner.banner === 'headman' && way.changes.length > 0) continue
          if (known) known.ways.push(way)
          else reaches.set(key, { ...banner, ways: [way] })
        }
    const taken = state.turn.seat === seat ? state.turn.dice : []
    const time = dice.filter((die) => die.colour === 'black' && !taken.includes(die)).length
    return {
      dice,
      value: dice[0].pips + dice[1].pips,
      time: time * blackDieTime,
      reaches: [...reaches.values()],
    }
  })
}

/** A banner, its values, its alternative costs, and what it lacks for a seat now; nothing: it can be activated. */
export type BannerOutlook = AnyBanner & {
  readonly values: ReadonlyArray<number | '?'>
  readonly costs: ReadonlyArray<Cost>
  readonly lacks: ReadonlyArray<Lack>
}

/** Lacks of every banner for a seat now; the value counts once the seat has taken both dice. */
export function banners(state: State, seat: Seat): BannerOutlook[] {
  const { turn } = state
  const value = turn.seat === seat && turn.dice.length === 2 ? bannerValue(state) : null
  const black: BlackBannerId[] = [...displayCards(state), 'hand', 'market-office', 'headman']
  const village = villageOf(state, seat)
  return [
    ...ownBanners(village).map(
      (banner): BannerOutlook => ({
        colour: 'white',
        banner,
        values: whiteValues(village, banner),
        costs: [whiteCost(banner)],
        lacks: whiteLacks(state, seat, banner, value),
      }),
    ),
    ...black.map(
      (banner): BannerOutlook => ({
        colour: 'black',
        banner,
        values: blackValues(banner),
        costs: blackCosts(state, seat, banner),
        lacks: blackLacks(state, seat, banner, value),
      }),
    ),
  ]
}

/** Returns true if a white banner could be activated and nothing would come of it: a warning is due (M-R12). */
export function wouldBeIdle(state: State, seat: Seat, banner: WhiteBanner): boolean {
  const village = villageOf(state, seat)
  if (banner === 'school') {
    const { left, right } = village.school
    return left && right && Object.values(village.villagers).every(Boolean)
  }
  if (isCraftBuilding(banner)) {
    const own = village.buildings.find(({ id }) => id === banner)
    return own !== undefined && own.goods >= craftBuilding(banner).spaces
  }
  if (isChamber(banner)) {
    const { spaces, white } = chamber(banner)
    if (white.gain.coins) return false
    return typeof spaces === 'number'
      ? village.jokers >= spaces
      : village.marked.length >= spaces.length
  }
  return false
}

/** The cards of every face-down stack, in no order: their composition is public (M9.5). */
export function faceDown(state: State): {
  customers: CustomerId[]
  monks: Record<MonkStack, MonkId[]>
  travel: Record<Letter, TravelId[]>
} {
  // Everything that lies face up anywhere, cards in tasks under way included.
  const seen = new Set<unknown>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && !isHidden(value)) seen.add(value)
    else if (value && typeof value === 'object') Object.values(value).forEach(walk)
  }
  const open = copy(state)
  open.customers.deck = []
  for (const stack of monkStacks) open.monks[stack].under = []
  for (const letter of letters) open.travel[letter] = []
  walk(open)
  const rest = <Id extends string>(all: ReadonlyArray<{ readonly id: Id }>): Id[] =>
    all.map(({ id }) => id).filter((id) => !seen.has(id))
  const restOf = <K extends string, Id extends string>(
    keys: ReadonlyArray<K>,
    all: (key: K) => ReadonlyArray<{ readonly id: Id }>,
  ) => Object.fromEntries(keys.map((key) => [key, rest(all(key))])) as Record<K, Id[]>
  return {
    customers: rest(customers),
    monks: restOf(monkStacks, (stack) => monks.filter((one) => one.stack === stack)),
    travel: restOf(letters, (letter) => travelCards.filter((one) => one.letter === letter)),
  }
}
