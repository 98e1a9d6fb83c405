import { botsAmong } from '../bots/bot-seats.ts'
import { isAmongBots } from '../bots/bots.ts'
import type { Rematch } from '../ground/new-table.ts'
import { rotated } from '../seats/seating.ts'
import { seriesOnward } from '../seats/series.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'

/** All that the table is made of where another goes on, so that it can be made whenever it has not come about yet. */
export function rematchOf(snapshot: TableSnapshot): Rematch {
  const { settings, play, takenSeats } = snapshot
  const { game, title, rated, pace, patience, origin, rematch: id } = settings
  if (id === null || !play) throw new Error('A table that is over has a play and its rematch.')
  const { options, seats } = play
  const table = { id, game, title, rated, pace, patience, options, seats }
  // A private table is private again; nobody is called in from the lobby.
  const access = settings.access === 'private' ? 'private' : 'link'
  // Letters among bots were asked for by the only person here.
  const letters = isAmongBots(takenSeats) && takenSeats.some((taken) => taken.letters)
  const people = { seating: rotated(snapshot), bots: botsAmong(takenSeats), letters }
  return { ...table, access, ...people, ...(origin && { origin }), ...seriesOnward(snapshot) }
}
