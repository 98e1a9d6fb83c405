/** The rules of Town Builder: Coevorden and what bots know of it. */

export { evaluator } from '../../../../worker/games/town-builder/evaluator.ts'
export { townBuilder as game } from '../../../../worker/games/town-builder/index.ts'
