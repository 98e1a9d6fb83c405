import { TableAnswer } from '../../wire/schema/table-view.ts'
import { botsAmong } from '../bots/bot-seats.ts'
import { isAmongBots } from '../bots/bots.ts'
import type { Rematch } from '../ground/new-table.ts'
import { rotated } from '../seats/seating.ts'
import { operation } from './operation.ts'

export const rematch = operation(
  {
    name: 'rematch',
    method: 'post',
    path: '/tables/{id}/rematch',
    tag: 'tables',
    summary: 'Go on at a new table',
    description:
      'Makes a new table with the same people and options; who began, sits last. The others are asked to it. Where somebody has done so already, I sit down there.',
    answer: TableAnswer,
    answers: 'The new table, with me.',
    who: 'seated',
    byLetter: false,
    when: ['over'],
    problems: ['seat-taken', 'seats-kept'],
  },
  {
    prepare: async (door) => ({ next: door.freshId() }),
    // The first of its people who wants a rematch fixes the new table's id.
    apply({ journal, snapshot }, { next }: { next: string }) {
      if (snapshot.settings.rematch !== null) return 'unchanged'
      journal.settings.putRematch(next)
      return 'changed'
    },
    // All that the new table is made of goes along, so that it can be made whenever it has not come about yet.
    answer({ snapshot }): Rematch {
      const { settings, play, takenSeats } = snapshot
      const { game, title, rated, pace, patience, origin, rematch: id } = settings
      if (id === null || !play) throw new Error('A table that is over has a play and its rematch.')
      const { options, seats } = play
      const table = { id, game, title, rated, pace, patience, options, seats }
      // One who wanted it private wants that again; nobody is called in from the lobby.
      const access = settings.access === 'private' ? 'private' : 'link'
      // Letters among bots were asked for by the only person here.
      const letters = isAmongBots(takenSeats) && takenSeats.some((taken) => taken.letters)
      const people = { seating: rotated(snapshot), bots: botsAmong(takenSeats), letters }
      return { ...table, access, ...people, ...(origin && { origin }) }
    },
    finish: (door, next) => door.goOn(next),
  },
)
