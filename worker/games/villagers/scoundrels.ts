/**
 * The Scoundrels.
 * Rules: V7.30–V7.40, V-R28–V-R31, V-R35, V-R37, V-R70.
 */
import {
  back,
  copy,
  type Decision,
  type Json,
  type PlayContext,
  Random,
  type Seat,
  unexpected,
} from '../kernel/index.ts'
import { put } from './chains.ts'
import {
  type BasicId,
  basicIds,
  type Card,
  cards,
  isBasic,
  suitOf,
  thiefTakes,
  type VillagerId,
} from './components/index.ts'
import type { Event } from './event-types.ts'
import {
  faceOf,
  namesInHand,
  show,
  takeFaceDown,
  takeOpenly,
  takeReturned,
  takeSecretly,
} from './knowledge.ts'
import { canCover, outlook, returnUncovered } from './monks.ts'
import { removeTop } from './removing.ts'
import { fillAll, refill } from './road.ts'
import { playPigeoneer } from './saints.ts'
import { discardSpecial } from './specials.ts'
import type { Move, State, Task } from './state.ts'
import { earn } from './supply.ts'
import { clockwise, openWildcards, owners, seatOf, standing, topAt, tops } from './village.ts'

type Of<D extends Move['do']> = Extract<Move, { do: D }>
type Draft = Extract<Task, { task: 'draft' }>
type Steal = Extract<Task, { task: 'steal' }>

/** The kinds of moves that only modules bring to a build turn. */
const kinds = ['pigeoneer', 'noble', 'scheme', 'sheriff', 'rob', 'place-basic'] as const
export type BuildModuleMove = Of<(typeof kinds)[number]>

export const isBuildModuleMove = (move: Move): move is BuildModuleMove =>
  kinds.some((kind) => kind === move.do)

/** Moves that the modules add to a build turn (V-D19 to V-D23). */
export function moduleMoves(state: State, seat: Seat): Move[] {
  const of = seatOf(state, seat)
  const hand = namesInHand(state, seat)
  const moves: Move[] = [...new Set(of.returned)].map((basic) => ({ do: 'place-basic', basic }))
  if (hand.includes('pigeoneer') && state.reserve.length > 0) moves.push({ do: 'pigeoneer' })
  if (hand.includes('noble'))
    for (const from of clockwise(state, seat).slice(1))
      if (handSize(state, from) > 0) moves.push({ do: 'noble', from })
  if (hand.includes('schemer')) moves.push(...schemes(state, seat))
  if (hand.includes('sheriff'))
    for (const owner of owners(state, seat))
      for (const pile of thieves(state, owner)) moves.push({ do: 'sheriff', owner, pile })
  return [...moves, ...robberies(state, seat)]
}

/** The number of the rule that forbids a move of the modules in a build turn. */
export function forbidsModuleMove(
  state: State,
  seat: Seat,
  sent: Readonly<Record<string, Json | undefined>>,
): string {
  const hand: ReadonlyArray<string> = namesInHand(state, seat)
  switch (sent.do) {
    case 'place-basic':
      return 'V-R29'
    case 'rob':
      return forbidsRobbing(state, seat, sent)
    case 'pigeoneer':
    case 'noble':
    case 'sheriff':
      return hand.includes(sent.do) ? 'V-R59' : 'V5.50'
    case 'scheme': {
      if (!hand.includes('schemer')) return 'V5.50'
      const owner = owners(state, seat).find((one) => one === sent.owner)
      const card =
        owner === undefined
          ? undefined
          : topAt(seatOf(state, owner).village, Number(sent.pile), Number(sent.branch))?.card
      return card === 'founders' || card === 'countess' ? 'V5.53' : 'V7.37'
    }
    default:
      return 'V5.54'
  }
}

export function playModuleMove(
  state: State,
  seat: Seat,
  move: BuildModuleMove,
  at: PlayContext<Event>,
): void {
  switch (move.do) {
    case 'place-basic': {
      takeReturned(state, seat, move.basic)
      const spot = put(seatOf(state, seat).village, move.basic, null)
      at.emit({ event: 'placed', seat, card: move.basic, ...spot, apprentice: false, side: null })
      return
    }
    case 'pigeoneer':
      playPigeoneer(state, seat, at)
      return
    case 'noble':
      playNoble(state, seat, move.from, at)
      return
    case 'scheme':
      scheme(state, seat, move, at)
      return
    case 'sheriff':
      arrest(state, seat, move, at)
      return
    case 'rob':
      rob(state, seat, move, at)
      return
  }
}

