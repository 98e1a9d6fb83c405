/** Rights in a club: who may do what, by role. */
import { type ClubRole, type ClubStanding, clubRoles } from '../wire/schema/clubs.ts'

/** Deeds in a club that touch nobody else's standing, each with the lowest role that may do it. */
export const leastRole = {
  read: 'member',
  talk: 'member',
  free: 'member',
  table: 'member',
  leave: 'member',
  event: 'organiser',
  invite: 'organiser',
  accept: 'organiser',
  quieten: 'organiser',
  describe: 'organiser',
  appoint: 'founder',
  delete: 'founder',
} as const satisfies Readonly<Record<string, ClubRole>>

export type ClubDeed = keyof typeof leastRole

const isRole = (standing: ClubStanding | null): standing is ClubRole =>
  clubRoles.some((role) => role === standing)

/** Rank of a standing: 0 for the founder; `Infinity` for anybody else. */
const rankOf = (standing: ClubStanding | null): number =>
  isRole(standing) ? clubRoles.indexOf(standing) : Number.POSITIVE_INFINITY

export const isMember = (standing: ClubStanding | null): boolean => isRole(standing)

/** Returns true if somebody of this standing may do it. */
export const may = (standing: ClubStanding | null, deed: ClubDeed): boolean =>
  rankOf(standing) <= rankOf(leastRole[deed])

/** Returns true if somebody of a standing may remove or block somebody of another: organisers and the founder, and only those below them. */
export const mayExclude = (standing: ClubStanding | null, other: ClubStanding | null): boolean =>
  rankOf(standing) <= rankOf('organiser') && rankOf(other) > rankOf(standing)
