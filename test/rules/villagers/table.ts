import {
  IllegalMove,
  type Play,
  type Seat,
  start,
  submit,
  type Viewer,
  visibleTo,
} from '../../../worker/games/kernel/index.ts'
import type {
  BasicId,
  Card,
  CardId,
  DevelopmentId,
  SoloEventId,
  VillagerId,
} from '../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../worker/games/villagers/event-types.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { sortHand } from '../../../worker/games/villagers/knowledge.ts'
import type { Options } from '../../../worker/games/villagers/options.ts'
import type {
  BuildTurn,
  FaceDown,
  Move,
  Pile,
  Placed,
  Seen,
  State,
  Task,
} from '../../../worker/games/villagers/state.ts'
import { standing } from '../../../worker/games/villagers/village.ts'

export const seed = new Uint8Array(32).fill(7)

/** A fresh table. */
export const fresh = (seats: number, options: Partial<Options> = {}, from = seed): State =>
  start(villagers, options, seats, from).state

/** "cooper*4" is a Cooper with 4 coins, "monk=wheeler" a Monk that stands for a Wheeler. */
function placed(text: string): Placed {
  const [, card, as, coins] = /^([a-z-]+)(?:=([a-z-]+))?(?:\*(\d+))?$/.exec(text) ?? []
  return { card: card as CardId, coins: Number(coins ?? 0), as: (as as CardId) ?? null }
}

/** "lumberjack: wheeler cartwright | carpenter" is a Lumberjack with two branches. */
export const pile = (text: string): Pile => {
  const [starter = '', branches = ''] = text.split(':')
  return {
    starter: placed(starter.trim()),
    branches: branches
      .split('|')
      .map((branch) => branch.trim().split(/\s+/).filter(Boolean).map(placed))
      .filter((branch) => branch.length > 0),
  }
}

/** The village as the text that `pile` reads. */
export const written = (village: ReadonlyArray<Pile>): string[] => {
  const text = ({ card, as, coins }: Placed) =>
    `${card}${as ? `=${as}` : ''}${coins ? `*${coins}` : ''}`
  return village.map(({ starter, branches }) =>
    branches.length === 0
      ? text(starter)
      : `${text(starter)}: ${branches.map((branch) => branch.map(text).join(' ')).join(' | ')}`,
  )
}

export const words = (text: string): VillagerId[] =>
  text.split(/\s+/).filter(Boolean) as VillagerId[]

