/** The rules of Settlement and what bots know of it. */
export { settlement as game } from '../../../../worker/games/settlement/index.ts'
export { mind } from '../../../../worker/games/settlement/mind.ts'
