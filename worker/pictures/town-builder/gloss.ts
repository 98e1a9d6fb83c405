/** Worth and ability of what a move of Town Builder starts or uses, in few words. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language } from '../../games/kernel/language.ts'
import { isCrest, townCard } from '../../games/town-builder/components/index.ts'
import type { Move, State } from '../../games/town-builder/state.ts'
import { type Id, pointsIn, texts } from './facts.ts'

/** Points and ability of a foundation's building (T2.4), or the ability that is used. */
export function gloss(_view: State, _seat: Seat, move: Move, language: Language): string | null {
  const textOf = (id: Id): string[] => {
    const { text } = texts[language][id]
    return text === undefined ? [] : [text.replace(/\.$/, '')]
  }
  if (move.do === 'start') {
    const worth = pointsIn(townCard(move.card).points, language)
    return [worth, ...textOf(move.card)].join(' · ')
  }
  if (move.do !== 'build' && move.do !== 'star') return null
  // A crest's ability is known after the first turn, and stands in the full name of its move.
  return isCrest(move.with) ? null : (textOf(move.with)[0] ?? null)
}
