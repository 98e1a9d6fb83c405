/** Moves of Settlement in few words, for lists that have little room. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import {
  buildingById,
  EXPLORE_SETTLERS,
  RESOURCES,
  type Street,
} from '../../games/settlement/components/index.ts'
import type { SettlementMove, SettlementState } from '../../games/settlement/state.ts'
import { ROMAN } from '../../games/settlement/wording.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly build: string
  readonly explore: string
  readonly settlers: { readonly one: string; readonly other: string }
  readonly streets: Readonly<Record<Street, string>>
}

const words: PerLanguage<Said> = {
  en: {
    ...{ build: 'Build', explore: 'Explore', settlers: { one: 'settler', other: 'settlers' } },
    streets: { upper: 'upper street', middle: 'middle street', lower: 'lower street' },
  },
  de: {
    ...{ build: 'Baue', explore: 'Erkunde', settlers: { one: 'Siedler', other: 'Siedler' } },
    streets: { upper: 'obere Reihe', middle: 'mittlere Reihe', lower: 'untere Reihe' },
  },
  fr: {
    ...{ build: 'Construire', explore: 'Explorer', settlers: { one: 'colon', other: 'colons' } },
    streets: { upper: 'rue haute', middle: 'rue du milieu', lower: 'rue basse' },
  },
}

/** Buildings by name and price, exploring by its region, and the space that a building comes to. */
export function brief(
  view: SettlementState,
  _seat: Seat,
  move: SettlementMove,
  language: Language,
): string | null {
  const say = words[language]
  const { buildings, resources } = texts[language]
  switch (move.do) {
    case 'construct': {
      const pile = view.market[move.market - 1]
      if (!pile) return null
      const { cost } = buildingById[pile.building]
      const price = RESOURCES.flatMap((one) =>
        cost[one] ? [`${cost[one]} ${resources[one]}`] : [],
      )
      return `${say.build} ${buildings[pile.building].name} (${price.join(', ')})`
    }
    case 'explore': {
      const count = EXPLORE_SETTLERS[move.region]
      const settlers = locales[language].plural(count, say.settlers)
      return `${say.explore} ${ROMAN[move.region]} (${count} ${settlers})`
    }
    case 'place-building':
      return `${say.streets[move.street]} ${move.column}`
    default:
      return null
  }
}
