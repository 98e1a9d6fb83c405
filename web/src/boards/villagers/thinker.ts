/** The rules of Villagers and what bots know of it. */
export { villagers as game } from '../../../../worker/games/villagers/index.ts'
export { mind } from '../../../../worker/games/villagers/mind.ts'
