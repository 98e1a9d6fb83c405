import { settlement } from '../../../worker/games/settlement/index.ts'
import { mind } from '../../../worker/games/settlement/mind.ts'
import { describeDeals } from '../../kernel/deals.ts'
import { describeMind } from '../../kernel/minds.ts'

describeDeals({ game: settlement, mind, options: () => [{}] })
describeMind({ game: settlement, mind, options: () => [{}], longest: 1000 })
