import {
  type Names,
  type OptionWords,
  type Seat,
  type Sentences,
  type SentenceTables,
  wordsBy,
} from '../kernel/index.ts'
import { type Card, type CardId, cards, soloEvents } from './components/index.ts'
import { isOpen } from './event-stacks.ts'
import type { Event, ModuleEvent, SoloEvent } from './event-types.ts'
import { cardOf, type Host, hostAt, topOf } from './hosts.ts'
import { draftsLeft, isHandEmpty, tradesLeft } from './limits.ts'
import { lacksScoundrels, matters } from './options.ts'
import {
  countess,
  type ModuleMove,
  type Move,
  type SoloMove,
  type State,
  type Task,
} from './state.ts'
import { printedGold } from './symbols.ts'
import { seatOf, topAt } from './village.ts'

type TaskOf<K extends Task['task']> = Extract<Task, { task: K }>
type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>
type EventOf<K extends Event['event']> = Extract<Event, { event: K }>
type AskedByModules = TaskOf<'look' | 'order' | 'steal' | 'freelancers' | 'church' | 'tavern'>
type AskedAlone = TaskOf<'rats' | 'arson' | 'give' | 'events' | 'swing' | 'event-choice'>
type Asked =
  | AskedByModules
  | AskedAlone
  | TaskOf<'draft' | 'coin' | 'build' | 'trade-in' | 'resettle' | 'unlock'>

/** Something in a village: whose it is, what lies there, and how much gold on it. */
interface At {
  readonly owner: Seat
  readonly pile: number
  readonly branch?: number
}
function thereAt(state: State, seat: Seat, { owner, pile, branch = 0 }: At) {
  return {
    owner,
    isOwn: owner === seat,
    host: topOf(state, owner, pile, branch),
    coins: topAt(seatOf(state, owner).village, pile, branch)?.coins ?? 0,
  }
}
/** Owner of the village in which something lies. */
export type Owned = Pick<ReturnType<typeof thereAt>, 'isOwn' | 'owner'>

type Top = Host | null | 'new'

/** Place that a card is put on: a card of the village, or a new pile. */
const topFor = (state: State, seat: Seat, move: { pile?: number; branch?: number }): Top =>
  move.pile === undefined || move.branch === undefined
    ? 'new'
    : hostAt(state, seat, move.pile, move.branch)

/** The card at a place of the Road, and the gold on it. */
const onRoad = (state: State, column: number): { column: number; card: Card; coins: number } => {
  const slot = state.road[column]
  return { column, card: slot?.card ?? '?', coins: slot?.coins ?? 0 }
}
/** The top card of a stack or of the Reserve. */
const topCard = (state: State, from: 'stack' | 'reserve', column = 0) => {
  const top = from === 'stack' ? state.stacks[column]?.[0] : state.reserve[0]
  const card: Card = top?.card ?? '?'
  return { from, column, card, coins: 0 }
}

const isCarriedOut = ({ id }: MoveOf<'event'> | EventOf<'event-begun'>) => ({
  id,
  isCarriedOut: soloEvents[id].phase === 'event',
})

const left = ({ cards, ...event }: EventOf<'road-cleared' | 'barbarian'>) => ({
  ...event,
  cards: cards.map(({ card }) => card),
  coins: cards.reduce((sum, { coins }) => sum + coins, 0),
})

