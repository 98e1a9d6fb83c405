import {
  type AnyBanner,
  type Area,
  type Die,
  isChamber,
  isChurch,
  isCraftBuilding,
  isCustomer,
  isField,
  isMonk,
  type Move,
  type Pair,
  type State,
} from '../../../../worker/games/my-village/index.ts'
import { keyOf, planOf, type Route, routesTo } from './facts.ts'

/** Place of a banner: in one of the six areas, or on the village board. */
export type Kind = Area | 'home'

/** The kinds in the order in which a sum shows them. */
export const kinds: ReadonlyArray<Kind> = [
  'crafts',
  'harvest',
  'market',
  'religion',
  'council',
  'travel',
  'home',
]

/** The kind of a banner, by its id. */
export function kindOf(id: string): Kind {
  if (isCraftBuilding(id)) return 'crafts'
  if (id === 'field' || isField(id)) return 'harvest'
  if (id.startsWith('travel')) return 'travel'
  if (isChurch(id) || isMonk(id)) return 'religion'
  if (isChamber(id) || id === 'meeting-place') return 'council'
  return id === 'market-office' || isCustomer(id) ? 'market' : 'home'
}

/** A banner value, the dice that make it, and what it can be used for. */
export interface Sum {
  readonly value: number
  /** The pairs that make it, the cheapest first: as they lie, or by a change. */
  readonly routes: ReadonlyArray<Route>
  /** The banners that it reaches, without the "?" banner, which any value reaches. */
  readonly uses: ReadonlyArray<AnyBanner>
  readonly kinds: ReadonlySet<Kind>
  /** Coins that its cheapest change costs; 0 where two dice show it as they lie. */
  readonly coins: number
  readonly markers: number
}

/** Number of ways to a sum that are offered: more would only be dearer. */
const maxRoutes = 8

/** The cheapest way of a pair to a value. */
function routeTo(pair: Pair, value: number): Route | null {
  if (pair.value === value) return { pair, way: { value, changes: [], coins: 0, markers: 0 } }
  const ways = pair.reaches.flatMap((one) => one.ways.filter((way) => way.value === value))
  const [way] = ways.sort((a, b) => a.coins + 3 * a.markers - (b.coins + 3 * b.markers))
  return way ? { pair, way } : null
}

const price = ({ pair, way }: Route): number => way.coins + 3 * way.markers + 2 * pair.time

/** A route as a key: its dice and the value that they come to. */
export const keyOfRoute = ({ pair, way }: Route): string =>
  `${pair.dice.map(({ colour, pips }) => `${colour}${pips}`).join('+')}=${way.value}`

/** Uses of a route: the banners of its value, and the "?" banner where nothing is changed. */
export const usesOf = ({ pair, way }: Route): Pair['reaches'] =>
  pair.reaches.filter(({ banner, ways }) =>
    banner === 'headman' ? way.changes.length === 0 : ways.some(({ value }) => value === way.value),
  )

/** The sums 2 to 12 that two dice of `open` make or can be changed to, each with its uses. */
export function sumsOf(open: ReadonlyArray<Pair>): Sum[] {
  return Array.from({ length: 11 }, (_, i) => i + 2).map((value) => {
    const all = open.flatMap((pair) => routeTo(pair, value) ?? [])
    const routes = all.sort((a, b) => price(a) - price(b)).slice(0, maxRoutes)
    const uses = new Map<string, AnyBanner>()
    for (const route of routes)
      for (const { colour, banner } of usesOf(route))
        if (banner !== 'headman') {
          const one = { colour, banner } as AnyBanner
          uses.set(keyOf(one), one)
        }
    return {
      value,
      routes,
      uses: [...uses.values()],
      kinds: new Set([...uses.values()].map(({ banner }) => kindOf(banner))),
      coins: routes[0]?.way.coins ?? 0,
      markers: routes[0]?.way.markers ?? 0,
    }
  })
}

