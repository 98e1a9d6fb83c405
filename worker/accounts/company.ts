/** Company of an account: moving it with a guest, and telling it to its owner. */
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { moveTries } from './deals.ts'
import { moveFigures } from './figures.ts'
import { moveLadders } from './ladders.ts'
import {
  blocks,
  clubPeople,
  clubWords,
  dealTries,
  figures,
  invitations,
  ladders,
  lookouts,
  lostSeats,
  ratings,
  reports,
  results,
  seasonScores,
} from './schema.ts'

/**
 * Moves a guest's results, ratings, figures, blocks and reports to another account; safe to repeat. Ratings in a game that the
 * other account is rated in, too, stay behind: two careers cannot be made one afterwards.
 */
export async function moveCompany(db: Database, guest: string, owner: string): Promise<void> {
  const rated = db
    .selectDistinct({ game: ratings.game })
    .from(ratings)
    .where(eq(ratings.account, owner))
  const kept = (await rated).map(({ game }) => game)
  // Before the ratings: tried again, these would be the owner's, and the places would stay behind.
  await moveLadders(db, guest, owner, kept)
  const known = db.select({ person: blocks.blocked }).from(blocks).where(eq(blocks.account, owner))
  const knowing = db
    .select({ person: blocks.account })
    .from(blocks)
    .where(eq(blocks.blocked, owner))
  // If both were reported by the same person, that of the owner stays.
  await db.run(sql`update or ignore ${reports} set person = ${owner} where person = ${guest}`)
  await db.run(sql`update or ignore ${reports} set reporter = ${owner} where reporter = ${guest}`)
  await db.batch([
    db.update(results).set({ account: owner }).where(eq(results.account, guest)),
    db
      .update(ratings)
      .set({ account: owner })
      .where(and(eq(ratings.account, guest), notInArray(ratings.game, kept))),
    db
      .delete(blocks)
      .where(
        and(
          eq(blocks.account, guest),
          or(inArray(blocks.blocked, known), eq(blocks.blocked, owner)),
        ),
      ),
    db.update(blocks).set({ account: owner }).where(eq(blocks.account, guest)),
    db
      .delete(blocks)
      .where(
        and(
          eq(blocks.blocked, guest),
          or(inArray(blocks.account, knowing), eq(blocks.account, owner)),
        ),
      ),
    db.update(lookouts).set({ account: owner }).where(eq(lookouts.account, guest)),
    db.update(blocks).set({ blocked: owner }).where(eq(blocks.blocked, guest)),
    db.delete(reports).where(and(eq(reports.person, owner), eq(reports.reporter, owner))),
  ])
  await moveTries(db, guest, owner)
  await moveFigures(db, guest, owner)
}

/** Results, ratings, figures, blocks, reports and invitations of an account, for its owner's download. Blocked people are told by id only; invited people are not known. */
export async function companyDataOf(db: Database, account: string) {
  const [
    myResults,
    myRatings,
    myBlocks,
    myReports,
    myInvitations,
    myClubs,
    myWords,
    myFigures,
    myLost,
    myTries,
    myLadders,
    mySeasons,
    myLookouts,
  ] = await db.batch([
    db.select().from(results).where(eq(results.account, account)),
    db.select().from(ratings).where(eq(ratings.account, account)),
    db.select().from(blocks).where(eq(blocks.account, account)),
    db.select().from(reports).where(eq(reports.reporter, account)),
    db
      .select({ table: invitations.table, createdAt: invitations.createdAt })
      .from(invitations)
      .where(eq(invitations.host, account)),
    db.select().from(clubPeople).where(eq(clubPeople.account, account)),
    db.select().from(clubWords).where(eq(clubWords.account, account)),
    db.select().from(figures).where(eq(figures.account, account)),
    db.select().from(lostSeats).where(eq(lostSeats.account, account)),
    db.select().from(dealTries).where(eq(dealTries.account, account)),
    db.select().from(ladders).where(eq(ladders.account, account)),
    db.select().from(seasonScores).where(eq(seasonScores.account, account)),
    db.select().from(lookouts).where(eq(lookouts.account, account)),
  ])
  return {
    results: myResults.map(({ account: _, ...row }) => row),
    ratings: myRatings.map(({ account: _, ...row }) => row),
    ladders: myLadders.map(({ account: _, ...row }) => ({ ...row, points: { ...row.points } })),
    lookouts: myLookouts.map(({ account: _, toldAt: __, ...row }) => row),
    seasons: mySeasons.map(({ account: _, ...row }) => row),
    reports: myReports.map(({ reporter: _, ...row }) => row),
    figures: myFigures.map(({ account: _, ...row }) => row),
    lostSeats: myLost.map(({ table, at }) => ({ table, at })),
    deals: myTries.map(({ account: _, ...row }) => row),
    invitations: myInvitations,
    clubs: myClubs
      .filter(({ standing }) => standing !== 'blocked')
      .map(({ club, standing, since, free }) => ({ club, standing, since, free })),
    clubWords: myWords.map(({ club, text, at }) => ({ club, text, at })),
    blocks: myBlocks.map(({ blocked: person, createdAt }) => ({ person, createdAt })),
  }
}
