/** Taps on pieces, and the moves that are made by them. */
import { batch, createEffect, createSignal, on, type Signal } from 'solid-js'
import type { Move } from '../../../worker/games/kernel/index.ts'
import { type Keyboard, tapAt } from './choosing.ts'
import { goOn } from './keyboard.ts'
import { createSeen, type Source } from './seen.ts'
import type { Chosen, Piece, Played } from './taps.ts'

/** Makes moves, also those that were wished for, and says what is chosen after them. */
function createMaking<S, M extends Move>(
  from: Source<S, M>,
  { ask }: Pick<ReturnType<typeof createSeen<S, M>>, 'ask'>,
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
    const other = ask((now) => (pane && last && game.paneAfter?.(now, last, pane)) ?? null, null)
    batch(() => {
      for (const [i, move] of moves.entries()) from.onMove(move, game.joins && i > 0)
    })
    const next = ask((now) => game.follows?.(now) ?? null, null)
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
        const move = ask((now) => game.granted?.(now, piece) ?? null, null)
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
export function createTaps<S, M extends Move>(from: Source<S, M>, close: () => void) {
  const { game } = from
  /** Tapped pieces that lead to no move yet; `null`: none since the last move. */
  const [tapped, setTapped] = createSignal<Chosen | null>(null)
  /** The piece at which a move is wished for that cannot be made before the table has answered. */
  const wished = createSignal<Piece | null>(null)
  const [view, look] = createSignal<unknown>(game.view)
  const seen = createSeen(from, tapped, wished[0], view)
  const { ask, chosen, lit } = seen
  const choose = (pieces: Chosen | null) =>
    batch(() => {
      close()
      setTapped(pieces)
    })
  const making = createMaking(from, seen, wished, choose, () => look(() => game.view))
  /** A choice goes on where its targets are. */
  const turnPane = () => {
    const pane = from.pane()
    const other = ask((now) => (pane && game.pane?.(now, chosen(), lit(), pane)) || null, null)
    if (other && other !== pane) from.onPane(other)
  }
  return {
    ...seen,
    ...making,
    view,
    look: (next: unknown) => look(() => next),
    tap(piece: Piece, byKey: boolean): void {
      const next = ask((now) => tapAt(game, now, chosen(), piece), null)
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
