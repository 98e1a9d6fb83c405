import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  coffins,
  endThreshold,
  type Move,
  myVillage,
  pairs,
  professions,
  type State,
  type Task,
  type Village,
} from '../../../../worker/games/my-village/index.ts'
import type { NotesOf, Situation } from '../kit/situations.ts'
import {
  bannerPiece,
  customerPiece,
  diePiece,
  facePiece,
  handPiece,
  schoolPiece,
  villagerPiece,
} from './targets.ts'

/** A position as somebody at the table meets it. */
interface Position {
  readonly state: State
  readonly seat: Seat
  readonly village: Village
  /** Task of mine; `null` while others do. */
  readonly task: Task['task'] | null
  /** Moves that I may do now. */
  readonly moves: ReadonlyArray<Move>
}

export function positionOf(state: State, seat: Seat): Position | null {
  const village = state.villages[seat]
  const asked = myVillage.toAct(state)
  if (!village || asked.length === 0) return null
  const mine = asked.includes(seat)
  const task = (mine && state.agenda.at(-1)?.task) || null
  return { state, seat, village, task, moves: mine ? myVillage.moves(state, seat) : [] }
}

/** A turn of mine begins, in this round or a later one: two dice are to be taken. */
const begins = ({ task, state }: Position, round = 1) => task === 'dice' && state.round >= round
const mayUse = ({ task }: Position) => task === 'dice' || task === 'use'
const home = ({ seat }: Position, part: string) => `v${seat}:${part}`
const missing = ({ village }: Position) => professions.filter((who) => !village.villagers[who])

export const situations = {
  death: {
    rule: 'M5.108',
    when: ({ task }) => task === 'death',
    at: ({ seat, village }) =>
      professions.filter((who) => village.villagers[who]).map((who) => villagerPiece(seat, who)),
  },
  customers: {
    rule: 'M5.82',
    when: ({ task }) => task === 'customers' || task === 'free-customer',
    at: ({ state }) => state.customers.display.map(customerPiece),
  },
  school: {
    rule: 'M5.95',
    when: ({ task }) => task === 'school',
    at: ({ seat }) => [schoolPiece(seat, 'left'), bannerPiece(seat, 'school')],
  },
  finish: {
    rule: 'M5.89',
    when: ({ task, moves }) => task === 'finish' && moves.some((move) => move.do === 'activate'),
    at: ({ seat, moves }) =>
      moves.flatMap((move) => (move.do === 'activate' ? [bannerPiece(seat, move.banner)] : [])),
  },
  aim: {
    rule: 'M6.12',
    when: (at) => begins(at),
    at: (at) => [home(at, 'total')],
  },
  dice: { rule: 'M5.2', when: (at) => begins(at), at: () => ['pool'] },
  use: {
    rule: 'M5.11',
    when: mayUse,
    at: ({ seat }) => [bannerPiece(seat, 'play')],
  },
  craft: {
    rule: 'M5.21',
    when: (at) => mayUse(at) && at.village.villagers.craftsman && at.village.buildings.length === 0,
    at: ({ seat }) => [villagerPiece(seat, 'craftsman')],
  },
  black: {
    rule: 'M5.9',
    when: (at) => begins(at, 2) && at.state.pool.some(({ colour }) => colour === 'black'),
    at: ({ state }) => state.pool.filter(({ colour }) => colour === 'black').map(diePiece),
  },
  coins: {
    rule: 'M5.3',
    when: (at) => at.village.coins > 0 && mayUse(at) && at.state.round > 1,
    at: (at) => [
      ...at.moves.flatMap((move) => (move.do === 'change' ? [facePiece(move)] : [])),
      home(at, 'coins'),
    ],
  },
  reaper: {
    rule: 'M4.29',
    when: ({ village, task }) => village.reaper && task !== null,
    at: (at) => [home(at, 'time')],
  },
  time: {
    rule: 'M4.28',
    when: (at) => mayUse(at) && at.village.cloud > 0,
    at: (at) => [home(at, 'time')],
  },
  'last-round': {
    rule: 'M6.1',
    when: ({ state, task }) =>
      task !== null && coffins(state) >= endThreshold.coffins[state.villages.length as 2 | 3 | 4],
    at: () => ['coffins'],
  },
  rats: {
    rule: 'M5.117',
    when: (at) => mayUse(at) && at.state.rat <= 6,
    at: () => ['rat'],
  },
  tree: {
    rule: 'M5.102',
    when: (at) => mayUse(at) && at.village.treeSp > 0,
    at: (at) => [home(at, 'tree'), bannerPiece(at.seat, 'headman')],
  },
  gone: {
    rule: 'M4.16',
    when: (at) => mayUse(at) && missing(at).length > 0,
    at: (at) => missing(at).map((who) => villagerPiece(at.seat, who)),
  },
  serve: {
    rule: 'M5.96',
    when: (at) => mayUse(at) && at.village.market.length > 0,
    at: ({ seat, village }) => village.market.map((one) => bannerPiece(seat, one)),
  },
  goods: {
    rule: 'M5.24',
    when: (at) => mayUse(at) && at.village.buildings.length > 0,
    at: ({ seat, village }) => village.buildings.map(({ id }) => bannerPiece(seat, id)),
  },
  fields: {
    rule: 'M5.27',
    when: (at) => mayUse(at) && at.village.fields.length > 0,
    at: ({ seat, village }) => village.fields.map(({ id }) => bannerPiece(seat, id)),
  },
  monks: {
    rule: 'M6.3',
    when: (at) => mayUse(at) && at.village.church !== null,
    at: (at) => [home(at, 'church')],
  },
  office: {
    rule: 'M5.78',
    when: (at) => begins(at, 3) && at.village.market.length === 0,
    at: () => ['display'],
  },
  travel: {
    rule: 'M5.28',
    when: (at) => begins(at, 3) && at.village.villagers.traveller && at.village.travel.length === 0,
    at: ({ seat }) => [`v${seat}:travel:A`],
  },
  hand: {
    rule: 'M5.74',
    when: ({ state, seat, task }) =>
      task === 'dice' &&
      state.hand.palm &&
      state.hand.owner !== seat &&
      pairs(state, seat).some(({ reaches }) => reaches.some(({ banner }) => banner === 'hand')),
    at: () => [handPiece],
  },
  church: {
    rule: 'M5.36',
    when: (at) => begins(at, 3) && at.village.villagers.abbot && at.village.church === null,
    at: ({ seat }) => [villagerPiece(seat, 'abbot')],
  },
  council: {
    rule: 'M5.58',
    when: (at) => begins(at, 4) && at.village.villagers.councilman && at.village.chamber === null,
    at: ({ seat }) => [villagerPiece(seat, 'councilman')],
  },
  waiting: {
    rule: 'M4.5',
    when: ({ task }) => task === null,
    at: ({ seat }) => [`v${seat}:total`, 'pool'],
  },
} as const satisfies Readonly<Record<string, Situation<Position>>>

/** The notes of one language. */
export type GuideNotes = NotesOf<keyof typeof situations>
