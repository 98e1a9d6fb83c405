import type { TournamentRequest } from '../wire/schema/tournaments.ts'

/**
 * Settings that are fixed as a tournament is made; `least`: the fewest people of a table, where the number
 * does not come out even. Tournaments that were made earlier do not say how large groups are, that bots play on for who leaves, and that one game decides.
 */
export interface Settings
  extends Omit<TournamentRequest, 'groupSize' | 'advance' | 'onLeaving' | 'series'> {
  readonly least: number
  readonly groupSize?: number
  readonly advance?: number
  readonly onLeaving?: TournamentRequest['onLeaving']
  readonly series?: boolean
}
