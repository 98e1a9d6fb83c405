/** Words for a table of Settlement that its list, its picture and its letters share. */
import type { PerLanguage } from '../../games/kernel/language.ts'
import type { Hero, Street } from '../../games/settlement/components/index.ts'
import { roundCount } from '../../games/settlement/components/index.ts'
import type { Unit } from '../manifest.ts'

interface Terms {
  readonly round: (round: number) => string
  readonly settlers: Unit
  readonly bonus: Unit
  /** Bonus settlers, unlike basic ones, stay from round to round, and go once they are placed (S5.89). */
  readonly kept: string
  readonly basics: Unit
  readonly points: Unit
  /** Things that a hero has points for. */
  readonly per: Readonly<Record<NonNullable<Hero['vp']['per']>, string>>
  readonly none: string
  readonly region: string
  readonly streets: Readonly<Record<Street, string>>
  readonly outpost: string
  readonly lands: string
  readonly buildings: string
  readonly heroes: string
  readonly market: string
  readonly hunt: string
  readonly exchange: string
  /** Surcharges of the hero row (S5.71). */
  readonly surcharge: string
}

export const terms: PerLanguage<Terms> = {
  en: {
    round: (round) => `Round ${round} of ${roundCount}.`,
    settlers: { one: 'settler', other: 'settlers' },
    bonus: { one: 'bonus settler', other: 'bonus settlers' },
    kept: 'kept until placed',
    basics: { one: 'basic resource', other: 'basic resources' },
    points: { one: 'point', other: 'points' },
    per: { terrain: 'per terrain', outpost: 'per outpost', building: 'per building' },
    streets: { upper: 'upper street', middle: 'middle street', lower: 'lower street' },
    none: 'no resources',
    ...{ region: 'region', outpost: 'outpost', lands: 'Terrains', buildings: 'Buildings' },
    ...{ heroes: 'Heroes', market: 'Market', hunt: 'Hunting' },
    exchange: 'Exchange in your turn',
    surcharge: 'The first hero of the row costs 2 diamonds more, the second 1 more.',
  },
  de: {
    round: (round) => `Runde ${round} von ${roundCount}.`,
    settlers: { one: 'Siedler', other: 'Siedler' },
    bonus: { one: 'Bonussiedler', other: 'Bonussiedler' },
    kept: 'bis zum Einsatz behalten',
    basics: { one: 'normale Ressource', other: 'normale Ressourcen' },
    points: { one: 'Punkt', other: 'Punkte' },
    per: { terrain: 'je Landschaft', outpost: 'je Festung', building: 'je Gebäude' },
    streets: { upper: 'obere Reihe', middle: 'mittlere Reihe', lower: 'untere Reihe' },
    none: 'keine Ressourcen',
    ...{ region: 'Reihe', outpost: 'Festung', lands: 'Landschaften', buildings: 'Gebäude' },
    ...{ heroes: 'Helden', market: 'Markt', hunt: 'Bekämpfen' },
    exchange: 'Tauschen in deinem Zug',
    surcharge: 'Der erste Held der Reihe kostet 2 Diamanten mehr, der zweite 1 mehr.',
  },
  fr: {
    round: (round) => `Manche ${round} sur ${roundCount}.`,
    settlers: { one: 'colon', other: 'colons' },
    bonus: { one: 'colon bonus', other: 'colons bonus' },
    kept: 'à garder jusqu’à l’emploi',
    basics: { one: 'ressource de base', other: 'ressources de base' },
    points: { one: 'point', other: 'points' },
    per: { terrain: 'par terrain', outpost: 'par avant-poste', building: 'par bâtiment' },
    streets: { upper: 'rue haute', middle: 'rue du milieu', lower: 'rue basse' },
    none: 'aucune ressource',
    ...{ region: 'région', outpost: 'avant-poste', lands: 'Terrains', buildings: 'Bâtiments' },
    ...{ heroes: 'Héros', market: 'Marché', hunt: 'Chasse' },
    exchange: 'Échanges à ton tour',
    surcharge: 'Le premier héros de la rangée coûte 2 diamants de plus, le deuxième 1 de plus.',
  },
}
