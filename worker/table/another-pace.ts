/** A running table takes the pace that its people agreed on. */
import { ballotAbout, ballotOfGifts } from './absence-store.ts'
import { dropClock, runClocks } from './clock.ts'
import type { Journal } from './journal.ts'
import { tellNews } from './news.ts'

/** Takes the proposed pace. All time begins anew with it, so that nobody is late by a change. Called inside a transaction. */
export function changePace(journal: Journal, now: number): void {
  const { absence, sql } = journal
  const proposal = absence.proposal()
  if (!proposal) return
  const { pace, patience } = proposal
  sql.exec('UPDATE facts SET pace = ?, patience = ?', pace && JSON.stringify(pace), patience)
  absence.putProposal(null)
  absence.clearVotes('pace')
  absence.note({
    ...{ at: now, revision: journal.revision(), what: 'pace-changed' },
    ...{ seat: null, by: null },
  })
  journal.changed(now)
  for (const { seat } of journal.sittings()) {
    dropClock(journal, seat)
    absence.clearVotes(ballotAbout(seat))
    absence.clearVotes(ballotOfGifts(seat))
  }
  journal.putSittings(
    journal
      .sittings()
      .map((one) => ({ ...one, waitingSince: one.waitingSince === null ? null : now })),
  )
  runClocks(journal, now)
  tellNews(journal, { what: 'pace-changed' }, now)
}
