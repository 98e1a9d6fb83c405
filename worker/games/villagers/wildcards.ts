import type { Seat } from '../kernel/index.ts'
import { misfit, put } from './chains.ts'
import type { VillagerId } from './components/index.ts'
import { handOf } from './knowledge.ts'
import { padlockCost } from './padlocks.ts'
import type { Pile, Placed, State } from './state.ts'
import { openWildcards, seatOf } from './village.ts'

/** What is left of a build turn after some move: enough to see whether its Monks and Apprentices can still be covered. */
export interface Outlook {
  village: Pile[]
  hand: VillagerId[]
  actions: number
  gold: number
  /** A Tinner was played, or is in the hand. */
  tinner: boolean
}

/** The outlook of a seat's build turn as it stands. Its village may be changed freely. */
export function outlook(state: State, seat: Seat): Outlook {
  const of = seatOf(state, seat)
  const cards = handOf(state, seat)
  return {
    village: copyVillage(of.village),
    hand: cards,
    actions: state.turn ? state.turn.limit - state.turn.used : 0,
    gold: of.gold,
    tinner: (state.turn?.tinner ?? false) || cards.includes('tinner'),
  }
}

const copyPlaced = (placed: Placed): Placed => ({ ...placed })

export const copyVillage = (village: ReadonlyArray<Pile>): Pile[] =>
  village.map(({ starter, branches }) => ({
    starter: copyPlaced(starter),
    branches: branches.map((branch) => branch.map(copyPlaced)),
  }))

/** A list of cards without one copy of a card. */
export function without<T>(cards: ReadonlyArray<T>, card: T): T[] {
  const i = cards.indexOf(card)
  return cards.filter((_, j) => j !== i)
}

/**
 * Whether every uncovered Monk and Apprentice can still be covered with hand cards in this
 * turn (V4.30, V5.64). A move after which it is not so is refused: no turn ever gets stuck.
 */
export function canCover(state: State, ahead: Outlook): boolean {
  const open = openWildcards(ahead.village)
  const [first] = open
  if (!first) return true
  if (open.length > ahead.actions) return false
  const place = { pile: first.pile, branch: first.branch }
  for (const card of new Set(ahead.hand)) {
    if (misfit(ahead.village, card, place) !== null) continue
    const gold = ahead.gold - padlockCost(state, ahead.village, card, ahead.tinner)
    if (gold < 0) continue
    const village = copyVillage(ahead.village)
    put(village, card, place)
    const next = {
      ...ahead,
      village,
      gold,
      hand: without(ahead.hand, card),
      actions: ahead.actions - 1,
    }
    if (canCover(state, next)) return true
  }
  return false
}
