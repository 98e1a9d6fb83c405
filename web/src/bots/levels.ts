import type { BotLevel } from '../../../worker/games/kernel/bot.ts'

export { type BotLevel, botLevels } from '../../../worker/games/kernel/bot.ts'

/** How well bots play for whoever does not say. */
export const usualLevel: BotLevel = 'medium'
