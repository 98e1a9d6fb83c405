import { test } from 'vitest'
import { layoutOf } from '../../web/src/boards/my-village/layout.ts'
import type { Contents, VillageLayout } from '../../web/src/boards/my-village/places.ts'
import { type Box, bottom, right, type Size } from '../../web/src/stage/layout.ts'
import { narrowest, widthOf } from '../../web/src/stage/letters.ts'
import { expectLawful, overlapsIn, type Piece as PieceOfAny, untouchedIn } from './layout-law.ts'
import { contentsIn, statesOf } from './my-village-states.ts'

/** Stages as Chromium has them on screens of our sizes: what the frame leaves, with a question of few lines and of many. */
const wide: ReadonlyArray<Size> = [
  { width: 860, height: 704 },
  { width: 1092, height: 736 },
  { width: 1492, height: 986 },
  { width: 2372, height: 1376 },
]
const phones: ReadonlyArray<Size> = [
  { width: 360, height: 400 },
  { width: 390, height: 595 },
  { width: 390, height: 620 },
  { width: 768, height: 790 },
]

interface Piece extends PieceOfAny {
  /** Room that it lies in; its place counts from there, and it must not reach beyond it. */
  readonly room: string
}

/** All that lies on the stage, each in its room; places in the village count from its own corner, as it scrolls. */
function piecesOf({ scene, tray, book }: VillageLayout): Piece[] {
  const pieces: Piece[] = []
  const add = (room: string, name: string, box: Box | null | undefined, still = false) => {
    if (box) pieces.push({ room, name, box, still })
  }
  add('stage', 'tray', tray?.box, true)
  add('stage', 'book', book, true)
  if (scene) {
    for (const [i, stop] of scene.stops.entries()) add('scene', `stop ${i}`, stop)
    add('scene', 'river', scene.river)
    for (const { id, top, foot } of scene.cells.values()) {
      const isSplit = /^(house|who|school|church|purse)/.test(id)
      if (isSplit) {
        add('scene', `${id} above`, { ...top, h: foot.y - top.y })
        add('scene', `${id} foot`, foot)
      } else add('scene', id, { ...top, h: bottom(foot) - top.y }, id === 'labourers')
    }
  }
  if (tray) {
    // A finger slides along it: it is one thing to touch.
    add('tray', 'ruler', tray.ruler)
    add('tray', 'display', tray.display)
    add('tray', 'pairs', tray.pairs)
    add('tray', 'take', tray.take)
    add('tray', 'turn', tray.turn)
    add('tray', 'about', tray.about, true)
    if (tray.offers.places.length > 0) add('tray', 'offers', tray.offers.area, true)
    const { dice } = tray
    if (dice.box.h > 0) {
      add('tray', 'dice', dice.box, true)
      for (const [i, die] of dice.pool.entries()) add('dice', `die ${i}`, die)
      for (const [i, one] of dice.taken.entries()) {
        add('dice', `taken ${i}`, one.die, true)
        for (const [n, face] of [...one.coins, ...one.markers].entries())
          add('dice', `face ${i} ${n}`, face)
      }
      add('dice', 'value', dice.value, true)
    }
    for (const [i, place] of tray.offers.places.entries()) add('offers', `offer ${i}`, place)
  }
  return pieces
}

const overlaps = (pieces: ReadonlyArray<Piece>): string[] =>
  overlapsIn(pieces, 1, (a, b) => a.room !== b.room)

/** Pieces that reach beyond their room: the stage, the village as far as it scrolls, the tray, the row of stamps. */
function cut(pieces: ReadonlyArray<Piece>, layout: VillageLayout, stage: Size): string[] {
  const { scene, tray, book } = layout
  const all = { x: 0, y: 0, w: stage.width, h: stage.height }
  const rooms: Readonly<Record<string, Box | undefined>> = {
    stage: all,
    // The book lies over the land on the right: nothing of the village may lie below it.
    scene: scene ? { ...scene.full, w: book ? book.x : scene.full.w } : undefined,
    tray: tray ? { ...tray.box, x: 0, y: 0 } : undefined,
    dice: tray
      ? {
          x: 0,
          y: 0,
          w: tray.dice.scrolls ? Number.POSITIVE_INFINITY : tray.dice.box.w,
          h: tray.dice.box.h,
        }
      : undefined,
    offers: tray ? { ...tray.offers.area, x: 0, y: 0, w: Number.POSITIVE_INFINITY } : undefined,
  }
  return pieces.flatMap(({ room, name, box }) => {
    const outer = rooms[room]
    const isRiver = name === 'river'
    const isWithin =
      outer &&
      box.x >= -0.5 &&
      box.y >= -0.5 &&
      (isRiver || right(box) <= right(outer) + 0.5) &&
      bottom(box) <= bottom(outer) + 0.5
    return isWithin ? [] : [`${name} is cut`]
  })
}

