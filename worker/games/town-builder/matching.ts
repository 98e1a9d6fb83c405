/**
 * Need of a foundation: cards matched with the symbols of its cost.
 * Rules: T5.15–T5.18, T-R12.
 */
import { type Resource, resources, type TownId, townCard } from './components/index.ts'
import type { Foundation } from './state.ts'

type Need = Record<Resource, number>

/** The resources that a card yields (T2.10). */
const yielded = (card: TownId): Resource[] => townCard(card).yield.filter((what) => what !== 'gold')

/** The symbols of a foundation that cards must cover, without those covered by an ability. */
function symbolsOf({ card, covered }: Foundation): Need {
  const cost = townCard(card).resourceCost
  const need = { stone: cost.stone ?? 0, wood: cost.wood ?? 0, straw: cost.straw ?? 0 }
  for (const symbol of covered) need[symbol]--
  return need
}

/**
 * T5.16: an assignment of cards to different symbols, each card by one of its
 * resources, in the cards' order; `null` if there is none.
 */
function assign(cards: ReadonlyArray<TownId>, need: Need): Resource[] | null {
  const [card, ...others] = cards
  if (card === undefined) return []
  for (const resource of yielded(card)) {
    if (need[resource] === 0) continue
    need[resource]--
    const rest = assign(others, need)
    need[resource]++
    if (rest) return [resource, ...rest]
  }
  return null
}

/** T5.15-T5.18: whether a card can be put under a foundation as a resource. */
export const needsCard = (foundation: Foundation, card: TownId): boolean =>
  assign([...foundation.under, card], symbolsOf(foundation)) !== null

/** T7.69: whether a symbol may count as covered, so that the cards already there still match. */
export function canCover(foundation: Foundation, symbol: Resource): boolean {
  const need = symbolsOf(foundation)
  if (need[symbol] === 0) return false
  need[symbol]--
  return assign(foundation.under, need) !== null
}

/** Number of symbols that are still to be covered. */
export function missing(foundation: Foundation): number {
  const need = symbolsOf(foundation)
  return need.stone + need.wood + need.straw - foundation.under.length
}

/** One symbol of a foundation's cost: what covers it now, if anything. */
export interface NeededSymbol {
  readonly symbol: Resource
  readonly by: TownId | 'ability' | null
}

/**
 * Cards of a foundation and its need. `symbols` shows one possible
 * assignment: a two-resource card may still become the other (T5.18).
 * `accepts` lists the resources that a further card may supply.
 */
export function needOf(foundation: Foundation): {
  symbols: NeededSymbol[]
  missing: number
  accepts: Resource[]
} {
  const symbols: NeededSymbol[] = foundation.covered.map((symbol) => ({ symbol, by: 'ability' }))
  const need = symbolsOf(foundation)
  const assigned = assign(foundation.under, need) ?? []
  assigned.forEach((symbol, i) => {
    need[symbol]--
    symbols.push({ symbol, by: foundation.under[i] ?? null })
  })
  for (const symbol of resources)
    for (let i = 0; i < need[symbol]; i++) symbols.push({ symbol, by: null })
  return {
    symbols,
    missing: missing(foundation),
    accepts: resources.filter((resource) => canCover(foundation, resource)),
  }
}
