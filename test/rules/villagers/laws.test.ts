import { villagers } from '../../../worker/games/villagers/index.ts'
import type { Options } from '../../../worker/games/villagers/options.ts'
import { describeLaws } from '../../kernel/laws.ts'
import { combinations } from './combinations.ts'
import { conserved } from './table.ts'

describeLaws({
  game: villagers,
  options: combinations,
  conserved,
  interrupts: (options) => (options as Partial<Options>).courier === true,
  longest: 2500,
  runs: 1,
})
