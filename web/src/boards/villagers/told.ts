import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type {
  FaceDown,
  RoadCard,
  SeatState,
  State,
} from '../../../../worker/games/villagers/state.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import type { Playback } from '../../stage/playback.ts'
import { suitOnBack } from './facts.ts'

/** Turns that are played on the stage; `null`: nothing is played. */
type Told = Playback<State, Event> | null

/** The slots of a Road that an event changes, and what lies there after it. */
function changedBy(
  event: Event,
  road: ReadonlyArray<RoadCard | null>,
): ReadonlyMap<number, RoadCard | null> {
  const emptied = (columns: ReadonlyArray<number>) =>
    new Map(columns.map((column) => [column, null] as const))
  const withGold = (columns: ReadonlyArray<number>) =>
    new Map(
      columns.map((column) => {
        const slot = road[column]
        return [column, slot ? { ...slot, coins: slot.coins + 1 } : null] as const
      }),
    )
  switch (event.event) {
    case 'drafted':
    case 'countess-gets':
      return emptied(event.from === 'road' && event.column !== null ? [event.column] : [])
    case 'courier':
      return emptied([event.column])
    case 'barbarian':
    case 'road-cleared':
      return emptied(event.cards.map(({ column }) => column))
    case 'refilled':
      return new Map([[event.column, { card: event.card, coins: 0 }]])
    case 'coin':
      return withGold(event.column === null ? [] : [event.column])
    case 'road-coins':
      return withGold(event.columns)
    default:
      return new Map()
  }
}

/** A Road after events. */
export const roadAfter = (
  road: ReadonlyArray<RoadCard | null>,
  events: ReadonlyArray<Event>,
): ReadonlyArray<RoadCard | null> =>
  events.reduce((lying, event) => {
    const changed = changedBy(event, lying)
    return lying.map((slot, column) => changed.get(column) ?? (changed.has(column) ? null : slot))
  }, road)

/** The Road as it was told so far: a slot of which something is still to come lies as it was told, the others as they lie now. */
export function roadTold(state: State, told: Told): ReadonlyArray<RoadCard | null> {
  if (!told) return state.road
  const toChange = new Set(
    told.upcoming.flatMap((event) => [...changedBy(event, state.road).keys()]),
  )
  const before = roadAfter(told.before.road, told.told)
  return state.road.map((slot, column) => (toChange.has(column) ? (before[column] ?? null) : slot))
}

/** Whether an event takes the top card of a stack, or of the Reserve (`null`), or lays one there. */
function onPile(event: Event, pile: number | null): 'takes' | 'lays' | null {
  switch (event.event) {
    case 'refilled':
      return event.stack === pile ? 'takes' : null
    case 'drafted':
    case 'countess-gets':
      return event.from === (pile === null ? 'reserve' : 'stack') && event.column === pile
        ? 'takes'
        : null
    case 'traded-in':
      return event.on === (pile === null ? 'reserve' : 'stack') && event.column === pile
        ? 'lays'
        : null
    default:
      return null
  }
}

const pileOf = (state: State, pile: number | null): ReadonlyArray<FaceDown> =>
  (pile === null ? state.reserve : state.stacks[pile]) ?? []

/** A stack, or the Reserve (`null`), as it was told so far: what is still to be taken from it lies on it by its back. */
export function pileTold(state: State, told: Told, pile: number | null): ReadonlyArray<FaceDown> {
  const now = pileOf(state, pile)
  if (!told?.upcoming.some((event) => onPile(event, pile))) return now
  if (!told.told.some((event) => onPile(event, pile))) return pileOf(told.before, pile)
  const lying = [...now]
  for (const event of told.upcoming.toReversed()) {
    const does = onPile(event, pile)
    if (does === 'lays') lying.shift()
    if (does !== 'takes' || !('card' in event) || event.card === null) continue
    const suit = suitOnBack(event.card)
    lying.unshift({ card: suit ? `?${suit}` : '?', seen: 'none' })
  }
  return lying
}

/** What a seat holds, as it was told so far: what it drafted lies beside its hand until it is taken up (V4.11). */
export function heldTold(
  state: State,
  told: Told,
  seat: Seat,
): Pick<SeatState, 'hand' | 'returned' | 'square'> {
  const isToTakeUp = told?.upcoming.some(
    (event) => event.event === 'took-square' && event.seat === seat,
  )
  if (!told || !isToTakeUp) return seatOf(state, seat)
  const { hand, returned, square } = seatOf(told.before, seat)
  const drafted = told.told.flatMap((event) =>
    event.event === 'drafted' && event.seat === seat ? [event.card] : [],
  )
  return { hand, returned, square: [...square, ...drafted] }
}
