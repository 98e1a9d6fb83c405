/**
 * Special villagers, the Tinner and the Smuggler.
 * Rules: V5.50–V5.53, V5.55, V5.60, V5.61, V8.52, V8.58, V-R13, V-R21, V-R59.
 */
import { fieldsOf, type PlayContext, type Seat } from '../kernel/index.ts'
import { apprentices } from './apprentice.ts'
import { isCovered } from './chains.ts'
import { isWildcard, type VillagerId } from './components/index.ts'
import type { Event } from './event-types.ts'
import { namesInHand, takeFromHand } from './knowledge.ts'
import { canCover, outlook, without } from './monks.ts'
import { isTinnerPlayed, padlockCost, unlock } from './padlocks.ts'
import { actionsLeft, placeOf } from './placing.ts'
import type { Move, State } from './state.ts'
import { earn } from './supply.ts'
import { printedGold } from './symbols.ts'
import { cardAt, seatOf, topAt, tops } from './village.ts'

type Of<D extends Move['do']> = Extract<Move, { do: D }>

const holds = (state: State, seat: Seat, card: 'tinner' | 'smuggler' | 'apprentice'): boolean =>
  namesInHand(state, seat).includes(card)

/** The special villagers with an effect of their own that can be played now (V5.50, V5.55). */
export const specialMoves = (state: State, seat: Seat): Move[] => [
  ...(holds(state, seat, 'tinner') ? [{ do: 'tinner' } as const] : []),
  ...(holds(state, seat, 'smuggler') ? smuggles(state, seat) : []),
  ...(holds(state, seat, 'apprentice') && actionsLeft(state) > 0 ? apprentices(state, seat) : []),
]

/** From now on padlocks may be opened for free (V5.60). */
export function playTinner(state: State, seat: Seat, at: PlayContext<Event>): void {
  takeFromHand(state, seat, 'tinner')
  state.discard.push('tinner')
  if (state.turn) state.turn.tinner = true
  at.emit({ event: 'tinner', seat })
}

/** Half the printed value, rounded up (V5.61). */
const smuggled = (value: number): number => Math.ceil(value / 2)

function smuggles(state: State, seat: Seat): Of<'smuggle'>[] {
  const of = seatOf(state, seat)
  const cost = padlockCost(state, of.village, 'smuggler', isTinnerPlayed(state))
  if (of.gold < cost) return []
  const ahead = outlook(state, seat)
  return tops(of.village)
    .filter(({ placed }) => {
      const value = printedGold(of, placed.card)
      const after = {
        ...ahead,
        gold: ahead.gold - cost + smuggled(value),
        hand: without(ahead.hand, 'smuggler'),
      }
      return value > 0 && canCover(state, after)
    })
    .map(({ pile, branch }) => ({ do: 'smuggle', pile, branch }))
}

/** The gold that smuggling brings a seat, the padlock paid (V5.61). */
export function smugglingGain(state: State, seat: Seat, { pile, branch }: Of<'smuggle'>): number {
  const of = seatOf(state, seat)
  const target = topAt(of.village, pile, branch)
  if (!target) return 0
  const cost = padlockCost(state, of.village, 'smuggler', isTinnerPlayed(state))
  return smuggled(printedGold(of, target.card)) - cost
}

export function smuggle(
  state: State,
  seat: Seat,
  { pile, branch }: Of<'smuggle'>,
  at: PlayContext<Event>,
): void {
  const of = seatOf(state, seat)
  const target = topAt(of.village, pile, branch)
  if (!target) return
  takeFromHand(state, seat, 'smuggler')
  state.discard.push('smuggler')
  unlock(state, seat, 'smuggler', at)
  const gold = smuggled(printedGold(of, target.card))
  earn(state, seat, 'smuggling', gold)
  at.emit({ event: 'smuggled', seat, card: target.card, pile, branch, gold })
}

/** The number of the rule that forbids a Tinner, Smuggler or Apprentice as it was sent. */
export function forbidsSpecial(state: State, seat: Seat, move: Move | null): string {
  const sent = fieldsOf(move)
  if (sent.do === 'tinner') return 'V5.60'
  if (sent.do === 'smuggle') {
    const of = seatOf(state, seat)
    const where = placeOf(sent)
    const target = where && topAt(of.village, where.pile, where.branch)
    if (!holds(state, seat, 'smuggler')) return 'V5.50'
    if (!target || printedGold(of, target.card) === 0) return 'V5.61'
    const cost = padlockCost(state, of.village, 'smuggler', isTinnerPlayed(state))
    return of.gold < cost ? 'V5.44' : 'V5.64'
  }
  if (!holds(state, seat, 'apprentice')) return 'V5.50'
  if (actionsLeft(state) < 1) return 'V4.27'
  const owner = state.seats.findIndex((_, i) => i === sent.owner)
  const where = placeOf(sent)
  const spot = { pile: where?.pile ?? -1, branch: where?.branch ?? -1, level: Number(sent.level) }
  const card = owner < 0 ? undefined : cardAt(seatOf(state, owner).village, spot)?.card
  if (!card) return 'V5.70'
  if (card === 'apprentice') return 'V-R16'
  if (card === 'founders' && owner !== seat) return 'V5.73'
  if (!isCovered(seatOf(state, owner).village, spot)) return 'V5.70'
  return isWildcard(card) ? 'V5.76' : 'V5.71'
}

/** Takes a special out of the hand onto the discard pile (V5.51). */
export function discardSpecial(state: State, seat: Seat, card: VillagerId): void {
  takeFromHand(state, seat, card)
  state.discard.push(card)
}
