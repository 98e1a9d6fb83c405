/** Worth and ability of what a move of Town Builder starts or uses, in few words. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cardsDe } from '../../games/town-builder/cards.de.ts'
import { cardsEn } from '../../games/town-builder/cards.en.ts'
import { cardsFr } from '../../games/town-builder/cards.fr.ts'
import { townCard } from '../../games/town-builder/components/index.ts'
import type { TownMove, TownState } from '../../games/town-builder/state.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

const points: PerLanguage<{ readonly one: string; readonly other: string }> = {
  en: { one: 'point', other: 'points' },
  de: { one: 'Punkt', other: 'Punkte' },
  fr: { one: 'point', other: 'points' },
}

/** Points and ability of a foundation's building (T2.4), or the ability that is used. */
export function gloss(
  _view: TownState,
  _seat: Seat,
  move: TownMove,
  language: Language,
): string | null {
  const textOf = (id: keyof typeof cardsEn): string[] => {
    const { text } = texts[language][id]
    return text === undefined ? [] : [text.replace(/\.$/, '')]
  }
  if (move.do === 'start') {
    const count = townCard(move.card).points
    const worth = `${count} ${locales[language].plural(count, points[language])}`
    return [worth, ...textOf(move.card)].join(' · ')
  }
  return move.do === 'build' || move.do === 'star' ? (textOf(move.with)[0] ?? null) : null
}