/** Facts that the sentences of every language read from the state. */
const facts = {
  prompt: {
    draft: (_task: unknown, state: State, seat: Seat) => ({ left: draftsLeft(state, seat) }),
    build: (_task: unknown, state: State, seat: Seat) => ({
      left: (state.turn?.limit ?? 0) - (state.turn?.used ?? 0),
      limit: state.turn?.limit ?? 0,
      trades: tradesLeft(state, seat),
      isHandEmpty: isHandEmpty(state, seat),
    }),
    'trade-in': ({ basic }: TaskOf<'trade-in'>, state: State) => ({
      basic,
      isSerfdom: isOpen(state, 'serfdom'), // V7.145
    }),
    unlock: ({ card }: TaskOf<'unlock'>) => ({
      card,
      unlocker: cards[card].unlocker as CardId | null,
    }),
    tavern: ({ owner }: TaskOf<'tavern'>, _state: unknown, seat: Seat) => ({
      owner,
      isOwn: owner === seat,
    }),
  },
  move: {
    draft(move: MoveOf<'draft'>, state: State) {
      if (move.from === 'reserve') return topCard(state, move.from)
      return move.from === 'stack'
        ? topCard(state, move.from, move.column)
        : { from: move.from, ...onRoad(state, move.column) }
    },
    coin: ({ column }: MoveOf<'coin'>, state: State) => onRoad(state, column),
    place: (move: MoveOf<'place'>, state: State, seat: Seat) => ({
      card: move.card,
      top: topFor(state, seat, 'pile' in move ? move : {}),
    }),
    smuggle({ pile, branch }: MoveOf<'smuggle'>, state: State, seat: Seat) {
      const of = seatOf(state, seat)
      const card = topAt(of.village, pile, branch)?.card ?? 'founders'
      return {
        gold: Math.ceil(printedGold(of, card) / 2),
        host: topOf(state, seat, pile, branch),
      }
    },
    apprentice: (move: MoveOf<'apprentice'>, state: State, seat: Seat) => ({
      owner: move.owner,
      isOwn: move.owner === seat,
      host: cardOf(state, move.owner, move.pile, move.branch, move.level),
    }),
    resettle(move: MoveOf<'resettle'>, state: State, seat: Seat) {
      const task = state.agenda.at(-1)
      return {
        side: 'side' in move ? move.side : undefined,
        card: task?.task === 'resettle' ? task.card : 'apprentice',
        top: topFor(state, seat, 'pile' in move ? move : {}),
      }
    },
    unlock: (move: MoveOf<'unlock'>, state: State, seat: Seat) =>
      move.by === 'tinner'
        ? { by: move.by, owner: seat, isOwn: true, host: null, coins: 0 }
        : { by: null, ...thereAt(state, seat, move) },
    benefactor: (move: MoveOf<'benefactor'>, state: State, seat: Seat) => ({
      card: move.card,
      top: topFor(state, seat, move),
    }),
    flaker: ({ card, owner }: MoveOf<'flaker'>, _state: unknown, seat: Seat) => ({
      card,
      owner,
      isOwn: owner === seat,
    }),
    courier: ({ column }: MoveOf<'courier'>, state: State) => onRoad(state, column),
    hire: (move: MoveOf<'hire'>, state: State, seat: Seat) => thereAt(state, seat, move),
    scheme: (move: MoveOf<'scheme'>, state: State, seat: Seat) => thereAt(state, seat, move),
    sheriff: (move: MoveOf<'sheriff'>, state: State, seat: Seat) => thereAt(state, seat, move),
    rob: ({ pile, from }: MoveOf<'rob'>, state: State, seat: Seat) => ({
      from,
      host: topOf(state, seat, pile, 0),
    }),
    draw: (move: MoveOf<'draw'>, state: State) =>
      move.from === 'stack' ? topCard(state, move.from, move.column) : topCard(state, move.from),
    give: ({ column }: MoveOf<'give'>, state: State) => onRoad(state, column),
    suffer: (_move: unknown, state: State) => ({ isRats: state.agenda.at(-1)?.task === 'rats' }),
    event: isCarriedOut,
    point: (move: MoveOf<'point'>, state: State, seat: Seat) => ({
      ...thereAt(state, seat, move),
      isCountess: move.owner === countess,
    }),
  },
  event: {
    round: ({ round, firstPlayer }: EventOf<'round'>, names: Names) => ({
      round,
      first: names(firstPlayer),
    }),
    'road-cleared': left,
    barbarian: left,
    'event-begun': isCarriedOut,
  },
}

/** Sentences of the modules alone, and of the game against the Countess alone. */
export type ModuleSentences = SentenceTables<AskedByModules, ModuleMove, ModuleEvent, typeof facts>
export type SoloSentences = SentenceTables<AskedAlone, SoloMove, SoloEvent, typeof facts>

interface AllSentences extends Sentences<Asked, Move, Event, typeof facts> {
  /** Name of the Countess, and what gives a sentence that begins with her its capital. */
  readonly countess: string
  sentence(text: string): string
}

const wordsOfAll = wordsBy<State, Asked, Move, Event, typeof facts>(facts)

/** Reason why five players cannot have the Scoundrels without the Courier (V3.24). */
export const obstacle =
  (why: string): NonNullable<OptionWords['obstacle']> =>
  (seats, chosen) =>
    lacksScoundrels(seats, chosen) ? why : null

/** Villagers in a language, by its sentences. */
export function wordsOf({ countess: title, sentence, ...said }: AllSentences) {
  const words = wordsOfAll({ ...said, ofEvent: sentence })
  const called =
    (names: Names): Names =>
    (seat) =>
      seat === countess ? title : names(seat)
  return {
    ...words,
    options: Object.fromEntries(
      Object.entries(words.options).map(([id, option]) => [
        id,
        id in matters ? { ...option, matters: matters[id as keyof typeof matters] } : option,
      ]),
    ),
    prompt: (state: State, seat: Seat, names: Names) =>
      sentence(words.prompt(state, seat, called(names))),
    move: (state: State, seat: Seat, move: Move, names: Names) =>
      words.move(state, seat, move, called(names)),
    event: (event: Event, names: Names) => words.event(event, called(names)),
  }
}

/** Words for the places where cards lie and are put, in a language. */
export function placesBy(say: {
  name(card: CardId): string
  readonly village: string
  readonly newPile: string
  insteadOf(card: CardId): string
  pile(number: number): string
  branch(number: number): string
  on(place: string): string
}) {
  /** "pile 2, branch 1", where a card alone does not tell its place. */
  const where = (host: Host | null): string =>
    host && host.pile !== null
      ? `${say.pile(host.pile)}${host.branch === null ? '' : `, ${say.branch(host.branch)}`}`
      : ''
  /** The same in brackets, behind a name. */
  const place = (host: Host | null): string => {
    const said = where(host)
    return said === '' ? '' : ` (${said})`
  }
  /** "the Lumberjack (pile 2, branch 1)" */
  const at = (host: Host | null): string =>
    host
      ? `${say.name(host.card)}${host.as ? say.insteadOf(host.as) : ''}${place(host)}`
      : say.village
  return {
    where,
    place,
    at,
    onTop: (top: Top) => (top === 'new' ? say.newPile : say.on(at(top))),
  }
}
