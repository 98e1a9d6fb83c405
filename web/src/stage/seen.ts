/** Visible part of a selection: what follows from the position and from the pieces that were tapped. */
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Move, Seat } from '../../../worker/games/kernel/index.ts'
import { type Asked, type Choosing, chosenAt, goldAt, litAt, type Speech } from './choosing.ts'
import type { Chosen, Piece } from './taps.ts'

/** Inputs of a selection from the frame. */
export interface Source<S, M extends Move> {
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

export const none: ReadonlySet<never> = new Set()

/** Visible part of a selection: all of it follows from the position and from what was tapped. */
export function createSeen<S, M extends Move>(
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
  const ask = <T>(tell: (at: Asked<S, M>) => T, otherwise: T): T => {
    const now = at()
    return now ? tell(now) : otherwise
  }
  /** The same for what is drawn outside the board. */
  const safely = <T>(tell: (at: Asked<S, M>) => T, otherwise: T): T =>
    attempt(() => ask(tell, otherwise), otherwise)
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
  return { fault, at, ask, safely, chosen, lit, gold, pointed, awaited }
}
