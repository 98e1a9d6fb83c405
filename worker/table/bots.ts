import type { BotLevel, Seat } from '../games/kernel/index.ts'
import type { Journal, Sitting } from './journal.ts'
import { type Scene, toActIn } from './scene.ts'

/** The bot that is to play in a seat, by present truth; `null` where none is. */
export function botToPlay(scene: Scene, seat: Seat): BotLevel | null {
  if (scene.facts.status !== 'playing' || !toActIn(scene).includes(seat)) return null
  return scene.sittings[seat]?.bot ?? null
}

/** Wakes the bots of the seats that must act. To be called when a turn ended, the play began, or a seat's bot changed. */
export function wakeBots(journal: Journal, scene: Scene, now: number): void {
  for (const seat of toActIn(scene))
    if (botToPlay(scene, seat) && !scene.absence.stuck.has(seat) && !journal.isPending('bot', seat))
      journal.post('bot', seat, scene.play?.revision ?? 0, now)
}

/** Whether only bots play against the one person here, whom no letter needs to fetch. */
export const isAmongBots = (sittings: ReadonlyArray<Sitting>): boolean =>
  sittings.filter(({ account }) => account !== null).length < 2 &&
  sittings.every(({ account, bot }) => account !== null || bot !== null)
