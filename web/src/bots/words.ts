import type { BotTexts } from '../words/bots.en.ts'
import { appTexts } from '../words/index.ts'

/** Texts about bots and their hints, in the present language. */
export const botTexts = (): BotTexts => appTexts().bots
