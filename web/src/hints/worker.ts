/** Runs beside the page: thinks about one question and answers it. */
import { diligenceOf, Random, Thought } from '../../../worker/games/kernel/index.ts'
import { thinkerOf } from '../boards/minds.ts'
import type { Advice, Question } from './thinking.ts'

async function think({ play, seat }: Question): Promise<Advice> {
  const thinker = await thinkerOf(play.game)
  if (!thinker) return null
  const random = Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))
  const { game, mind } = thinker
  const thought = new Thought(game, mind, play, seat, diligenceOf(mind, 'hard'), random)
  thought.think()
  return { moves: thought.moves, gains: thought.gains }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void think(data)
    .catch((error: unknown) => {
      console.error(error)
      return null
    })
    .then((advice) => postMessage(advice))
})
