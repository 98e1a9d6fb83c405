/**
 * Council chambers, the meeting place and its "2/12" tile.
 * Rules: M5.57–M5.68, M7.22–M7.28, M-R30, M-R31, M-R34, M-R35.
 */
import type { Seat } from '../kernel/index.ts'
import {
  type Category,
  type ChamberId,
  chamber,
  meetingPlace,
  type Profession,
} from './components/index.ts'
import { gainCoins, gainSp } from './gains.ts'
import type { Lack } from './lacks.ts'
import type { Move } from './moves.ts'
import {
  remove,
  type State,
  type TaskOf,
  type Village,
  villageOf,
  type WhiteBanner,
} from './state.ts'
import { type At, type AutomaticTask, decides } from './tasks.ts'
import { ownBanners } from './white-banners.ts'

/** Preconditions of acquiring a council chamber (M5.57, M-R30). */
export function chamberLacks(state: State, seat: Seat, card: ChamberId): Lack[] {
  const lacks: Lack[] = []
  const village = villageOf(state, seat)
  if (!state.chambers.includes(card)) lacks.push({ lacks: 'card', rule: 'M2.9' })
  if (!village.villagers.councilman)
    lacks.push({ lacks: 'villager', profession: 'councilman', rule: 'M5.57' })
  if (village.chamber) lacks.push({ lacks: 'only-one', rule: 'M5.57' })
  return lacks
}

/** The finance chamber pays before it is laid, the others get their marker after (M7.22, M7.24). */
export function acquireChamber(state: State, seat: Seat, card: ChamberId, at: At): void {
  const { coins } = chamber(card).onAcquire
  if (coins) gainCoins(state, seat, coins, card, at)
  villageOf(state, seat).chamber = remove(state.chambers, card)
  at.emit({ event: 'acquired', seat, card })
  if (!coins) markChamber(state, seat, card, at)
}

/** The white banner of a council chamber (M7.23, M7.25). */
export function activateChamber(state: State, seat: Seat, card: ChamberId, at: At): void {
  const { coins } = chamber(card).white.gain
  if (coins) gainCoins(state, seat, coins, card, at)
  else markChamber(state, seat, card, at)
}

/** A marker for the chamber: a joker on the guild's, one of the named spaces on the others (M7.26, M7.27). */
function markChamber(state: State, seat: Seat, card: ChamberId, at: At): void {
  const village = villageOf(state, seat)
  const { spaces } = chamber(card)
  if (typeof spaces === 'number') {
    const free = village.jokers < spaces
    if (free) village.jokers++
    at.emit({ event: 'marker', seat, card, space: free ? village.jokers : null })
    return
  }
  const [only, ...others] = freeSpaces(village)
  if (!only) at.emit({ event: 'marker', seat, card, space: null })
  else if (others.length === 0) mark(village, seat, only, at)
  else state.agenda.push({ task: 'mark', seat })
}

/** The named spaces of the own chamber that hold no marker. */
function freeSpaces({ chamber: card, marked }: Village): (Category | Profession)[] {
  const spaces = card ? chamber(card).spaces : 0
  if (typeof spaces === 'number') return []
  return [...spaces].filter((space) => !marked.includes(space))
}

function mark(village: Village, seat: Seat, space: Category | Profession, at: At): void {
  village.marked.push(space)
  if (village.chamber) at.emit({ event: 'marker', seat, card: village.chamber, space })
}

/** Asks which category or profession is marked (M7.26). */
export const markTask = decides<TaskOf<'mark'>>({
  moves: (state, { seat }) => [
    ...freeSpaces(villageOf(state, seat)).map((space): Move => ({ do: 'mark', space })),
    { do: 'forgo' },
  ],
  forbids: (_state, _task, sent) => (sent.do === 'mark' ? 'M4.21' : undefined),
  otherwise: 'M7.26',
  play(state, { seat }, move, at) {
    state.agenda.pop()
    if (move.do === 'mark') mark(villageOf(state, seat), seat, move.space, at)
    else at.emit({ event: 'forgone', seat, what: 'mark' })
  },
})

/** Preconditions of acquiring a meeting place (M5.60). */
export function meetingPlaceLacks(state: State, seat: Seat): Lack[] {
  const lacks: Lack[] = []
  const village = villageOf(state, seat)
  if (state.meetingPlaces === 0) lacks.push({ lacks: 'card', rule: 'M2.9' })
  if (!village.villagers.councilman)
    lacks.push({ lacks: 'villager', profession: 'councilman', rule: 'M5.60' })
  if (village.meetingPlace) lacks.push({ lacks: 'only-one', rule: 'M5.60' })
  return lacks
}

/** First the "2/12" tile, then the rest (M5.61). */
export function acquireMeetingPlace(state: State, seat: Seat): void {
  state.meetingPlaces--
  state.agenda.push({ task: 'found-meeting-place', seat }, { task: 'tile', seat })
}

export const foundMeetingPlace: AutomaticTask<'found-meeting-place'> = {
  run(state, { seat }, at) {
    // Until it is laid, it is still to be founded.
    state.agenda.push({ task: 'found-meeting-place', seat })
    gainSp(state, seat, meetingPlace.onAcquire.sp, 'meeting-place', at)
    state.agenda.pop()
    villageOf(state, seat).meetingPlace = { markers: 0 }
    at.emit({ event: 'acquired', seat, card: 'meeting-place' })
    markMeetingPlace(state, seat, at)
  },
}

/** The white banner: the tile may be moved first (M5.62). */
export function activateMeetingPlace(state: State, seat: Seat): void {
  state.agenda.push({ task: 'meet', seat }, { task: 'tile', seat })
}

export const meet: AutomaticTask<'meet'> = {
  run(state, { seat }, at) {
    gainSp(state, seat, meetingPlace.white.gain.sp, 'meeting-place', at)
    markMeetingPlace(state, seat, at)
  },
}

function markMeetingPlace(state: State, seat: Seat, at: At): void {
  const place = villageOf(state, seat).meetingPlace
  if (!place) return
  const free = place.markers < meetingPlace.spaces
  if (free) place.markers++
  at.emit({ event: 'marker', seat, card: 'meeting-place', space: free ? place.markers : null })
}

/** Puts the tile beside a white banner of the own village (M5.65). */
export function layTile(state: State, seat: Seat, to: WhiteBanner, auto: boolean, at: At): void {
  const village = villageOf(state, seat)
  const from = village.tile
  village.tile = to
  at.emit({ event: 'tile', seat, from, to, auto })
}

/**
 * Asks where the "2/12" tile goes: beside any white banner (M-R35). On acquiring it must go
 * somewhere, the meeting place itself included (M-R34); later it may stay where it is.
 */
export const tile = decides<TaskOf<'tile'>>({
  moves(state, { seat }) {
    const village = villageOf(state, seat)
    const banners = ownBanners(village)
    if (!village.meetingPlace) banners.push('meeting-place')
    const moves = banners
      .filter((banner) => banner !== village.tile)
      .map((banner): Move => ({ do: 'tile', banner }))
    return village.tile ? [...moves, { do: 'forgo' }] : moves
  },
  forbids: (_state, _task, sent) => (sent.do === 'forgo' ? 'M-R34' : undefined),
  otherwise: 'M-R35',
  play(state, { seat }, move, at) {
    state.agenda.pop()
    if (move.do === 'tile') layTile(state, seat, move.banner, false, at)
    else at.emit({ event: 'forgone', seat, what: 'tile' })
  },
})
