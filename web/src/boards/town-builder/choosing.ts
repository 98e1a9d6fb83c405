import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Move, State, TownId } from '../../../../worker/games/town-builder/index.ts'
import type { Asked, Choosing } from '../../stage/choosing.ts'
import { type Chosen, chosenAs, type Piece, takesPlace, tap } from '../../stage/taps.ts'
import { boardWordsIn } from './dictionary.ts'
import { finishes } from './facts.ts'
import { goodOf } from './good.ts'
import { cardPiece, chosenOf, isChosenFirst, waysOf } from './targets.ts'

type At = Asked<State, Move>

/** Effect of a tap on a piece: a move that was expected is made at once. */
function tapOn({ state, seat, ways }: At, chosen: Chosen, piece: Piece) {
  const isFinishing = (card: TownId) => finishes(state, seat, card).length > 0
  return tap(ways, chosen, piece, (one) =>
    isChosenFirst(ways, chosen.at(-1) ?? null, one, isFinishing),
  )
}

/** The cards of the row stay in place while one of them is chosen: each takes its place by a tap. */
export const choosing: Choosing<State, Move> = {
  ways: (_state: State, _seat: Seat, moves) => waysOf(moves),
  chosen: ({ ways }, tapped) =>
    chosenAs(chosenOf(ways, tapped === null ? undefined : (tapped.at(-1) ?? null))),
  good: goodOf,
  tap: tapOn,
  isTappable: ({ ways }, chosen, piece) => takesPlace(ways, chosen, piece),
  says(at, chosen, piece, ways, { language, names, words }) {
    const does = ways.length > 0 ? tapOn(at, chosen, piece) : null
    if (!does) return null
    const { several, lit } = boardWordsIn(language)
    if ('choose' in does) return ways.length > 1 ? several : lit
    return words.move(at.state, at.seat, does.play, names)
  },
  // While a card of the row is chosen, the question is what becomes of it: there is little room beside its answers.
  question({ state }, chosen, { language }) {
    const card = state.row.find((one) => chosen.includes(cardPiece(one)))
    const { whatBecomes, cards } = boardWordsIn(language)
    return card ? whatBecomes(cards[card].name) : null
  },
  // A button that was pressed may be gone: the keyboard goes on where something is lit.
  keyboard({ did, piece, byKey, isLost, isOnPiece }) {
    if (did === 'let-go') return piece ? [`[data-at="${piece}"]`] : []
    if (!isLost && !isOnPiece) return []
    if (did === 'play') return ['.b-lit, .tb-option']
    return byKey ? ['.tb-option'] : []
  },
}
