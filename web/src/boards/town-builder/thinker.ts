/** The rules of Town Builder: Coevorden and what bots know of it. */
export { townBuilder as game } from '../../../../worker/games/town-builder/index.ts'
export { mind } from '../../../../worker/games/town-builder/mind.ts'
