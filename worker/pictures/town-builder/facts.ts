/** Facts of Town Builder's cards in few words: cost, use, kind and ability. */
import { type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { cardsDe } from '../../games/town-builder/cards.de.ts'
import { cardsEn } from '../../games/town-builder/cards.en.ts'
import { cardsFr } from '../../games/town-builder/cards.fr.ts'
import {
  type Ability,
  type BuildingType,
  type TownId,
  townCard,
  type Yield,
} from '../../games/town-builder/components/index.ts'
import { needOf } from '../../games/town-builder/matching.ts'
import { goldCostNow } from '../../games/town-builder/payment.ts'
import type { Foundation, State } from '../../games/town-builder/state.ts'

/** Names and sentences of all cards. */
export const texts = { en: cardsEn, de: cardsDe, fr: cardsFr }

export type Id = keyof typeof cardsEn

export const nameOf = (id: Id, language: Language): string => texts[language][id].name

interface Said {
  readonly resources: Readonly<Record<Yield, string>>
  readonly types: Readonly<Record<BuildingType, string>>
  readonly kinds: Readonly<Record<Ability['kind'], string>>
  readonly points: { readonly one: string; readonly other: string }
  readonly costs: (cost: string) => string
  readonly gives: (use: string) => string
  readonly crest: string
  /** State of a card that somebody has reserved (T7.70): who, `null` for the reader. */
  readonly kept: (name: string | null) => string
}

export const words: PerLanguage<Said> = {
  en: {
    resources: { stone: 'stone', wood: 'wood', straw: 'straw', gold: 'gold' },
    types: {
      trade: 'trade',
      social: 'social',
      residential: 'residential',
      culture: 'culture',
      military: 'military',
    },
    kinds: {
      build: 'Build ability',
      star: 'Star ability',
      end: 'In final scoring',
      row: 'In the row',
    },
    points: { one: 'point', other: 'points' },
    costs: (cost) => `costs ${cost}`,
    gives: (use) => `gives ${use}`,
    crest: 'Crest',
    kept: (name) => `protected for ${name ?? 'you'}`,
  },
  de: {
    resources: { stone: 'Stein', wood: 'Holz', straw: 'Stroh', gold: 'Gold' },
    types: {
      trade: 'Handel',
      social: 'Sozialwesen',
      residential: 'Wohnen',
      culture: 'Kultur',
      military: 'Militär',
    },
    kinds: {
      build: 'Baufähigkeit',
      star: 'Sternfähigkeit',
      end: 'In der Schlusswertung',
      row: 'In der Reihe',
    },
    points: { one: 'Punkt', other: 'Punkte' },
    costs: (cost) => `kostet ${cost}`,
    gives: (use) => `gibt ${use}`,
    crest: 'Wappen',
    kept: (name) => `geschützt für ${name ?? 'dich'}`,
  },
  fr: {
    resources: { stone: 'pierre', wood: 'bois', straw: 'paille', gold: 'or' },
    types: {
      trade: 'commerce',
      social: 'social',
      residential: 'habitation',
      culture: 'culture',
      military: 'militaire',
    },
    kinds: {
      build: 'Capacité de construction',
      star: 'Capacité d’étoile',
      end: 'Au décompte final',
      row: 'Dans la rangée',
    },
    points: { one: 'point', other: 'points' },
    costs: (cost) => `coûte ${cost}`,
    gives: (use) => `donne ${use}`,
    crest: 'Blason',
    kept: (name) => `protégée pour ${name ?? 'toi'}`,
  },
}

/** "3 points" */
export const pointsIn = (count: number, language: Language): string =>
  `${count} ${locales[language].plural(count, words[language].points)}`

/** Resources and gold, as they stand in a cost. */
export const yields = ['stone', 'wood', 'straw', 'gold'] as const

/** "stone+2×wood"; empty for nothing. */
function amounts(count: (kind: Yield) => number, language: Language): string {
  return yields
    .filter((kind) => count(kind) > 0)
    .map(
      (kind) => `${count(kind) === 1 ? '' : `${count(kind)}×`}${words[language].resources[kind]}`,
    )
    .join('+')
}

/** Building cost of a card (T1.11), its gold as it is to be paid; empty for none. */
export const costOf = (card: TownId, gold: number, language: Language): string =>
  amounts((kind) => (kind === 'gold' ? gold : (townCard(card).resourceCost[kind] ?? 0)), language)

/** Use of a card: one of these (T2.10). */
export const useOf = (card: TownId, language: Language): string =>
  townCard(card)
    .yield.map((kind) => words[language].resources[kind])
    .join('/')

/** Symbols that a foundation still needs (T5.16). */
export function lackOf(foundation: Foundation, language: Language): string {
  const lacking = needOf(foundation).symbols.filter(({ by }) => by === null)
  return amounts((kind) => lacking.filter(({ symbol }) => symbol === kind).length, language)
}

/** Kind, points, cost and use of a card: with a view, its gold as it is paid now (T7.79). */
export function printOf(card: TownId, language: Language, view?: State): string {
  const { costs, gives, types } = words[language]
  const { type, points, goldCost } = townCard(card)
  const cost = costOf(card, view ? goldCostNow(view, card) : goldCost, language)
  return [
    types[type],
    pointsIn(points, language),
    ...(cost === '' ? [] : [costs(cost)]),
    gives(useOf(card, language)),
  ].join(', ')
}

/** Kind of ability and its text (T7.40), as a sentence; empty for a card with none. */
export function abilityOf(card: TownId, language: Language): string {
  const { ability } = townCard(card)
  const { text } = texts[language][card]
  if (ability === null || text === undefined) return ''
  // The Bank's text says itself where it works.
  return ability.kind === 'row'
    ? text
    : locales[language].labelled(words[language].kinds[ability.kind], text)
}

/** The same within a sentence. */
export const abilityIn = (card: TownId, language: Language): string =>
  abilityOf(card, language).replace(/\.$/, '')
