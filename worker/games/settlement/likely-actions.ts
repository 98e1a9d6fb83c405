/** Bots: how likely a sensible player makes each move. */
import type { Seat } from '../kernel/index.ts'
import { exchangeSaves, isIdle } from './advice.ts'
import {
  boardOf,
  buildingSpace,
  buildings,
  explored,
  outposts,
  spacesOf,
  streetSpaces,
  terrainAt,
  terrainSpace,
  tileAt,
  yielding,
} from './board.ts'
import {
  type Amounts,
  buildingById,
  exploreSettlers,
  heroById,
  monsterOf,
  type Resource,
  roundCount,
} from './components/index.ts'
import { exchangeOf, waysToPay } from './exchange.ts'
import { heroPrice } from './heroes.ts'
import { colourShown } from './monsters.ts'
import { settlersOf } from './settlers.ts'
import type { ExchangeMove, Move, PlayerBoard, State, Supply } from './state.ts'
import { canCarryOut, effectOptions } from './streets.ts'
import { affords, pay } from './supply.ts'
import { effectWorth, weigh, worth, worthOf } from './worth.ts'

/** Number of resources that a supply lacks for a cost. */
function lackOf(supply: Supply, cost: Amounts): number {
  let lack = 0
  for (const resource in cost)
    lack += Math.max(0, (cost[resource as Resource] ?? 0) - supply[resource as Resource])
  return lack
}

/** Largest lack that is exchanged for: beyond it, too much would be lost. */
const farthest = 2

/**
 * Exchanges that are a first step towards what can be paid soonest, and leave payable what is so now. So each of them brings
 * its aim nearer, and none takes back another: with the Mirror (S7.13) they would go on for ever.
 */
function usefulExchanges(state: State, seat: Seat, costs: ReadonlyArray<Amounts>) {
  const board = boardOf(state, seat)
  // An exchange brings one resource: no chain is shorter than what is lacking.
  const lacks = costs.map((cost) => lackOf(board.supply, cost))
  const payable = costs.filter((_, i) => lacks[i] === 0)
  const chains: ReadonlyArray<ExchangeMove>[] = []
  let shortest = Number.POSITIVE_INFINITY
  for (let lack = 1; lack <= Math.min(farthest, shortest); lack++)
    for (const [i, cost] of costs.entries()) {
      const [way] = lacks[i] === lack ? waysToPay(board, cost, 1) : []
      if (!way) continue
      chains.push(way.exchanges)
      shortest = Math.min(shortest, way.exchanges.length)
    }
  const keeps = (exchange: ExchangeMove) => {
    const rate = exchangeOf(exchange)
    if (!rate) return false
    const after = { ...board.supply }
    pay(after, rate.give)
    after[exchange.get] += 1
    return payable.every((cost) => affords(after, cost))
  }
  const steps = chains.flatMap(([first, ...rest]) =>
    first && rest.length + 1 === shortest && keeps(first) ? [`${first.give}>${first.get}`] : [],
  )
  return new Set(steps)
}

/** All that a seat may want to pay for now. */
function wishes(state: State, seat: Seat): Amounts[] {
  const board = boardOf(state, seat)
  const task = state.agenda.at(-1)
  if (task?.task === 'effects')
    return task.left.flatMap((space) => effectOptions(board, space).map(({ paid }) => paid))
  if (task?.task !== 'turn') return []
  const isAlone = state.boards.length === 1
  const costs: Amounts[] = []
  if (!task.invited || isAlone)
    for (let position = 1; position <= state.heroRow.length; position++) {
      const price = heroPrice(state, position)
      if (price) costs.push(price)
    }
  if ((!task.acted || isAlone) && settlersOf(board) > 0 && board.buildings.some((own) => !own))
    for (const pile of state.market) if (pile) costs.push(buildingById[pile.building].cost)
  // One more diamond for what passing would lose.
  if (settlersOf(board) === 0 && exchangeSaves(state, seat))
    costs.push({ diamond: board.supply.diamond + 1 })
  return costs
}

