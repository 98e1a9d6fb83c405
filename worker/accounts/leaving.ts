/** Tables of D1 that leave with a whole instance. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from './schema.ts'

/**
 * Tables of D1 that leave, in the order in which they arrive: what others refer to comes first. What is good for minutes or for
 * this place alone stays: letters that sign in, challenges of passkeys, limits that are counted, local mails.
 */
export const leaving: ReadonlyArray<SQLiteTable> = [
  schema.accounts,
  schema.cards,
  schema.passkeys,
  schema.sessions,
  schema.passes,
  schema.answerable,
  schema.browsers,
  schema.blocks,
  schema.closedAddresses,
  schema.strangerLetters,
  schema.invitations,
  schema.reports,
  schema.bans,
  schema.clubs,
  schema.clubPeople,
  schema.clubTables,
  schema.clubWords,
  schema.clubEvents,
  schema.deals,
  schema.dealTries,
  schema.lookouts,
  schema.tables,
  schema.seats,
  schema.results,
  schema.lostSeats,
  schema.figures,
  schema.ratings,
  schema.ladders,
  schema.seasonScores,
  schema.tournaments,
  schema.tournamentPeople,
]
