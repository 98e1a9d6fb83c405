/** Two levels at one table, and how surely one of them is the stronger. */
import type { games } from '../../worker/games/index.ts'
import { moduleIds } from '../../worker/games/villagers/components/index.ts'
import type { State as VillagersState } from '../../worker/games/villagers/state.ts'
import { type Effort, type Player, playOut } from './arena.ts'
import { dominated } from './dominated.ts'
import { type Share, shareOf } from './share.ts'

export type BenchGame = (typeof games)[number]

/** A table that bots play at. */
export interface Table {
  readonly name: string
  readonly seats: number
  readonly options: unknown
}

/** Tables of a game: each number of seats to four, and with all modules where there are some. */
export function tablesOf({ id, seats: { min, max } }: BenchGame): Table[] {
  const seats = [1, 2, 3, 4].filter((n) => n >= min && n <= max)
  const plain = seats.map((n) => ({
    name: n === 1 ? 'alone' : `${n} seats`,
    seats: n,
    options: {},
  }))
  if (id !== 'villagers') return plain
  const options = { modules: [...moduleIds] }
  return [...plain, ...plain.map((one) => ({ ...one, name: `${one.name}, all modules`, options }))]
}

/** Observations of levels at play: time to think, and dominated moves. */
export interface Watched {
  readonly efforts: Map<Player, Effort>
  readonly faults: Map<Player, number>
}

/** A deal played out, with faults counted by who made them. */
export function played(
  game: BenchGame,
  options: unknown,
  players: ReadonlyArray<Player>,
  deal: number,
  { efforts, faults }: Watched,
): ReturnType<typeof playOut> {
  return playOut(game, options, players, deal, efforts, (state, seat, move) => {
    const who = players[seat] as Player
    const fault = dominated(game, state, seat, move)
    faults.set(who, (faults.get(who) ?? 0) + Number(fault !== null))
  })
}

/** Standing of the first level against the second. */
export interface Standing extends Share {
  /** Mean points of each. */
  readonly means: readonly [number, number]
}

/** Points of somebody alone, less those of the Countess of Villagers (V6.43). */
const pointsAlone = (game: BenchGame, { totals, state }: ReturnType<typeof playOut>): number =>
  (totals[0] ?? 0) -
  (game.id === 'villagers' ? ((state as VillagersState).solo?.countess.gold ?? 0) : 0)

/** Deals that rivals play: number of games, and number of the first deal. */
export interface Deals {
  readonly count: number
  readonly from: number
}

/**
 * Plays games of one against others of another level, every deal from each seat. Alone each plays the
 * same deals, and more points win.
 */
export function rivals(
  game: BenchGame,
  { seats, options }: Table,
  [one, other]: readonly [Player, Player],
  { count, from }: Deals,
  watched: Watched,
): Standing {
  /** Shares that the first won of the games of each deal. */
  const deals: number[][] = []
  const sums: [number, number] = [0, 0]
  const won = (lead: number): number => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0)
  for (let n = 0; n < count; n++) {
    if (seats === 1) {
      const [mine, theirs] = [one, other].map((player) =>
        pointsAlone(game, played(game, options, [player], from + n, watched)),
      ) as [number, number]
      deals.push([won(mine - theirs)])
      sums[0] += mine
      sums[1] += theirs
      continue
    }
    const seat = n % seats
    const players = Array.from({ length: seats }, (_, at) => (at === seat ? one : other))
    const deal = Math.floor(n / seats)
    const { places, totals } = played(game, options, players, from + deal, watched)
    let share = 0
    for (let at = 0; at < seats; at++) {
      if (at !== seat) share += won((places[at] ?? 0) - (places[seat] ?? 0)) / (seats - 1)
      sums[at === seat ? 0 : 1] += totals[at] ?? 0
    }
    deals[deal] = [...(deals[deal] ?? []), share]
  }
  const others = count * Math.max(1, seats - 1)
  return { ...shareOf(deals), means: [sums[0] / count, sums[1] / others] }
}
