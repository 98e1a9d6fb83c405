import {
  type AnyBanner,
  type CraftBuildingId,
  craftBuilding,
  craftBuildingKinds,
  type Move,
  type Pair,
  pairs as pairsOf,
  type State,
} from '../../../../worker/games/my-village/index.ts'
import type { Asked, Choosing } from '../../stage/choosing.ts'
import {
  type Chosen,
  leadsOn,
  litBy,
  movesBy,
  type Piece,
  tap,
  type Way,
} from '../../stage/taps.ts'
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
import { displayPiece, plotPiece, waysOf } from './targets.ts'

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
  /** The plots on which several buildings could stand now, with the pieces of these. */
  readonly plots: ReadonlyMap<Piece, ReadonlyArray<Piece>>
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
  const plots = plotsOf(at.state, new Set([...litBy(ways, []), ...planned.keys()]))
  return { ways, pairs, reached, sums, sum, aim, routes, route, planned, plots }
}

/** Plots for buildings of a kind of which several are open: the plot asks for one of them. */
function plotsOf({ buildings }: State, open: ReadonlySet<Piece>): More['plots'] {
  const plots = craftBuildingKinds.map((kind) => {
    const alike = buildings.filter((id) => craftBuilding(id).kind === kind)
    return [plotPiece(kind), alike.map(displayPiece).filter((piece) => open.has(piece))] as const
  })
  return new Map(plots.filter(([, pieces]) => pieces.length > 1))
}

/** The building whose tile in the display is a piece. */
const buildingOn = (piece: Piece) => piece.slice('card:'.length) as CraftBuildingId

/** Buildings that could stand on the plot that is chosen; none is. */
const onPlot = ({ more }: At, chosen: Chosen): ReadonlyArray<Piece> =>
  more.plots.get(chosen[0] ?? '') ?? []

/** The ways that a piece leads to, as long as no plot is chosen. */
function waysFrom({ ways, more }: At, chosen: Chosen, piece: Piece): ReadonlyArray<Way<Move>> {
  const planned = chosen.length > 0 ? undefined : more.planned.get(piece)
  return planned ? [planned] : movesBy(ways, chosen, piece)
}

const none: ReadonlyArray<Route> = []

export const choosing: Choosing<State, Move, More, View> = {
  ways: waysOf,
  view: { sum: null, route: null, aim: null, displayed: false },
  more: moreOf,
  chosen(at, tapped) {
    const isChosen = tapped && (leadsOn(at.ways, tapped) || onPlot(at, tapped).length > 0)
    return isChosen ? tapped : []
  },
  lit(at, chosen) {
    const { ways, more } = at
    const tiles = onPlot(at, chosen)
    if (tiles.length > 0) return new Set(tiles)
    const lit = litBy(ways, chosen)
    return chosen.length > 0 ? lit : new Set([...lit, ...more.planned.keys(), ...more.plots.keys()])
  },
  good: (at, chosen) =>
    chosen.length > 0 ? onPlot(at, chosen) : goodOf([...at.ways, ...at.more.planned.values()]),
  waysBy(at, chosen, piece) {
    const from = onPlot(at, chosen).length > 0 ? [] : chosen
    const tiles = at.more.plots.get(piece)
    return tiles ? tiles.flatMap((tile) => waysFrom(at, [], tile)) : waysFrom(at, from, piece)
  },
  // Another piece takes the place of a plot that is chosen.
  isTappable: (at, chosen, piece) =>
    onPlot(at, chosen).length > 0 &&
    (at.more.plots.has(piece) || waysFrom(at, [], piece).length > 0),
  tap(at, tapped, piece) {
    const { ways, more } = at
    if (more.plots.has(piece)) return { choose: tapped[0] === piece ? [] : [piece] }
    const chosen = onPlot(at, tapped).length > 0 ? [] : tapped
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
  question(at, chosen, { language }) {
    const { state, more } = at
    const boardWords = boardWordsIn(language)
    const tiles = onPlot(at, chosen).map((piece) => craftBuilding(buildingOn(piece)))
    const [tile] = tiles
    if (tile) {
      const values = tiles.map(({ black }) => black.values.join('/'))
      return boardWords.whichOf(boardWords.cards.buildings[tile.kind].name, values)
    }
    const isAsked = more.sums.length > 0 && state.turn.dice.length === 0
    return isAsked ? boardWords.chooseUse : null
  },
  // Nothing is left but the end, and who dies then: that is asked at once.
  follows: ({ state, seat, moves }) =>
    asksWhoDies(state, seat, moves) ? { do: 'end-turn' } : null,
  joins: true,
  isSeenAtHome: true,
}
