/**
 * Chosen, lit, pointed at and explained pieces on the board of a frame. A game says by pure functions what can be
 * tapped and what that does (`stage/choosing.ts`); everything that changes by a tap, a key or a pointer is here.
 */
import {
  type Accessor,
  batch,
  createContext,
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  on,
  type Signal,
  useContext,
} from 'solid-js'
import type { Move, Seat } from '../../../worker/games/kernel/index.ts'
import { createDetail, type Shown } from './behaviour.ts'
import {
  type Asked,
  type Choosing,
  chosenAt,
  goldAt,
  type Keyboard,
  type Looks,
  litAt,
  type Speech,
  tapAt,
  waysAt,
} from './choosing.ts'
import { goOn } from './keyboard.ts'
import { leadToTargets } from './leading.ts'
import { type Chosen, isAmong, type Piece, type Played, type Way } from './taps.ts'

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

/** Inputs of a selection from the frame. */
interface Source<S, M extends Move> {
  readonly game: Choosing<S, M>
  readonly state: Accessor<S>
  readonly seat: Accessor<Seat | null>
  readonly moves: Accessor<ReadonlyArray<M>>
  readonly pointedAt: Accessor<M | null>
  readonly planned: Accessor<ReadonlyArray<M>>
  readonly revealing: Accessor<boolean>
  readonly speech: () => Speech<S, M>
  readonly onMove: (move: M, joins?: boolean) => void
  readonly onPoint: (move: M | null) => void
  readonly looked: Accessor<Seat>
  readonly onLook: (seat: Seat) => void
  /** The pane that a phone shows; `null` on wide screens. */
  readonly pane: Accessor<string | null>
  readonly onPane: (pane: string) => void
  /** Element in which the board is drawn. */
  readonly root: () => HTMLElement | undefined
}

const none: ReadonlySet<never> = new Set()

/** Visible part of a selection: all of it follows from the position and from what was tapped. */
function createSeen<S, M extends Move>(
  from: Source<S, M>,
  tapped: Accessor<Chosen | null>,
  wish: Accessor<Piece | null>,
  view: Accessor<unknown>,
) {
  const { game } = from
  const [fault, setFault] = createSignal<{ readonly error: unknown } | null>(null)
  /** A failure here would take the whole frame along: it breaks the board alone, which is told of it. */
  const attempt = <T>(find: () => T, otherwise: T): T => {
    try {
      return find()
    } catch (error) {
      setFault({ error })
      return otherwise
    }
  }
  const position = createMemo(() => {
    const [state, seat, moves] = [from.state(), from.seat(), from.moves()]
    if (seat === null) return null
    return { state, seat, moves, ways: attempt(() => game.ways(state, seat, moves), []) }
  })
  const at = createMemo((before: Asked<S, M> | null): Asked<S, M> | null => {
    const now = position()
    return now && attempt(() => ({ ...now, more: game.more?.(now, view(), before?.more) }), null)
  }, null)
  /** Something that the game tells of the position, if I may be asked. */
  const told = <T>(tell: (at: Asked<S, M>) => T, otherwise: T): T => {
    const now = at()
    return now ? tell(now) : otherwise
  }
  /** The same for what is drawn outside the board. */
  const safely = <T>(tell: (at: Asked<S, M>) => T, otherwise: T): T =>
    attempt(() => told(tell, otherwise), otherwise)
  const piecesOf = (move: M | null | undefined) =>
    safely((now) => (move && game.ways(now.state, now.seat, [move])[0]?.pieces) ?? [], [])
  const chosen = createMemo(() => safely((now) => chosenAt(game, now, tapped()), []), [], {
    equals: (one, other) => one.length === other.length && one.every((p, i) => p === other[i]),
  })
  const lit = createMemo(() => safely((now) => litAt(game, now, chosen()), none))
  const gold = createMemo(() => safely((now) => goldAt(game, now, chosen()), none))
  const pointed = createMemo(() => new Set(piecesOf(from.pointedAt())))
  /** Until the table has played what is revealed, the position stays as it is before that move, however it was made. */
  const awaited = createMemo(() => {
    const move = from.revealing() ? from.planned().at(-1) : null
    return move ? (wish() ?? piecesOf(move)[0] ?? null) : null
  })
  return { fault, at, told, safely, chosen, lit, gold, pointed, awaited }
}

