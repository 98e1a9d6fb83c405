import {
  type Box,
  between,
  bottom,
  finger,
  inLines,
  right,
  type Size,
  smallest,
} from '../../stage/layout.ts'
import { linesAt, narrowest, widthOf } from '../../stage/letters.ts'
import {
  alongStreet,
  answersIn,
  cardLook,
  fitsStreet,
  footOf,
  labelLetters,
  labelOf,
  medalWidth,
  streetsIn,
  talliesWidth,
  typeOf,
  unitOf,
} from './layout-parts.ts'
import type { Contents, Medals, TownLayout } from './places.ts'

/** Room at the right edge for the handle of the drawer. */
const handle = 70
const edge = 14

/** Judges and awards under the sky, in one line or two. */
function medalsOf({ width }: Size, contents: Contents, type: number): Medals {
  const area = { x: 12, y: 12, w: width - 12 - handle, h: 0 }
  const count = contents.medals.length
  const gap = 0.55 * type
  const least = Math.min(16.5 * type, Math.max(10 * type, medalWidth(contents, type, 2)))
  const fit = Math.max(1, Math.floor((area.w + gap) / (least + gap)))
  const columns = Math.ceil(count / Math.max(1, Math.ceil(count / fit)))
  const w = Math.min(16.5 * type, (area.w - (columns - 1) * gap) / Math.max(1, columns))
  const space = w - 4.15 * type - 12
  const lines = Math.max(
    1,
    ...contents.medals.map(({ tallies }) => (talliesWidth(tallies, 0.93 * type) > space ? 2 : 1)),
  )
  const longest = Math.max(...contents.medals.map(({ name }) => narrowest(name, 'display', 1)))
  const letters = between(smallest, space / longest, 1.07 * type)
  const named = Math.max(
    ...contents.medals.map(({ name }) => linesAt(name, 'display', letters, space)),
  )
  const counts = lines * 1.5 * type + 4
  const h = Math.max(4.45 * type, named * letters * 1.1 + counts + 8)
  const places = Array.from({ length: count }, (_, i) => ({
    x: (i % columns) * (w + gap),
    y: Math.floor(i / columns) * (h + gap),
    w,
    h,
  }))
  return { area: { ...area, h: footOf(places, 0) }, places, letters, asks: null, counts }
}

/** The row on the square, with the piles beside it. */
function rowOf(stage: Size, contents: Contents, y: number, small: boolean) {
  const { width, height } = stage
  const count = contents.row.length
  const most = small
    ? Math.min(0.092 * width, 0.136 * height, 180)
    : Math.min(0.132 * width, 0.196 * height, 250)
  const w = Math.min(most, (width - handle - 2 * edge) / (count * 1.12 + 0.87))
  const look = cardLook(w, 1.5 * w, contents.row)
  const wide = count * w * 1.12 - 0.12 * w + 0.87 * w
  const x = Math.max(edge, (width - handle - wide) / 2)
  const places = contents.row.map((_, i) => ({ x: x + i * 1.12 * w, y, w, h: look.h }))
  const pile = { x: x + count * 1.12 * w + 0.01 * w, w: 0.74 * w, h: (look.h - 8) / 2 }
  return { look, places, deck: { ...pile, y }, discard: { ...pile, y: y + pile.h + 8 } }
}

/** Place of the tray: beneath the row, or in its place. */
function trayOf(stage: Size, contents: Contents, space: Box, type: number): TownLayout['tray'] {
  const { tray, answers } = contents
  if (!tray) return null
  const head = 36
  const count = tray.cards.length
  const gap = 14
  const h = Math.min(space.h - head - 24, 0.3 * stage.height)
  const w = Math.max(96, h / 1.5)
  const look = cardLook(w, h, tray.cards)
  const alone = answers !== null && answers.onTray >= 0 && count === 1
  const beside = alone ? 34 * type + gap : 0
  const columns = Math.max(1, Math.min(count, Math.floor((space.w - 40 + gap) / (w + gap))))
  const title = widthOf(tray.title, 'display', 17) + 200
  const wide = Math.min(space.w, Math.max(columns * (w + gap) - gap + beside + 28, title))
  const panel = { x: space.x + (space.w - wide) / 2, y: space.y, w: wide, h: head + h + 24 }
  const area = { x: 0, y: head, w: alone ? w + 28 : wide, h: h + 20 }
  const cells = { x: edge, y: 8, w: area.w - 2 * edge, h }
  return {
    panel,
    head,
    look,
    cards: { area, places: inLines(cells, count, { w, h }, { columns, gap }) },
  }
}