/** Face-down cards in the order of the text, "!cooper" known to all. */
export const faceDown = (text: string, seen: Seen = 'none'): FaceDown[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((card) =>
      card.startsWith('!')
        ? { card: card.slice(1) as Card, seen: 'all' }
        : { card: card as Card, seen: typeof seen === 'string' ? seen : [...seen] },
    )

export interface SeatSetting {
  gold?: number
  hand?: string
  square?: string
  village?: ReadonlyArray<string>
  founders?: 'gold' | 'food'
  returned?: ReadonlyArray<BasicId>
}

export interface SoloSetting {
  gold?: number
  village?: ReadonlyArray<string>
  open?: ReadonlyArray<SoloEventId>
  summer?: ReadonlyArray<SoloEventId>
  winter?: ReadonlyArray<SoloEventId>
  discarded?: ReadonlyArray<SoloEventId>
  jester?: boolean
}

export interface Setting {
  seats?: ReadonlyArray<SeatSetting>
  options?: Partial<Options>
  firstPlayer?: Seat
  road?: string
  stacks?: ReadonlyArray<string>
  reserve?: string
  agenda?: Task[]
  turn?: BuildTurn | null
  basics?: Partial<State['basics']>
  markets?: Partial<State['markets']>
  discard?: string
  developments?: ReadonlyArray<DevelopmentId>
  /** With one seat: the Countess. */
  solo?: SoloSetting
}

/** A table as the setting says; what it does not say is as at the start, with empty hands. */
export function table(setting: Setting = {}): State {
  const seats = setting.seats ?? [{}, {}, {}]
  const state = fresh(setting.solo ? 1 : Math.max(2, seats.length), setting.options)
  state.firstPlayer = setting.firstPlayer ?? 0
  if (setting.road !== undefined)
    state.road = setting.road
      .split(/\s+/)
      .map((text) =>
        text === '-' ? null : { card: placed(text).card as VillagerId, coins: placed(text).coins },
      )
  if (setting.stacks) state.stacks = setting.stacks.map((text) => faceDown(text))
  if (setting.reserve !== undefined) state.reserve = faceDown(setting.reserve)
  Object.assign(state.basics, setting.basics)
  Object.assign(state.markets, setting.markets)
  state.seats.forEach((seat, i) => {
    const wanted = seats[i] ?? {}
    seat.gold = wanted.gold ?? 8
    seat.ledger.start = seat.gold
    seat.hand = faceDown(wanted.hand ?? '', [i])
    sortHand(seat.hand)
    seat.square = words(wanted.square ?? '')
    seat.returned = [...(wanted.returned ?? [])]
    seat.founders = wanted.founders ?? 'gold'
    seat.village = (wanted.village ?? ['founders']).map(pile)
  })
  if (setting.discard !== undefined) state.discard = words(setting.discard)
  if (setting.developments)
    state.developments = setting.developments.map((id) => ({ id, holder: null }))
  if (state.solo && setting.solo) {
    const { gold = 1, village = [], open = [], jester = true } = setting.solo
    state.solo.countess.gold = gold
    state.solo.countess.ledger.start = gold
    state.solo.countess.village.push(...village.map(pile))
    state.solo.jester = jester
    state.solo.open = open.map((id) => ({ id, begun: false }))
    if (setting.solo.summer) state.solo.stacks.summer = [...setting.solo.summer]
    if (setting.solo.winter) state.solo.stacks.winter = [...setting.solo.winter]
    state.solo.discarded = [...(setting.solo.discarded ?? [])]
  }
  state.turn = setting.turn ?? null
  state.agenda = setting.agenda ?? [{ task: 'markets' }, { task: 'draft', seat: state.firstPlayer }]
  return state
}

/** A table where seat 0 is in its build turn. */
export const building = (
  own: SeatSetting,
  more: Setting & { others?: ReadonlyArray<SeatSetting>; limit?: number } = {},
): State => {
  const { others = [{}, {}], limit = 3, ...rest } = more
  return table({
    agenda: [
      { task: 'markets' },
      { task: 'end-build' },
      { task: 'begin-build', seat: 1 },
      { task: 'build', seat: 0 },
    ],
    turn: { seat: 0, limit, used: 0, tradeIns: 0, tinner: false },
    ...rest,
    seats: [own, ...others],
  })
}

/** Every card of a table, wherever it lies; events of the Countess, too. */
export function conserved(state: unknown): string[] {
  const { road, stacks, reserve, discard, basics, seats, agenda, look, solo, developments } =
    state as State
  return [
    ...road.flatMap((slot) => (slot ? [slot.card] : [])),
    ...[
      ...stacks,
      reserve,
      ...(look ? [look.cards, look.laid] : []),
      ...seats.map(({ hand }) => hand),
    ]
      .flat()
      .map(({ card }) => card),
    ...discard,
    ...agenda.flatMap((task) => (task.task === 'resettle' ? [task.card] : [])),
    ...Object.entries(basics).flatMap(([id, left]) => Array<string>(left).fill(id)),
    ...[...seats, ...(solo ? [solo.countess] : [])].flatMap(({ square, village, returned }) => [
      ...square,
      ...returned,
      ...standing(village).map(({ placed }) => placed.card),
    ]),
    ...(solo
      ? [
          ...solo.open.map(({ id }) => id),
          ...solo.stacks.summer,
          ...solo.stacks.winter,
          ...solo.discarded,
        ]
      : []),
    ...developments.map(({ id }) => id),
  ]
}

/** A table of a state. */
export const playOf = (state: State): Play<State, Options> => ({
  ...start(villagers, state.options, state.seats.length, seed),
  state,
})

/** Plays moves of one seat. */
export const played = (state: State, seat: Seat, ...moves: Move[]): State =>
  submit(villagers, playOf(state), seat, moves).play.state

/** Events that a viewer hears of these moves; seat 0 unless told otherwise. */
export const events = (state: State, seat: Seat, moves: Move[], viewer: Viewer = seat): Event[] =>
  visibleTo(submit(villagers, playOf(state), seat, moves).events, viewer)

/** The rule by which a move is refused. Fails when it is legal. */
export function refused(state: State, seat: Seat, move: unknown): string | undefined {
  try {
    submit(villagers, playOf(state), seat, [move as Move])
  } catch (error) {
    if (error instanceof IllegalMove) return error.rule
    throw error
  }
  throw new Error(`${JSON.stringify(move)} is legal.`)
}

export const moves = (state: State, seat: Seat): Move[] => villagers.moves(state, seat)

/** The legal moves of one kind. */
export const movesOf = <D extends Move['do']>(state: State, seat: Seat, kind: D) =>
  moves(state, seat).filter((move): move is Extract<Move, { do: D }> => move.do === kind)

/** The names in a hand, open ones with "!", backs as they are. */
export const handOf = (state: State, seat: Seat): string =>
  (state.seats[seat]?.hand ?? [])
    .map(({ card, seen }) => (seen === 'all' ? `!${card}` : card))
    .join(' ')

export const villageOf = (state: State, seat: Seat): string[] =>
  written(state.seats[seat]?.village ?? [])

export const goldOf = (state: State, seat: Seat): number | undefined => state.seats[seat]?.gold
