/**
 * Exchanging resources with the general supply.
 * Rules: S4.19, S5.61–S5.69, S-R15, S-R19, S-R40, S-R41, S-R47.
 */
import {
  type Amounts,
  allBasics,
  allResources,
  type Basic,
  type Resource,
} from './components/index.ts'
import type { ExchangeMove, PlayerBoard, Supply } from './state.ts'
import { affords, gain, one, pay } from './supply.ts'

/** Amounts that a rate or a direct combination of rates gives and gets (S5.61-S5.67). */
export interface Exchange {
  readonly move: ExchangeMove
  readonly give: Amounts
  /** The rule of the rate; combinations name that of the chain. */
  readonly rule: string
  /** Only with the Mirror of Transformation (S7.13). */
  readonly mirror: boolean
  /** Gives something back that was just given: allowed, never useful (S-R19). */
  readonly wasteful: boolean
}

const tally = (resources: ReadonlyArray<Resource>): Amounts => {
  const amounts: { [R in Resource]?: number } = {}
  for (const resource of resources) amounts[resource] = (amounts[resource] ?? 0) + 1
  return amounts
}

function exchange(
  give: ReadonlyArray<Resource>,
  get: Resource,
  rule: string,
  mirror = false,
): Exchange {
  return {
    move: { do: 'exchange', give: give.join('+'), get },
    give: tally(give),
    rule,
    mirror,
    wasteful: give.includes(get),
  }
}

const pairs: ReadonlyArray<readonly [Basic, Basic]> = allBasics.flatMap((first, i) =>
  allBasics.slice(i).map((second): [Basic, Basic] => [first, second]),
)

const rateA = pairs.flatMap((pair) => allBasics.map((get) => exchange(pair, get, 'S5.62')))
const rateB = exchange(allBasics, 'diamond', 'S5.63')
const rateC = exchange(['diamond', 'diamond'], 'gold', 'S5.64')
const rateD = allBasics.map((get) => exchange(['gold'], get, 'S5.65'))
const mirrored = allBasics.flatMap((give) =>
  allBasics.filter((get) => get !== give).map((get) => exchange([give], get, 'S7.13', true)),
)
/** Two rates in one step (S5.66): C then D, B then C. */
const chains = [
  ...allBasics.map((get) => exchange(['diamond', 'diamond'], get, 'S5.66')),
  exchange([...allBasics, 'diamond'], 'gold', 'S5.66'),
]

/** Every exchange there is, the useful ones first. */
export const allExchanges: ReadonlyArray<Exchange> = [
  ...mirrored,
  ...rateD,
  rateC,
  rateB,
  ...chains,
  ...rateA.filter(({ wasteful }) => !wasteful),
  ...rateA.filter(({ wasteful }) => wasteful),
]

const byKey = new Map(allExchanges.map((it) => [`${it.move.give}>${it.move.get}`, it]))

/** The exchange that a move names, if there is such a rate. */
export const exchangeOf = (move: {
  readonly give?: unknown
  readonly get?: unknown
}): Exchange | undefined => byKey.get(`${String(move.give)}>${String(move.get)}`)

const isOpen = (board: PlayerBoard, { give, mirror }: Exchange): boolean =>
  (!mirror || board.artifact === 'mirror') && affords(board.supply, give)

/** Exchanges that the seat's supply and artifact allow now. */
export const exchangesOpen = (board: PlayerBoard): Exchange[] =>
  allExchanges.filter((rate) => isOpen(board, rate))

/** Returns true if the seat's supply and artifact allow any exchange now. */
export const hasExchange = (board: PlayerBoard): boolean =>
  allExchanges.some((rate) => isOpen(board, rate))

export const exchangeMoves = (board: PlayerBoard): ExchangeMove[] =>
  exchangesOpen(board).map(({ move }) => ({ ...move }))

/** The rule that forbids an exchange which is not open. */
export function forbidsExchange(
  board: PlayerBoard,
  move: { readonly give?: unknown; readonly get?: unknown },
): string {
  const known = exchangeOf(move)
  if (!known) return 'S5.67'
  if (known.mirror && board.artifact !== 'mirror') return 'S7.13'
  return known.rule
}

/** Carries an exchange out. */
export function playExchange(board: PlayerBoard, move: ExchangeMove): Exchange {
  const known = exchangeOf(move)
  if (!known) throw new RangeError(`There is no rate ${move.give} for ${move.get}.`)
  pay(board.supply, known.give)
  gain(board, one(move.get))
  return known
}

/** A chain of exchanges after which a cost can be paid, and what it leaves behind. */
export interface Way {
  readonly exchanges: ReadonlyArray<ExchangeMove>
  readonly after: Supply
}