/** A board and the rounds ahead, as every guess needs them. */
interface Outlook {
  readonly state: State
  readonly board: PlayerBoard
  /** Rounds after this one. */
  readonly ahead: number
  /** The share of a resource's worth that will be made use of. */
  readonly spendable: number
}

/** Points that one more terrain, outpost or building adds to the own heroes' points (S6.3). */
function perHero({ heroes }: PlayerBoard, what: 'terrain' | 'outpost' | 'building'): number {
  let sum = 0
  for (const hero of heroes) {
    const { per, points } = heroById[hero].vp
    if (per === what) sum += points
  }
  return sum
}

/** Points that activating a street brings: the effects that can be paid (S5.46-S5.49). */
function streetGain({ board, spendable }: Outlook, street: 'upper' | 'middle' | 'lower'): number {
  let sum = 0
  for (const space of streetSpaces(street)) {
    const own = board.buildings[space]
    if (!own || !canCarryOut(board, space)) continue
    const { effect } = buildingById[own.building]
    sum +=
      effect.op === 'store'
        ? effect.vpEach - worthOf(effect.pay) * spendable
        : effectWorth(own) * spendable
  }
  return sum
}

/** Yield of the terrain of a space in each further round. */
const yieldOf = (board: PlayerBoard, space: number): number =>
  worth(tileAt(board, space).resource) * weigh.terrain.chosen

/** Points that a hero brings in the end, grown until then. */
function heroGain({ board, ahead }: Outlook, hero: keyof typeof heroById): number {
  const { points, per } = heroById[hero].vp
  if (!per) return points
  const now = { terrain: explored, outpost: outposts, building: buildings }[per](board).length
  return points * Math.min(9, now + ahead * weigh.growth.ofChosenHero)
}

/** Points that an action or a hero brings, its costs deducted but for the settlers. */
function gainOf(own: Outlook, move: Move): number {
  const { state, board, ahead, spendable } = own
  switch (move.do) {
    case 'invite': {
      const hero = state.heroRow[move.position - 1]
      const price = heroPrice(state, move.position)
      if (!hero || !price) return 0
      return (
        heroGain(own, hero) -
        worthOf(price) * spendable +
        heroById[hero].bonusSettlers * weigh.settler.usual +
        weigh.hero
      )
    }
    case 'activate-region': {
      let sum = 0
      for (const space of yielding(board, move.region)) {
        const { resource, colour } = tileAt(board, space)
        const endangered = !terrainAt(board, space).outpost && colourShown(state, colour)
        sum +=
          worth(resource) * spendable -
          (endangered ? yieldOf(board, space) * Math.min(1, ahead) : 0)
      }
      return sum
    }
    case 'activate-street':
      return streetGain(own, move.street)
    case 'activate-outpost':
      return worth(tileAt(board, terrainSpace(move.region, move.column)).resource) * spendable
    case 'construct': {
      const pile = state.market[move.market - 1]
      if (!pile) return 0
      const each = effectWorth({ building: pile.building, tokens: 0 })
      return (
        each * weigh.building.chosen * (ahead + weigh.thisRound.choice) +
        perHero(board, 'building') -
        worthOf(buildingById[pile.building].cost) * spendable
      )
    }
    case 'explore':
      return (
        weigh.terrain.explored * (ahead + weigh.thisRound.choice) +
        weigh.terrain.byRegion * move.region * ahead +
        perHero(board, 'terrain')
      )
    case 'build-outpost':
      return (
        perHero(board, 'outpost') +
        weigh.outpost.byRound * ahead +
        yieldOf(board, terrainSpace(move.region, move.column)) * weigh.outpost.guards * ahead
      )
    case 'hunt': {
      const space = spacesOf(move.region)[move.column - 1] ?? 0
      const { reward } = monsterOf[tileAt(board, space).colour]
      return worthOf(reward) * spendable + yieldOf(board, space) * ahead
    }
    default:
      return 0
  }
}

