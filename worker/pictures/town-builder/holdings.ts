/** Holdings that a seat of Town Builder decides with, in short lines for letters. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cardsDe } from '../../games/town-builder/cards.de.ts'
import { cardsEn } from '../../games/town-builder/cards.en.ts'
import { cardsFr } from '../../games/town-builder/cards.fr.ts'
import { needOf, type TownState } from '../../games/town-builder/index.ts'
import { fitted } from '../holdings.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly gold: string
  readonly needs: (lacking: string) => string
  readonly resources: Readonly<Record<'stone' | 'wood' | 'straw', string>>
  readonly plans: string
  readonly judges: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ gold: 'Gold', plans: 'Your foundations', judges: 'Judges' },
    needs: (lacking) => `lacks ${lacking}`,
    resources: { stone: 'stone', wood: 'wood', straw: 'straw' },
  },
  de: {
    ...{ gold: 'Gold', plans: 'Deine Fundamente', judges: 'Richter' },
    needs: (lacking) => `es fehlt ${lacking}`,
    resources: { stone: 'Stein', wood: 'Holz', straw: 'Stroh' },
  },
  fr: {
    ...{ gold: 'Or', plans: 'Tes chantiers', judges: 'Juges' },
    needs: (lacking) => `il manque ${lacking}`,
    resources: { stone: 'pierre', wood: 'bois', straw: 'paille' },
  },
}

/** Gold (T1.14), foundations with what they still need, and the judges in play. */
export function holdings(view: TownState, seat: Seat, language: Language): string[] {
  const own = view.districts[seat]
  if (!own) return []
  const say = words[language]
  const { labelled } = locales[language]
  const name = (id: keyof typeof cardsEn) => texts[language][id].name
  const plans = own.foundations.map((foundation) => {
    const lacking = needOf(foundation).symbols.filter(({ by }) => by === null)
    const kinds = Object.entries(say.resources).flatMap(([resource, said]) => {
      const number = lacking.filter(({ symbol }) => symbol === resource).length
      return number === 0 ? [] : [`${number} ${said}`]
    })
    return `${name(foundation.card)} (${say.needs(kinds.join(', '))})`
  })
  return [
    `${labelled(say.gold, own.gold.length + (view.turn.seat === seat ? view.turn.gold : 0))}.`,
    ...(plans.length === 0 ? [] : [labelled(say.plans, `${fitted(plans, '; ', 20, language)}.`)]),
    ...(view.judgeRow.length === 0
      ? []
      : [labelled(say.judges, `${view.judgeRow.map(name).join(', ')}.`)]),
  ]
}
