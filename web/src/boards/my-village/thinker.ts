/** The rules of My Village and what bots know of it. */
export { myVillage as game } from '../../../../worker/games/my-village/index.ts'
export { mind } from '../../../../worker/games/my-village/mind.ts'
