import { refuse } from '../../wire/refusal.ts'
import { RecordView } from '../../wire/schema/history.ts'
import { isSealed } from '../seats/sealed.ts'
import { versionAtStart } from '../turns/frames.ts'
import { standing } from '../turns/standing-turns.ts'
import { operation } from './operation.ts'

export const getRecord = operation(
  {
    name: 'getRecord',
    method: 'get',
    path: '/tables/{id}/record',
    tag: 'turns',
    summary: 'Get the record',
    description:
      'All that is needed to replay and verify a table that is over, its seed included; of a week’s deal, once the week is over, too.',
    answer: RecordView,
    answers: 'The record.',
    who: 'anyone',
    byLetter: true,
    when: ['over'],
    problems: ['not-over', 'sealed'],
  },
  {
    answer({ journal, snapshot, now }) {
      const { settings, play, takenSeats } = snapshot
      if (!play?.seed) return refuse('not-over')
      if (isSealed(settings, now)) return refuse('sealed')
      const { game, options, seats, seed, commitment } = play
      // To replay it from the start, one must know by which rules.
      const version = versionAtStart(journal)
      const turns = standing(journal.turns()).map(({ seat, moves, at, by }) => ({
        seat,
        moves: moves.map((move) => ({ ...move })),
        at,
        by,
      }))
      const names = takenSeats.map(({ name }) => name)
      return {
        game,
        version,
        options,
        seats,
        seed,
        commitment,
        turns,
        names,
        title: settings.title,
        ...(settings.origin && { from: settings.origin }),
      }
    },
  },
)
