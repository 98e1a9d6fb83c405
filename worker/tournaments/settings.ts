import type { TournamentRequest } from '../wire/schema/tournaments.ts'

/**
 * Settings that are fixed as a tournament is made; `least`: the fewest people of a table, where the number
 * does not come out even.
 */
export interface Settings extends TournamentRequest {
  readonly least: number
}
