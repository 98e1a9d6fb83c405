import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { isIdle } from '../../../../worker/games/settlement/advice.ts'
import { allSpaces, terrainSpace } from '../../../../worker/games/settlement/board.ts'
import type { Move, State } from '../../../../worker/games/settlement/state.ts'
import type { Asked, Choosing } from '../../stage/choosing.ts'
import {
  type Chosen,
  chosenAs,
  leadsOn,
  litBy,
  movesBy,
  type Piece,
  type Tapped,
  tap,
  type Way,
} from '../../stage/taps.ts'
import { type Deal, dealsWith } from './deals.ts'
import { boardWordsIn } from './dictionary.ts'
import { goodOf } from './good.ts'
import { paneOf } from './panes.ts'
import { questionOf } from './question.ts'
import {
  actionOf,
  actionWaysOf,
  isAction,
  isOfTray,
  meantBy,
  terrainPiece,
  waysOf,
} from './targets.ts'

type Ways = ReadonlyArray<Way<Move>>

/** Facts about a position besides its moves. */
export interface More {
  /** By the pieces themselves, and by the spaces of their actions. */
  readonly all: Ways
  /** Moves that exchanges would make possible, by piece. */
  readonly deals: ReadonlyMap<Piece, ReadonlyArray<Deal>>
  /** My empty spaces that stand for a stack. */
  readonly standing: ReadonlyMap<Piece, Piece>
  /** The only building that can be meant: what it shall take or give is asked at once. */
  readonly onlyBuilding: Piece | null
}

type At = Asked<State, Move, More>

/** Meaning of a tap on a piece: see `meantBy`. */
export const meant = ({ standing }: Pick<More, 'standing'>, piece: Piece): Piece =>
  standing.get(piece) ?? piece

function standingFor(state: State, seat: Seat, ways: Ways): ReadonlyMap<Piece, Piece> {
  const stands = new Map<Piece, Piece>()
  if (!ways.some(({ move }) => move.do === 'explore')) return stands
  for (const space of allSpaces) {
    const piece = terrainPiece(seat, space)
    const meaning = meantBy(state, seat, ways, piece)
    if (meaning !== piece) stands.set(piece, meaning)
  }
  return stands
}

function moreOf({ state, seat, moves, ways }: Omit<At, 'more'>): More {
  const deals = dealsWith(state, seat, moves)
  const uses = ways.filter(({ move }) => move.do === 'use')
  const [building = null, ...others] = new Set(uses.map(({ pieces }) => pieces[0]))
  const isOnly = others.length === 0 && uses.length > 1 && deals.size === 0
  return {
    all: [...ways, ...actionWaysOf(ways)],
    deals,
    standing: standingFor(state, seat, ways),
    onlyBuilding: isOnly ? building : null,
  }
}

/** Moves that exchanges would make possible with a piece, or with an action. */
function dealsBy({ deals }: More, piece: Piece): ReadonlyArray<Deal> {
  const action = actionOf(piece)
  if (action === null) return deals.get(piece) ?? []
  return [...deals.values()].flat().filter(({ last }) => last.do === action)
}

/** The deals that a piece offers now: while something else is chosen, only those of that action. */
export function dealsAt({ more }: Pick<At, 'more'>, chosen: Chosen, piece: Piece) {
  const found = dealsBy(more, piece)
  const now = chosen.at(-1)
  const isOffered =
    now === undefined || now === piece || found.some(({ last }) => now === `action:${last.do}`)
  return isOffered ? found : []
}

/** The move of a piece that would only wait (S-R12); `null`: it does something, or nothing can be done with it. */
function idleMoveOf({ state, seat, ways }: At, piece: Piece | undefined): Move | null {
  const way = ways.find(({ pieces: [first] }) => first === piece)
  return way && isIdle(state, seat, way.move) ? way.move : null
}

const last = (chosen: Chosen): Chosen => chosenAs(chosen.at(-1) ?? null)

/** The action that was chosen before an exchange was begun: it goes on after that. */
const goesOn = (chosen: Chosen, piece: Piece): Chosen =>
  isOfTray(piece) || piece.startsWith('get:') ? chosen.filter(isAction) : []

