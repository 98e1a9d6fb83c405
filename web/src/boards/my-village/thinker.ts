/** The rules of My Village and what bots know of it. */

export { evaluator } from '../../../../worker/games/my-village/evaluator.ts'
export { myVillage as game } from '../../../../worker/games/my-village/index.ts'
