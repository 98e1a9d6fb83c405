/** Benefit of what a move of My Village acquires or activates, in few words. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import { isCustomer, isMonk } from '../../games/my-village/components/index.ts'
import type { Move } from '../../games/my-village/moves.ts'
import type { State } from '../../games/my-village/state.ts'
import { textOf as textDe } from '../../games/my-village/words.de.ts'
import { textOf as textEn } from '../../games/my-village/words.en.ts'
import { textOf as textFr } from '../../games/my-village/words.fr.ts'

const texts = { en: textEn, de: textDe, fr: textFr }

/** Text of the card; customers have theirs in the name of the move. */
export function gloss(_view: State, _seat: Seat, move: Move, language: Language): string | null {
  const id =
    move.do === 'acquire'
      ? move.card
      : move.do === 'activate' && !isMonk(move.banner)
        ? move.banner
        : ''
  const text = isCustomer(id) ? '' : texts[language](id)
  return text === '' ? null : text.replace(/\.$/, '')
}
