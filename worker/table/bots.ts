import type { Journal } from './journal.ts'
import { type Scene, toActIn } from './scene.ts'

/** Wakes the bots of the seats that must act. To be called when a turn ended, the play began, or a seat's bot changed. */
export function wakeBots(journal: Journal, scene: Scene, now: number): void {
  for (const seat of toActIn(scene))
    if (scene.sittings[seat]?.bot != null && !journal.isPending('bot', seat))
      journal.post('bot', seat, scene.play?.revision ?? 0, now)
}