/** Makes moves, also those that were wished for, and says what is chosen after them. */
function createMaking<S, M extends Move>(
  from: Source<S, M>,
  { told }: Pick<ReturnType<typeof createSeen<S, M>>, 'told'>,
  wished: Signal<Piece | null>,
  choose: (pieces: Chosen | null) => void,
  forget: () => void,
) {
  const { game } = from
  const [wish, setWish] = wished
  const [made, setMade] = createSignal(0)
  const lookHome = () => {
    const seat = from.seat()
    if (game.isSeenAtHome && seat !== null) from.onLook(seat)
  }
  function make(
    moves: ReadonlyArray<M>,
    { then, wish }: Pick<Played<M>, 'then' | 'wish'> = {},
    was: Pick<Keyboard, 'piece' | 'byKey'> = { piece: null, byKey: false },
  ): void {
    if (wish !== undefined) setWish(wish)
    const [pane, last] = [from.pane(), moves.at(-1)]
    const other = told((now) => (pane && last && game.paneAfter?.(now, last, pane)) ?? null, null)
    batch(() => {
      for (const [i, move] of moves.entries()) from.onMove(move, game.joins && i > 0)
    })
    const next = told((now) => game.follows?.(now) ?? null, null)
    if (next) from.onMove(next, game.joins)
    lookHome()
    // The board shows the position after the moves by now: without its choice, that before them would be drawn anew.
    batch(() => {
      choose(then ?? null)
      forget()
      setMade(made() + 1)
    })
    if (other) from.onPane(other)
    goOn(from, { did: 'play', ...was })
  }
  // A wished move is made as soon as it can be; anything else that is done forgets it.
  createEffect(
    on(
      from.moves,
      (moves) => {
        const piece = wish()
        if (piece === null || moves.length === 0) return
        setWish(null)
        const move = told((now) => game.granted?.(now, piece) ?? null, null)
        if (move) make([move])
      },
      { defer: true },
    ),
  )
  // Moves are made in the bar and in the list as well.
  createEffect(
    on(
      () => from.planned().length,
      (count, before) => {
        if (count > (before ?? count)) lookHome()
      },
    ),
  )
  return { made, make }
}

/** Tapped pieces, and how taps change them; `close` puts away what is explained. */
function createTaps<S, M extends Move>(from: Source<S, M>, close: () => void) {
  const { game } = from
  /** Tapped pieces that lead to no move yet; `null`: none since the last move. */
  const [tapped, setTapped] = createSignal<Chosen | null>(null)
  /** The piece at which a move is wished for that cannot be made before the table has answered. */
  const wished = createSignal<Piece | null>(null)
  const [view, look] = createSignal<unknown>(game.view)
  const seen = createSeen(from, tapped, wished[0], view)
  const { told, chosen, lit } = seen
  const choose = (pieces: Chosen | null) =>
    batch(() => {
      close()
      setTapped(pieces)
    })
  const making = createMaking(from, seen, wished, choose, () => look(() => game.view))
  /** A choice goes on where its targets are. */
  const turnPane = () => {
    const pane = from.pane()
    const other = told((now) => (pane && game.pane?.(now, chosen(), lit(), pane)) || null, null)
    if (other && other !== pane) from.onPane(other)
  }
  return {
    ...seen,
    ...making,
    view,
    look: (next: unknown) => look(() => next),
    tap(piece: Piece, byKey: boolean): void {
      const next = told((now) => tapAt(game, now, chosen(), piece), null)
      if (!next) return
      if ('play' in next) {
        making.make([...(next.before ?? []), next.play], next, { piece, byKey })
        return
      }
      choose(next.choose)
      turnPane()
      if (chosen().length > 0) goOn(from, { did: 'choose', piece, byKey })
    },
    letGo(): void {
      const piece = chosen().at(-1) ?? null
      setTapped(chosen().slice(0, -1))
      turnPane()
      goOn(from, { did: 'let-go', piece, byKey: false })
    },
  }
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
    told,
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
  const waysBy = (piece: Piece) => told((now) => waysAt(game, now, chosen(), piece), [])

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
    isTappable: (piece) => told((now) => game.isTappable?.(now, chosen(), piece) ?? false, false),
    looks: (piece) => told((now) => game.looks?.(now, chosen(), piece, isLit(piece)) ?? {}, {}),
    class: game.class ?? '',
    seen: game.seen ?? '',
    says(piece) {
      const ways = isLit(piece) ? waysBy(piece) : []
      return told((now) => game.says(now, chosen(), piece, ways, from.speech()), null)
    },
    question: () => safely((now) => game.question?.(now, chosen(), from.speech()) ?? null, null),
    held: () => safely((now) => game.held?.(now, chosen(), from.speech()) ?? null, null),
    reached: () => [...places()].filter((seat) => seat !== null),
    isLed,
    tap: (piece, byKey = false) => tap(piece, byKey),
    isPlayedAtOnce(piece) {
      const next = told((now) => tapAt(game, now, chosen(), piece), null)
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
