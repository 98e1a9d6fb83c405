import type { BotLevel } from '../../../worker/games/kernel/bot.ts'

export { type BotLevel, botLevels } from '../../../worker/games/kernel/bot.ts'

/** The default level of bots. */
export const usualLevel: BotLevel = 'medium'
