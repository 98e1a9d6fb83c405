/** Moves of Settlement in few words, for lists that have little room. */
import { isHidden, type Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import {
  type Amounts,
  allResources,
  buildingById,
  exploreSettlers,
  heroById,
  type Street,
} from '../../games/settlement/components/index.ts'
import { heroPrice } from '../../games/settlement/heroes.ts'
import type { Move, State } from '../../games/settlement/state.ts'
import {
  colourAt,
  coordinates,
  regionOutlook,
  romanNumerals,
} from '../../games/settlement/wording.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly build: string
  readonly explore: string
  readonly region: string
  readonly hunt: string
  readonly invite: string
  readonly space: string
  readonly settlers: { readonly one: string; readonly other: string }
  readonly streets: Readonly<Record<Street, string>>
}

const words: PerLanguage<Said> = {
  en: {
    ...{ build: 'Build', explore: 'Explore', settlers: { one: 'settler', other: 'settlers' } },
    ...{ region: 'Activate region', hunt: 'Hunt', invite: 'Invite', space: 'space' },
    streets: { upper: 'upper street', middle: 'middle street', lower: 'lower street' },
  },
  de: {
    ...{ build: 'Baue', explore: 'Erkunde', settlers: { one: 'Siedler', other: 'Siedler' } },
    ...{ region: 'Aktiviere Reihe', hunt: 'Bekämpfe', invite: 'Lade ein:', space: 'Feld' },
    streets: { upper: 'obere Reihe', middle: 'mittlere Reihe', lower: 'untere Reihe' },
  },
  fr: {
    ...{ build: 'Construire', explore: 'Explorer', settlers: { one: 'colon', other: 'colons' } },
    ...{ region: 'Activer la région', hunt: 'Chasser', invite: 'Inviter', space: 'case' },
    streets: { upper: 'rue haute', middle: 'rue du milieu', lower: 'rue basse' },
  },
}

/** Buildings and heroes by name and price, regions by what they bring, exploring by its region, and the space that a building comes to. */
export function brief(view: State, seat: Seat, move: Move, language: Language): string | null {
  const say = words[language]
  const { buildings, resources, heroes, monsters } = texts[language]
  const amounts = (of: Amounts): string =>
    allResources.flatMap((one) => (of[one] ? [`${of[one]} ${resources[one]}`] : [])).join(', ')
  switch (move.do) {
    case 'construct': {
      const pile = view.market[move.market - 1]
      if (!pile) return null
      const { cost } = buildingById[pile.building]
      // A building may lie on the market twice.
      const isTwice = view.market.filter((one) => one?.building === pile.building).length > 1
      const where = isTwice ? `, ${say.space} ${move.market}` : ''
      return `${say.build} ${buildings[pile.building].name} (${amounts(cost)}${where})`
    }
    case 'explore': {
      const count = exploreSettlers[move.region]
      const settlers = locales[language].plural(count, say.settlers)
      return `${say.explore} ${romanNumerals[move.region]} (${count} ${settlers})`
    }
    case 'activate-region': {
      const { gain, idle } = regionOutlook(view, seat, move)
      return gain && !idle ? `${say.region} ${romanNumerals[move.region]} (${amounts(gain)})` : null
    }
    case 'hunt':
      return `${say.hunt} ${monsters[colourAt(view, seat, move)]} (${coordinates(move)})`
    case 'invite': {
      const id = view.heroRow[move.position - 1]
      const price = heroPrice(view, move.position)
      if (!id || isHidden(id) || !price) return null
      return `${say.invite} ${heroes[heroById[id].guild]} (${amounts(price)})`
    }
    case 'place-building':
      return `${say.streets[move.street]} ${move.column}`
    default:
      return null
  }
}
