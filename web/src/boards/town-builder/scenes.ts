import type { Event } from '../../../../worker/games/town-builder/index.ts'
import type { StageScene } from '../../stage/board-telling.ts'

/** Scene of an event while it is told: the district of the person who acts or wins a judge, or where the judges lie. */
export function sceneOf(event: Event): StageScene | null {
  if (event.event === 'judged') {
    const [seat] = event.winners
    return { pane: 'judges', ...(seat !== undefined && { seat }) }
  }
  return 'seat' in event ? { seat: event.seat } : null
}
