import { type BotLevel, botLevels } from '../../../worker/games/kernel/bot.ts'
import { keep, kept } from '../device/browser-storage.ts'

export { type BotLevel, botLevels } from '../../../worker/games/kernel/bot.ts'

const place = 'bot-level'

/** Level of bots where nobody says: as was chosen last on this device; at first they are good. */
export const usualLevel = (): BotLevel =>
  botLevels.find((level) => level === kept(place)) ?? 'medium'

/** Keeps a level as the one that was chosen last. */
export const keepLevel = (level: BotLevel): void => keep(place, level)
