import { diff, patchedCopy, view } from '../../games/kernel/index.ts'
import { type Refusal, refuse } from '../../wire/refusal.ts'
import { type Moment, MomentsFile } from '../../wire/schema/moments.ts'
import { isSealed } from '../seats/sealed.ts'
import { entryFor } from '../storage/snapshot.ts'
import { playsSince } from '../turns/frames.ts'
import { standing } from '../turns/standing-turns.ts'
import { operation } from './operation.ts'

type Unsealed = Omit<MomentsFile, 'moments'> & {
  readonly moments: ReadonlyArray<Omit<MomentsFile['moments'][number], 'seal'>>
}

export const getMoments = operation(
  {
    name: 'getMoments',
    method: 'get',
    path: '/tables/{id}/moments',
    tag: 'turns',
    summary: 'Take the moments along',
    description:
      'The table after each of its turns as any spectator sees it, sealed, for a file: a new table can go on from each. Of a week’s deal, once the week is over.',
    answer: MomentsFile,
    answers: 'The moments.',
    who: 'anyone',
    byLetter: true,
    when: ['playing', 'over'],
    problems: ['sealed'],
  },
  {
    answer({ journal, snapshot, now }): Unsealed | Refusal<'sealed'> {
      const { settings, game, play, takenSeats } = snapshot
      if (isSealed(settings, now)) return refuse('sealed')
      const names = takenSeats.map(({ name }) => name)
      const about = {
        format: 'dorfpost.moments',
        game: game.id,
        version: game.version,
        options: settings.options as Moment['options'],
        seats: play?.seats ?? settings.wanted,
        title: settings.title,
        names,
        at: now,
      } as const
      const rows = new Map(standing(journal.turns()).map((row) => [row.revision, row]))
      let before: unknown = null
      const moments: Unsealed['moments'][number][] = []
      for (const past of playsSince(journal, snapshot)) {
        const row = rows.get(past.revision)
        if (!row && past.revision > 0) continue
        const { state } = view(game, past, null)
        const entry = row ? entryFor(row, null) : null
        moments.push({ revision: past.revision, entry, patch: diff(before, state) })
        before = state
      }
      return { ...about, moments }
    },
    async finish(door, { moments, ...about }) {
      const { game, version, options, seats, title } = about
      const sealed: MomentsFile['moments'] = []
      let state: unknown = null
      for (const [turn, moment] of moments.entries()) {
        state = patchedCopy(state, moment.patch)
        const sealing = { game, version, options, seats, title, turn }
        const seal = await door.seal({ ...sealing, state: state as Moment['state'] })
        sealed.push({ ...moment, seal })
      }
      return { ...about, moments: sealed }
    },
  },
)
