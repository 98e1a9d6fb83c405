/** Order of a tournament, and who goes on in a knock-out. */
import { type Bracket, knockOutPlaces, nextBracket } from '../pairings/knock-out.ts'
import { type Standing, standings } from '../pairings/standings.ts'
import type { TournamentStanding } from '../wire/schema/tournaments.ts'
import { groupPlaces } from './groups.ts'
import {
  isOver,
  oncePerState,
  playedRounds,
  type RoundRow,
  type State,
  seeded,
  type TableRow,
} from './state.ts'

/** Places of a round of a knock-out, as pairings read them. */
const bracketOf = ({ bracket }: RoundRow): Bracket =>
  (bracket ?? []).map((number) => (number === null ? null : String(number)))

/** Most games of a series, and the number of wins that decides it. */
const [mostGames, winsNeeded] = [3, 2] as const

/** Games of two in a round: one, or those of their series. */
const gamesOf = ({ tables }: State, round: number, pair: ReadonlyArray<number>): TableRow[] =>
  tables.filter((one) => one.round === round && pair.every((it) => one.entrants.includes(it)))

/** Number of games that somebody has won; a draw is won by nobody. */
const winsIn = (games: ReadonlyArray<TableRow>, entrant: number): number =>
  games.filter(({ entrants, places }) => {
    const own = places?.[entrants.indexOf(entrant)]
    return own === 1 && places?.filter((place) => place === own).length === 1
  }).length

/** True if the two of a table play once more: they play a series, which is open, and both are there. */
export function playsOn(state: State, { round, entrants }: TableRow): boolean {
  const games = gamesOf(state, round, entrants)
  const isOpen =
    games.length < mostGames &&
    games.every(({ places }) => places !== null) &&
    entrants.every((one) => winsIn(games, one) < winsNeeded)
  const areHere = state.entrants.every(
    ({ number, gone }) => gone === null || !entrants.includes(number),
  )
  const { closedAt } = state.rounds.find((one) => one.round === round) ?? {}
  return (state.facts.settings.series ?? false) && isOpen && areHere && closedAt === null
}

/**
 * People who have won their way out of the last round of a knock-out, once that is over. At a draw it is the better
 * seed; of two of whom one left before their series was decided, the other.
 */
function winnersOf(state: State): Bracket {
  const last = state.rounds.at(-1)
  if (!last) return []
  const order = seeded(state)
  const winnerOf = (pair: readonly [string, string]): string | null => {
    const games = gamesOf(state, last.round, pair.map(Number))
    if (games.length === 0) return null
    const wins = (one: string): number => winsIn(games, Number(one))
    const isOpen = state.facts.settings.series && pair.every((one) => wins(one) < winsNeeded)
    // Somebody who left during a game was missing there at its end.
    const { missing } = games.at(-1) ?? {}
    const there = pair.filter((one) => !(hasLeft(state, one) && missing?.includes(Number(one))))
    const able = isOpen && there.length > 0 ? there : pair
    const [best] = able.toSorted((a, b) => wins(b) - wins(a) || order.indexOf(a) - order.indexOf(b))
    return best ?? null
  }
  return nextBracket(bracketOf(last), winnerOf)
}

const hasLeft = ({ entrants }: State, one: string): boolean =>
  entrants.find(({ number }) => String(number) === one)?.gone !== null

/** Places of the round after it: people who have left by then do not go on. */
export const bracketAfter = (state: State): Bracket =>
  winnersOf(state).map((one) => (one !== null && hasLeft(state, one) ? null : one))

const bare = { points: 0, buchholzCut: 0, buchholz: 0, sonnebornBerger: 0, wins: 0 }

/** Lines of standings as they are told. */
export const numbered = (lines: ReadonlyArray<Standing>): TournamentStanding[] =>
  lines.map((line) => ({ ...line, entrant: Number(line.entrant) }))

/** Standings, the best first; tables that run count for nothing yet. */
export const standingsOf = oncePerState((state): TournamentStanding[] => {
  const { format } = state.facts.settings
  if (format === 'groups')
    return groupPlaces(state).map(({ entrant, place }) => ({
      ...{ ...bare, entrant: Number(entrant), place },
    }))
  const order = seeded(state)
  if (format !== 'knock-out') return numbered(standings(order, playedRounds(state), format))
  const brackets = state.rounds.map(bracketOf)
  const last = state.rounds.at(-1)
  const isDecided = last !== undefined && isOver(state, last.round)
  const places = knockOutPlaces(
    isDecided && bracketOf(last).length > 1 ? [...brackets, winnersOf(state)] : brackets,
  )
  return order
    .map((entrant) => ({ ...bare, entrant: Number(entrant), place: places.get(entrant) ?? 1 }))
    .toSorted((a, b) => a.place - b.place)
})