const handSize = (state: State, seat: Seat): number =>
  seatOf(state, seat).hand.length + seatOf(state, seat).returned.length

/** Looks at a whole hand; what is not special may be stolen (V7.30, V-R30), a basic villager too (V-R70). */
function playNoble(state: State, seat: Seat, from: Seat, at: PlayContext<Event>): void {
  const { hand, returned } = seatOf(state, from)
  for (const card of hand) {
    faceOf(card)
    show(card, seat)
  }
  discardSpecial(state, seat, 'noble')
  at.emit({ event: 'noble', seat, from, count: handSize(state, from) })
  if (returned.length > 0 || hand.some(({ card }) => suitOf(card) !== 'special'))
    state.agenda.push({ task: 'steal', seat, from })
}

export const stealing: Decision<State, Steal, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state, { from }) => [
    ...namesInHand(state, from)
      .filter((card) => suitOf(card) !== 'special')
      .map((card): Move => ({ do: 'choose', card })),
    ...[...new Set(seatOf(state, from).returned)].map((card): Move => ({ do: 'choose', card })),
  ],
  forbids: () => 'V7.30',
  play(state, { from }, seat, move, at) {
    if (move.do !== 'choose') unexpected(move)
    state.agenda.pop()
    const { card } = move
    const event = (named: Card | BasicId): Event => ({ event: 'stole', seat, from, card: named })
    if (isBasic(card)) {
      takeReturned(state, from, card)
      seatOf(state, seat).returned.push(card)
      at.emit(event(card))
      return
    }
    const stolen = takeFaceDown(state, from, card, seat) // V9.10
    takeSecretly(seatOf(state, seat).hand, stolen)
    if (stolen.seen === 'all' || stolen.seen === 'none') at.emit(event(card))
    else at.emitTo(stolen.seen, event(card), event(back(suitOf(card)) as Card))
  },
}

/** The top villagers that a Schemer may take: no special ones, no Founders (V7.37, V5.53), and none without which a Monk could not be covered any more (V5.64). */
function schemes(state: State, seat: Seat): Of<'scheme'>[] {
  return owners(state, seat).flatMap((owner) =>
    tops(seatOf(state, owner).village)
      .filter(({ placed: { card }, pile, branch }) => {
        if (cards[card].suit === 'special' || card === 'founders' || card === 'countess')
          return false
        return staysCoverable(state, seat, { do: 'scheme', owner, pile, branch })
      })
      .map(({ pile, branch }): Of<'scheme'> => ({ do: 'scheme', owner, pile, branch })),
  )
}

/** Returns true if the seat's Monks can all be covered after a Schemer's deed. In another village it may uncover a card whose place an Apprentice was to take. */
function staysCoverable(state: State, seat: Seat, move: Of<'scheme'>): boolean {
  const { village } = seatOf(state, seat)
  if (move.owner !== seat && openWildcards(village).length === 0) return true
  const after = copy(state)
  scheme(after, seat, move, { random: Random.hidden(), emit() {}, emitTo() {} })
  return canCover(after, outlook(after, seat))
}

function scheme(
  state: State,
  seat: Seat,
  { owner, pile, branch }: Of<'scheme'>,
  at: PlayContext<Event>,
): void {
  const taken = removeTop(state, owner, pile, branch)
  if (!taken) return
  discardSpecial(state, seat, 'schemer')
  const { card, coins } = taken
  const of = seatOf(state, seat)
  const basic = basicIds.find((id) => id === card)
  if (basic) of.returned = [...of.returned, basic].sort()
  else takeOpenly(of.hand, [card as VillagerId])
  earn(state, owner, 'moved-coins', coins)
  at.emit({ event: 'schemed', seat, owner, card, pile, branch, coins })
  if (owner !== seat) returnUncovered(state, owner, at)
}

