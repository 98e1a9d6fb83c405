import { seatBots } from '../bots/bot-seats.ts'
import type { NewBot } from '../ground/new-table.ts'
import { fewest } from '../seats/seating.ts'
import type { Journal } from '../storage/journal.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { begin } from '../turns/write.ts'
import { cancel } from './cancel.ts'

/**
 * Starts a table whose time has come with those who sit there, and bots on its free seats where its host wanted them; cancels it where these
 * are too few. Returns false where it has no such time now: then nothing changes.
 */
export function startInTime(journal: Journal, snapshot: TableSnapshot, now: number): boolean {
  const { settings, takenSeats } = snapshot
  const { start, status, wanted } = settings
  if (status !== 'gathering' || start === null || start.at > now) return false
  journal.settings.putStart(null)
  const free = wanted - takenSeats.length
  const { bots, language } = start
  if (bots !== null && free > 0 && takenSeats.length > 0) {
    const level: NewBot = { level: bots }
    // The last one seated starts it.
    const all = Array.from({ length: free }, () => level)
    seatBots(journal, journal.snapshot(), all, language, now)
  } else if (takenSeats.length >= fewest(snapshot)) begin(journal, now)
  else cancel(journal, now)
  return true
}
