import type { Tournament, TournamentRound } from '../../../../worker/wire/schema/tournaments.ts'
import { tournamentTexts } from './words.ts'

/** The name of somebody in a tournament, by their number. */
export const nameIn = ({ people }: Pick<Tournament, 'people'>, entrant: number): string =>
  people.find((one) => one.entrant === entrant)?.name ?? ''

/** Name of a round: one of the final says so. */
export function roundName({ round, isFinal }: Pick<TournamentRound, 'round' | 'isFinal'>): string {
  const texts = tournamentTexts().rounds
  return isFinal ? texts.final(round) : texts.round(round)
}
