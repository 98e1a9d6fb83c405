/**
 * What is chosen on the board of a frame, lit, pointed at and explained. A game says by pure functions what can be
 * tapped and what that does (`boards/kit/choosing.ts`); everything that changes by a tap, a key or a pointer is here.
 */
import {
  type Accessor,
  batch,
  createContext,
  createMemo,
  createSelector,
  createSignal,
  useContext,
} from 'solid-js'
import type { Move, Seat } from '../../../worker/games/kernel/index.ts'
import { createDetail, type Shown } from '../boards/kit/behaviour.ts'
import {
  type Asked,
  type Choosing,
  chosenAt,
  type Keyboard,
  litAt,
  type Speech,
  tapAt,
  waysAt,
} from '../boards/kit/choosing.ts'
import { type Chosen, isAmong, type Piece, type Tapped, type Way } from '../boards/kit/selection.ts'

/** An explanation on show: beside which piece, and what it is about. */
export interface Explained<D> extends Shown {
  readonly at: Piece
  readonly subject: D
}

/** What is chosen and lit on a board, and what taps do. `D` is what a game's explanations are about. */
export interface Selection<M extends Move = Move, D = unknown> {
  /** How each legal move is made by tapping pieces; empty where I am not to act. */
  ways(): ReadonlyArray<Way<M>>
  /** The pieces chosen so far, one after the other. */
  chosen(): Chosen
  isChosen(piece: Piece): boolean
  isLit(piece: Piece): boolean
  /** The move that somebody points at, on the board or in a list. */
  pointedAt(): M | null
  isPointedAt(piece: Piece): boolean
  /** The planned move that only the table can play starts here. */
  awaits(piece: Piece): boolean
  /** The legal moves that tapping a piece now leads to. */
  waysBy(piece: Piece): ReadonlyArray<Way<M>>
  /** It is neither lit nor chosen, and does something by a tap. */
  isTappable(piece: Piece): boolean
  /** What a tap on a piece does, in words; `null`: nothing. */
  says(piece: Piece): string | null
  /** What is asked now that something is chosen; `null`: what the rules ask. */
  question(): string | null
  /** Taps a piece; `byKey`: the keyboard goes on where the choice continues. */
  tap(piece: Piece, byKey?: boolean): void
  /** Plans a legal move: it shows at once and can be undone until the turn is sent. */
  play(move: M): void
  /** Lets go of the piece chosen last. */
  letGo(): void
  point(move: M | null): void
  /** The moves planned so far, in order, the revealing one included; also after a reload. */
  planned(): ReadonlyArray<M>
  /** Opens another pane of a phone, by its id. */
  openPane(pane: string): void
  /** Where the bar has room for a board's answers to what is chosen; `null`: there is no bar. */
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

/** What the frame has for a selection. */
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
  readonly onPane: (pane: string) => void
  /** Where the board is drawn. */
  readonly root: () => HTMLElement | undefined
}

const none: ReadonlySet<Piece> = new Set()

/** What can be seen of a selection: all of it follows from the position and from what was tapped. */
function createSeen<S, M extends Move>(from: Source<S, M>, tapped: Accessor<Chosen | null>) {
  const { game } = from
  const waysOf = (moves: ReadonlyArray<M>) => {
    const seat = from.seat()
    return seat === null ? [] : game.ways(from.state(), seat, moves)
  }
  const at = createMemo((): Asked<S, M> | null => {
    const [state, seat, moves] = [from.state(), from.seat(), from.moves()]
    return seat === null ? null : { state, seat, moves, ways: waysOf(moves) }
  })
  /** Something that the game tells of the position, if I may be asked. */
  const told = <T>(tell: (at: Asked<S, M>) => T, otherwise: T): T => {
    const now = at()
    return now ? tell(now) : otherwise
  }
  const chosen = createMemo(() => told((now) => chosenAt(game, now, tapped()), []), [], {
    equals: (one, other) => one.length === other.length && one.every((p, i) => p === other[i]),
  })
  const lit = createMemo(() => told((now) => litAt(game, now, chosen()), none))
  const pointed = createMemo(() => {
    const move = from.pointedAt()
    return new Set(move ? waysOf([move])[0]?.pieces : [])
  })
  /** Until the table has played what is revealed, the position stays as it is before that move, however it was made. */
  const awaited = createMemo(() => {
    const move = from.revealing() ? from.planned().at(-1) : undefined
    return (move && waysOf([move])[0]?.pieces[0]) ?? null
  })
  return { at, told, chosen, lit, pointed, awaited }
}

