/**
 * Padlocks and unlocking.
 * Rules: V5.40–V5.49, V7.141, V8.1, V8.49, V-R55, V-R68.
 */
import { type Decision, type PlayContext, type Seat, unexpected } from '../kernel/index.ts'
import {
  type CardId,
  cards,
  countessBankPrice,
  padlockPrice,
  type VillagerId,
} from './components/index.ts'
import { haveActed, isOpen } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import { countess, type Move, type Pile, type State, type Task } from './state.ts'
import { earn } from './supply.ts'
import { owners, seatOf, topAt, tops } from './village.ts'

type Unlock = Extract<Task, { task: 'unlock' }>

/** One way of opening a padlock, in the order of V5.41-V5.43. */
type Key =
  | { how: 'tinner' }
  | { how: 'own' | 'other'; owner: Seat; pile: number; branch: number; coins: number }
  | { how: 'bank' }

/** Villager that opens a card's padlock at this table; `null` without one, or when padlocks are off (V8.1). */
export const unlockerOf = (state: State, card: CardId): VillagerId | null =>
  state.options.padlocks ? (cards[card].unlocker as VillagerId | null) : null

/** Returns true if a Tinner was played in this build turn (V5.60). */
export const isTinnerPlayed = (state: State): boolean => state.turn?.tinner ?? false

/** Returns true if a village holds the unlocker. Unlockers are never covered. */
export const holds = (village: ReadonlyArray<Pile>, unlocker: VillagerId): boolean =>
  village.some(
    ({ starter, branches }) =>
      starter.card === unlocker || branches.some((branch) => branch.at(-1)?.card === unlocker),
  )

/** Price of the bank for opening a padlock: more in a build phase of the Countess Bank (V5.43, V7.141). */
const bankPrice = (state: State): number =>
  state.turn && isOpen(state, 'countess-bank') ? countessBankPrice : padlockPrice

/**
 * Gold that a seat pays from its supply to play a card now: nothing with the own unlocker or a
 * Tinner, otherwise 2 gold (V5.41-V5.43, V5.60), in solo perhaps the bank's higher price.
 */
export function padlockCost(
  state: State,
  village: ReadonlyArray<Pile>,
  card: CardId,
  tinner: boolean,
): number {
  const unlocker = unlockerOf(state, card)
  if (!unlocker || tinner || holds(village, unlocker)) return 0
  if (!state.solo || holds(seatOf(state, countess).village, unlocker)) return padlockPrice
  return bankPrice(state)
}

/** The unlockers of a seat, one of each number of coins: equal ones are no choice. */
function keysOf(state: State, owner: Seat, unlocker: VillagerId, how: 'own' | 'other'): Key[] {
  const keys: Extract<Key, { owner: Seat }>[] = []
  for (const { placed, pile, branch } of tops(seatOf(state, owner).village)) {
    if (placed.card !== unlocker || keys.some(({ coins }) => coins === placed.coins)) continue
    keys.push({ how, owner, pile, branch, coins: placed.coins })
  }
  return keys
}

/** The ways in which a seat may open the padlock of a card that asks for `unlocker`. */
function keys(state: State, seat: Seat, unlocker: VillagerId): Key[] {
  const own = keysOf(state, seat, unlocker, 'own')
  // V5.60: beside a Tinner the bank is never offered; V-R68: nor are others' unlockers.
  if (isTinnerPlayed(state)) return [{ how: 'tinner' }, ...own]
  if (own.length > 0) return own // V5.41
  const others = owners(state, seat)
    .slice(1)
    .flatMap((owner) => keysOf(state, owner, unlocker, 'other'))
  return others.length > 0 ? others : [{ how: 'bank' }] // V5.42, V5.43
}

/** Opens the padlock of a card that has just been played; asks where there is a choice (V-D14). */
export function unlock(state: State, seat: Seat, card: VillagerId, at: PlayContext<Event>): void {
  const unlocker = unlockerOf(state, card)
  if (!unlocker) return
  const [key, ...more] = keys(state, seat, unlocker)
  if (key && more.length === 0) turnKey(state, seat, card, unlocker, key, true, at)
  else state.agenda.push({ task: 'unlock', seat, card })
}

function turnKey(
  state: State,
  seat: Seat,
  card: VillagerId,
  unlocker: VillagerId,
  key: Key,
  auto: boolean,
  at: PlayContext<Event>,
): void {
  const gold = { tinner: 0, own: padlockPrice, other: padlockPrice, bank: bankPrice(state) }[
    key.how
  ]
  if (key.how === 'bank' && state.turn) haveActed(state, 'countess-bank', at)
  if (key.how === 'other' || key.how === 'bank') earn(state, seat, 'padlocks', -gold)
  const lying = 'owner' in key ? key : null
  const placed = lying && topAt(seatOf(state, lying.owner).village, lying.pile, lying.branch)
  if (placed) placed.coins += padlockPrice // V5.45
  at.emit({
    event: 'unlocked',
    seat,
    card,
    how: key.how,
    gold,
    unlocker,
    owner: lying?.owner ?? null,
    pile: lying?.pile ?? null,
    branch: lying?.branch ?? null,
    auto,
  })
}

const moveFor = (key: Key): Move[] => {
  if (key.how === 'tinner') return [{ do: 'unlock', by: 'tinner' }]
  if (key.how === 'bank') return []
  const { owner, pile, branch } = key
  return [{ do: 'unlock', by: 'coins', owner, pile, branch }]
}

export const unlocking: Decision<State, Unlock, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves(state, task) {
    const unlocker = unlockerOf(state, task.card)
    return unlocker ? keys(state, task.seat, unlocker).flatMap(moveFor) : []
  },
  forbids(state, task, seat, sent) {
    if (sent?.do !== 'unlock') return 'V5.40'
    if (sent.by === 'tinner') return 'V5.60'
    const unlocker = unlockerOf(state, task.card)
    const own = unlocker !== null && holds(seatOf(state, seat).village, unlocker)
    return own || sent.owner === seat ? 'V5.41' : isTinnerPlayed(state) ? 'V-R68' : 'V5.42'
  },
  play(state, task, seat, move, at) {
    state.agenda.pop()
    const unlocker = unlockerOf(state, task.card)
    if (!unlocker || move.do !== 'unlock') unexpected(move)
    const key = keys(state, seat, unlocker).find((one) =>
      move.by === 'tinner'
        ? one.how === 'tinner'
        : 'owner' in one &&
          one.owner === move.owner &&
          one.pile === move.pile &&
          one.branch === move.branch,
    )
    if (key) turnKey(state, seat, task.card, unlocker, key, false, at)
  },
}