function tapOn(at: At, chosen: Chosen, piece: Piece): Tapped<Move> {
  const waiting = idleMoveOf(at, piece)
  // Chosen first, with a word of warning; the second tap plays it (S-R12).
  if (waiting) return chosen.at(-1) === piece ? { play: waiting } : { choose: [piece] }
  const found = tap(at.more.all, last(chosen), meant(at.more, piece), isAction)
  const then = goesOn(chosen, piece)
  if (found && 'play' in found)
    return found.play.do === 'explore' ? { ...found, wish: piece } : { ...found, then }
  if (found) return { choose: [...then, ...found.choose] }
  return dealsBy(at.more, piece).length > 0 ? { choose: [piece] } : null
}

function litOf(at: At, chosen: Chosen): ReadonlySet<Piece> {
  const { ways, more } = at
  const lit = new Set(litBy(more.all, last(chosen)))
  const piece = chosen.at(-1)
  if (piece !== undefined && idleMoveOf(at, piece)) lit.add(piece)
  // Exchanges come in between: whatever is chosen, they can be made.
  for (const { pieces } of ways) if (isOfTray(pieces[0])) lit.add(pieces[0])
  if (piece === undefined)
    for (const deals of more.deals.values())
      for (const { last } of deals) lit.add(`action:${last.do}`)
  for (const [space, stack] of more.standing) if (lit.has(stack)) lit.add(space)
  return lit
}

export const choosing: Choosing<State, Move, More> = {
  ways: (_state, seat, moves) => waysOf(seat, moves),
  more: moreOf,
  // A choice lasts as long as it leads somewhere.
  chosen(at, tapped) {
    const { more } = at
    const piece = tapped?.at(-1)
    const leads = (one: Piece) =>
      leadsOn(more.all, [one]) || dealsBy(more, one).length > 0 || idleMoveOf(at, one) !== null
    if (piece !== undefined && leads(piece)) return tapped?.filter(leads) ?? []
    return chosenAs(more.onlyBuilding)
  },
  lit: litOf,
  good: ({ more }, chosen) => goodOf(more.all, chosen),
  waysBy: ({ more }, chosen, piece) => movesBy(more.all, last(chosen), meant(more, piece)),
  tap: tapOn,
  class: 's-piece',
  looks(at, chosen, piece, isLit) {
    const offers = !isLit && dealsAt(at, chosen, piece).length > 0
    // It is lit, but a tap would only wait (S-R12).
    const isFaint = isLit && chosen.at(-1) !== piece && idleMoveOf(at, piece) !== null
    return { class: offers ? 's-deal' : isFaint ? 's-faint' : '', offers }
  },
  says(at, chosen, piece, ways, { language, names, words }) {
    const { exchangeable, chooseFirst } = boardWordsIn(language)
    const [way, ...more] = ways
    // An action is lit for what exchanges make possible.
    const isLit = isAction(piece) && chosen.length === 0
    if (!way) return !isLit && dealsAt(at, chosen, piece).length > 0 ? exchangeable : null
    return more.length > 0 ? chooseFirst : words.move(at.state, at.seat, way.move, names)
  },
  question: (at, chosen, { language }) =>
    questionOf(
      at.state,
      chosen.at(-1) ?? null,
      idleMoveOf(at, chosen.at(-1)) !== null,
      boardWordsIn(language),
    ),
  // A chosen action goes on where its pieces are.
  pane(_at, chosen) {
    const action = actionOf(chosen.at(-1) ?? '')
    return action === null ? null : paneOf(action)
  },
  /** Once the terrain is drawn, it is put on the space that was tapped, and can be taken back as any planned move. */
  granted: ({ seat, moves }, piece) =>
    moves.find(
      (move) =>
        move.do === 'place-terrain' &&
        terrainPiece(seat, terrainSpace(move.region, move.column)) === piece,
    ) ?? null,
  isSeenAtHome: true,
  // The piece that was tapped may be gone, and the keyboard's place with it.
  keyboard: ({ did, byKey, isLost }) =>
    (did === 'choose' && byKey) || (did === 'play' && isLost)
      ? ['.b-lit[data-at^="get:"]', '.b-lit']
      : [],
}