/** Answers below the raised card of the row, or beside the only one that is laid out. */
function answersOf(
  stage: Size,
  contents: Contents,
  row: TownLayout['row'],
  tray: TownLayout['tray'],
  type: number,
  free: { readonly x: number; readonly y: number },
): TownLayout['answers'] {
  const { answers } = contents
  if (!answers || answers.options.length + answers.blocked.length === 0) return null
  const most = stage.width - handle - 2 * edge
  const single = answers.onTray >= 0
  const under = single ? undefined : row?.places[answers.inRow]
  const beside = single && tray && contents.tray?.cards.length === 1 ? tray : null
  const below = tray?.cards.places[answers.onTray]
  if (!under && !beside && !(tray && below)) return null
  const count = answers.options.length
  const space = free.y - (under ? bottom(under) : tray ? bottom(tray.panel) : 0)
  const wished = beside ? Math.min(2, count) : count > 4 ? 3 : count > 2 ? 2 : 1
  // In more columns where they would be too high: above the foundations if that can be.
  const brief = Math.ceil(count / Math.ceil(count / 5))
  const looks = [
    ...[wished, wished + 1, wished + 2].map((columns) => ({ columns, short: false })),
    ...[brief, 2, 1].map((columns) => ({ columns, short: true })),
  ]
  const tries = looks.flatMap((look) =>
    [17, 14].map((wide) => {
      const w = beside ? 34 * type : Math.min(most, look.columns * wide * type)
      return { ...answersIn(answers, w, type, { ...look, aside: 0 }), w }
    }),
  )
  const fitting = tries.find((one) => one.h <= space)
  // Else left of the foundations.
  const left = tries.toSorted((a, b) => a.h - b.h).find((one) => one.w <= free.x - 2 * edge)
  const chosen = beside ? tries[0] : (fitting ?? left ?? tries[0])
  if (!chosen) return null
  const { heights, h, w, columns, short } = chosen
  const ends = !beside && chosen !== fitting && chosen === left ? free.x - 10 : edge + most
  const at = (x: number, y: number) => ({
    box: { x: between(edge, x, ends - w), y: Math.min(y, stage.height - h - edge), w, h },
    columns,
    short,
    covers: true,
    heights,
  })
  if (beside) return at(right(beside.panel) - w - edge, beside.panel.y + beside.head + 8)
  const card = under ?? {
    ...(below as Box),
    x: (tray?.panel.x ?? 0) + (below?.x ?? 0),
    y: bottom(tray?.panel as Box) - (below?.h ?? 0),
  }
  return at(card.x + card.w / 2 - w / 2, bottom(card) - 4)
}

/** Owner of the district, with its gold and what is left of the turn, at the lower left. */
function treasuryOf({ height }: Size, { purse }: Contents, type: number): Box {
  const w = 12.6 * type
  const inner = w - 16 - 49
  const title =
    linesAt(purse.title, 'display', 1.07 * type, inner - (purse.first ? 22 : 0)) * 1.18 * type
  const coins = purse.coins * 16 + widthOf(purse.gold, 'bold', type) + 24 > inner ? 58 : 32
  const left = purse.left.reduce(
    (sum, line, i) =>
      sum +
      linesAt(line, i === 0 ? 'bold' : 'text', 0.93 * type, w - 16 - (i > 0 ? 22 : 0)) *
        1.2 *
        0.93 *
        type +
      2,
    0,
  )
  const h = Math.ceil(20 + Math.max(52, title + coins) + (purse.left.length > 0 ? left + 14 : 0))
  return { x: edge, y: height - edge - h, w, h }
}

/** Foundations at the lower right, in one line or two, the free plot left of them. */
function plansOf(
  stage: Size,
  contents: Contents,
  x: number,
  top: number,
): NonNullable<TownLayout['plans']> {
  const { width, height } = stage
  const names = contents.plans.map(({ name }) => name)
  const count = names.length + (contents.plot ? 1 : 0)
  const gap = 14
  const foot = height - 18
  const ends = width - 74
  const most = Math.min(0.106 * width, 0.16 * height, 190)
  const alone = Math.min(most, (ends - x - (count - 1) * gap) / Math.max(1, count))
  const lines = alone >= Math.min(most, 92) ? 1 : 2
  const columns = Math.max(1, Math.ceil(count / lines))
  const w = lines === 1 ? alone : Math.min(most, (ends - x - (columns - 1) * gap) / columns)
  const h = lines === 1 ? 1.5 * w : between(92, (foot - top - 150 - gap) / 2, 1.5 * w)
  const look = cardLook(w, h, names)
  const places = Array.from({ length: count }, (_, i) => {
    // The last line is full; the free plot comes first.
    const back = count - 1 - i
    return {
      x: ends - w - (back % columns) * (w + gap),
      y: foot - h - Math.floor(back / columns) * (h + gap + 22),
      w,
      h,
    }
  })
  const [first, ...others] = places
  return contents.plot
    ? { look, plot: first ?? null, places: others }
    : { look, plot: null, places }
}

