/** Runs beside the page: thinks about one question and answers it. */
import { Random, searchBudgetOf, TurnSearch } from '../../../worker/games/kernel/index.ts'
import { thinkerOf } from '../boards/evaluators.ts'
import type { Advice, Question } from './thinking.ts'

async function think({ play, seat }: Question): Promise<Advice> {
  const thinker = await thinkerOf(play.game)
  if (!thinker) return null
  const random = Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))
  const { game, evaluator } = thinker
  const search = new TurnSearch(
    game,
    evaluator,
    play,
    seat,
    searchBudgetOf(evaluator, 'hard'),
    random,
  )
  search.think()
  return { moves: search.moves, gains: search.gains }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void think(data)
    .catch((error: unknown) => {
      console.error(error)
      return null
    })
    .then((advice) => postMessage(advice))
})
