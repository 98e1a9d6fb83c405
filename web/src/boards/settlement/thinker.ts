/** The rules of Settlement and what bots know of it. */

export { evaluator } from '../../../../worker/games/settlement/evaluator.ts'
export { settlement as game } from '../../../../worker/games/settlement/index.ts'
