import {
  type AnyBanner,
  type Move,
  type Pair,
  pairs as pairsOf,
  type State,
} from '../../../../worker/games/my-village/index.ts'
import type { Asked, Choosing } from '../../stage/choosing.ts'
import { litBy, movesBy, type Piece, tap, type Way } from '../../stage/taps.ts'
import { boardWordsIn } from './dictionary.ts'
import { asksWhoDies, keyOf, type Route, useOf } from './facts.ts'
import { goodOf } from './good.ts'
import {
  keyOfRoute,
  planFor,
  routeForAsked,
  routesFor,
  type Sum,
  sumLookedAt,
  sumsOf,
  usesOf,
} from './sums.ts'
import { waysOf } from './targets.ts'

/** The two dice I look at: nothing of it is played before a use is tapped. */
export interface View {
  /** The sum that was wished for; `null`: none was. */
  readonly sum: number | null
  /** The pair of dice that was picked, by its key. */
  readonly route: string | null
  /** The banner to which I want to find dice. */
  readonly aim: AnyBanner | null
  /** The whole card display lies open over the stage. */
  readonly displayed: boolean
}

/** A use of the dice looked at: they are taken along when its piece is tapped. */
interface Planned extends Way<Move> {
  readonly plan: ReadonlyArray<Move>
}

/** Facts about the dice at a position. */
export interface More {
  /** The ways to make moves that `pairs` and `sums` were found for. */
  readonly ways: ReadonlyArray<Way<Move>>
  /** The pairs that I can still take; empty unless I am choosing dice or their use. */
  readonly pairs: ReadonlyArray<Pair>
  /** The banners that they reach, by their keys. */
  readonly reached: ReadonlySet<string>
  /** The sums that I can still make of them. */
  readonly sums: ReadonlyArray<Sum>
  readonly sum: Sum | null
  readonly aim: AnyBanner | null
  readonly routes: ReadonlyArray<Route>
  /** The one of them whose uses are lit. */
  readonly route: Route | null
  /** Pieces lit by the dice looked at, as long as none is chosen. */
  readonly planned: ReadonlyMap<Piece, Planned>
}

type At = Asked<State, Move, More>

/** The pieces that the dice looked at lead to, besides those that are legal moves already. */
function plannedBy(
  { state, seat, ways }: Pick<At, 'state' | 'seat' | 'ways'>,
  looked: Route | null,
  open: ReadonlyArray<Pair>,
): ReadonlyMap<Piece, Planned> {
  const legal = litBy(ways, [])
  const found = new Map<Piece, Planned>()
  const add = (route: Route, banner: AnyBanner) => {
    const [way] = waysOf(state, seat, [useOf(banner)])
    if (!way || legal.has(way.pieces[0])) return
    const plan = planFor(state, route, banner)
    if (plan.length > 0) found.set(way.pieces[0], { ...way, plan })
  }
  for (const { colour, banner } of looked ? usesOf(looked) : [])
    if (looked && banner !== 'headman') add(looked, { colour, banner } as AnyBanner)
  const asked = routeForAsked(open, looked)
  if (asked) add(asked, { colour: 'black', banner: 'headman' })
  return found
}

/** Facts that depend on the position alone; known already where only another pair of dice is looked at. */
function diceOf(
  { state, seat, moves, ways }: Omit<At, 'more'>,
  before: More | undefined,
): Pick<More, 'ways' | 'pairs' | 'reached' | 'sums'> {
  if (before?.ways === ways) return before
  const task = state.agenda.at(-1)?.task
  const isChoosing = moves.length > 0 && (task === 'dice' || task === 'use')
  const pairs = isChoosing ? pairsOf(state, seat) : []
  return {
    ways,
    pairs,
    reached: new Set(pairs.flatMap(({ reaches }) => reaches.map((one) => keyOf(one)))),
    sums: pairs.length > 0 ? sumsOf(pairs) : [],
  }
}

function moreOf(at: Omit<At, 'more'>, view: View, before: More | undefined): More {
  const { ways, pairs, reached, sums } = diceOf(at, before)
  const sum = sumLookedAt(sums, view.sum, before?.sum ?? null, at.state.turn.dice.length)
  const aim = pairs.length > 0 ? view.aim : null
  const routes = aim ? routesFor(pairs, aim) : (sum?.routes ?? none)
  const route = routes.find((one) => keyOfRoute(one) === view.route) ?? routes[0] ?? null
  const planned = plannedBy(at, route, pairs)
  return { ways, pairs, reached, sums, sum, aim, routes, route, planned }
}
const none: ReadonlyArray<Route> = []

export const choosing: Choosing<State, Move, More, View> = {
  ways: waysOf,
  view: { sum: null, route: null, aim: null, displayed: false },
  more: moreOf,
  lit({ ways, more }, chosen) {
    const lit = litBy(ways, chosen)
    return chosen.length > 0 ? lit : new Set([...lit, ...more.planned.keys()])
  },
  good: ({ ways, more }, chosen) =>
    chosen.length > 0 ? [] : goodOf([...ways, ...more.planned.values()]),
  waysBy({ ways, more }, chosen, piece) {
    const planned = chosen.length > 0 ? undefined : more.planned.get(piece)
    return planned ? [planned] : movesBy(ways, chosen, piece)
  },
  tap({ ways, more }, chosen, piece) {
    const planned = chosen.length > 0 ? undefined : more.planned.get(piece)
    const play = planned?.plan.at(-1)
    return planned && play ? { play, before: planned.plan.slice(0, -1) } : tap(ways, chosen, piece)
  },
  class: 'mv-piece',
  seen: 'mv-seen',
  says({ state, seat }, _chosen, _piece, [way, ...more], { language, names, words }) {
    if (!way) return null
    if (more.length > 0) return boardWordsIn(language).chooseFirst
    return words.move(state, seat, way.move, names)
  },
  // A use takes its dice along: nobody need begin with a die.
  question: ({ state, more }, _chosen, { language }) =>
    more.sums.length > 0 && state.turn.dice.length === 0 ? boardWordsIn(language).chooseUse : null,
  // Nothing is left but the end, and who dies then: that is asked at once.
  follows: ({ state, seat, moves }) =>
    asksWhoDies(state, seat, moves) ? { do: 'end-turn' } : null,
  joins: true,
  isSeenAtHome: true,
}
