import { refuse } from '../../wire/refusal.ts'
import { TakeBackAnswer } from '../../wire/schema/table.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { happened } from '../people/absence.ts'
import { agreeToBack, askedIn } from '../votes/take-back.ts'
import { operation } from './operation.ts'

export const answerTakeBack = operation(
  {
    name: 'answerTakeBack',
    method: 'post',
    path: '/tables/{id}/back/answer',
    tag: 'agreement',
    summary: 'Answer who wants a turn back',
    description:
      'Says whether somebody may take back their turn. It goes when all who are asked say yes; one no, the asker’s own, the next turn, or the end of somebody’s time ends the wish.',
    body: TakeBackAnswer,
    example: { turn: 7, yes: true },
    answer: TableAnswer,
    answers: 'The table, with my answer or what came of it.',
    who: 'seated',
    byLetter: true,
    when: ['playing'],
    problems: ['nothing-to-take-back', 'not-your-vote'],
  },
  {
    apply({ journal, snapshot, seat, now }, { turn, yes }) {
      const asked = askedIn(journal, snapshot)
      if (asked?.turn !== turn) return refuse('nothing-to-take-back')
      const isAsker = asked.seat === seat
      if (!isAsker && !asked.voters.includes(seat)) return refuse('not-your-vote')
      if (yes && (isAsker || asked.agreed.includes(seat))) return 'unchanged'
      if (yes) return agreeToBack(journal, snapshot, asked, seat, now)
      journal.absence.clearVotes('back')
      if (!isAsker) happened(journal, 'turn-kept', asked.seat, now, seat)
      return 'changed'
    },
  },
)
