import { moduleIds } from '../../../worker/games/villagers/components/index.ts'
import { evaluator } from '../../../worker/games/villagers/evaluator.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import type { Options } from '../../../worker/games/villagers/options.ts'
import { describeDeals } from '../../kernel/deals.ts'
import { describeMind } from '../../kernel/evaluators.ts'
import { combinations } from './combinations.ts'

describeDeals({
  game: villagers,
  evaluator,
  options: combinations,
  // V3.22: of the Saints and Scoundrels those that nobody was dealt lie in the box.
  boxed: (options) =>
    (options as Partial<Options>).modules?.some((id) => id === 'saints' || id === 'scoundrels') ??
    false,
})
describeMind({
  game: villagers,
  evaluator,
  options: (seats): Partial<Options>[] => [
    {},
    { modules: [...moduleIds], courier: true, ...(seats === 1 && { level: 'hard' }) },
  ],
  longest: 2000,
})
