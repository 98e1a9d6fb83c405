import { settlement } from '../../../worker/games/settlement/index.ts'
import { mind } from '../../../worker/games/settlement/mind.ts'
import { describeMind } from '../../kernel/minds.ts'

describeMind({ game: settlement, mind, options: () => [{}], longest: 1000 })
