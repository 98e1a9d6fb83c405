/**
 * The event phase of solo games, and what each event does.
 * Rules: V7.72, V7.73, V7.140, V7.142–V7.144, V7.146–V7.154, V7.156–V7.163, V8.16, V8.18, V8.19,
 * V-R44–V-R46, V-R49–V-R51, V-R62, V-R63.
 */
import {
  type Decision,
  fieldsOf,
  type PlayContext,
  type Seat,
  unexpected,
} from '../kernel/index.ts'
import {
  arsonPrice,
  cards,
  isBasic,
  ratsPrice,
  type SoloEventId,
  soloEvents,
  suitOf,
  suits,
  type VillagerId,
} from './components/index.ts'
import { drawForCountess, joinCountess } from './countess.ts'
import { draws } from './developments.ts'
import { discardEvent, isOpen, openEvent, openUp, takeEvent } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import { namesInHand, takeFromHand, takeReturned } from './knowledge.ts'
import { removeTop } from './removing.ts'
import { silverValue } from './silver.ts'
import { countess, type Move, type State, type Task } from './state.ts'
import { earn } from './supply.ts'
import { printedGold, symbols } from './symbols.ts'
import { type Standing, seatOf, standing, topAt, tops } from './village.ts'

/** Solo has one player. */
const player: Seat = 0

/** Returns true if an event can be carried out: "-It Was You!" only once the Jester is out of the game (V-R46). */
const isReady = (state: State, id: SoloEventId): boolean =>
  id !== 'it-was-you' || !state.solo?.jester

/** The open events, carried out one by one in an order of the player's choice (V8.12, V-D27). */
export const eventPhase: Decision<State, Extract<Task, { task: 'events' }>, Move, Event> = {
  toAct: (state, task) => (state.solo && state.solo.open.length > 0 ? [task.seat] : []),
  moves: (state) =>
    (state.solo?.open ?? [])
      .filter(({ id }) => isReady(state, id))
      .map(({ id }) => ({ do: 'event', id })),
  forbids: (state, _task, _seat, move) =>
    isOpen(state, 'it-was-you') && (move as { id?: unknown } | null)?.id === 'it-was-you'
      ? 'V-R46'
      : 'V8.12',
  play(state, _task, _seat, move, at) {
    if (move.do === 'event') execute(state, move.id, false, at)
  },
}

/** An event drawn by Mood Swing is carried out at once, unless the Jester stops it (V7.148, V-R45). */
export const swinging: Decision<State, Extract<Task, { task: 'swing' }>, Move, Event> = {
  toAct: (state, { seat, id }) => (openEvent(state, id)?.begun === false ? [seat] : []),
  moves: (_state, { id }) => [{ do: 'event', id }],
  forbids: () => 'V7.148',
  play(state, { id }, _seat, move, at) {
    if (move.do !== 'event') unexpected(move)
    state.agenda.pop()
    execute(state, id, false, at)
  },
}

/** Carries an event out. Those of other phases are only discarded (V7.72). */
function execute(state: State, id: SoloEventId, auto: boolean, at: PlayContext<Event>): void {
  const event = openEvent(state, id)
  if (!event) return
  event.begun = true
  at.emit({ event: 'event-begun', id, auto })
  if (id === 'mood-swing') {
    discardEvent(state, id, 'done', at)
    swing(state, at)
    return
  }
  if (choosers[id]) {
    if (choices(state, id).length > 0) {
      state.agenda.push({ task: 'event-choice', seat: player, id })
      return
    }
    at.emit({ event: 'no-effect', by: id, auto: true })
  } else if (soloEvents[id].phase === 'event') {
    takeEffect(state, id, at)
  }
  discardEvent(state, id, 'done', at)
}

/** The next Summer event, whatever the season (V-R62); one of another phase is discarded without effect (V-R45). */
function swing(state: State, at: PlayContext<Event>): void {
  const id = takeEvent(state, 'summer', at)
  if (id === null) return
  openUp(state, id, at)
  if (soloEvents[id].phase === 'event') state.agenda.push({ task: 'swing', seat: player, id })
  else discardEvent(state, id, 'done', at)
}

/** From the player to the Countess, as much as there is (V8.19). */
function pay(
  state: State,
  by: SoloEventId,
  due: number,
  auto: boolean,
  at: PlayContext<Event>,
): void {
  const gold = Math.min(due, seatOf(state, player).gold)
  if (gold === 0) {
    at.emit({ event: 'no-effect', by, auto: true })
    return
  }
  earn(state, player, 'events', -gold)
  earn(state, countess, 'events', gold)
  at.emit({ event: 'event-gold', by, seat: countess, gold, paid: true, auto })
}

