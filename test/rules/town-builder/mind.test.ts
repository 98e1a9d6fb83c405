import { townBuilder } from '../../../worker/games/town-builder/index.ts'
import { mind } from '../../../worker/games/town-builder/mind.ts'
import { describeMind } from '../../kernel/minds.ts'
import { midgame } from './midgame.ts'

for (const game of [townBuilder, midgame])
  describeMind({
    game,
    mind,
    options: () => [{}, { autoClaim: false, confirmEnd: true }],
    longest: 1000,
  })
