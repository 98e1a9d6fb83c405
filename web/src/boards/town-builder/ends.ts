import { isHidden, type Play, type Seat, submit } from '../../../../worker/games/kernel/index.ts'
import {
  type Move,
  type State,
  type TownId,
  townBuilder,
  townCards,
} from '../../../../worker/games/town-builder/index.ts'

/**
 * Returns true if a move after which the row is filled up ends my turn, whatever cards come: it is
 * tried with any that may lie in the deck. If chance has to shuffle first, nobody can say.
 */
export function endsUnseen(play: Play<State>, seat: Seat, move: Move): boolean {
  const seen = JSON.stringify(play.state)
  const unseen: TownId[] = townCards.map(({ id }) => id).filter((id) => !seen.includes(`"${id}"`))
  const deck = play.state.deck.map((card) => (isHidden(card) ? (unseen.pop() ?? card) : card))
  try {
    const { state } = submit(townBuilder, { ...play, state: { ...play.state, deck } }, seat, [
      move,
    ]).play
    return !townBuilder.toAct(state).includes(seat)
  } catch {
    return false
  }
}
