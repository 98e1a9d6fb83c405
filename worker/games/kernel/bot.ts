/** How strong a bot plays, weakest first. */
export const botLevels = ['easy', 'medium', 'hard'] as const
export type BotLevel = (typeof botLevels)[number]