/** Room for the sentence that no building stands there, in its longest language. */
const bareWidth = 260

/** Houses on the quay; of many, the first stand in a street behind it, below the row. */
function housesOf(
  stage: Size,
  { houses }: Contents,
  quay: Box,
  fort: Box,
  type: number,
): NonNullable<TownLayout['houses']> {
  const unit = unitOf(stage)
  const area = { x: 0, y: 0, w: stage.width, h: stage.height }
  const foot = 97 * unit
  const base = 0.146 * stage.height
  const streetOf = (lines: 1 | 2) => {
    const label = labelOf(' ', type, lines).h
    return {
      base,
      type,
      lines,
      drop: Math.max(4, foot - 16 * unit - label),
      touch: finger,
      isOnQuay: true,
    }
  }
  const lines = fitsStreet(houses, quay.w, streetOf(1)) ? 1 : 2
  const street = streetOf(lines)
  let behind = 0
  while (behind < houses.length && !fitsStreet(houses.slice(behind), quay.w, street)) behind++
  const onQuay = alongStreet(houses.slice(behind), quay, street, true)
  const roofs = Math.min(bottom(fort), ...onQuay.map(({ box }) => box.y - 8))
  const behindIt = { ...fort, h: roofs - fort.y }
  const inFort = streetsIn(houses.slice(0, behind), behindIt, { type, most: base, least: 40 })
  // Beside many plans it is said on the square that nothing stands on the quay.
  const bare =
    quay.w >= bareWidth
      ? { x: quay.x, y: stage.height - 40 * unit - 28, w: bareWidth, h: 28 }
      : { x: fort.x + (fort.w - bareWidth) / 2, y: fort.y + fort.h / 2, w: bareWidth, h: 28 }
  return { area, bare, letters: labelLetters(type), places: [...inFort, ...onQuay] }
}

/** The stage of a wide screen: judges above, the row on the square, a district on the quay. */
export function wideLayout(stage: Size, contents: Contents): TownLayout {
  const { width, height } = stage
  const type = typeOf(stage)
  const medals = medalsOf(stage, contents, type)
  const under = bottom(medals.area) + (contents.until === null ? 0 : 36)
  const rowTop = Math.max(0.26 * height, under + 20)
  const full = rowOf(stage, contents, rowTop, false)
  const treasury = treasuryOf(stage, contents, type)
  const plans = plansOf(stage, contents, right(treasury) + 24, footOf(full.places, 0) + 20)
  const all = [...plans.places, ...(plans.plot ? [plans.plot] : [])]
  const plansTop = Math.min(height - 18, ...all.map(({ y }) => y - 26))
  const plansLeft = Math.min(width - 74, ...all.map(({ x }) => x))
  const quay = {
    x: right(treasury) + 18,
    y: 0,
    w: plansLeft - right(treasury) - 36,
    h: height - 16 * unitOf(stage),
  }
  const fortTop = footOf(full.places, 0) + 14
  const fort = {
    x: edge,
    y: fortTop,
    w: width - handle - edge,
    h: Math.min(plansTop, treasury.y) - 8 - fortTop,
  }
  const houses = housesOf(stage, contents, quay, fort, type)
  // Cards lie below the row where no houses stand there, else in its place.
  const isBeside = contents.tray?.beside === true && houses.places.every(({ isOnQuay }) => isOnQuay)
  const top = isBeside ? Math.max(0.155 * height, under + 20) : rowTop
  const row = contents.tray === null ? full : isBeside ? rowOf(stage, contents, top, true) : null
  const trayTop = isBeside ? footOf(row?.places ?? [], top) + 14 : top - 8
  const trayEnd = isBeside ? Math.max(plansTop, trayTop + 180) : fortTop
  const tray = trayOf(
    stage,
    contents,
    { x: edge, y: trayTop, w: width - handle - edge, h: trayEnd - trayTop },
    type,
  )
  return {
    type,
    row,
    tray,
    medals,
    treasury,
    plans,
    answers: answersOf(stage, contents, row, tray, type, { x: plansLeft, y: plansTop }),
    crest: { x: treasury.x + 8, y: treasury.y + 14, w: 40, h: 47 },
    houses,
    until:
      contents.until === null
        ? null
        : {
            x: 12,
            y: bottom(medals.area) + 8,
            w: Math.min(width - 90, widthOf(contents.until, 'text', 13) + 24),
            h: 26,
          },
    explain: { x: width - edge - finger, y: height - 18 - finger, w: finger, h: finger },
    isShiftOver: false,
    shift: { x: edge, y: fortTop - 2, w: width - handle - edge, h: 32 },
    elsewhere: Array.from({ length: contents.seats }, (_, seat) => ({
      x: -30,
      y: 70 + seat * 130,
      w: 2,
      h: 2,
    })),
  }
}
