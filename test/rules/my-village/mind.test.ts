import { myVillage } from '../../../worker/games/my-village/index.ts'
import { mind } from '../../../worker/games/my-village/mind.ts'
import { describeDeals } from '../../kernel/deals.ts'
import { describeMind } from '../../kernel/minds.ts'

describeDeals({ game: myVillage, mind, options: () => [{}] })
describeMind({ game: myVillage, mind, options: () => [{}], longest: 1000 })
