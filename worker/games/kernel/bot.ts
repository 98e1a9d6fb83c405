/** Strengths of bots, weakest first. */
export const botLevels = ['easy', 'medium', 'hard'] as const
export type BotLevel = (typeof botLevels)[number]
