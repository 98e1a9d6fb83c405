import {
  type Foundation,
  goldCostNow,
  needOf,
  resources,
  type State,
  type TownId,
  townCard,
  type Yield,
} from '../../../../worker/games/town-builder/index.ts'
import { lackingOf } from './facts.ts'
import type { BoardWords } from './words.ts'

/** "2 stone and wood": symbols in words, equal ones counted. */
export function symbolsInWords(boardWords: BoardWords, symbols: ReadonlyArray<Yield>): string {
  const kinds = [...new Set(symbols)]
  return boardWords.and(
    kinds.map((kind) => {
      const count = symbols.filter((one) => one === kind).length
      return count > 1 ? `${count} × ${boardWords.yields[kind]}` : boardWords.yields[kind]
    }),
  )
}

/**
 * Needs of a foundation, in words. The last symbol is that of any resource that a card may still
 * supply: what a card of two resources counts as stays open (T5.18).
 */
export function missingInWords(boardWords: BoardWords, foundation: Foundation): string {
  const { missing, accepts } = needOf(foundation)
  if (missing === 1) return boardWords.or(accepts.map((one) => boardWords.yields[one]))
  return symbolsInWords(boardWords, lackingOf(foundation))
}

/** The resource symbols that a card costs. */
export const symbolsOf = (card: TownId) =>
  resources.flatMap((resource) =>
    Array.from({ length: townCard(card).resourceCost[resource] ?? 0 }, () => resource),
  )

/** A card still to be used, in a few words for a screen reader. */
export function labelOfCard(boardWords: BoardWords, state: State, card: TownId): string {
  const { type, points, yield: gives, ability } = townCard(card)
  const parts = [
    boardWords.cards[card].name,
    boardWords.types[type],
    boardWords.points(points),
    boardWords.costLine(goldCostNow(state, card), symbolsInWords(boardWords, symbolsOf(card))),
    boardWords.gives(boardWords.or(gives.map((one) => boardWords.yields[one]))),
  ]
  // The sentence's own full stop would double what follows.
  if (ability)
    parts.push(
      boardWords.labelled(
        boardWords.kinds[ability.kind],
        boardWords.cards[card].text?.replace(/\.$/, '') ?? '',
      ),
    )
  return parts.join(', ')
}

/** A building in a few words. */
export function labelOfBuilding(boardWords: BoardWords, card: TownId): string {
  const { type, points, ability } = townCard(card)
  const parts = [boardWords.cards[card].name, boardWords.types[type], boardWords.points(points)]
  if (ability) parts.push(boardWords.kinds[ability.kind])
  return parts.join(', ')
}

/** A foundation in a few words: what covers its symbols, and what it still needs. */
export function labelOfFoundation(boardWords: BoardWords, foundation: Foundation): string {
  const covered = needOf(foundation).symbols.flatMap(({ symbol, by }) =>
    by === null
      ? []
      : [
          boardWords.isCovered(
            boardWords.yields[symbol],
            by === 'ability' ? null : boardWords.cards[by].name,
          ),
        ],
  )
  const lacking = missingInWords(boardWords, foundation)
  const { type, points } = townCard(foundation.card)
  return [
    boardWords.foundationWord,
    boardWords.cards[foundation.card].name,
    boardWords.types[type],
    boardWords.points(points),
    ...covered,
    boardWords.stillNeeds(lacking),
  ].join(', ')
}
