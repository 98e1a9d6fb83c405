/**
 * The set-up of a table, with modules and in solo.
 * Rules: V3.1–V3.12, V3.15–V3.27, V8.20–V8.22, V8.30, V-R2, V-R6, V-R54.
 */
import type { Random, Seat } from '../kernel/index.ts'
import { checkCards } from './components/check.ts'
import {
  type BasicId,
  basicIds,
  cards,
  columns,
  developmentIds,
  developmentSuits,
  developments,
  levels,
  saintIds,
  scoundrelIds,
  soloEventIds,
  soloEvents,
  stackSize,
  startingGold,
  startingHand,
  startingRoad,
  type VillagerId,
} from './components/index.ts'
import { sortHand } from './knowledge.ts'
import type { Options } from './options.ts'
import { configuration } from './redact.ts'
import {
  type Category,
  categories,
  type Development,
  type EventCard,
  type FaceDown,
  type SeatState,
  type Solo,
  type State,
} from './state.ts'

/** The Scoundrels that are shuffled into the deck; the others are dealt (V3.22, V3.23). */
const isShuffledIn = (id: VillagerId): boolean => id === 'thief' || id === 'sheriff'

/** The villagers to be shuffled: all in play but those that lie face-up or are dealt apart (V3.6, V3.22, V3.25). */
function deckOf(configured: ReadonlyMap<VillagerId, number>): VillagerId[] {
  const deck: VillagerId[] = []
  for (const [id, count] of configured) {
    if (saintIds.includes(id) || (scoundrelIds.includes(id) && !isShuffledIn(id))) continue
    const dealt = (startingRoad as ReadonlyArray<VillagerId>).includes(id) ? 1 : 0
    for (let i = dealt; i < count; i++) deck.push(id)
  }
  return deck
}

/** One Development of each suit (V3.26). */
const drawDevelopments = (solo: boolean, random: Random): Development[] =>
  developmentSuits.map((suit) => {
    const ids = developmentIds.filter(
      (id) => developments[id].suit === suit && (!solo || developments[id].inSolo),
    )
    return { id: random.pick(ids), holder: null }
  })

/** A village with its first card and a supply. */
const settlement = (card: 'founders' | 'countess', gold: number, hand: FaceDown[]): SeatState => ({
  gold,
  ledger: {
    ...(Object.fromEntries(categories.map((id) => [id, 0])) as Record<Category, number>),
    start: gold,
  },
  hand,
  returned: [],
  square: [],
  founders: 'gold',
  village: [{ starter: { card, coins: 0, as: null }, branches: [] }],
})

/** The Countess, her events and the Jester (V3.16-V3.19, V8.20-V8.22). */
function setUpCountess({ level }: Options, random: Random): Solo {
  const { countessGold, countessSide, eventsAtStart, jester, itWasYou } = levels[level]
  const shuffled = (season: 'summer' | 'winter'): EventCard[] =>
    random.shuffle(
      soloEventIds.filter(
        (id) => soloEvents[id].season === season && (itWasYou || id !== 'it-was-you'),
      ),
    )
  const summer = shuffled('summer')
  const open = summer.splice(0, eventsAtStart)
  return {
    countess: { ...settlement('countess', countessGold, []), side: countessSide },
    jester,
    open: soloEventIds.filter((id) => open.includes(id)).map((id) => ({ id, begun: false })),
    stacks: { summer, winter: shuffled('winter') },
    discarded: [],
    rats: false,
  }
}

/**
 * The set-up for 1 to 5 players (V3.1-V3.27). An option that makes no sense for that many is
 * ignored: the level with others at the table, the Courier in solo. Throws a `RangeError` for
 * Scoundrels with five players and no Courier, for there would not be one for everyone (V3.24).
 */
export function setup(options: Options, seats: number, random: Random): State {
  checkCards()
  const { modules, courier } = options
  if (seats > 4 && modules.includes('scoundrels') && !courier)
    throw new RangeError('Scoundrels without the Courier are for up to 4 players (V3.24).')
  const configured = configuration(seats, options)
  const deck = random.shuffle(deckOf(configured))
  const deal = (count: number, seat?: Seat): FaceDown[] =>
    deck.splice(0, count).map((card) => ({ card, seen: seat === undefined ? 'none' : [seat] }))
  const stacks = Array.from({ length: columns }, () => deal(stackSize[seats] ?? 0))
  const hands = Array.from({ length: seats }, (_, seat) => deal(startingHand, seat))
  const firstPlayer = random.int(seats) // V-R6
  // V3.21, V3.23, V3.27: one of each to everybody, the others stay in the box unseen.
  const dealOneEach = (ids: ReadonlyArray<VillagerId>) => {
    const shuffled = random.shuffle(ids.filter((id) => configured.has(id)))
    hands.forEach((hand, seat) => {
      const card = shuffled[seat]
      if (card) hand.push({ card, seen: [seat] })
    })
  }
  if (modules.includes('saints')) dealOneEach(saintIds)
  if (modules.includes('scoundrels')) dealOneEach(scoundrelIds.filter((id) => !isShuffledIn(id)))
  hands.forEach(sortHand)
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
    seats: hands.map((hand) => settlement('founders', startingGold, hand)),
    markets: { first: 'ahead', second: 'ahead' },
    turn: null,
    developments: modules.includes('developments') ? drawDevelopments(seats === 1, random) : [],
    look: null,
    solo: seats === 1 ? setUpCountess(options, random) : null,
    agenda: [{ task: 'next-draft', seat: firstPlayer }],
  }
}
