/** Benefit of what a move of My Village acquires or activates, in few words. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import { isCustomer, isMonk } from '../../games/my-village/components/index.ts'
import type { Move } from '../../games/my-village/moves.ts'
import type { State } from '../../games/my-village/state.ts'
import { textOf } from './seen.ts'
import { terms } from './terms.ts'

/** Text of the card; customers have theirs in the name of the move. Of a villager who dies, what they are missed for (M5.107). */
export function gloss(_view: State, _seat: Seat, move: Move, language: Language): string | null {
  if (move.do === 'die') return terms[language].work[move.villager]
  const id =
    move.do === 'acquire'
      ? move.card
      : move.do === 'activate' && !isMonk(move.banner)
        ? move.banner
        : ''
  const text = isCustomer(id) ? '' : textOf(id, language)
  return text === '' ? null : text.replace(/\.$/, '')
}
