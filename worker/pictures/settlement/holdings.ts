/** Holdings that a seat of Settlement decides with, in short lines for letters. */
import type { Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import { settlersOf } from '../../games/settlement/settlers.ts'
import type { State } from '../../games/settlement/state.ts'
import { amountsIn } from './amounts.ts'

const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

interface Said {
  readonly own: string
  readonly settlers: string
  readonly artifact: string
  readonly lands: string
  readonly houses: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ own: 'Your resources', settlers: 'settlers', artifact: 'Artifact' },
    ...{ lands: 'Open spaces for terrains', houses: 'for houses' },
  },
  de: {
    ...{ own: 'Deine Ressourcen', settlers: 'Siedler', artifact: 'Artefakt' },
    ...{ lands: 'Freie Felder für Landschaften', houses: 'für Gebäude' },
  },
  fr: {
    ...{ own: 'Tes ressources', settlers: 'colons', artifact: 'Artefact' },
    ...{ lands: 'Cases libres pour des terrains', houses: 'pour des bâtiments' },
  },
}

/** Goods, settlers, artifact and open spaces of a seat; heroes and the market stand in the picture, and in its words. */
export function holdings(view: State, seat: Seat, language: Language): string[] {
  const own = view.boards[seat]
  if (!own) return []
  const say = words[language]
  const { labelled } = locales[language]
  const { artifacts } = texts[language]
  const goods = amountsIn(own.supply, language)
  const free = (spaces: ReadonlyArray<unknown>) => spaces.filter((space) => space === null).length
  return [
    `${labelled(say.own, goods || '0')}; ${labelled(say.settlers, settlersOf(own))}.`,
    ...(own.artifact === null ? [] : [`${labelled(say.artifact, artifacts[own.artifact].name)}.`]),
    `${labelled(say.lands, free(own.terrains))}, ${say.houses} ${free(own.buildings)}.`,
  ]
}
