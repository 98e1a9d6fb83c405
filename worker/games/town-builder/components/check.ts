/**
 * Laws that every set of cards must fulfil.
 * Rules: T2.15, T7.30–T7.36.
 */
import {
  type Award,
  buildingTypes,
  type Crest,
  type Judge,
  type Resource,
  type TownCard,
  type Yield,
} from './types.ts'

/** All cards of the box that rules depend on. */
export interface Components {
  readonly townCards: ReadonlyArray<TownCard>
  readonly awards: ReadonlyArray<Award>
  readonly judges: ReadonlyArray<Judge>
  readonly crests: ReadonlyArray<Crest>
}

/** T2.1: how many Town cards there are of each type. */
const perType = { trade: 14, social: 12, residential: 12, culture: 11, military: 11 } as const

/** The numbers of the rules that a set of components breaks; empty when it may be used (T2.15). */
export function faults({ townCards, awards, judges, crests }: Components): string[] {
  const sum = (cards: ReadonlyArray<{ count: number }>) => cards.reduce((n, c) => n + c.count, 0)
  const card = (id: string) => townCards.find((c) => c.id === id)
  const gives = (id: string, what: Yield) => card(id)?.yield.includes(what)
  const costs = (id: string, what: Resource) => card(id)?.resourceCost[what] ?? 0
  const kept: [rule: string, holds: boolean | undefined][] = [
    [
      'T2.1',
      sum(townCards) === 60 &&
        buildingTypes.every((t) => sum(townCards.filter((c) => c.type === t)) === perType[t]),
    ],
    ['T2.2', sum(awards) === 8],
    ['T2.3', sum(judges) === 6],
    ['T2.4', sum(crests) === 4 && crests.filter((c) => c.firstPlayer).length === 1],
    ['T7.30', card('harbour')?.goldCost === 0],
    ['T7.31', (card('gatehouse')?.goldCost ?? 0) >= 1],
    ['T7.32', card('inn')?.goldCost === 1],
    ['T7.33', gives('bakery', 'gold')],
    ['T7.34', gives('bridge', 'stone')],
    ['T7.35', costs('quarry', 'stone') >= 1],
    [
      'T7.36',
      card('orphanage')?.type === 'residential' &&
        costs('orphanage', 'stone') === 1 &&
        card('gardens')?.type === 'social',
    ],
  ]
  return kept.flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

/** Throws a `RangeError` for components that break a rule (T2.15). */
export function checkComponents(components: Components): void {
  const broken = faults(components)
  if (broken.length > 0) throw new RangeError(`The cards break ${broken.join(', ')}.`)
}
