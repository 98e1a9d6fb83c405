import { type Accessor, batch, createMemo, createSelector, createSignal } from 'solid-js'
import type { AnyBanner, Move, Pair, State } from '../../../../worker/games/my-village/index.ts'
import { chosenAs, isAmong, litBy, movesBy, type Piece, tap, type Way } from '../kit/selection.ts'
import { asksWhoDies, type Route, useOf } from './facts.ts'
import { planFor, routeForAsked, usesOf } from './sums.ts'
import type { Table } from './table.ts'
import { waysOf } from './targets.ts'

/** A use of the dice looked at: they are taken along when its piece is tapped. */
interface Planned extends Way<Move> {
  readonly plan: ReadonlyArray<Move>
}

/** The pieces that the dice looked at lead to, besides those that are legal moves already. */
function plannedBy(
  state: State,
  you: number,
  looked: Route | null,
  open: ReadonlyArray<Pair>,
  legal: ReadonlySet<Piece>,
): Map<Piece, Planned> {
  const found = new Map<Piece, Planned>()
  const add = (route: Route, banner: AnyBanner) => {
    const [way] = waysOf(state, you, [useOf(banner)])
    if (!way || legal.has(way.pieces[0])) return
    const plan = planFor(state, route, banner)
    if (plan.length > 0) found.set(way.pieces[0], { ...way, plan })
  }
  for (const { colour, banner } of looked ? usesOf(looked) : [])
    if (looked && banner !== 'headman') add(looked, { colour, banner } as AnyBanner)
  const asked = routeForAsked(open, looked)
  if (asked) add(asked, { colour: 'black', banner: 'headman' })
  return found
}

type Light = Pick<
  Table,
  'ways' | 'isLit' | 'chosen' | 'isPointedAt' | 'awaits' | 'tap' | 'play'
> & {
  /** Lets go of the piece that was chosen first. */
  readonly letGo: () => void
}

/** Which pieces are lit, and what tapping them does. */
export function createLight(
  props: Table['props'],
  plain: Accessor<State>,
  { route, pairs }: Pick<Table, 'route' | 'pairs'>,
  onPlayed: () => void,
): Light {
  const [chosenPiece, choose] = createSignal<Piece | null>(null)
  const all = createMemo(() => (props.you === null ? [] : waysOf(plain(), props.you, props.moves)))
  /** A choice lasts as long as it leads somewhere. */
  const chosen = createMemo(() => {
    const piece = chosenPiece()
    return all().some(({ pieces }) => pieces[0] === piece) ? piece : null
  })
  const lit = createMemo(() => litBy(all(), chosenAs(chosen())))
  const planned = createMemo(() =>
    props.you === null || chosen() !== null
      ? new Map<Piece, Planned>()
      : plannedBy(plain(), props.you, route(), pairs(), lit()),
  )
  const piecesOf = (move: Move | null | undefined) =>
    move && props.you !== null ? (waysOf(plain(), props.you, [move])[0]?.pieces ?? []) : []
  const pointed = createMemo(() => new Set<Piece>(piecesOf(props.pointedAt)))
  /** Until the table has played what is revealed, the position stays as it is before that move, however it was made. */
  const awaited = createMemo(() =>
    props.revealing ? (piecesOf(props.planned?.at(-1))[0] ?? null) : null,
  )
  const isLegal = createSelector(lit, isAmong)
  const isPlanned = createSelector(planned, isAmong)
  const isPointedAt = createSelector(pointed, isAmong)
  const awaits = createSelector(awaited)
  const play = (moves: ReadonlyArray<Move>) => {
    // Dice and what they are used for come by one tap: all is drawn once.
    batch(() => {
      for (const [i, move] of moves.entries()) props.onMove(move, i > 0)
    })
    // Nothing is left but the end, and who dies then: that is asked at once.
    const { you } = props
    if (you !== null && asksWhoDies(plain(), you, props.moves))
      props.onMove({ do: 'end-turn' }, true)
    // What I do is seen where it happens.
    if (you !== null && props.looked !== you) props.onLook(you)
    // Not before: without its choice, the position before the move would be drawn anew.
    choose(null)
    onPlayed()
  }
  return {
    chosen,
    letGo: () => choose(null),
    play,
    ways(piece) {
      const mine = planned().get(piece)
      return mine ? [mine] : movesBy(all(), chosenAs(chosen()), piece)
    },
    isLit: (piece) => isLegal(piece) || isPlanned(piece),
    isPointedAt,
    awaits,
    tap(piece) {
      const mine = planned().get(piece)
      if (mine) {
        play(mine.plan)
        return
      }
      const tapped = tap(all(), chosenAs(chosen()), piece)
      if (!tapped) return
      if ('play' in tapped) play([tapped.play])
      else choose(tapped.choose.at(-1) ?? null)
    },
  }
}
