/**
 * Moves that nobody should make: another legal one is better whatever comes. They are judged by the rules alone, so that this shares no mistake with how bots weigh moves. Every bot game can be looked through.
 */
import {
  type AnyGame,
  type Move as AnyMove,
  copy,
  Random,
  type Seat,
} from '../../worker/games/kernel/index.ts'
import {
  craftBuilding,
  customer,
  type Good,
} from '../../worker/games/my-village/components/index.ts'
import type {
  Move as VillageMove,
  State as VillageState,
} from '../../worker/games/my-village/index.ts'
import {
  buildingById,
  roundCount,
  terrainById,
} from '../../worker/games/settlement/components/index.ts'
import type {
  Move as SettlementMove,
  State as SettlementState,
} from '../../worker/games/settlement/state.ts'
import { isCrest } from '../../worker/games/town-builder/components/index.ts'
import type { Move as TownMove, State as TownState } from '../../worker/games/town-builder/state.ts'
import type {
  Move as VillagersMove,
  State as VillagersState,
} from '../../worker/games/villagers/state.ts'

/** A move that a seat is about to make, among the legal ones. */
interface Case<S, M> {
  readonly game: AnyGame
  readonly state: S
  readonly seat: Seat
  readonly move: M
  readonly moves: ReadonlyArray<M>
}

/** Fault of a move; `null`: nothing that is certain. */
type Judge<S, M> = (it: Case<S, M>) => string | null

/** A state after a move; what is random comes as it may. */
function after<S>(game: AnyGame, state: S, seat: Seat, move: AnyMove): S {
  const next = copy(state)
  const random = Random.fromSeed(new Uint8Array(32))
  game.play(next, seat, move, { random, emit() {}, emitTo() {} })
  return next
}

/** Returns true if a village has a good, or a card that makes it (M5.24, M7.25, M4.36). */
function canHave({ buildings, fields, chamber }: VillageState['villages'][number], good: Good) {
  return (
    chamber === 'guild-chamber' ||
    buildings.some(({ id }) => craftBuilding(id).good === good) ||
    (good === 'plow' && fields.some(({ plow }) => plow))
  )
}

const myVillage: Judge<VillageState, VillageMove> = ({ state, seat, move, moves }) => {
  // M5.9: a black die costs time, and its colour has no other effect (M5.10).
  if (move.do === 'take' && move.colour === 'black')
    return state.pool.some(({ colour, pips }) => colour === 'white' && pips === move.pips)
      ? 'a black die where a white one shows the same'
      : null
  // M5.87: one may go on; M5.27, M5.62, M5.90: for nothing.
  if (move.do === 'end-turn') {
    const free = (banner: string) =>
      banner === 'play' || banner === 'meeting-place' || banner.startsWith('field')
    return moves.some((other) => other.do === 'activate' && free(other.banner))
      ? 'a free banner left'
      : null
  }
  // M5.78, M5.82: each further customer costs time or a coin, and unserved it is worth nothing.
  const village = state.villages[seat]
  if (move.do === 'customer' && village && moves.some((other) => other.do === 'settle'))
    return Object.keys(customer(move.customer).goods).some(
      (good) => !canHave(village, good as Good),
    )
      ? 'a further customer whose goods cannot be made'
      : null
  return null
}

/** Returns true if a move and at most one more, of an effect (S5.46), bring points at once. */
function scoresAtOnce({ game, state, seat }: Case<SettlementState, SettlementMove>, move: AnyMove) {
  const points = (one: SettlementState) =>
    game.score(one).find((score) => score.seat === seat)?.total ?? 0
  const next = after(game, state, seat, move)
  if (points(next) > points(state)) return true
  return (
    next.agenda.at(-1)?.task === 'effects' &&
    game
      .moves(next, seat)
      .some(
        (use: AnyMove) => use.do === 'use' && points(after(game, next, seat, use)) > points(state),
      )
  )
}

const settlement: Judge<SettlementState, SettlementMove> = (it) => {
  const { state, seat, move, moves } = it
  const board = state.boards[seat]
  if (!board) return null
  if (move.do === 'pass' && state.round === roundCount) {
    // S6.2: after the last pass nothing counts but points.
    const acts = moves.filter(
      (other) => !['pass', 'exchange', 'use-bonus', 'end-turn'].includes(other.do),
    )
    return acts.some((other) => scoresAtOnce(it, other)) ? 'passed with points to be had' : null
  }
  // S5.54, S5.87, S5.88: the settler comes back, and what it gains stays.
  if (move.do === 'pass' && board.settlers.basic > 0)
    return moves.some((other) => {
      if (other.do !== 'activate-outpost') return false
      const terrain = board.terrains[(other.region - 1) * 3 + other.column - 1]
      const resource = terrain && terrainById[terrain.tile].resource
      return resource === 'diamond' || resource === 'gold'
    })
      ? 'passed with a settler that would gain something to keep'
      : null
  // S7.20-S7.23, S7.26, S7.31: effects that cost nothing.
  if (move.do === 'done')
    return moves.some((other) => {
      if (other.do !== 'use') return false
      const space = ['upper', 'middle', 'lower'].indexOf(other.street) * 3 + other.column - 1
      const own = board.buildings[space]
      return own && buildingById[own.building].effect.op.startsWith('gain')
    })
      ? 'a free effect left'
      : null
  return null
}

