/**
 * Chosen, lit, pointed at and explained pieces on the board of a frame. A game says by pure functions what can be
 * tapped and what that does (`stage/choosing.ts`); everything that changes by a tap, a key or a pointer is here, in
 * `seen.ts` and in `making.ts`.
 */
import { createContext, createMemo, createSelector, createSignal, useContext } from 'solid-js'
import type { Move, Seat } from '../../../worker/games/kernel/index.ts'
import { createDetail, type Shown } from './behaviour.ts'
import { type Looks, tapAt, waysAt } from './choosing.ts'
import { goOn } from './keyboard.ts'
import { leadToTargets } from './leading.ts'
import { createTaps } from './making.ts'
import { type createSeen, none, type Source } from './seen.ts'
import { type Chosen, isAmong, type Piece, type Way } from './taps.ts'

/** An explanation on show: beside which piece, and what it is about. */
export interface Explained<D> extends Shown {
  readonly at: Piece
  readonly subject: D
}

/** Chosen and lit pieces of a board, and the effects of taps. `D` is what a game's explanations are about, `X` what else it knows of a position, `V` what is looked at. */
export interface Selection<M extends Move = Move, D = unknown, X = unknown, V = unknown> {
  /** The game failed to tell something of the position: its board cannot be played. */
  fault(): { readonly error: unknown } | null
  /** Ways to make each legal move by tapping pieces; empty where I am not to act. */
  ways(): ReadonlyArray<Way<M>>
  /** Further facts of the game about the position; `null` for spectators. */
  more(): X | null
  /** Object looked at before anything is played, as the game has it, and its setter. */
  view(): V
  look(view: V): void
  /** The pieces chosen so far, one after the other. */
  chosen(): Chosen
  isChosen(piece: Piece): boolean
  isLit(piece: Piece): boolean
  /** It is lit, and stands out. */
  isGold(piece: Piece): boolean
  /** The move that somebody points at, on the board or in a list. */
  pointedAt(): M | null
  isPointedAt(piece: Piece): boolean
  /** The planned move that only the table can play starts here. */
  awaits(piece: Piece): boolean
  /** The legal moves that tapping a piece now leads to. */
  waysBy(piece: Piece): ReadonlyArray<Way<M>>
  /** It is neither lit nor chosen, and does something by a tap. */
  isTappable(piece: Piece): boolean
  /** Look of a piece, besides being lit or chosen. */
  looks(piece: Piece): Looks
  /** A class that all pieces have. */
  readonly class: string
  /** A class of what is seen of a piece, within it; empty: that is not marked. */
  readonly seen: string
  /** Effect of a tap on a piece, in words; `null`: none. */
  says(piece: Piece): string | null
  /** Question once something is chosen; `null`: that of the rules. */
  question(): string | null
  /** Name of the piece that is chosen and leads to no move yet: the turn does not go without a word about it. */
  held(): string | null
  /** The seats in whose villages something lies that can be chosen now. */
  reached(): ReadonlyArray<Seat>
  /** The village on the stage is the one where something can be chosen, and came there by itself. */
  isLed(): boolean
  /** Taps a piece; `byKey`: the keyboard goes on where the choice continues. */
  tap(piece: Piece, byKey?: boolean): void
  /** A tap on it makes a move. */
  isPlayedAtOnce(piece: Piece): boolean
  /** Number of moves made on the board. */
  made(): number
  /** Plans legal moves, one after the other: they show at once and can be undone until the turn is sent. */
  play(...moves: ReadonlyArray<M>): void
  /** Lets go of the piece chosen last. */
  letGo(): void
  point(move: M | null): void
  /** The moves planned so far, in order, the revealing one included; also after a reload. */
  planned(): ReadonlyArray<M>
  /** The last planned move needs the table: there are no moves until it is sent or undone. */
  revealing(): boolean
  /** Puts the village of a seat on the stage. */
  lookAt(seat: Seat): void
  /** Opens another pane of a phone, by its id. */
  openPane(pane: string): void
  /** Place in the bar for a board's answers about the selection; `null`: there is no bar. */
  slot(): Element | null
  setSlot(slot: Element | null): void
  /** The explanation on show. */
  detail(): Explained<D> | null
  explain(detail: Explained<D>): void
  /** Puts away an explanation that is not pinned. */
  hide(): void
  /** Puts away the explanation. */
  close(): void
  /** Taps explain and play nothing. */
  explaining(): boolean
  toggleExplaining(): void
}

