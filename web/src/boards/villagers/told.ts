/** The table as it is told so far, while turns are played on the stage: the events are played over the state before them. */
import { copy, isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import { put, replace } from '../../../../worker/games/villagers/chains.ts'
import {
  type BasicId,
  basicIds,
  type Card,
  type CardId,
  developments,
  freelancerPrice,
  isBasic,
  padlockPrice,
  recruiterPrice,
  soloEvents,
  suitOf,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { takeOpenly, takeSecretly } from '../../../../worker/games/villagers/knowledge.ts'
import { removeTop } from '../../../../worker/games/villagers/removing.ts'
import {
  countess,
  type FaceDown,
  type State,
  type Task,
} from '../../../../worker/games/villagers/state.ts'
import { earn } from '../../../../worker/games/villagers/supply.ts'
import { openWildcards, seatOf, topAt, tops } from '../../../../worker/games/villagers/village.ts'
import type { Playback } from '../../stage/playback.ts'
import { phaseOf } from './answers.ts'
import { suitOnBack } from './facts.ts'
import type { Phase } from './words.ts'

type Of<K extends Event['event']> = Extract<Event, { readonly event: K }>
/** What some events change of a state, in place. */
type Changes = {
  readonly [K in Event['event']]?: (state: State, event: Of<K>, now: State) => void
}

/** A covered card by its back. */
const covered: FaceDown = { card: '?', seen: 'none' }

function drop<T>(from: T[], what: T): void {
  const at = from.indexOf(what)
  if (at >= 0) from.splice(at, 1)
}

/** Takes a card out of cards that lie face-down: by its face where that is known, else one of its back. */
function pick(cards: FaceDown[], card: Card): FaceDown | undefined {
  const alike = [card, ...(suitOnBack(card) ? [`?${suitOnBack(card)}`, '?'] : ['?'])]
  for (const one of alike) {
    const at = cards.findIndex((lying) => lying.card === one)
    if (at >= 0) return cards.splice(at, 1)[0]
  }
  return undefined
}

/** A card leaves a hand, where it is a villager. */
function fromHand(state: State, seat: Seat, card: CardId | Card): void {
  const of = seatOf(state, seat)
  if (isBasic(card as CardId)) drop(of.returned, card as BasicId)
  else pick(of.hand, card as Card)
}

/** A card leaves a hand face-down: who does not see it loses track of all that it could be (V9.8). */
function slipsOut(state: State, seat: Seat, card: Card): void {
  const { hand } = seatOf(state, seat)
  if (!isHidden(card)) {
    pick(hand, card)
    return
  }
  const suit = suitOf(card)
  const back = `?${suit}` as Card
  hand.forEach((one, at) => {
    if (suitOf(one.card) === suit) hand.splice(at, 1, { card: back, seen: 'none' })
  })
  pick(hand, back)
}

/** A special villager goes from a hand to the discard pile (V5.51). */
function spend(state: State, seat: Seat, card: VillagerId): void {
  fromHand(state, seat, card)
  state.discard.push(card)
}

const pileOf = (state: State, column: number | null): FaceDown[] =>
  (column === null ? state.reserve : state.stacks[column]) ?? []

/** The top of a stack, or of the Reserve (`null`), is taken; of what comes to light, nothing is told yet. */
const fromPile = (state: State, column: number | null): FaceDown | undefined =>
  pileOf(state, column).shift()

/** Cards are looked at, taken from their place meanwhile (V9.35). */
function look(state: State, seat: Seat, column: number | null, count: number, now: State): void {
  const cards = pileOf(state, column).splice(0, count)
  const seen = now.look?.seat === seat && now.look.column === column ? copy(now.look.cards) : []
  state.look = { seat, column, cards: seen.length === count ? seen : cards, laid: [] }
}

/** What the draft phase changes, and the Road update. */
const onRoad: Changes = {
  drafted(state, { seat, from, column, card, coins }) {
    if (from === 'road' && column !== null) state.road[column] = null
    else if (state.look) pick(state.look.cards, card)
    else fromPile(state, column)
    seatOf(state, seat).square.push(card)
    earn(state, seat, 'road', coins)
  },
  refilled(state, { column, card, stack }) {
    fromPile(state, stack)
    state.road[column] = { card, coins: 0 }
  },
  'took-square'(state, { seat, cards }) {
    const of = seatOf(state, seat)
    for (const card of cards) drop(of.square, card)
    takeOpenly(of.hand, cards)
  },
  coin(state, { column }) {
    const slot = column === null ? null : state.road[column]
    if (slot) slot.coins++
  },
  'road-cleared'(state, { cards }) {
    for (const { column, card } of cards) {
      state.road[column] = null
      state.discard.push(card)
    }
  },
  'road-coins'(state, { columns }) {
    for (const column of columns) {
      const slot = state.road[column]
      if (slot) slot.coins++
    }
  },
  recruited(state, { seat }) {
    earn(state, seat, 'recruiter', -recruiterPrice)
  },
  prophet(state, { seat, column, count }, now) {
    spend(state, seat, 'prophet')
    look(state, seat, column, count, now)
  },
  'put-back'(state, { column, count }) {
    const { cards = [], laid = [] } = state.look ?? {}
    pileOf(state, column).unshift(...[...laid, ...cards].slice(0, count))
    state.look = null
  },
  barbarian(state, { seat, cards }) {
    spend(state, seat, 'barbarian')
    for (const { column, card, coins } of cards) {
      state.road[column] = null
      state.discard.push(card)
      earn(state, seat, 'road', coins)
    }
  },
  flaker(state, { seat, from, card }) {
    spend(state, seat, 'flaker')
    drop(seatOf(state, from).square, card)
    takeOpenly(seatOf(state, seat).hand, [card])
  },
  courier(state, { seat, column, card, coins }) {
    spend(state, seat, 'courier')
    state.road[column] = null
    takeOpenly(seatOf(state, seat).hand, [card])
    earn(state, seat, 'road', coins)
  },
}

/** What build turns change. */
const inBuild: Changes = {
  hired(state, { seat, owner, pile }) {
    earn(state, seat, 'freelancers', -freelancerPrice)
    const lying = seatOf(state, owner).village[pile]?.starter
    if (lying) lying.coins += freelancerPrice
  },
  'build-turn'(state, { seat, limit }) {
    state.turn = { seat, limit, used: 0, tradeIns: 0, tinner: false }
  },
  'turn-ended'(state) {
    state.turn = null
  },
  benefactor(state, { seat }) {
    spend(state, seat, 'benefactor')
  },
  placed(state, { seat, card, pile, branch, level, apprentice, side }) {
    const of = seatOf(state, seat)
    if (!apprentice) {
      fromHand(state, seat, card)
      if (state.turn && !isBasic(card)) state.turn.used++
    }
    put(of.village, card, level === 0 ? null : { pile, branch })
    if (side) of.founders = side
  },
  unlocked(state, { seat, how, gold, owner, pile, branch }) {
    if (how === 'other' || how === 'bank') earn(state, seat, 'padlocks', -gold)
    if (owner === null || pile === null || branch === null) return
    const lying = topAt(seatOf(state, owner).village, pile, branch)
    if (lying) lying.coins += padlockPrice
  },
  'traded-in'(state, { seat, basic, card, on, column }) {
    slipsOut(state, seat, card)
    if (on === 'discard') state.discard.push(card as VillagerId)
    if (on === 'stack' || on === 'reserve') {
      const pile = pileOf(state, column)
      if (pile[0] && isHidden(pile[0].card)) pile[0] = covered
      pile.unshift({ card, seen: isHidden(card) ? 'none' : [seat] })
    }
    state.basics[basic]--
    if (state.turn) state.turn.tradeIns++
    put(seatOf(state, seat).village, basic, null)
  },
  tinner(state, { seat }) {
    spend(state, seat, 'tinner')
    if (state.turn) state.turn.tinner = true
  },
  smuggled(state, { seat, gold }) {
    spend(state, seat, 'smuggler')
    earn(state, seat, 'smuggling', gold)
  },
  apprentice(state, { seat, owner, pile, branch, level, coins }) {
    fromHand(state, seat, 'apprentice')
    if (state.turn) state.turn.used++
    replace(seatOf(state, owner).village, { pile, branch, level })
    earn(state, owner, 'moved-coins', coins)
  },
  pigeoneer(state, { seat, count }, now) {
    spend(state, seat, 'pigeoneer')
    look(state, seat, null, count, now)
  },
  noble(state, { seat }) {
    spend(state, seat, 'noble')
  },
  took(state, { seat, by, card, column }) {
    const taken = by === 'church' ? fromPile(state, column) : pick(state.look?.cards ?? [], card)
    const seen = taken && !isHidden(taken.card) ? taken.seen : [seat]
    takeSecretly(seatOf(state, seat).hand, { card, seen: isHidden(card) ? 'none' : seen })
  },
  stole(state, { seat, from, card }) {
    if (isBasic(card as CardId)) {
      drop(seatOf(state, from).returned, card as BasicId)
      seatOf(state, seat).returned.push(card as BasicId)
      return
    }
    slipsOut(state, from, card as Card)
    const seen = isHidden(card) ? 'none' : [seat]
    takeSecretly(seatOf(state, seat).hand, { card: card as Card, seen })
  },
  schemed(state, { seat, owner, card, pile, branch, coins }) {
    removeTop(state, owner, pile, branch)
    spend(state, seat, 'schemer')
    const of = seatOf(state, seat)
    const basic = basicIds.find((id) => id === card)
    if (basic) of.returned = [...of.returned, basic].sort()
    else takeOpenly(of.hand, [card as VillagerId])
    earn(state, owner, 'moved-coins', coins)
  },
  uncovered(state, { seat, card }) {
    const of = seatOf(state, seat)
    const open = openWildcards(of.village).at(-1)
    if (open) removeTop(state, seat, open.pile, open.branch)
    takeOpenly(of.hand, [card])
  },
  arrested(state, { seat, owner, pile, coins }) {
    removeTop(state, owner, pile, 0)
    spend(state, seat, 'sheriff')
    state.discard.push('thief')
    earn(state, seat, 'thieves', coins)
  },
  robbed(state, { seat, from, pile, gold }) {
    earn(state, from, 'thieves', -gold)
    const thief = seatOf(state, seat).village[pile]?.starter
    if (thief) thief.coins += gold
    if (state.turn) state.turn.robbers = [...(state.turn.robbers ?? []), pile]
  },
}

/** What the end of a round changes. */
const atEnd: Changes = {
  round(state, { round, firstPlayer }) {
    state.round = round
    state.firstPlayer = firstPlayer
    if (state.solo) state.solo.rats = false
  },
  'founders-turned'(state, { seat }) {
    seatOf(state, seat).founders = 'food'
  },
  'first-player'(state, { seat }) {
    state.firstPlayer = seat
  },
  bronze(state, { seat, gold }) {
    earn(state, seat, 'bronze', gold)
  },
  'market-triggered'(state, { day }) {
    state.markets[day] = 'triggered'
  },
  market(state, { day, seat, gold, silver, coins }) {
    state.markets[day] = 'held'
    earn(state, seat, `${day}-gold`, gold)
    earn(state, seat, `${day}-coins`, coins)
    if (day === 'second') earn(state, seat, 'second-silver', silver)
  },
  'tokens-returned'(state) {
    for (const one of state.developments) one.holder = null
  },
  development(state, { id, seat }) {
    const one = state.developments.find((development) => development.id === id)
    if (one) one.holder = developments[id].suit === 'production' ? seat : null
  },
  'development-reward'(state, { seat, gold }) {
    earn(state, seat, 'developments', gold)
  },
  settled(state, { owner, basic }) {
    state.basics[basic]--
    put(seatOf(state, owner).village, basic, null)
  },
}

/** What changes in solo only. */
const inSolo: Changes = {
  'event-revealed'({ solo }, { id }) {
    solo?.stacks[soloEvents[id].season].shift()
    solo?.open.push({ id, begun: false })
  },
  'event-begun'({ solo }, { id }) {
    for (const one of solo?.open ?? []) if (one.id === id) one.begun = true
  },
  'event-discarded'({ solo }, { id, by }) {
    if (!solo) return
    solo.open = solo.open.filter((one) => one.id !== id)
    solo.discarded.push(id)
    if (by === 'jester') solo.jester = false
  },
  'events-shuffled'({ solo }, { season }) {
    if (!solo) return
    const isOf = (id: keyof typeof soloEvents) => soloEvents[id].season === season
    solo.stacks[season] = solo.discarded.filter(isOf).map(() => `?${season}` as const)
    solo.discarded = solo.discarded.filter((id) => !isOf(id))
  },
  'reserve-shuffled'(state, { count }) {
    state.reserve = Array.from({ length: count }, () => covered)
    state.discard = []
  },
  'countess-gets'(state, { card, from, column, coins }) {
    if (from === 'road' && column !== null) state.road[column] = null
    if (from === 'stack' || from === 'reserve') fromPile(state, column)
    if (state.solo) put(state.solo.countess.village, card, null)
    earn(state, countess, 'road', coins)
  },
  'settled-with'(state, { seat, by, gold }) {
    earn(state, seat, 'events', -gold)
    for (const one of state.solo?.open ?? []) if (one.id === by) one.begun = true
    if (state.solo && by === 'rats' && gold === 0) state.solo.rats = true
  },
  'event-gold'(state, { seat, gold, paid }) {
    earn(state, seat, 'events', gold)
    if (paid) earn(state, 0, 'events', -gold)
  },
  'event-coins'(state, { pile, gold }) {
    const lying = state.solo?.countess.village[pile]?.starter
    if (lying) lying.coins += gold
  },
  'event-removed'(state, { by, seat, card, from, coins }) {
    const of = seatOf(state, seat)
    if (from === 'hand') fromHand(state, seat, card)
    else {
      // Which of several alike it was is not told.
      const gone = tops(of.village).find(
        ({ placed }) => placed.card === card && placed.coins === coins,
      )
      if (gone) removeTop(state, seat, gone.pile, gone.branch)
    }
    earn(state, seat, 'moved-coins', coins)
    if (isBasic(card)) state.basics[card]++
    else if (by !== 'betrayer') state.discard.push(card)
  },
}

const changes: Changes = { ...onRoad, ...inBuild, ...atEnd, ...inSolo }

/** A task of a phase that asks nobody: what tells the phase of a state. */
const tasks: Readonly<Record<Phase, Task[]>> = {
  draft: [{ task: 'next-draft', seat: 0 }],
  road: [{ task: 'road' }],
  build: [{ task: 'begin-build', seat: 0 }],
  developments: [{ task: 'developments' }],
  events: [{ task: 'countess' }],
  over: [],
}

/** The phase that has begun with an event; `null`: that of the event before. */
function begunBy(event: Event): Phase | null {
  switch (event.event) {
    case 'round':
      return 'draft'
    case 'took-square':
      return 'road'
    case 'hired':
    case 'build-turn':
      return 'build'
    case 'development':
      return 'developments'
    case 'event-begun':
      return event.auto ? null : 'events'
    case 'ended':
      return 'over'
    default:
      return null
  }
}

/** Whether a hand as it was told may be the hand that lies there now: no card that is known is missing there. */
function isSame(told: ReadonlyArray<FaceDown>, now: ReadonlyArray<FaceDown>): boolean {
  const left = [...now]
  const known = told.filter(({ card }) => !isHidden(card))
  for (const one of known) {
    const at = left.findIndex(({ card }) => card === one.card)
    if (at < 0) return false
    left.splice(at, 1)
  }
  const backs = told.filter(({ card }) => isHidden(card))
  const suits = (cards: ReadonlyArray<FaceDown>) =>
    cards
      .map(({ card }) => suitOf(card))
      .sort()
      .join()
  return suits(backs) === suits(left)
}

/** A pile as it lies: what came to light on its top is not told, but it may still lie there. */
const turnedUp = (pile: FaceDown[], now: FaceDown[] | undefined): FaceDown[] =>
  pile[0]?.card === '?' && now?.length === pile.length ? copy(now) : pile

/** The state before some events with them played over it; nothing is asked in it. What no event tells is as it is `now`. */
export function stateTold(before: State, events: ReadonlyArray<Event>, now: State): State {
  const phase = events.reduce((phase, event) => begunBy(event) ?? phase, phaseOf(before))
  const state = { ...copy(before), agenda: tasks[phase] }
  for (const event of events)
    (changes[event.event] as ((state: State, event: Event, now: State) => void) | undefined)?.(
      state,
      event,
      now,
    )
  state.stacks = state.stacks.map((pile, column) => turnedUp(pile, now.stacks[column]))
  state.reserve = turnedUp(state.reserve, now.reserve)
  state.seats.forEach((of, seat) => {
    const hand = now.seats[seat]?.hand
    // What a Noble sees of it, and its order, no event tells.
    if (hand && isSame(of.hand, hand)) of.hand = copy(hand)
  })
  return state
}

/** What an event tells of the top of a stack, or of the Reserve (`null`): the card that is taken, or nothing (`'?'`) where one is laid on it. */
function tellsTop(event: Event, pile: number | null): Card | null {
  const kind = pile === null ? 'reserve' : 'stack'
  switch (event.event) {
    case 'refilled':
      return event.stack === pile ? event.card : null
    case 'drafted':
    case 'countess-gets':
      return event.from === kind && event.column === pile ? event.card : null
    case 'traded-in':
      return event.on === kind && event.column === pile ? '?' : null
    default:
      return null
  }
}

/** A stack, or the Reserve (`null`), as it lies: what is still to be taken from it lies on it by its back. */
export function pileShown(
  state: State,
  playback: Playback<State, Event> | null,
  column: number | null,
): ReadonlyArray<FaceDown> {
  const pile = pileOf(state, column)
  if (pile[0]?.card !== '?') return pile
  for (const event of playback?.upcoming ?? []) {
    const taken = tellsTop(event, column)
    const suit = taken && suitOnBack(taken)
    if (suit) return [{ card: `?${suit}`, seen: 'none' }, ...pile.slice(1)]
    if (taken) break
  }
  return pile
}
