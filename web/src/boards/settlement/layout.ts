import type { TellingPlace } from '../../stage/board-telling.ts'
import type { Size } from '../../stage/layout.ts'
import { paneLayout } from './layout-pane.ts'
import { wideLayout } from './layout-wide.ts'
import type { Contents, SettlementLayout } from './places.ts'

/**
 * Place of the telling: over the hills, where nothing changes below it; on a phone over the action spaces, at the market
 * over the purse.
 */
export const tellingAt = (pane: string | null): TellingPlace => {
  if (pane === null) {
    const wide = 'min(720px, calc(100% - 90px))'
    return { inset: '62px auto auto 12px', shift: '0 0', wide, high: '44px', letters: '16px' }
  }
  const inset = pane === 'market' ? '2px auto auto 50%' : 'auto auto 3px 50%'
  return { inset, shift: '-50% 0', wide: 'calc(100% - 12px)', high: '50px', letters: '15.5px' }
}

/** Places of everything that is on a stage of this size. */
export const layoutOf = (stage: Size, contents: Contents): SettlementLayout =>
  contents.pane === null ? wideLayout(stage, contents) : paneLayout(stage, contents)
