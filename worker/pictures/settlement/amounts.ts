/** Amounts of resources in words: `1 wood, 2 diamonds`. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import { type Amounts, allResources } from '../../games/settlement/components/index.ts'
import { nounIn } from '../holdings.ts'
import type { Unit } from '../manifest.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

/** Only these are counted piece by piece. */
const diamonds: PerLanguage<Unit> = {
  en: { one: 'diamond', other: 'diamonds' },
  de: { one: 'Diamant', other: 'Diamanten' },
  fr: { one: 'diamant', other: 'diamants' },
}

/** Amounts of some resources, between commas; empty where there is nothing. */
export const amountsIn = (of: Amounts, language: Language): string =>
  allResources
    .flatMap((one) => {
      const count = of[one]
      if (!count) return []
      const name =
        one === 'diamond'
          ? locales[language].plural(count, diamonds[language])
          : nounIn(texts[language].resources[one], language)
      return [`${count} ${name}`]
    })
    .join(', ')
