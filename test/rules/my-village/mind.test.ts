import { myVillage } from '../../../worker/games/my-village/index.ts'
import { mind } from '../../../worker/games/my-village/mind.ts'
import { describeMind } from '../../kernel/minds.ts'

describeMind({ game: myVillage, mind, options: () => [{}], longest: 1000 })