/** The sum to begin with: the one with most uses among those that cost no change, and rather no time either. */
export function firstSum(sums: ReadonlyArray<Sum>): number | null {
  const worth = ({ uses, coins, markers, routes: [cheapest] }: Sum) =>
    uses.length - 20 * (coins + markers) - (cheapest?.pair.time ?? 0)
  const possible = sums.filter(({ routes }) => routes.length > 0)
  const [best] = possible.sort((a, b) => worth(b) - worth(a))
  return best?.value ?? null
}

/** Cost of a change to a sum, sign by sign; beside each other, a single coin or marker is told by its sign alone. */
export function signsOf({ coins, markers }: Pick<Sum, 'coins' | 'markers'>) {
  const isBoth = coins > 0 && markers > 0
  const told = (n: number) => (isBoth && n === 1 ? '' : n)
  return [
    ...(coins > 0 ? [{ sign: 'coin', n: told(coins) } as const] : []),
    ...(markers > 0 ? [{ sign: 'marker', n: told(markers) } as const] : []),
  ]
}

/** The sum nearest to a place on the ruler that can be made; `share` is 0 at its beginning and 1 at its end. */
export function sumAt(sums: ReadonlyArray<Sum>, share: number): number | null {
  const away = (at: number) => Math.abs((at + 0.5) / sums.length - share)
  const [nearest] = sums
    .map(({ value, routes }, at) => ({ value, at, isMade: routes.length > 0 }))
    .filter(({ isMade }) => isMade)
    .sort((a, b) => away(a.at) - away(b.at))
  return nearest?.value ?? null
}

const changeOf = ({ coins, markers }: Sum): number => coins + 3 * markers

/**
 * The sum looked at: the one wished for, or else the one before while it can be made, or else one to
 * begin with. Two dice taken are looked at as they lie, unless a change of them was.
 */
export function sumLookedAt(
  sums: ReadonlyArray<Sum>,
  wished: number | null,
  before: Sum | null,
  taken: number,
): Sum | null {
  const possible = (value: number | null | undefined) =>
    sums.find((one) => one.value === value && one.routes.length > 0)
  const kept = possible(before?.value)
  const isDearer = kept && before && taken === 2 && changeOf(kept) > changeOf(before)
  return possible(wished) ?? (isDearer ? null : kept) ?? possible(firstSum(sums)) ?? null
}

/** The cheapest routes to a banner, whatever their sum. */
export const routesFor = (open: ReadonlyArray<Pair>, banner: AnyBanner): Route[] =>
  routesTo(open, keyOf(banner)).slice(0, maxRoutes)

const askedBanner: AnyBanner = { colour: 'black', banner: 'headman' }

/**
 * The dice that a tap on the "?" banner takes. Any two will do: those looked at, unless others cost
 * less, as black ones or a change would be paid for nothing.
 */
export function routeForAsked(open: ReadonlyArray<Pair>, looked: Route | null): Route | null {
  const [cheapest] = routesFor(open, askedBanner)
  if (!cheapest) return null
  return looked && price(looked) <= price(cheapest) ? looked : cheapest
}

/** The dice that a banner is told of with: those that a tap on it takes or looks at. */
export function routeToTell(
  open: ReadonlyArray<Pair>,
  looked: Route | null,
  banner: AnyBanner,
): Route | null {
  if (banner.banner === 'headman') return routeForAsked(open, looked)
  const isReached = looked && usesOf(looked).some((one) => keyOf(one) === keyOf(banner))
  return isReached ? looked : (routesFor(open, banner)[0] ?? null)
}

/** The moves that use a route for a banner: dice, changes and banner in one. */
export function planFor(state: State, { pair, way }: Route, banner: AnyBanner): Move[] {
  const found = pair.reaches.find((one) => keyOf(one) === keyOf(banner))
  const wanted = found?.ways.find(({ value }) => value === way.value) ?? found?.ways[0]
  return wanted ? planOf(state, pair, wanted, banner) : []
}

/** Number of dice of one colour and number of pips that a route still takes from the pool. */
export const diceOf = (route: Route | null, { colour, pips }: Die, taken: number): number =>
  route
    ? route.pair.dice.slice(taken).filter((die) => die.colour === colour && die.pips === pips)
        .length
    : 0
