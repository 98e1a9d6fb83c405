/**
 * `npm run bench`: figures as ratios within one run. Not part of the tests. Serves what `npm run build` built.
 * `npm run bench -- letters` takes sizes and spam points of all letters, `npm run bench -- letters FOLDER` keeps them there;
 * `npm run bench -- lighthouse` takes Lighthouse's figures alone (`lighthouse.ts` says what else it can be told);
 * `npm run bench -- stage` those of moves on the stage, `npm run bench -- pages` those of what a browser loads.
 */
import { parseArgs } from 'node:util'
import { games } from '../../worker/games/index.ts'
import { benchCold } from './cold.ts'
import { benchKernel } from './kernel.ts'
import { benchLetters } from './letters.ts'
import { benchLighthouse } from './lighthouse.ts'
import { rounded, tell } from './measure.ts'
import { benchMoves } from './moves.ts'
import { benchArt, benchPages, benchStates } from './sizes.ts'
import { benchStage } from './stage.ts'
import { benchStart } from './start.ts'
import { benchTurns } from './turn.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
const [only, runs, word] = positionals
if (only === 'letters') await benchLetters(runs)
else if (only === 'stage') await benchStage(games)
else if (only === 'pages') await benchPages(games)
else if (only === 'lighthouse')
  await benchLighthouse(games, Number(runs ?? 5), word, values.against)
else await benchAll()

async function benchAll(): Promise<void> {
  await benchKernel()
  const moves = new Map<string, { kernel: number; copied: number }>()
  const views = new Map<string, number>()
  for (const game of games) {
    moves.set(game.id, await benchMoves(game, {}, game.seats.max))
    views.set(game.id, benchStates(game, {}, game.seats.max))
  }
  benchArt()
  benchStart()
  const turns = await benchTurns(games)
  const scripts = await benchPages(games)
  await benchCold(games)
  await benchStage(games)
  await benchLighthouse(games)

  const cell = (figure = Number.NaN) => rounded(figure)
  tell([
    [
      'times the baseline',
      'through the kernel : rules alone',
      'each turn on a copy : rules alone',
      'turn through HTTP : bare object',
      'opening a table : bare object',
      'largest view : state',
      'board’s script : first page’s',
    ],
    ...games.map(({ id }) => [
      id,
      cell(moves.get(id)?.kernel),
      cell(moves.get(id)?.copied),
      cell(turns.get(id)?.turn),
      cell(turns.get(id)?.view),
      cell(views.get(id)),
      cell(scripts.get(id)),
    ]),
  ])
}
