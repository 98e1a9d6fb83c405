/**
 * Production chains: where a villager fits.
 * Rules: V5.20–V5.23, V5.25, V5.27, V5.28, V5.62, V5.63, V5.67, V-R15.
 */
import { type CardId, cards, isWildcard, type Suit } from './components/index.ts'
import type { Pile, Placed, Spot } from './state.ts'
import { tops } from './village.ts'

/** Place for a card: a new pile, or the end of a branch of an existing one. */
export type Place = { pile: number; branch: number } | null

/** Number of cards below a villager in its chain; 0 for one with a banner (V5.20). */
const levels = {} as Record<CardId, number>
/** The villagers of each suit's chain that have a successor, from the starter up: in every chain there is one way on. */
const spines: Partial<Record<Suit, CardId[]>> = {}
for (const id of Object.keys(cards) as CardId[]) {
  let level = 0
  for (let below = cards[id].predecessor; below; below = cards[below as CardId].predecessor) level++
  levels[id] = level
  const { chainStarter, capacity, suit } = cards[id]
  if (chainStarter || capacity === 1) {
    const spine = spines[suit] ?? []
    spine[level] = id
    spines[suit] = spine
  }
}
const longestSpine = Math.max(...Object.values(spines).map((spine) => spine.length))

/** The suit of all that lies in a pile; `null` while only Monks and Apprentices lie there that may still be anything (V-R15). */
function pileSuit({ starter, branches }: Pile): Suit | null {
  for (const placed of [starter, ...branches.flat()]) {
    if (!isWildcard(placed.card)) return cards[placed.card].suit
    if (placed.as) return cards[placed.as].suit
  }
  return null
}

/** Level of the highest Monk or Apprentice of a pile. */
function highestWildcard(pile: Pile): number {
  let highest = 0
  for (const branch of pile.branches)
    branch.forEach(({ card }, i) => {
      if (isWildcard(card)) highest = Math.max(highest, i + 1)
    })
  return highest
}

/** The number of the rule that keeps a card from a place in a village, or `null` if it fits there. */
export function misfit(village: ReadonlyArray<Pile>, card: CardId, place: Place): string | null {
  const printed = cards[card]
  if (place === null) {
    if (card === 'monk') return null // V5.62
    if (printed.predecessor !== null) return 'V5.20'
    return printed.discard || card === 'apprentice' ? 'V5.21' : null
  }
  const pile = village[place.pile]
  if (!pile) return 'V5.20'
  const below = pile.branches[place.branch]
  const level = (below?.length ?? 0) + 1
  if (!below && (place.branch !== pile.branches.length || place.branch > 1)) return 'V5.22'
  const host = below?.at(-1) ?? pile.starter
  // V5.67: a Monk or Apprentice has the capacity of its place, and nobody stands above a chain's end.
  if (!isWildcard(host.card) && (cards[host.card].capacity ?? 0) === 0) return 'V5.23'
  const suit = pileSuit(pile)
  if (card === 'monk') {
    const length = suit ? (spines[suit]?.length ?? 0) : longestSpine
    return Math.max(level, suit ? 0 : highestWildcard(pile)) < length ? null : 'V5.62'
  }
  if (printed.predecessor === null || levels[card] !== level) return 'V5.20'
  if (suit) return suit === printed.suit ? null : isWildcard(host.card) ? 'V5.67' : 'V5.28'
  return highestWildcard(pile) < (spines[printed.suit]?.length ?? 0) ? null : 'V5.63'
}

/** All places in a village where a card fits by its chain, a new pile first. */
export function places(village: ReadonlyArray<Pile>, card: CardId): Place[] {
  const found: Place[] = []
  if (misfit(village, card, null) === null) found.push(null)
  village.forEach(({ branches }, pile) => {
    for (let branch = 0; branch <= branches.length && branch < 2; branch++)
      if (misfit(village, card, { pile, branch }) === null) found.push({ pile, branch })
  })
  return found
}

/** Puts a card into a village where it fits, and returns the spot. It may settle what Monks and Apprentices of the pile stand for. */
export function put(village: Pile[], card: CardId, place: Place): Spot {
  const placed: Placed = { card, coins: 0, as: null }
  const pile = place ? village[place.pile] : undefined
  if (!place || !pile) {
    village.push({ starter: placed, branches: [] })
    return { pile: village.length - 1, branch: 0, level: 0 }
  }
  const branch = pile.branches[place.branch]
  if (branch) branch.push(placed)
  else pile.branches.push([placed])
  settle(pile)
  return { ...place, level: pile.branches[place.branch]?.length ?? 1 }
}

/** Notes what the Monks and Apprentices of a pile stand for, as soon as its suit is known. */
function settle(pile: Pile): void {
  const suit = pileSuit(pile)
  const spine = suit && spines[suit]
  if (!spine) return
  const note = (placed: Placed, level: number) => {
    if (isWildcard(placed.card)) placed.as = spine[level] ?? null
  }
  note(pile.starter, 0)
  for (const branch of pile.branches)
    branch.forEach((placed, i) => {
      note(placed, i + 1)
    })
}

/** Lets an Apprentice take a card's place, and returns the card that lay there (V5.70, V5.74). */
export function replace(village: Pile[], spot: Spot): Placed | undefined {
  const pile = village[spot.pile]
  if (!pile) return undefined
  const row = spot.level === 0 ? [pile.starter] : pile.branches[spot.branch]
  const i = Math.max(0, spot.level - 1)
  const replaced = row?.[i]
  if (!row || !replaced) return undefined
  const apprentice: Placed = {
    card: 'apprentice',
    coins: 0,
    as: isWildcard(replaced.card) ? replaced.as : replaced.card,
  }
  if (spot.level === 0) pile.starter = apprentice
  else row[i] = apprentice
  return replaced
}

/** Returns true if a villager lies on the card at a spot. */
export const isCovered = (village: ReadonlyArray<Pile>, spot: Spot): boolean =>
  !tops(village).some(
    ({ pile, branch, level }) =>
      pile === spot.pile && branch === spot.branch && level === spot.level,
  )