/** From the bank (V7.73). */
function receive(
  state: State,
  by: SoloEventId,
  seat: Seat,
  gold: number,
  auto: boolean,
  at: PlayContext<Event>,
): void {
  if (gold === 0) {
    at.emit({ event: 'no-effect', by, auto: true })
    return
  }
  earn(state, seat, 'events', gold)
  at.emit({ event: 'event-gold', by, seat, gold, paid: false, auto })
}

/** Number of cards of the most frequent suit in a village (V-R51). */
function mostOfASuit(state: State): number {
  const all = standing(seatOf(state, player).village).map(({ placed }) => cards[placed.card].suit)
  return Math.max(...suits.map((suit) => all.filter((one) => one === suit).length))
}

/** The value of all silver symbols of a village (V7.147). */
const silverOf = (state: State, owner: Seat): number =>
  tops(seatOf(state, owner).village).reduce(
    (sum, { placed }) => sum + silverValue(state, owner, placed.card),
    0,
  )

/** The events that leave no choice (V7.140-V7.163). */
function takeEffect(state: State, id: SoloEventId, at: PlayContext<Event>): void {
  const of = seatOf(state, player)
  switch (id) {
    case 'sinister-banquet':
      receive(state, id, countess, 2 * symbols(state, countess).food, true, at)
      return
    case 'guild-conspiracy': {
      const keyed = withKeyring(state)
      for (const { placed, pile } of keyed) {
        placed.coins += 2
        at.emit({ event: 'event-coins', by: id, pile, card: placed.card, gold: 2 })
      }
      if (keyed.length === 0) at.emit({ event: 'no-effect', by: id, auto: true })
      return
    }
    case 'land-claim': {
      const basics = standing(of.village).filter(({ placed }) => isBasic(placed.card))
      pay(state, id, 2 * basics.length, true, at)
      return
    }
    case 'value-added-tax':
      pay(state, id, symbols(state, player).goldSymbols, true, at)
      return
    case 'black-market':
      for (const owner of [player, countess])
        receive(state, id, owner, silverOf(state, owner), true, at)
      return
    case 'temporary-employment': {
      const inHand = [...of.hand.map(({ card }) => card), ...of.returned]
      const different = new Set(inHand.map((card) => suitOf(card)))
      receive(state, id, countess, 2 * different.size, true, at)
      return
    }
    case 'customs':
      pay(state, id, mostOfASuit(state), true, at)
      return
    case 'blackmail': {
      const values = tops(of.village).map(({ placed }) => printedGold(of, placed.card))
      receive(state, id, countess, Math.max(0, ...values), true, at)
      return
    }
    case 'tribute':
      pay(state, id, of.hand.length + of.returned.length, true, at)
      return
  }
}

const withKeyring = (state: State): Standing[] =>
  tops(seatOf(state, countess).village).filter(({ placed }) => cards[placed.card].keyring > 0)

/** Top villagers of the player that may leave: no basic ones, no Founders (V7.149, V7.152, V8.18). */
const movable = (state: State): Standing[] =>
  tops(seatOf(state, player).village).filter(
    ({ placed: { card } }) => card !== 'founders' && !isBasic(card),
  )

const withSilver = (state: State, owner: Seat): Standing[] =>
  tops(seatOf(state, owner).village).filter(({ placed }) => cards[placed.card].silver)

const pointAt = (owner: Seat, found: ReadonlyArray<Standing>): Move[] =>
  found.map(({ pile, branch }) => ({ do: 'point', owner, pile, branch }))

/** Moves to choose from for the events that leave a choice (V-R44, V-D28, V-D29). */
const choosers: Partial<Record<SoloEventId, (state: State) => Move[]>> = {
  bribes: (state) => pointAt(countess, withKeyring(state)),
  betrayer: (state) => pointAt(player, movable(state)),
  arrest: (state) => pointAt(player, movable(state)),
  abduction: (state) =>
    [...namesInHand(state, player), ...new Set(seatOf(state, player).returned)].map((card) => ({
      do: 'discard',
      card,
    })),
  'trade-network': (state) => pointAt(countess, withSilver(state, countess)),
  'spy-network': (state) => pointAt(player, withSilver(state, player)),
  'protection-money': (state) =>
    pointAt(
      player,
      tops(seatOf(state, player).village).filter(({ placed }) => placed.coins > 0),
    ),
  // V-R48: the discard pile makes an empty Reserve anew.
  conscription: (state) => [
    ...draws(state),
    ...(state.reserve.length === 0 && state.discard.length > 0
      ? [{ do: 'draw', from: 'reserve' } as const]
      : []),
  ],
}

