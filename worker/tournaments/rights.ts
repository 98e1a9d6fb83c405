/** Rights in a tournament: who may do what, and when. */
import type { TournamentDeed, TournamentStatus } from '../wire/schema/tournaments.ts'
import type { State } from './state.ts'

/** Account that asks, as the worker knows it. */
export interface Asker {
  /** `null`: a stranger. */
  readonly account: string | null
  readonly name: string
  /** In the tournament's club; `null`: they are no member, or it has no club; `gone`: there is that club no more. */
  readonly role: 'organiser' | 'member' | 'gone' | null
}

/**
 * Roles. The organiser made it and is no outsider, or is an organiser of its club. Entrants play or wait there. Eligible people
 * could enter; a visitor may look; an outsider is no member of its club.
 */
export const tournamentRoles = ['organiser', 'entrant', 'eligible', 'visitor', 'outsider'] as const
export type TournamentRole = (typeof tournamentRoles)[number]

const always: ReadonlyArray<TournamentStatus> = ['registration', 'running', 'finished', 'cancelled']
const before: ReadonlyArray<TournamentStatus> = ['registration']
const open: ReadonlyArray<TournamentStatus> = ['registration', 'running']

/** Times at which a role may do something; what is left out it never may. */
export const rights: Readonly<
  Record<TournamentRole, Readonly<Partial<Record<TournamentDeed, ReadonlyArray<TournamentStatus>>>>>
> = {
  organiser: { see: always, start: before, cancel: open, remove: open },
  entrant: { see: always, register: before, withdraw: open, 'check-in': before },
  eligible: { see: always, register: before },
  visitor: { see: always },
  outsider: {},
}

/** The roles of somebody. */
export function rolesOf({ facts, entrants }: State, asker: Asker): TournamentRole[] {
  const { account, role } = asker
  const mine = entrants.find((one) => one.account !== null && one.account === account)
  const isLet = facts.settings.club === null || role === 'organiser' || role === 'member'
  // A person who left the club, or was removed from it, keeps no power over its people. Without a club, its maker is left.
  const isMaker = facts.organiser === account && (isLet || role === 'gone')
  const isOrganiser = account !== null && (isMaker || role === 'organiser')
  return [
    ...(isOrganiser ? (['organiser'] as const) : []),
    ...(mine && mine.gone === null ? (['entrant'] as const) : []),
    ...(!mine && account !== null && isLet ? (['eligible'] as const) : []),
    isLet || mine ? 'visitor' : 'outsider',
  ]
}

/** True if any of these roles may do it: `never` by its role, `not-now` as the tournament stands. */
export function rightTo(
  deed: TournamentDeed,
  roles: ReadonlyArray<TournamentRole>,
  status: TournamentStatus,
): 'yes' | 'not-now' | 'never' {
  const times = roles.flatMap((role) => rights[role][deed] ?? [])
  if (times.length === 0) return 'never'
  return times.includes(status) ? 'yes' : 'not-now'
}
