import type { Tournament } from '../../../../worker/wire/schema/tournaments.ts'

/** The name of somebody in a tournament, by their number. */
export const nameIn = ({ people }: Pick<Tournament, 'people'>, entrant: number): string =>
  people.find((one) => one.entrant === entrant)?.name ?? ''
