import type { TownEvent } from '../../../../worker/games/town-builder/index.ts'
import type { StageScene } from '../../stage/board-telling.ts'

/** Where an event is seen while it is told: in the district of who acts or wins a judge, or where the judges lie. */
export function sceneOf(event: TownEvent): StageScene | null {
  if (event.event === 'judged') {
    const [seat] = event.winners
    return { pane: 'judges', ...(seat !== undefined && { seat }) }
  }
  return 'seat' in event ? { seat: event.seat } : null
}