/**
 * Chains of exchanges that make a cost payable, the one that leaves most behind first, at
 * most `limit` of them; a single empty chain where nothing is missing, none where nothing helps.
 * The engine never exchanges on its own (S-R40); a board may propose one of these.
 */
export function waysToPay(board: PlayerBoard, cost: Amounts, limit = 3): Way[] {
  const ways: Way[] = []
  for (const plan of plans(board, cost)) {
    const way = carryOut(board, cost, plan)
    if (!ways.some((known) => equal(known.after, way.after))) ways.push(way)
  }
  return ways.sort((a, b) => worth(b.after) - worth(a.after)).slice(0, limit)
}

/** Returns true if a cost can be paid, now or after exchanges. */
export const canPay = (board: PlayerBoard, cost: Amounts): boolean =>
  affords(board.supply, cost) || !plans(board, cost).next().done

/** Number of times that rates B, C and D are used; the rest of what is missing comes from rate A or the Mirror. */
interface Plan {
  readonly b: number
  readonly c: number
  readonly d: number
}

/** Basic resources that are missing and that are to spare, when rate B is to be used `b` times. */
function balance(supply: Supply, cost: Amounts, b: number) {
  let missing = 0
  let spare = 0
  for (const basic of allBasics) {
    const left = supply[basic] - (cost[basic] ?? 0) - b
    if (left < 0) missing -= left
    else spare += left
  }
  return { missing, spare }
}

function* plans(board: PlayerBoard, cost: Amounts): Generator<Plan, void> {
  const { supply } = board
  const pairs = Math.floor(supply.diamond / 2)
  const goldShort = Math.max(0, (cost.gold ?? 0) - supply.gold)
  // More gold than is missing is made only to be exchanged for basic resources.
  for (let c = goldShort; c <= goldShort + pairs; c++) {
    const b = Math.max(0, (cost.diamond ?? 0) + 2 * c - supply.diamond)
    const { missing, spare } = balance(supply, cost, b)
    const most = Math.min(
      missing,
      supply.gold + c - (cost.gold ?? 0),
      // Gold out of diamonds that rate B makes would come too late for the resources of rate B.
      supply.gold + Math.min(c, pairs),
    )
    const convertible = board.artifact === 'mirror' ? spare : Math.floor(spare / 2)
    const fewest = Math.max(0, missing - convertible, c - goldShort)
    for (let d = fewest; d <= most; d++) yield { b, c, d }
  }
}

function carryOut(board: PlayerBoard, cost: Amounts, { b, c, d }: Plan): Way {
  const after = { ...board.supply }
  const exchanges: ExchangeMove[] = []
  const trade = (give: ReadonlyArray<Resource>, get: Resource): void => {
    const known = exchangeOf({ give: give.join('+'), get })
    if (!known) throw new RangeError(`There is no rate ${give.join('+')} for ${get}.`)
    pay(after, known.give)
    after[get] += 1
    exchanges.push({ ...known.move })
  }
  const left = (basic: Basic): number => after[basic] - (cost[basic] ?? 0) - b
  /** Takes the basic resource of which most is to spare, apart from what is already given. */
  const spare = (given?: Basic): Basic => {
    const rest = (basic: Basic): number => left(basic) - (basic === given ? 1 : 0)
    return allBasics.reduce((best, basic) => (rest(basic) > rest(best) ? basic : best))
  }

  const early = Math.min(c, Math.floor(after.diamond / 2))
  for (let i = 0; i < early; i++) trade(['diamond', 'diamond'], 'gold')
  let golds = d
  for (
    let get = allBasics.find((it) => left(it) < 0);
    get;
    get = allBasics.find((it) => left(it) < 0)
  ) {
    if (golds > 0) {
      trade(['gold'], get)
      golds--
    } else {
      const first = spare()
      const give = board.artifact === 'mirror' ? [first] : [first, spare(first)]
      trade(
        give.sort((x, y) => allBasics.indexOf(x) - allBasics.indexOf(y)),
        get,
      )
    }
  }
  for (let i = 0; i < b; i++) trade(allBasics, 'diamond')
  for (let i = early; i < c; i++) trade(['diamond', 'diamond'], 'gold')
  return { exchanges, after }
}

const equal = (a: Supply, b: Supply): boolean => allResources.every((key) => a[key] === b[key])

/** Worth of a supply by the rates: a diamond is made of three basic resources, gold of two diamonds. */
const worth = (supply: Supply): number =>
  allBasics.reduce((sum, basic) => sum + supply[basic], 3 * supply.diamond + 6 * supply.gold)
