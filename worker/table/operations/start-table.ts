import { refuse } from '../../wire/refusal.ts'
import { TableAnswer } from '../../wire/schema/table-view.ts'
import { begin } from '../turns/write.ts'
import { operation } from './operation.ts'

export const startTable = operation(
  {
    name: 'startTable',
    method: 'post',
    path: '/tables/{id}/start',
    tag: 'tables',
    summary: 'Start a table',
    description: 'Starts with those who are here.',
    answer: TableAnswer,
    answers: 'The table, started.',
    who: 'host',
    byLetter: false,
    when: ['gathering'],
    problems: ['too-few-players'],
  },
  {
    apply({ journal, snapshot, now }) {
      // A host who gathers people does not want to play alone, even where the game could be.
      if (snapshot.takenSeats.length < Math.max(2, snapshot.game.seats.min))
        return refuse('too-few-players')
      begin(journal, now)
      return 'changed'
    },
  },
)