/** The piles of the Thieves in a village. */
const thieves = (state: State, owner: Seat): number[] =>
  standing(seatOf(state, owner).village)
    .filter(({ placed }) => placed.card === 'thief')
    .map(({ pile }) => pile)

/** One Thief is discarded; its coins go to the Sheriff's player (V7.39). */
function arrest(
  state: State,
  seat: Seat,
  { owner, pile }: Of<'sheriff'>,
  at: PlayContext<Event>,
): void {
  const thief = removeTop(state, owner, pile, 0)
  if (!thief) return
  discardSpecial(state, seat, 'sheriff')
  state.discard.push('thief')
  earn(state, seat, 'thieves', thief.coins)
  at.emit({ event: 'arrested', seat, owner, pile, coins: thief.coins })
}

/** Every own Thief once in each build turn, from anyone with at least 3 gold (V7.32, V7.33). */
export function robberies(state: State, seat: Seat): Of<'rob'>[] {
  const used = state.turn?.robbers ?? []
  return thieves(state, seat)
    .filter((pile) => !used.includes(pile))
    .flatMap((pile) =>
      clockwise(state, seat)
        .slice(1)
        .filter((from) => seatOf(state, from).gold >= thiefTakes)
        .map((from): Of<'rob'> => ({ do: 'rob', pile, from })),
    )
}

function forbidsRobbing(
  state: State,
  seat: Seat,
  sent: Readonly<Record<string, Json | undefined>>,
): string {
  if (!thieves(state, seat).some((pile) => pile === sent.pile)) return 'V7.32'
  if (state.turn?.robbers?.some((pile) => pile === sent.pile)) return 'V-R28'
  return 'V7.33'
}

function rob(state: State, seat: Seat, { pile, from }: Of<'rob'>, at: PlayContext<Event>): void {
  const thief = seatOf(state, seat).village[pile]?.starter
  if (!thief || !state.turn) return
  earn(state, from, 'thieves', -thiefTakes)
  thief.coins += thiefTakes
  state.turn.robbers = [...(state.turn.robbers ?? []), pile]
  at.emit({ event: 'robbed', seat, from, pile, gold: thiefTakes })
}

/** The whole face-up Road is discarded, its coins are kept, and it is filled from the Reserve (V7.31, V-R35). */
export function playBarbarian(state: State, seat: Seat, at: PlayContext<Event>): void {
  discardSpecial(state, seat, 'barbarian')
  const swept = state.road.flatMap((slot, column) => (slot ? [{ column, ...slot }] : []))
  state.road.fill(null)
  for (const { card, coins } of swept) {
    state.discard.push(card)
    earn(state, seat, 'road', coins)
  }
  at.emit({ event: 'barbarian', seat, cards: swept })
  fillAll(state, at)
}

/** A villager of any square comes into hand; its loser drafts another (V7.35, V7.36). */
export function playFlaker(
  state: State,
  seat: Seat,
  { owner, card }: Of<'flaker'>,
  at: PlayContext<Event>,
): void {
  discardSpecial(state, seat, 'flaker')
  const { square } = seatOf(state, owner)
  square.splice(square.indexOf(card), 1)
  takeOpenly(seatOf(state, seat).hand, [card])
  at.emit({ event: 'flaker', seat, from: owner, card })
}

/** Moves of the owner of the Courier in another's draft turn, before that one has taken a villager (V7.40, V-R37). */
export function couriers(state: State, task: Draft, seat: Seat): Of<'courier'>[] {
  if (!state.options.courier || task.taken || seat === task.seat) return []
  if (!namesInHand(state, seat).includes('courier')) return []
  return state.road.flatMap((slot, column): Of<'courier'>[] =>
    slot ? [{ do: 'courier', column }] : [],
  )
}
export function playCourier(
  state: State,
  seat: Seat,
  column: number,
  at: PlayContext<Event>,
): void {
  const slot = state.road[column]
  if (!slot) return
  discardSpecial(state, seat, 'courier')
  state.road[column] = null
  takeOpenly(seatOf(state, seat).hand, [slot.card])
  earn(state, seat, 'road', slot.coins)
  at.emit({ event: 'courier', seat, column, ...slot })
  refill(state, column, at)
}
