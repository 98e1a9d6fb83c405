/** Order of a tournament, and who goes on in a knock-out. */
import { type Bracket, knockOutPlaces, nextBracket } from '../pairings/knock-out.ts'
import { type Standing, standings } from '../pairings/standings.ts'
import type { TournamentStanding } from '../wire/schema/tournaments.ts'
import { groupPlaces } from './groups.ts'
import { isOver, oncePerState, playedRounds, type RoundRow, type State, seeded } from './state.ts'

/** Places of a round of a knock-out, as pairings read them. */
const bracketOf = ({ bracket }: RoundRow): Bracket =>
  (bracket ?? []).map((number) => (number === null ? null : String(number)))

/**
 * People who have won their way out of the last round of a knock-out, once that is over. At a draw it is the
 * better seed.
 */
function winnersOf(state: State): Bracket {
  const last = state.rounds.at(-1)
  if (!last) return []
  const order = seeded(state)
  const winnerOf = (pair: readonly [string, string]): string | null => {
    const table = state.tables.find(
      ({ round, entrants }) =>
        round === last.round && pair.every((one) => entrants.includes(Number(one))),
    )
    const { entrants = [], places = null } = table ?? {}
    const best = entrants.map(String).filter((_, seat) => places?.[seat] === 1)
    return best.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? null
  }
  return nextBracket(bracketOf(last), winnerOf)
}

/** Places of the round after it: whoever has left by then does not go on. */
export function bracketAfter(state: State): Bracket {
  const hasLeft = (one: string): boolean =>
    state.entrants.find(({ number }) => String(number) === one)?.gone !== null
  return winnersOf(state).map((one) => (one !== null && hasLeft(one) ? null : one))
}

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
