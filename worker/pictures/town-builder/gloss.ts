/** Worth and ability of what a move of Town Builder starts or uses, in few words. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cardsDe } from '../../games/town-builder/cards.de.ts'
import { cardsEn } from '../../games/town-builder/cards.en.ts'
import { cardsFr } from '../../games/town-builder/cards.fr.ts'
import { isCrest, townCard } from '../../games/town-builder/components/index.ts'
import type { Move, State } from '../../games/town-builder/state.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

const points: PerLanguage<{ readonly one: string; readonly other: string }> = {
  en: { one: 'point', other: 'points' },
  de: { one: 'Punkt', other: 'Punkte' },
  fr: { one: 'point', other: 'points' },
}

/** Points and ability of a foundation's building (T2.4), or the ability that is used. */
export function gloss(_view: State, _seat: Seat, move: Move, language: Language): string | null {
  const textOf = (id: keyof typeof cardsEn): string[] => {
    const { text } = texts[language][id]
    return text === undefined ? [] : [text.replace(/\.$/, '')]
  }
  if (move.do === 'start') {
    const count = townCard(move.card).points
    const worth = `${count} ${locales[language].plural(count, points[language])}`
    return [worth, ...textOf(move.card)].join(' · ')
  }
  if (move.do !== 'build' && move.do !== 'star') return null
  // A crest's ability is known after the first turn, and stands in the full name of its move.
  return isCrest(move.with) ? null : (textOf(move.with)[0] ?? null)
}