const untouched = (pieces: ReadonlyArray<Piece>): string[] =>
  untouchedIn(pieces.filter(({ name }) => name !== 'river'))

/** Sums lie in one line, each with room for its number and a price, and pictures on stamps show something. */
function unread({ tray }: VillageLayout, { tray: need }: Contents, stage: Size): string[] {
  if (!tray) return []
  const { ruler, offers } = tray
  const faults: string[] = []
  if (need.kind === 'uses')
    for (const [i, { title, flags }] of need.offers.entries()) {
      const w = offers.places[i]?.w ?? 0
      // On a low stamp the name stands beside its banner, or in a line above those of a building.
      const needed = !offers.low
        ? narrowest(title, 'display', 14) + 18
        : flags > 1
          ? widthOf(title, 'display', 13) + 12
          : narrowest(title, 'display', 13) + 36
      if (needed > w) faults.push(`${title} is cut`)
    }
  if (need.kind === 'market' && stage.width >= 1092 && need.offers.length <= 7 && offers.low)
    faults.push('customers stand in two rows')
  // In two rows the office has its prices beside its name.
  const isNamed = need.kind === 'market' && stage.height >= 480
  if (isNamed)
    for (const [i, { title }] of need.offers.entries()) {
      if (i === 0 && offers.low) continue
      const beside = i === 0 ? 36 : 0
      const w = offers.places[i]?.w ?? 0
      if (narrowest(title, 'display', 14) + 18 + beside > w + 1) faults.push(`${title} is cut`)
    }
  if (ruler && (ruler.h > 44 || ruler.w / 11 < 32)) faults.push('a sum has no room in its line')
  // Film of others' turns is told at the foot of a phone: their dice are seen above it.
  if (need.kind === 'market' && need.others && stage.width < 700 && tray.dice.box.y > offers.area.y)
    faults.push("others' dice lie at the foot")
  // A banner of two values is 44 high, the name begins 9 below the picture.
  const hasBanners = need.kind !== 'answers'
  if (hasBanners && !offers.low && !offers.lying && offers.picture < 35)
    faults.push('banners lie over names')
  // In a line it is 26 high; an office has its own place beside its words.
  if (hasBanners && !offers.low && offers.picture < 29) faults.push('banners cover names')
  const isSeen = need.kind === 'uses' && !offers.low && stage.height >= 480
  if (isSeen && offers.picture < 38) faults.push(`pictures have ${Math.round(offers.picture)}`)
  return faults
}

/** Answers that are not in view: stamps that can be had on a wide stage, answers and dice everywhere. */
function unanswered(layout: VillageLayout, contents: Contents): string[] {
  const { tray } = layout
  if (!tray) return []
  const { tray: need } = contents
  const area = tray.offers.area
  const asked =
    need.kind === 'answers'
      ? tray.offers.places
      : need.kind === 'uses' && contents.pane === null
        ? tray.offers.places.filter((_, i) => need.offers[i]?.group !== 'withheld')
        : need.kind === 'market' && need.asked
          ? tray.offers.places
          : tray.offers.places.slice(0, 2)
  return asked.flatMap((place, i) =>
    right(place) <= area.w + 1 && bottom(place) <= area.h + 1 ? [] : [`answer ${i} is out of view`],
  )
}

/** Share of the stage that a tray leaves to the village: most of a phone while dice are chosen, a third at least. */
const leastVillage = ({ width, height }: Size, { tray, dice }: Contents): number =>
  width < 700 && tray.kind === 'uses' && dice.pairs ? (height < 480 ? 0.42 : 0.6) : 0.3

test('nothing overlaps, nothing is cut, all can be touched, and answers are in view, in every state at every size', () => {
  expectLawful(
    statesOf(6),
    [
      { stages: wide, panes: [null] },
      { stages: phones, panes: ['village', 'chronicle'] },
    ],
    contentsIn,
    (stage, contents, pane) => {
      const layout = layoutOf(stage, contents)
      const pieces = piecesOf(layout)
      return [
        ...overlaps(pieces),
        ...cut(pieces, layout, stage),
        ...(pane === null ? [] : untouched(pieces)),
        ...unanswered(layout, contents),
        ...unread(layout, contents, stage),
        ...(layout.scene && layout.tray && bottom(layout.scene.area) > layout.tray.box.y
          ? ['the village lies below the tray']
          : []),
        ...(layout.scene && layout.scene.area.h < stage.height * leastVillage(stage, contents)
          ? [`the village has ${Math.round(layout.scene.area.h)}`]
          : []),
      ]
    },
  )
})
