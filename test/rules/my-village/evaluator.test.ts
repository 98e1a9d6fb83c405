import { evaluator } from '../../../worker/games/my-village/evaluator.ts'
import { myVillage } from '../../../worker/games/my-village/index.ts'
import { describeDeals } from '../../kernel/deals.ts'
import { describeMind } from '../../kernel/evaluators.ts'

describeDeals({ game: myVillage, evaluator, options: () => [{}] })
describeMind({ game: myVillage, evaluator, options: () => [{}], longest: 1000 })
