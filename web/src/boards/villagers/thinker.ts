/** The rules of Villagers and what bots know of it. */

export { evaluator } from '../../../../worker/games/villagers/evaluator.ts'
export { villagers as game } from '../../../../worker/games/villagers/index.ts'