/** The gold of a seat once a Smuggler is played, its padlock opened in the first way (V5.61). */
function smuggled(game: AnyGame, state: VillagersState, seat: Seat, move: AnyMove): number {
  let next = after(game, state, seat, move)
  while (next.agenda.length > state.agenda.length) {
    const [first] = game.moves(next, seat)
    if (!first) break
    next = after(game, next, seat, first)
  }
  return next.seats[seat]?.gold ?? 0
}

const villagers: Judge<VillagersState, VillagersMove> = ({ game, state, seat, move, moves }) => {
  // V4.41, V4.43: the second market is known to come, so this is the last build turn.
  if (move.do !== 'end-turn' || state.markets.second === 'ahead') return null
  const gold = state.seats[seat]?.gold ?? 0
  return moves.some((other) => other.do === 'smuggle' && smuggled(game, state, seat, other) > gold)
    ? 'the Smuggler unused in the last build turn'
    : null
}

/**
 * Returns true if a move after the last action changes no points: the ability of a crest takes a card from
 * the row, and no more (T5.64, T7.61).
 */
const isWaste = (move: TownMove): boolean => move.do === 'star' && isCrest(move.with)

/**
 * The points of all, by seat, if a move is made and nothing that may be left undone follows (T4.17, T5.50), and whether
 * something could follow. `null` unless the game is over without a decision of anybody else.
 */
function inTheEnd(
  { game, state, seat }: Case<TownState, TownMove>,
  move: AnyMove,
): { totals: number[]; open: boolean } | null {
  let next = after(game, state, seat, move)
  let open = false
  for (let acting = game.toAct(next); acting.length > 0; acting = game.toAct(next)) {
    if (acting.some((one) => one !== seat)) return null
    const moves = game.moves(next, seat) as TownMove[]
    // T8.5: the cards that leave the row of a last turn alone are worth nothing to anybody.
    const isIdle = next.agenda.at(-1)?.task === 'soloDiscard'
    const rest = isIdle ? moves[0] : moves.find((one) => one.do === 'end' || one.do === 'keep')
    if (!rest) return null
    open ||= !isIdle && moves.some((one) => one !== rest && !isWaste(one))
    next = after(game, next, seat, rest)
  }
  return { totals: game.score(next).map(({ total }) => total), open }
}

/** The lead of a seat over each other. */
const leads = (totals: ReadonlyArray<number>, seat: Seat): number[] =>
  totals.flatMap((total, one) => (one === seat ? [] : (totals[seat] ?? 0) - total))

const townBuilder: Judge<TownState, TownMove> = (it) => {
  const { state, seat, move, moves } = it
  // T5.42, T5.48: an award costs nothing and is kept; T6.13: it is worth points.
  if (move.do === 'end' && moves.some((other) => other.do === 'claim')) return 'an award unclaimed'
  // T6.3, T6.8: the last decision of the game. Gold and foundations that are left are worth nothing (T6.7, T6.14).
  const isLast = state.round === state.lastRound && state.turn.actions <= 1
  const mine = isLast ? inTheEnd(it, move) : null
  if (!mine || mine.open) return null
  const lead = leads(mine.totals, seat)
  return moves.some((other) => {
    const end = other === move ? null : inTheEnd(it, other)
    return (
      end !== null &&
      (end.totals[seat] ?? 0) > (mine.totals[seat] ?? 0) &&
      leads(end.totals, seat).every((one, i) => one >= (lead[i] ?? 0))
    )
  })
    ? 'fewer points than were to be had with the last decision'
    : null
}

// biome-ignore lint/suspicious/noExplicitAny: the games have different states.
const judges: Readonly<Record<string, Judge<any, any>>> = {
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
  villagers,
}

/** Fault of a move that a seat is about to make; `null` where nothing is for certain, and where no other move is known to be better. */
export function dominated(game: AnyGame, state: unknown, seat: Seat, move: AnyMove): string | null {
  return judges[game.id]?.({ game, state, seat, move, moves: game.moves(state, seat) }) ?? null
}
