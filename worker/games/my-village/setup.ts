/**
 * The set-up of a table.
 * Rules: M3.1–M3.20.
 */
import type { Random } from '../kernel/index.ts'
import {
  churches as allChurches,
  councilChambers,
  craftBuildings,
  customers,
  fields,
  type Letter,
  letters,
  lifeTrack,
  type MonkStack,
  meetingPlaces,
  monkStacks,
  monks,
  type Profession,
  professions,
  ratTrack,
  setupNumbers,
  travelCards,
  type VillageBoardId,
  villageBoards,
} from './components/index.ts'
import { players, type State, type Village } from './state.ts'

/** A record with a value for every key. */
function each<K extends string, V>(keys: ReadonlyArray<K>, value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>
}

function village(board: VillageBoardId, coins: number): Village {
  return {
    board,
    villagers: each(professions, () => true),
    school: { left: false, right: false },
    coins,
    treeSp: 0,
    savedSp: 0,
    headman: 'main-house',
    cloud: lifeTrack.startCloud,
    reaper: false,
    laborers: 0,
    church: null,
    prevented: 0,
    order: null,
    missions: [],
    monks: [],
    chamber: null,
    jokers: 0,
    marked: [],
    meetingPlace: null,
    tile: null,
    fields: [],
    travel: [],
    buildings: [],
    market: [],
    served: [],
  }
}

/** The set-up (section 3); the first round is prepared right after it. */
export function setup(seats: number, random: Random): State {
  const startPlayer = random.int(seats)
  const boards = random.shuffle(villageBoards.map(({ id }) => id)).slice(0, seats)
  const monkStack = (stack: MonkStack) => {
    const cards = random.shuffle(monks.filter((one) => one.stack === stack).map(({ id }) => id))
    return { top: cards.shift() ?? null, under: cards }
  }
  const travelStack = (letter: Letter) =>
    random.shuffle(travelCards.filter((one) => one.letter === letter).map(({ id }) => id))
  const deck = random.shuffle(customers.map(({ id }) => id))
  const display = deck.splice(0, setupNumbers.customerDisplay)
  const state: State = {
    villages: boards.map((board, seat) =>
      village(board, setupNumbers.startingCoins[(seat - startPlayer + seats) % seats] ?? 0),
    ),
    round: 0,
    startPlayer,
    hand: { owner: startPlayer, palm: true, sp: 0 },
    pool: [],
    turn: { index: 0, seat: startPlayer, dice: [], activated: [] },
    churches: allChurches.map(({ id }) => id),
    chambers: councilChambers.map(({ id }) => id),
    meetingPlaces: meetingPlaces[0].count,
    fields: Array.from({ length: fields[0].count }, (_, i) => `field-${i + 1}` as const),
    monks: each(monkStacks, monkStack),
    travel: each(letters, travelStack),
    buildings: craftBuildings.map(({ id }) => id),
    customers: { display, deck },
    rat: 0,
    chronicle: each<Profession, number[]>(professions, () => []),
    graves: [],
    agenda: [{ task: 'round' }],
  }
  state.rat = ratTrack.stepsToRatInvasion[players(state)]
  return state
}