/** Takes the keyboard to where it goes on, after what was done is drawn. */
function goOn<S, M extends Move>(
  { game, root }: Pick<Source<S, M>, 'game' | 'root'>,
  was: Pick<Keyboard, 'did' | 'piece' | 'byKey'>,
): void {
  if (!game.keyboard) return
  requestAnimationFrame(() => {
    const active = document.activeElement
    const isLost = active === null || active === document.body
    const isOnPiece = active?.matches('.b-piece') ?? false
    for (const selector of game.keyboard?.({ ...was, isLost, isOnPiece }) ?? []) {
      const next = root()?.querySelector<HTMLElement>(selector)
      if (!next) continue
      next.focus({ preventScroll: true })
      return
    }
  })
}

/** Begins with nothing chosen. */
export function createSelection<S, M extends Move, D>(from: Source<S, M>): Selection<M, D> {
  const { game } = from
  /** What was tapped, and leads to no move yet; `null`: nothing was since the last move. */
  const [tapped, setTapped] = createSignal<Chosen | null>(null)
  const { at, told, chosen, lit, pointed, awaited } = createSeen(from, tapped)
  const { detail, close, show, hide } = createDetail<Explained<D>>()
  const [explaining, setExplaining] = createSignal(false)
  const [slot, setSlot] = createSignal<Element | null>(null)
  const tapOn = (piece: Piece): Tapped<M> => told((now) => tapAt(game, now, chosen(), piece), null)
  const isLit = createSelector(lit, isAmong)
  const waysBy = (piece: Piece) => told((now) => waysAt(game, now, chosen(), piece), [])

  function play(move: M, piece: Piece | null = null, byKey = false): void {
    from.onMove(move)
    // The board shows the position after the move by now: without its choice, that before it would be drawn anew.
    batch(() => {
      setTapped(null)
      close()
    })
    goOn(from, { did: 'play', piece, byKey })
  }

  return {
    ways: () => at()?.ways ?? [],
    chosen,
    isChosen: createSelector(chosen, (piece: Piece, pieces) => pieces.includes(piece)),
    isLit,
    pointedAt: from.pointedAt,
    isPointedAt: createSelector(pointed, isAmong),
    awaits: createSelector(awaited),
    waysBy,
    isTappable: (piece) => told((now) => game.isTappable?.(now, chosen(), piece) ?? false, false),
    says: (piece) =>
      isLit(piece)
        ? told((now) => game.says(now, chosen(), piece, waysBy(piece), from.speech()), null)
        : null,
    question: () => told((now) => game.question?.(now, chosen(), from.speech()) ?? null, null),
    tap(piece, byKey = false) {
      const next = tapOn(piece)
      if (!next) return
      if ('play' in next) {
        play(next.play, piece, byKey)
        return
      }
      batch(() => {
        close()
        setTapped(next.choose)
      })
      if (next.choose.length > 0) goOn(from, { did: 'choose', piece, byKey })
    },
    play: (move) => play(move),
    letGo() {
      const piece = chosen().at(-1) ?? null
      setTapped(chosen().slice(0, -1))
      goOn(from, { did: 'let-go', piece, byKey: false })
    },
    point: from.onPoint,
    planned: from.planned,
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
