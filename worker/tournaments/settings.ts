import type { TournamentRequest } from '../wire/schema/tournaments.ts'

/**
 * Settings that are fixed as a tournament is made; `least`: the fewest people of a table, where the number
 * does not come out even. Tournaments that were made before there were groups do not say how large they are.
 */
export interface Settings extends Omit<TournamentRequest, 'groupSize' | 'advance'> {
  readonly least: number
  readonly groupSize?: number
  readonly advance?: number
}
