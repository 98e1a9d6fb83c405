import { evaluator } from '../../../worker/games/settlement/evaluator.ts'
import { settlement } from '../../../worker/games/settlement/index.ts'
import { describeDeals } from '../../kernel/deals.ts'
import { describeMind } from '../../kernel/evaluators.ts'

describeDeals({ game: settlement, evaluator, options: () => [{}] })
describeMind({ game: settlement, evaluator, options: () => [{}], longest: 1000 })