/** Settlers that an action takes (S5.7-S5.14). */
function settlersFor(board: PlayerBoard, move: Move): number {
  switch (move.do) {
    case 'explore':
      return exploreSettlers[move.region]
    case 'hunt': {
      const space = spacesOf(move.region)[move.column - 1] ?? 0
      return monsterOf[tileAt(board, space).colour].settlers
    }
    case 'invite':
      return 0
    default:
      return 1
  }
}

/** Returns true if an effect gains something and costs nothing. */
const isFreeEffect = (
  board: PlayerBoard,
  { street, column }: Extract<Move, { do: 'use' }>,
): boolean => {
  const own = board.buildings[buildingSpace(street, column)]
  const op = own && buildingById[own.building].effect.op
  return op === 'gain' || op === 'gain-from-outpost-terrain'
}

/**
 * Returns true if a move that passing would forgo gains something to keep (S5.86-S5.88): points on a
 * building, a diamond or gold of an outpost for the rounds ahead, or in the last round points with a
 * hero.
 */
function isLastingGain(state: State, seat: Seat, move: Move): boolean {
  const board = boardOf(state, seat)
  const isLast = state.round === roundCount
  switch (move.do) {
    case 'activate-street':
      return streetSpaces(move.street).some((space) => {
        const own = board.buildings[space]
        if (!own) return false
        const { effect } = buildingById[own.building]
        return effect.op === 'store' && affords(board.supply, effect.pay)
      })
    case 'activate-outpost': {
      const { resource } = tileAt(board, terrainSpace(move.region, move.column))
      return !isLast && (resource === 'diamond' || resource === 'gold')
    }
    case 'invite': {
      const hero = state.heroRow[move.position - 1]
      return isLast && !!hero && heroGain({ state, board, ahead: 0, spendable: 0 }, hero) > 0
    }
    case 'explore':
      return isLast && perHero(board, 'terrain') > 0
    case 'build-outpost':
      return isLast && perHero(board, 'outpost') > 0
    case 'construct':
      return isLast && perHero(board, 'building') > 0
    default:
      return false
  }
}

/** The share of a choice that brings so many points. */
function likely(points: number): number {
  const { steep, most } = weigh.likely
  return 2 ** Math.max(-most, Math.min(most, steep * points))
}

/** Each move by what it brings; exchanges only as a step towards something; the mix of settlers is left as it comes. */
export function weights(state: State, seat: Seat, moves: ReadonlyArray<Move>): number[] {
  const board = boardOf(state, seat)
  const ahead = roundCount - state.round
  const own = {
    state,
    board,
    ahead,
    spendable: ahead > 0 ? weigh.spent.later : weigh.spent.lastChoosing,
  }
  const useful = moves.some((move) => move.do === 'exchange')
    ? usefulExchanges(state, seat, wishes(state, seat))
    : null
  const canUse = moves.some((move) => move.do === 'use')
  const isFree = moves.some((move) => move.do === 'use' && isFreeEffect(board, move))
  const lasting = moves.some((move) => isLastingGain(state, seat, move))
  return moves.map((move) => {
    switch (move.do) {
      case 'use-bonus':
        return 0
      case 'exchange':
        return useful?.has(`${move.give}>${move.get}`) ? weigh.move.exchange : 0
      case 'done':
        return isFree ? 0 : canUse ? weigh.move.doneEarly : 1
      case 'pass':
        if (lasting) return 0
        return settlersOf(board) > 0 ? weigh.move.passEarly : weigh.move.pass
      case 'drop-rest':
        return weigh.move.dropRest
      case 'place-building':
        return (
          weigh.building.together **
          streetSpaces(move.street).filter((space) => board.buildings[space]).length
        )
      case 'activate-region':
      case 'activate-street': {
        const gain = gainOf(own, move)
        // Legal, and nothing but a way to wait (S-R12).
        if (gain === 0 && isIdle(state, seat, move)) return 0
        return likely(gain - weigh.settler.usual)
      }
      case 'invite':
      case 'activate-outpost':
      case 'construct':
      case 'explore':
      case 'build-outpost':
      case 'hunt':
        return likely(gainOf(own, move) - weigh.settler.usual * settlersFor(board, move))
      default:
        return 1
    }
  })
}
