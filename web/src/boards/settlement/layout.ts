import type { Size } from '../../stage/layout.ts'
import { paneLayout } from './layout-pane.ts'
import { wideLayout } from './layout-wide.ts'
import type { Contents, SettlementLayout } from './places.ts'

/** Places of everything that is on a stage of this size. */
export const layoutOf = (stage: Size, contents: Contents): SettlementLayout =>
  contents.pane === null ? wideLayout(stage, contents) : paneLayout(stage, contents)
