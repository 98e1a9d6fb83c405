import type { BotLevel, Seat } from '../games/kernel/index.ts'
import { type Scene, toActIn } from './scene.ts'
import type { Sitting } from './storage/journal.ts'

/** The bot that is to play in a seat, by present truth; `null` where none is. */
export function botToPlay(scene: Scene, seat: Seat): BotLevel | null {
  if (scene.facts.status !== 'playing' || !toActIn(scene).includes(seat)) return null
  return scene.sittings[seat]?.bot ?? null
}

/** Whether only bots play against the one person here, who needs no letter to come. */
export const isAmongBots = (sittings: ReadonlyArray<Sitting>): boolean =>
  sittings.filter(({ account }) => account !== null).length < 2 &&
  sittings.every(({ account, bot }) => account !== null || bot !== null)
