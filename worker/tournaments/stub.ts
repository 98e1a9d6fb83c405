import { tournamentStub } from '../accounts/tournament-people.ts'
import type { Env } from '../env.ts'
import type { Answer } from '../wire/refusal.ts'
import type { Tournament } from '../wire/schema/tournaments.ts'
import type { Deed } from './deeds.ts'
import type { Asker } from './rights.ts'
import type { NewTournament } from './tournament.ts'

type Seen = Promise<Answer<{ readonly tournament: Tournament }>>

/** A tournament from outside. The platform's own types for such calls admit no `unknown` inside an answer, and options are just that. */
export interface TournamentCalls {
  create(made: NewTournament): Promise<void>
  see(asker: Asker): Seen
  act(asker: Asker, deed: Deed): Seen
  club(): Promise<string | null | undefined>
}

export const tournamentAt = (env: Env, tournament: string): TournamentCalls =>
  tournamentStub(env, tournament) as unknown as TournamentCalls
