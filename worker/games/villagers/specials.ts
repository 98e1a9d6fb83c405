import { type Decision, type PlayContext, type Seat, unexpected } from '../kernel/index.ts'
import { isCovered, replace } from './chains.ts'
import { type FoundersSide, isWildcard } from './components/index.ts'
import { namesInHand, takeFromHand } from './knowledge.ts'
import { fieldsOf } from './moves.ts'
import { isTinnerPlayed, padlockCost, unlock } from './padlocks.ts'
import { actionsLeft, newPlaces, placeOf, settleIn } from './placing.ts'
import type { Event, Move, State, Task } from './state.ts'
import { earn } from './supply.ts'
import { cardAt, printedGold, seatOf, topAt, tops } from './village.ts'
import { afterReplacing, canCover, outlook, replaceable, without } from './wildcards.ts'

type Resettle = Extract<Task, { task: 'resettle' }>
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

function apprentices(state: State, seat: Seat): Of<'apprentice'>[] {
  const ahead = outlook(state, seat)
  return replaceable(state, ahead)
    .filter((found) => newPlaces(state, found.placed.card, afterReplacing(ahead, found)).length > 0)
    .map(({ owner, pile, branch, level }) => ({ do: 'apprentice', owner, pile, branch, level }))
}

export function playApprentice(
  state: State,
  seat: Seat,
  { owner, pile, branch, level }: Of<'apprentice'>,
  at: PlayContext<Event>,
): void {
  const replaced = replace(seatOf(state, owner).village, { pile, branch, level })
  if (!replaced) return
  takeFromHand(state, seat, 'apprentice')
  if (state.turn) state.turn.used++ // V5.72
  earn(state, owner, 'moved-coins', replaced.coins) // V5.77
  const { card, coins } = replaced
  at.emit({ event: 'apprentice', seat, owner, card, pile, branch, level, coins })
  state.agenda.push({ task: 'resettle', seat, card, from: owner })
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

/** Where the replaced card may go: the Apprentice lies in its place already. */
const resettlings = (state: State, task: Resettle) =>
  newPlaces(state, task.card, outlook(state, task.seat))

/** Placing the villager whose place the Apprentice took (V5.71). */
export const resettling: Decision<State, Resettle, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves(state, task) {
    return resettlings(state, task).flatMap((where): Of<'resettle'>[] => {
      if (where) return [{ do: 'resettle', ...where }]
      if (task.card !== 'founders') return [{ do: 'resettle' }]
      return [
        { do: 'resettle', side: 'gold' },
        { do: 'resettle', side: 'food' },
      ]
    })
  },
  forbids: (_state, task, _seat, move) =>
    fieldsOf(move).do === 'resettle' && task.card === 'founders' ? 'V5.73' : 'V5.71',
  play(state, task, seat, move, at) {
    if (move.do !== 'resettle') unexpected(move)
    state.agenda.pop()
    const side: FoundersSide | undefined = 'side' in move ? move.side : undefined
    if (side) seatOf(state, seat).founders = side
    const where = 'pile' in move ? { pile: move.pile, branch: move.branch } : null
    settleIn(state, seat, task.card, where, true, at)
  },
}