/** Follows the villages in which something can be chosen, and whether the stage was brought there. */
function followTargets<S, M extends Move>(
  from: Source<S, M>,
  { safely, chosen, lit }: Pick<ReturnType<typeof createSeen<S, M>>, 'safely' | 'chosen' | 'lit'>,
) {
  const places = createMemo(() => safely((now) => from.game.places?.(now, lit()) ?? none, none))
  const isLed = leadToTargets({
    places,
    seat: from.seat,
    looked: from.looked,
    onLook: from.onLook,
    root: from.root,
    onTurned: () =>
      goOn(from, { did: chosen().length > 0 ? 'choose' : 'play', piece: null, byKey: true }),
  })
  return { places, isLed }
}

/** Begins with nothing chosen. */
export function createSelection<S, M extends Move, D>(from: Source<S, M>): Selection<M, D> {
  const { game } = from
  const { detail, close, show, hide } = createDetail<Explained<D>>()
  const [explaining, setExplaining] = createSignal(false)
  const [slot, setSlot] = createSignal<Element | null>(null)
  const taps = createTaps(from, close)
  const {
    fault,
    at,
    ask,
    safely,
    chosen,
    lit,
    gold,
    pointed,
    awaited,
    made,
    make,
    tap,
    letGo,
    view,
    look,
  } = taps
  const isLit = createSelector(lit, isAmong)
  const { places, isLed } = followTargets(from, taps)
  const waysBy = (piece: Piece) => ask((now) => waysAt(game, now, chosen(), piece), [])

  return {
    fault,
    ways: () => at()?.ways ?? [],
    more: () => at()?.more ?? null,
    view,
    look,
    chosen,
    isChosen: createSelector(chosen, (piece: Piece, pieces) => pieces.includes(piece)),
    isLit,
    isGold: createSelector(gold, isAmong),
    pointedAt: from.pointedAt,
    isPointedAt: createSelector(pointed, isAmong),
    awaits: createSelector(awaited),
    waysBy,
    isTappable: (piece) =>
      !!game.isTappable && ask((now) => game.isTappable?.(now, chosen(), piece) ?? false, false),
    looks: (piece) =>
      game.looks ? ask((now) => game.looks?.(now, chosen(), piece, isLit(piece)) ?? {}, {}) : {},
    class: game.class ?? '',
    seen: game.seen ?? '',
    says(piece) {
      const ways = isLit(piece) ? waysBy(piece) : []
      return ask((now) => game.says(now, chosen(), piece, ways, from.speech()), null)
    },
    question: () => safely((now) => game.question?.(now, chosen(), from.speech()) ?? null, null),
    held: () => safely((now) => game.held?.(now, chosen(), from.speech()) ?? null, null),
    reached: () => [...places()].filter((seat) => seat !== null),
    isLed,
    tap: (piece, byKey = false) => tap(piece, byKey),
    isPlayedAtOnce(piece) {
      const next = ask((now) => tapAt(game, now, chosen(), piece), null)
      return next !== null && 'play' in next
    },
    made,
    play: (...moves) => make(moves),
    letGo,
    point: from.onPoint,
    planned: from.planned,
    revealing: from.revealing,
    lookAt: from.onLook,
    openPane: from.onPane,
    slot,
    setSlot,
    detail,
    explain: show,
    hide,
    close,
    explaining,
    toggleExplaining: () => setExplaining(!explaining()),
  }
}

export const SelectionContext = createContext<Selection>()

/** The selection of the frame that a piece is drawn in; throws outside one. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('Pieces lie in a frame.')
  return selection
}
