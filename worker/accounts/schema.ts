/** D1: accounts, what belongs to them, and what is found across people. A file for each subject. */
export * from './schema/account.ts'
export * from './schema/clubs.ts'
export * from './schema/conduct.ts'
export * from './schema/deals.ts'
export * from './schema/notices.ts'
export * from './schema/sign-in.ts'
export * from './schema/tables.ts'
export * from './schema/tournaments.ts'
