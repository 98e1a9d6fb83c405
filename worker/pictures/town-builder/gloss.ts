/** Ability of what a move of Town Builder starts or uses, in few words. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import { isCrest } from '../../games/town-builder/components/index.ts'
import type { Move, State } from '../../games/town-builder/state.ts'
import type { Thing } from '../things.ts'
import { type Id, texts } from './facts.ts'

/** Ability of a foundation's building, or the one that is used (T2.7). */
export function gloss(_view: State, _seat: Seat, move: Move, language: Language): Thing | null {
  const textOf = (id: Id): Thing | null => {
    const { name, text } = texts[language][id]
    return text === undefined ? null : { name, facts: text.replace(/\.$/, '') }
  }
  if (move.do === 'start') return textOf(move.card)
  if (move.do !== 'build' && move.do !== 'star') return null
  // A crest's ability is known after the first turn, and stands in the full name of its move.
  return isCrest(move.with) ? null : textOf(move.with)
}
