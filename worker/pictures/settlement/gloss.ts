/** Effect of what a move of Settlement builds or invites, in few words. */
import { isHidden, type Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import { heroById } from '../../games/settlement/components/index.ts'
import type { Move, State } from '../../games/settlement/state.ts'
import { gainOf, texts } from './seen.ts'

/** Points of a hero (S2.14) and the settlers gained with them (S7.54), or the effect of a building (S7.20). */
export function gloss(view: State, _seat: Seat, move: Move, language: Language): string | null {
  if (move.do === 'construct') {
    const pile = view.market[move.market - 1]
    return pile ? texts[language].buildings[pile.building].text.replace(/\.$/, '') : null
  }
  if (move.do !== 'invite') return null
  const id = view.heroRow[move.position - 1]
  return !id || isHidden(id) ? null : gainOf(heroById[id], language)
}
