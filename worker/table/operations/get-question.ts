import { promptInWords, type Seat, view } from '../../games/kernel/index.ts'
import { wordsOf } from '../../games/words.ts'
import { TableQuestion, TableQuestionQuery } from '../../wire/schema.ts'
import { toActIn } from '../scene.ts'
import { operation } from './operation.ts'

export const getTableQuestion = operation(
  {
    name: 'getTableQuestion',
    method: 'get',
    path: '/tables/{id}/question',
    summary: 'What I am asked at this table, in a sentence, for lists of tables.',
    query: TableQuestionQuery,
    answer: TableQuestion,
    answers: 'The question, if there is one.',
    who: 'seated',
    problems: [],
  },
  {
    answer({ scene, seat }, { lang }) {
      const { game, play, sittings } = scene
      if (!play || seat === null || !toActIn(scene).includes(seat)) return { question: null }
      const names = (one: Seat) => sittings[one]?.name ?? ''
      const seen = view(game, play, seat).state
      return { question: promptInWords(wordsOf(game.id, lang), seen, seat, names) }
    },
  },
)
