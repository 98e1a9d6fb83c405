import { promptInWords, type Seat, view } from '../../games/kernel/index.ts'
import { wordsOf } from '../../games/words.ts'
import { TableQuestion, TableQuestionQuery } from '../../wire/schema/table-list.ts'
import { toActIn } from '../storage/snapshot.ts'
import { operation } from './operation.ts'

export const getTableQuestion = operation(
  {
    name: 'getTableQuestion',
    method: 'get',
    path: '/tables/{id}/question',
    tag: 'turns',
    summary: 'Get my question',
    description: 'What I am asked at this table, in a sentence, for lists of tables.',
    query: TableQuestionQuery,
    answer: TableQuestion,
    answers: 'The question, if there is one.',
    who: 'seated',
    byLetter: true,
    problems: [],
  },
  {
    answer({ snapshot, seat }, { lang }) {
      const { game, play, takenSeats } = snapshot
      if (!play || seat === null || !toActIn(snapshot).includes(seat)) return { question: null }
      const names = (one: Seat) => takenSeats[one]?.name ?? ''
      const seen = view(game, play, seat).state
      return { question: promptInWords(wordsOf(game.id, lang), seen, seat, names) }
    },
  },
)
