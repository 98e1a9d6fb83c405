import type { Size } from '../../stage/layout.ts'
import { sceneOf } from './layout-scene.ts'
import { trayOf } from './layout-tray.ts'
import type { Contents, VillageLayout } from './places.ts'

/** Room at the right edge of a wide stage for the handle of the drawer. */
export const handle = 70

/** Height of the book on a phone, and of an explanation in it. */
const bookHigh = 390
const tellsHigh = 62

/** Places of everything that is on a stage of this size. */
export function layoutOf(stage: Size, contents: Contents): VillageLayout {
  const isWide = contents.pane === null
  if (contents.pane === 'chronicle') {
    const edge = 10
    const book = { x: edge, y: edge, w: stage.width - 2 * edge, h: stage.height - 2 * edge }
    const bookTells = Math.max(0, Math.min(3, Math.floor((book.h - bookHigh) / tellsHigh)))
    return { scene: null, tray: null, book: { ...book, w: Math.min(book.w, 480) }, bookTells }
  }
  const tray = trayOf(stage, contents, isWide ? handle : 0)
  const foot = isWide ? 12 : 0
  const area = { x: 0, y: 0, w: stage.width, h: Math.max(0, tray.box.y - foot / 2) }
  if (!isWide)
    return { scene: sceneOf(area, contents, stage.width, 44), tray, book: null, bookTells: 0 }
  const w = Math.min(230, Math.max(152, stage.width * 0.155))
  const book = { x: stage.width - handle - 8 - w, y: 0, w, h: 300 }
  const scene = sceneOf(area, contents, book.x - 10, 24)
  const shore = scene.river.y + scene.river.h
  const h = Math.min(345, area.h - shore - 16)
  const y = Math.max(shore + 6, area.h - h - 8)
  return { scene, tray, book: { ...book, y, h }, bookTells: 0 }
}
