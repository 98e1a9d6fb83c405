import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Move, State } from '../../../../worker/games/villagers/state.ts'
import { owners } from '../../../../worker/games/villagers/village.ts'
import type { Asked, Choosing } from '../../stage/choosing.ts'
import { type Chosen, type Piece, tap, waysAlong } from '../../stage/taps.ts'
import { boardWordsIn } from './dictionary.ts'
import { padlockPaid } from './facts.ts'
import { goodOf } from './good.ts'
import { nameOf } from './hints.ts'
import { padlockPaidIn } from './labels.ts'
import { endsInVillage, paneToGoOn } from './panes.ts'
import { sheetsOf, waysOf } from './targets.ts'

type At = Asked<State, Move>

/** The move that is chosen so far, or the only one there is. */
export const begunOf = ({ ways }: Pick<At, 'ways'>, chosen: Chosen): Move | null =>
  waysAlong(ways, chosen)[0]?.move ?? null

/** A card whose padlock costs gold is chosen first: its cost is said before it is paid. */
const costs = ({ state, seat, ways }: At, piece: Piece): boolean =>
  ways.some(({ move, pieces }) => pieces[0] === piece && padlockPaid(state, seat, move) !== null)

/** Targets on sheets of paper, mine or those of my neighbours in turn. */
function placesOf({ state, seat }: At, pieces: ReadonlySet<Piece>): ReadonlySet<Seat | null> {
  const all = sheetsOf(pieces)
  const near = owners(state, seat).filter((one) => all.has(one))
  return new Set<Seat | null>(all.has(null) ? [null, ...near] : near)
}

export const choosing: Choosing<State, Move> = {
  ways: waysOf,
  good: goodOf,
  tap: (at, chosen, piece) => tap(at.ways, chosen, piece, (one) => costs(at, one)),
  says({ state, seat }, _chosen, _piece, ways, { language, names, words }) {
    const boardWords = boardWordsIn(language)
    const [way, ...more] = ways
    if (!way) return null
    if (more.length > 0) return boardWords.chooseFirst
    const paid = padlockPaidIn(boardWords, state, seat, way.move, names)
    return [words.move(state, seat, way.move, names), paid].filter(Boolean).join('. ')
  },
  // The question tells what a chosen card's padlock costs, before it is paid.
  question(at, chosen, { language, names }) {
    const move = begunOf(at, chosen)
    if (chosen.length === 0 || !move) return null
    return padlockPaidIn(boardWordsIn(language), at.state, at.seat, move, names)
  },
  held({ state }, chosen, { language }) {
    const piece = chosen.at(-1)
    return piece ? nameOf(state, boardWordsIn(language), piece) : null
  },
  places: placesOf,
  pane: (_at, chosen, lit, pane) => (chosen.length > 0 ? paneToGoOn(pane, lit) : null),
  paneAfter: ({ state, seat }, move, pane) =>
    pane === 'road' && endsInVillage(state, seat, move) ? 'village' : null,
  // If the focused piece is gone, the keyboard goes on at the next thing to do.
  keyboard: ({ did, byKey, isLost }) =>
    byKey && (did === 'choose' || isLost) ? ['.b-lit', '.bar-send:not(:disabled)'] : [],
}