const choices = (state: State, id: SoloEventId): Move[] => choosers[id]?.(state) ?? []

/** The choice that an event leaves to the player. */
export const choosing: Decision<State, Extract<Task, { task: 'event-choice' }>, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state, { id }) => choices(state, id),
  forbids: (_state, { id }) => soloEvents[id].rule,
  play(state, { id }, _seat, move, at) {
    state.agenda.pop()
    settleChoice(state, id, move, at)
    discardEvent(state, id, 'done', at)
  },
}

function settleChoice(state: State, id: SoloEventId, move: Move, at: PlayContext<Event>): void {
  if (move.do === 'draw') {
    drawForCountess(state, move.from === 'stack' ? move.column : null, false, at)
    return
  }
  if (move.do === 'discard') {
    const { card } = move
    if (isBasic(card)) {
      takeReturned(state, player, card)
      state.basics[card]++ // V-R70
    } else {
      takeFromHand(state, player, card)
      state.discard.push(card)
    }
    at.emit({ event: 'event-removed', by: id, seat: player, card, from: 'hand', coins: 0 })
    return
  }
  if (move.do !== 'point') unexpected(move)
  const { owner, pile, branch } = move
  const target = topAt(seatOf(state, owner).village, pile, branch)
  if (!target) return
  switch (id) {
    case 'bribes': {
      const { keyring } = cards[target.card]
      target.coins += keyring
      at.emit({ event: 'event-coins', by: id, pile, card: target.card, gold: keyring })
      return
    }
    case 'betrayer':
    case 'arrest':
      leave(state, id, pile, branch, at)
      return
    case 'trade-network':
    case 'spy-network':
      receive(state, id, countess, silverValue(state, owner, target.card), false, at)
      return
    case 'protection-money':
      pay(state, id, target.coins, false, at)
      return
  }
}

/** A villager leaves the player's village, for the Countess's or the discard pile; its coins stay with the player (V8.18, V-R49). */
function leave(
  state: State,
  id: 'betrayer' | 'arrest',
  pile: number,
  branch: number,
  at: PlayContext<Event>,
): void {
  const gone = removeTop(state, player, pile, branch)
  if (!gone) return
  const card = gone.card as VillagerId
  earn(state, player, 'moved-coins', gone.coins)
  if (id === 'arrest') state.discard.push(card)
  else joinCountess(state, card)
  at.emit({
    event: 'event-removed',
    by: id,
    seat: player,
    card,
    from: 'village',
    coins: gone.coins,
  })
  if (id === 'betrayer')
    at.emit({
      ...{ event: 'countess-gets', card, from: 'village' },
      ...{ column: null, coins: 0, auto: false },
    })
}

/** Choice that Rats or Arson leave to the player: the whole price, or one less (V-R50, V-D9, V-D12). */
function hardship<T extends Extract<Task, { task: 'rats' | 'arson' }>>(
  id: T['task'],
  price: number,
  suffer: (state: State) => void,
): Decision<State, T, Move, Event> {
  return {
    toAct: (state, task) => (openEvent(state, id)?.begun === false ? [task.seat] : []),
    moves: (state, { seat }) => [
      ...(seatOf(state, seat).gold >= price ? [{ do: 'pay' } as const] : []),
      { do: 'suffer' },
    ],
    forbids: (_state, _task, _seat, move) =>
      fieldsOf(move).do === 'pay' ? 'V-R50' : id === 'rats' ? 'V7.159' : 'V7.153',
    play(state, _task, seat, move, at) {
      state.agenda.pop()
      const event = openEvent(state, id)
      if (event) event.begun = true
      const gold = move.do === 'pay' ? price : 0
      if (gold > 0) earn(state, seat, 'events', -gold)
      else suffer(state)
      at.emit({ event: 'settled-with', seat, by: id, gold })
    },
  }
}
export const facingRats = hardship<Extract<Task, { task: 'rats' }>>('rats', ratsPrice, (state) => {
  if (state.solo) state.solo.rats = true
})
export const facingArson = hardship<Extract<Task, { task: 'arson' }>>(
  'arson',
  arsonPrice,
  (state) => {
    const opening = state.agenda.findLast((task) => task.task === 'open-build')
    if (opening?.task === 'open-build') opening.less = 1
  },
)
