/** `npm run bench`: figures as ratios within one run. Not part of the tests. Serves what `npm run build` built. */
import { games } from '../../worker/games/index.ts'
import { benchKernel } from './kernel.ts'
import { benchMoves } from './moves.ts'
import { benchPages, benchStates } from './sizes.ts'
import { benchTurn } from './turn.ts'

await benchKernel()
for (const game of games) {
  await benchMoves(game, {}, game.seats.max)
  benchStates(game, {}, game.seats.max)
}
const [first] = games
if (first) await benchTurn(first)
await benchPages(games)
