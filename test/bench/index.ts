/** `npm run bench`: figures as ratios within one run. Not part of the tests. */
import { villagers } from '../../worker/games/villagers/index.ts'
import { benchKernel } from './kernel.ts'
import { benchMoves } from './moves.ts'
import { benchTurn } from './turn.ts'

await benchKernel()
await benchMoves(villagers, {}, 4)
await benchTurn(villagers)
