/** Holdings that a seat of Settlement decides with, in short lines for letters. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import {
  type Amounts,
  allResources,
  buildingById,
  heroById,
} from '../../games/settlement/components/index.ts'
import { heroPrice } from '../../games/settlement/heroes.ts'
import { settlersOf } from '../../games/settlement/settlers.ts'
import type { State } from '../../games/settlement/state.ts'
import { counted, fitted } from '../holdings.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly own: string
  readonly settlers: string
  readonly artifact: string
  readonly heroes: string
  readonly market: string
  readonly lands: string
  readonly houses: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ own: 'Your goods', settlers: 'settlers', artifact: 'Artifact', heroes: 'Heroes' },
    ...{ market: 'Market', lands: 'Open spaces for lands', houses: 'for houses' },
  },
  de: {
    ...{ own: 'Deine Waren', settlers: 'Siedler', artifact: 'Artefakt', heroes: 'Helden' },
    ...{ market: 'Markt', lands: 'Freie Felder für Länder', houses: 'für Gebäude' },
  },
  fr: {
    ...{ own: 'Tes ressources', settlers: 'colons', artifact: 'Artefact', heroes: 'Héros' },
    ...{ market: 'Marché', lands: 'Cases libres pour des terres', houses: 'pour des bâtiments' },
  },
}

/** Goods, settlers, artifact and open spaces of a seat, and what heroes (S5.71) and the market ask for. */
export function holdings(view: State, seat: Seat, language: Language): string[] {
  const own = view.boards[seat]
  if (!own) return []
  const say = words[language]
  const { labelled } = locales[language]
  const { artifacts, buildings, heroes, resources } = texts[language]
  const amounts = (of: Amounts): string =>
    allResources.flatMap((one) => (of[one] ? [`${of[one]} ${resources[one]}`] : [])).join(', ')
  const goods = amounts(own.supply)
  const offers = view.heroRow.flatMap((hero, i) => {
    const price = heroPrice(view, i + 1)
    return hero && price ? [`${heroes[heroById[hero].guild]} (${amounts(price)})`] : []
  })
  const stalls = view.market.flatMap((pile) =>
    pile ? [`${buildings[pile.building].name} (${amounts(buildingById[pile.building].cost)})`] : [],
  )
  const line = (label: string, items: ReadonlyArray<string>, most: number) =>
    items.length === 0 ? [] : [labelled(label, `${fitted(counted(items), '; ', most, language)}.`)]
  const free = (spaces: ReadonlyArray<unknown>) => spaces.filter((space) => space === null).length
  return [
    `${labelled(say.own, goods || '0')}; ${labelled(say.settlers, settlersOf(own))}.`,
    ...(own.artifact === null ? [] : line(say.artifact, [artifacts[own.artifact].name], 9)),
    ...line(say.heroes, offers, 14),
    ...line(say.market, stalls, 11),
    `${labelled(say.lands, free(own.terrains))}, ${say.houses} ${free(own.buildings)}.`,
  ]
}
