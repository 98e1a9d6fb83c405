import type { Random, Seat } from '../kernel/index.ts'
import {
  type BasicId,
  basicIds,
  type CardId,
  cards,
  columns,
  stackSize,
  startingGold,
  startingHand,
  startingRoad,
  type VillagerId,
  villagerIds,
} from './components/index.ts'
import { sortHand } from './knowledge.ts'
import { configuration } from './redact.ts'
import { type Category, categories, type FaceDown, type Options, type State } from './state.ts'

/** The keyrings must agree with the padlocks, or the card data is wrong (V7.1a). */
function checkCards(): void {
  const unlockedBy = new Map<string, number>()
  for (const id of villagerIds) {
    const { unlocker, count } = cards[id]
    if (unlocker) unlockedBy.set(unlocker, (unlockedBy.get(unlocker) ?? 0) + count)
  }
  for (const id of Object.keys(cards) as CardId[])
    if (cards[id].keyring !== (unlockedBy.get(id) ?? 0))
      throw new Error(`The keyring of ${id} does not match the padlocks.`)
}

/** The set-up for 2 to 5 players (V3.1-V3.12). */
export function setup(options: Options, seats: number, random: Random): State {
  checkCards()
  const deck: VillagerId[] = []
  for (const [id, count] of configuration(seats)) {
    const dealt = (startingRoad as ReadonlyArray<VillagerId>).includes(id) ? 1 : 0
    for (let i = dealt; i < count; i++) deck.push(id)
  }
  random.shuffle(deck)
  const deal = (count: number, seat?: Seat): FaceDown[] =>
    deck.splice(0, count).map((card) => ({ card, seen: seat === undefined ? 'none' : [seat] }))
  const stacks = Array.from({ length: columns }, () => deal(stackSize[seats] ?? 0))
  const hands = Array.from({ length: seats }, (_, seat) => deal(startingHand, seat))
  hands.forEach(sortHand)
  const firstPlayer = random.int(seats) // V-R6
  return {
    options,
    round: 1,
    firstPlayer,
    road: startingRoad.map((card) => ({ card, coins: 0 })),
    stacks,
    reserve: deal(deck.length),
    discard: [],
    basics: Object.fromEntries(basicIds.map((id) => [id, cards[id].count])) as Record<
      BasicId,
      number
    >,
    seats: hands.map((hand) => ({
      gold: startingGold,
      ledger: {
        ...(Object.fromEntries(categories.map((id) => [id, 0])) as Record<Category, number>),
        start: startingGold,
      },
      hand,
      square: [],
      founders: 'gold',
      village: [{ starter: { card: 'founders', coins: 0, as: null }, branches: [] }],
    })),
    markets: { first: 'ahead', second: 'ahead' },
    turn: null,
    agenda: [{ task: 'next-draft', seat: firstPlayer }],
  }
}
