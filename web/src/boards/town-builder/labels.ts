import {
  type Foundation,
  goldCostNow,
  needOf,
  resources,
  type TownId,
  type TownState,
  townCard,
  type Yield,
} from '../../../../worker/games/town-builder/index.ts'
import { lackingOf } from './facts.ts'
import type { BoardWords } from './words.ts'

/** "2 stone and wood": symbols in words, equal ones counted. */
export function symbolsInWords(say: BoardWords, symbols: ReadonlyArray<Yield>): string {
  const kinds = [...new Set(symbols)]
  return say.and(
    kinds.map((kind) => {
      const count = symbols.filter((one) => one === kind).length
      return count > 1 ? `${count} × ${say.yields[kind]}` : say.yields[kind]
    }),
  )
}

/** The resource symbols that a card costs. */
export const symbolsOf = (card: TownId) =>
  resources.flatMap((resource) =>
    Array.from({ length: townCard(card).resourceCost[resource] ?? 0 }, () => resource),
  )

/** A card still to be used, in a few words for a screen reader. */
export function labelOfCard(say: BoardWords, state: TownState, card: TownId): string {
  const { type, points, yield: gives, ability } = townCard(card)
  const parts = [
    say.cards[card].name,
    say.types[type],
    say.points(points),
    say.costLine(goldCostNow(state, card), symbolsInWords(say, symbolsOf(card))),
    say.gives(say.or(gives.map((one) => say.yields[one]))),
  ]
  // The sentence's own full stop would double what follows.
  if (ability)
    parts.push(
      say.labelled(say.kinds[ability.kind], say.cards[card].text?.replace(/\.$/, '') ?? ''),
    )
  return parts.join(', ')
}

/** A building in a few words. */
export function labelOfBuilding(say: BoardWords, card: TownId): string {
  const { type, points, ability } = townCard(card)
  const parts = [say.cards[card].name, say.types[type], say.points(points)]
  if (ability) parts.push(say.kinds[ability.kind])
  return parts.join(', ')
}

/** A foundation in a few words: what covers its symbols, and what it still needs. */
export function labelOfFoundation(say: BoardWords, foundation: Foundation): string {
  const covered = needOf(foundation).symbols.flatMap(({ symbol, by }) =>
    by === null
      ? []
      : [say.isCovered(say.yields[symbol], by === 'ability' ? null : say.cards[by].name)],
  )
  const lacking = symbolsInWords(say, lackingOf(foundation))
  const { type, points } = townCard(foundation.card)
  return [
    say.foundationWord,
    say.cards[foundation.card].name,
    say.types[type],
    say.points(points),
    ...covered,
    say.stillNeeds(lacking),
  ].join(', ')
}
