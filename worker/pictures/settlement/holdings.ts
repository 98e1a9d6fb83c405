/** Holdings that a seat of Settlement decides with, in short lines for letters. */
import { isHidden, type Seat } from '../../games/kernel/index.ts'
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cards as cardsDe } from '../../games/settlement/cards.de.ts'
import { cards as cardsEn } from '../../games/settlement/cards.en.ts'
import { cards as cardsFr } from '../../games/settlement/cards.fr.ts'
import { heroById, roundCount } from '../../games/settlement/components/index.ts'
import { heroPrice } from '../../games/settlement/heroes.ts'
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
  readonly round: (round: number) => string
  readonly heroes: string
}

const words: PerLanguage<Said> = {
  en: {
    ...{ own: 'Your resources', settlers: 'settlers', artifact: 'Artifact' },
    ...{ lands: 'Open spaces for terrains', houses: 'for houses' },
    round: (round) => `Round ${round} of ${roundCount}.`,
    heroes: 'Heroes, whose colours bring monsters',
  },
  de: {
    ...{ own: 'Deine Ressourcen', settlers: 'Siedler', artifact: 'Artefakt' },
    ...{ lands: 'Freie Felder für Landschaften', houses: 'für Gebäude' },
    round: (round) => `Runde ${round} von ${roundCount}.`,
    heroes: 'Helden, deren Farben Monster bringen',
  },
  fr: {
    ...{ own: 'Tes ressources', settlers: 'colons', artifact: 'Artefact' },
    ...{ lands: 'Cases libres pour des terrains', houses: 'pour des bâtiments' },
    round: (round) => `Manche ${round} sur ${roundCount}.`,
    heroes: 'Héros, dont les couleurs amènent des monstres',
  },
}

/** The round, goods, settlers, artifact and open spaces of a seat, and the heroes in the row with colours and prices. */
export function holdings(view: State, seat: Seat, language: Language): string[] {
  const own = view.boards[seat]
  if (!own) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const { artifacts, heroes, colours } = texts[language]
  const goods = amountsIn(own.supply, language)
  const free = (spaces: ReadonlyArray<unknown>) => spaces.filter((space) => space === null).length
  const row = view.heroRow.flatMap((id, i) => {
    const price = heroPrice(view, i + 1)
    if (!id || isHidden(id) || !price) return []
    const { guild, colour } = heroById[id]
    return [`${heroes[guild]} (${labelled(colours[colour], amountsIn(price, language))})`]
  })
  return [
    say.round(view.round),
    `${labelled(say.own, goods || '0')}${between}${labelled(say.settlers, settlersOf(own))}.`,
    ...(own.artifact === null ? [] : [`${labelled(say.artifact, artifacts[own.artifact].name)}.`]),
    `${labelled(say.lands, free(own.terrains))}, ${say.houses} ${free(own.buildings)}.`,
    ...(row.length === 0 ? [] : [`${labelled(say.heroes, row.join(', '))}.`]),
  ]
}
