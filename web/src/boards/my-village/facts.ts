import { copy, Hidden, Random, type Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type AnyBanner,
  type BlackBannerId,
  type CustomerId,
  customer,
  type Good,
  lifeTrack,
  type Move,
  myVillage,
  type Pair,
  points,
  type State,
  type Village,
  type Way,
} from '../../../../worker/games/my-village/index.ts'

/** A banner as a key: a craft building can be black in the display and white in a village. */
export const keyOf = ({ colour, banner }: AnyBanner): string => `${colour}/${banner}`

const blackMove = (banner: BlackBannerId): Move => {
  if (banner === 'hand') return { do: 'take-hand' }
  if (banner === 'market-office' || banner === 'headman') return { do: banner }
  return { do: 'acquire', card: banner }
}

/** The prestige points that a mark on a space of the own council chamber is worth as of now (M7.30, M7.31). */
export function worthOfMark(state: State, seat: Seat, space: Village['marked'][number]): number {
  const council = (one: State) => points(one, seat).council
  const marked = copy(state)
  marked.villages[seat]?.marked.push(space)
  return council(marked) - council(state)
}

/** The move that uses the banner value for a banner. */
export const useOf = (one: AnyBanner): Move =>
  one.colour === 'black' ? blackMove(one.banner) : { do: 'activate', banner: one.banner }

/** The moves that take the dice of a pair which are not taken yet. */
export const takesOf = (state: State, { dice }: Pair): Move[] =>
  dice.slice(state.turn.dice.length).map(({ colour, pips }): Move => ({ do: 'take', colour, pips }))

/** A whole plan: the dice of the pair, the changes, and the banner. */
export const planOf = (state: State, pair: Pair, way: Way, banner: AnyBanner): Move[] => [
  ...takesOf(state, pair),
  ...way.changes,
  useOf(banner),
]

/** A pair of dice on the way to one banner, by the cheapest change. */
export interface Route {
  readonly pair: Pair
  readonly way: Way
}

const priceOf = ({ pair, way }: Route): number => way.coins + 3 * way.markers + 2 * pair.time

/** The pairs that reach a banner, the cheapest first. */
export function routesTo(pairs: ReadonlyArray<Pair>, key: string): Route[] {
  const routes = pairs.flatMap((pair) => {
    const [way] = pair.reaches.find((one) => keyOf(one) === key)?.ways ?? []
    return way ? [{ pair, way }] : []
  })
  return routes.sort((a, b) => priceOf(a) - priceOf(b))
}

/** The banners of a pair: those of its value as it lies, and those that a change leads to. The "?" banner is always there and left out. */
export function bannersOf(pair: Pair) {
  const worth = pair.reaches.filter(({ banner }) => banner !== 'headman')
  const free = worth.filter(({ ways }) => ways.some(({ changes }) => changes.length === 0))
  return { free, changed: worth.filter((one) => !free.includes(one)) }
}

/** Time until the marker passes the bridge. */
export const timeLeft = ({ cloud }: Village): number => lifeTrack.cloudSpaces - cloud

/** Returns true if paying so much time brings the reaper. */
export const wakesReaper = (village: Village, time: number): boolean =>
  !village.reaper && time >= timeLeft(village)

/** Returns true if the reaper comes for somebody of a village: he is aboard until it is known who dies (M4.28, M5.106). */
export const reaperComes = (state: State, seat: Seat): boolean =>
  state.villages[seat]?.reaper === true ||
  state.agenda.some((task) => task.task === 'death' && task.seat === seat)

/**
 * Returns true if the end of my turn is all that is left to do, and asks who dies: nothing comes to
 * light in between, so it is asked before anything is sent (M5.106, M-R44).
 */
export function asksWhoDies(state: State, you: Seat, moves: ReadonlyArray<Move>): boolean {
  const end = moves.find((move) => move.do === 'end-turn')
  if (!end || moves.some((move) => move.do === 'activate')) return false
  const after = copy(state)
  try {
    myVillage.play(after, you, end, { random: Random.hidden(), emit() {}, emitTo() {} })
  } catch (error) {
    if (error instanceof Hidden) return false
    throw error
  }
  return after.agenda.at(-1)?.task === 'death'
}

/** All seats in turn order, beginning with one. */
export const clockwise = (seats: number, first: Seat): Seat[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats)

/** Goods that a customer wants. */
export const goodsOf = (id: CustomerId): Good[] =>
  Object.entries(customer(id).goods).flatMap(([good, n]) => Array<Good>(n ?? 0).fill(good as Good))
