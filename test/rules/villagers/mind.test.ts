import { moduleIds } from '../../../worker/games/villagers/components/index.ts'
import { villagers } from '../../../worker/games/villagers/index.ts'
import { mind } from '../../../worker/games/villagers/mind.ts'
import type { Options } from '../../../worker/games/villagers/state.ts'
import { describeMind } from '../../kernel/minds.ts'

describeMind({
  game: villagers,
  mind,
  options: (seats): Partial<Options>[] => [
    {},
    { modules: [...moduleIds], courier: true, ...(seats === 1 && { level: 'hard' }) },
  ],
  // V3.22: of the Saints and Scoundrels those that nobody was dealt lie in the box.
  boxed: (options) => (options as Partial<Options>).modules?.includes('saints') ?? false,
  longest: 2000,
})
