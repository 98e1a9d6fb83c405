import {
  type Box,
  between,
  bottom,
  finger,
  inLines,
  type Size,
  smallest,
} from '../../stage/layout.ts'
import { linesAt } from '../../stage/letters.ts'
import {
  answersIn,
  cardLook,
  footOf,
  labelLetters,
  leastHeight,
  medalWidth,
  narrowestCard,
  ring,
  streetsIn,
  talliesWidth,
  typeOf,
} from './layout-parts.ts'
import type { AnswerPlaces, Contents, Medals, TownLayout } from './places.ts'

const edge = 8
/** The crest at the lower left. */
const crest = { w: 44, h: 52 } as const
/** The least height of a row's card that is not pushed together for answers. */
const leastCard = 100

/** Foundations at the quay; the same on the panes of the row and the district. */
function plansOf({ width, height }: Size, contents: Contents): NonNullable<TownLayout['plans']> {
  const names = contents.plans.map(({ name }) => name)
  const count = names.length
  const area = { x: edge + crest.w + edge, y: 0, w: width - 3 * edge - crest.w, h: 0 }
  const least = Math.max(62, narrowestCard(names))
  const fit = Math.max(1, Math.floor((area.w + edge) / (least + edge)))
  const lines = Math.max(1, Math.ceil(count / fit))
  const columns = Math.max(1, Math.ceil(count / lines))
  const w = Math.min(
    150,
    (area.w - (columns - 1) * edge) / columns,
    lines === 1 ? 0.24 * width : 150,
  )
  const h =
    lines === 1
      ? between(88, 0.18 * height, 1.5 * w)
      : lines === 2
        ? between(64, 0.12 * height, 1.5 * w)
        : 52
  const look = cardLook(w, h, names)
  const y = height - edge - (lines * (h + edge) - edge)
  const places = Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * (w + edge),
    y: y + Math.floor(i / columns) * (h + edge),
    w,
    h,
  }))
  return { look, places, plot: null }
}

/** The row in lines of an area, with the piles in its last cell. */
function rowOf(area: Box, contents: Contents, columns: number, high: number) {
  const cells = contents.row.length + 1
  const lines = Math.ceil(cells / columns)
  const gap = columns > 3 ? edge : 10
  const below = 12
  const widest = (area.w - (columns - 1) * gap) / columns
  const h = Math.min(high * widest, (area.h - (lines - 1) * below) / lines)
  const w = Math.min(widest, Math.max(h, 84))
  const places = inLines(area, cells, { w, h }, { columns, gap, below })
  const pile = places.at(-1) ?? area
  const gapOfPiles = Math.max(0, Math.min(edge, h - 2 * finger))
  const half = (h - gapOfPiles) / 2
  return {
    look: cardLook(w, h, contents.row),
    places: places.slice(0, -1),
    deck: { ...pile, h: half },
    discard: { ...pile, y: pile.y + half + gapOfPiles, h: half },
  }
}

/** Number of cards of a row that stand side by side. */
const columnsFor = (cards: number): number => (cards < 6 ? 3 : 4)

/**
 * Answers one below the other; where that is too high, side by side in a word or two.
 *
 * @param most how high they may be at most, and `wished`: so that their card stays in view
 */
function sheetOf(
  { width }: Size,
  { answers }: Contents,
  type: number,
  { wished, most }: { wished: number; most: number },
) {
  if (!answers || answers.options.length === 0) return null
  const w = width - 2 * edge
  const asked = { ...answers, blocked: [] }
  const aside = answers.about === null ? 0 : finger
  const few = { columns: width < 600 ? 1 : 2, short: false, aside }
  const tries = [few, { columns: 2, short: true, aside }, { columns: 3, short: true, aside }].map(
    (look) => ({ ...answersIn(asked, w, type, look), w }),
  )
  const fits = (high: number) => tries.find(({ h }) => h <= high)
  return fits(wished) ?? tries.find(({ h, short }) => short && h <= most) ?? tries.at(-1) ?? null
}

/** Place of the answers about a card of the row: below the row, else over the lines of it in which their card is not. */
function sheetBeside(
  stage: Size,
  row: NonNullable<TownLayout['row']>,
  contents: Contents,
  type: number,
  { top, end }: { top: number; end: number },
): AnswerPlaces | null {
  const card = row.places[contents.answers?.inRow ?? -1]
  const last = footOf(row.places, top)
  const above = card ? card.y - ring - top : 0
  const below = end - (card ? bottom(card) + ring : last)
  const sheet = sheetOf(stage, contents, type, { wished: Math.max(above, below), most: end - top })
  if (!sheet) return null
  const free = end - sheet.h
  const y = sheet.h > below && sheet.h <= above ? top : Math.min(free, Math.max(last + 12, top))
  return sheetAt(sheet, y, y < last)
}

/** The sheet of answers at a height. */
const sheetAt = (
  { w, h, columns, short, heights }: NonNullable<ReturnType<typeof sheetOf>>,
  y: number,
  covers: boolean,
): AnswerPlaces => ({ box: { x: edge, y, w, h }, columns, short, heights, covers })

/** Cards that are laid out, in lines that scroll. */
function trayOf(area: Box, { tray }: Contents): NonNullable<TownLayout['tray']> {
  const head = finger + 4
  const cards = tray?.cards ?? []
  const gap = 10
  const least = 92
  const columns = Math.max(
    1,
    Math.min(Math.max(3, cards.length), Math.floor((area.w - 16 + gap) / (least + gap))),
  )
  const widest = Math.min(200, (area.w - 20 - (columns - 1) * gap) / columns)
  const h = Math.min(1.34 * widest, Math.max(leastCard, area.h - head - 28))
  const w = Math.min(widest, Math.max(h, least))
  const places = inLines(
    { x: 10, y: 8, w: area.w - 20, h },
    cards.length,
    { w, h },
    { columns, gap, below: 16 },
  )
  const inner = Math.min(area.h - head, footOf(places, 0) + 18)
  return {
    panel: { ...area, h: head + inner },
    head,
    look: cardLook(w, h, cards),
    cards: { area: { x: 0, y: head, w: area.w, h: inner }, places },
  }
}

/** Judges and awards one below the other, each with what it asks for. */
function medalsOf({ width, height }: Size, contents: Contents, type: number, end: number): Medals {
  const columns = width >= 700 ? 2 : 1
  const gap = 10
  const w = (width - 2 * edge - (columns - 1) * gap) / columns
  const asks = between(smallest, 0.0333 * width, 13)
  const inner = w - 4.15 * type - 18
  const letters = 17
  const lines = contents.medals.map(({ tallies }) => (talliesWidth(tallies, 15) > inner ? 2 : 1))
  const counts = Math.max(1, ...lines) * 25
  const heights = contents.medals.map(
    ({ name, asks: text }) =>
      linesAt(name, 'display', letters, inner) * letters * 1.1 +
      linesAt(text, 'text', asks, inner) * asks * 1.15 +
      counts +
      14,
  )
  const h = Math.max(78, ...heights)
  const least = medalWidth(contents, type, 2)
  const places = contents.medals.map((_, i) => ({
    x: (i % columns) * (w + gap),
    y: Math.floor(i / columns) * (h + gap),
    w: Math.max(w, least),
    h,
  }))
  const area = { x: edge, y: 12, w: width - 2 * edge, h: Math.min(end, height) - 20 }
  return { area, places, letters, asks, counts }
}

/** Owner of the district and the rest of the turn, in a line on top. */
function stripOf({ width }: Size, { purse }: Contents): Box {
  return { x: edge, y: edge, w: width - 2 * edge, h: purse.coins > 0 ? 72 : 56 }
}

/** Letters below the houses inside the star fort, and how large those are at least. */
const lookOf = (type: number) => ({ type: Math.min(type, 14), least: 48 })

/** Streets of houses inside the star fort. */
function districtOf(
  stage: Size,
  contents: Contents,
  area: Box,
  type: number,
): TownLayout['houses'] {
  const most = between(56, 0.19 * stage.height, 130)
  const inner = { x: 0, y: 0, w: area.w, h: area.h }
  const look = { ...lookOf(type), most }
  const bare = { x: edge, y: area.h / 2, w: area.w - 2 * edge, h: 28 }
  return {
    area,
    bare,
    letters: labelLetters(look.type),
    places: streetsIn(contents.houses, inner, look),
  }
}

/** Places on the pane of the row: cards, what is laid out, and answers, above the foundations. */
function rowPane(
  stage: Size,
  contents: Contents,
  end: number,
  type: number,
): Pick<TownLayout, 'row' | 'tray' | 'answers'> {
  const { width } = stage
  const { answers } = contents
  const top = 12
  const w = width - 2 * edge
  const columns = columnsFor(contents.row.length)
  const inLine = (columns: number) => Math.ceil((contents.row.length + 1) / columns)
  // Answers to what is asked, or about what is laid out, take their room from the cards.
  const isAsked = contents.tray !== null || answers?.inRow === -1
  const high = end - top
  const sheet = isAsked ? sheetOf(stage, contents, type, { wished: high - 160, most: high }) : null
  const atEnd = sheet && sheetAt(sheet, end - sheet.h, false)
  const under = sheet ? end - sheet.h - 10 : end
  if (contents.tray) {
    const small = { x: edge, y: top, w, h: 210 }
    const isRoom = contents.tray.beside && under - top - small.h > 190
    const row = isRoom ? rowOf(small, contents, columns + 1, 1.5) : null
    const y = row ? footOf([...row.places, row.discard], 0) + 12 : top
    return { row, tray: trayOf({ x: edge, y, w, h: under - y }, contents), answers: atEnd }
  }
  const isTight = under - top < inLine(columns) * leastCard
  const foot = isTight ? end : under
  const row = rowOf(
    { x: edge, y: top, w, h: foot - top },
    contents,
    columns,
    width < 600 ? 1.34 : 1.4,
  )
  if (atEnd) return { row, tray: null, answers: { ...atEnd, covers: isTight } }
  return { row, tray: null, answers: sheetBeside(stage, row, contents, type, { top, end }) }
}

/** Height of two lines on who leads with a judge now, with its distance from what lies above it. */
const shiftHeight = 60

/** Tells whether that sentence, which ends at `end`, lies over cards, houses or medals. */
function isOver({ row, houses, medals, answers }: Partial<TownLayout>, end: number): boolean {
  const things = [
    ...(row ? [...row.places, row.deck, row.discard] : []),
    ...(houses ? houses.places.map(({ box }) => ({ ...box, y: box.y + houses.area.y })) : []),
    ...(houses?.places.length === 0 ? [{ ...houses.bare, y: houses.bare.y + houses.area.y }] : []),
    ...(medals ? [medals.area] : []),
    ...(answers ? [answers.box] : []),
  ]
  return footOf(things, 0) > end - shiftHeight
}

/** The stage of a phone: one pane at a time, the foundations in sight on two of them. */
export function paneLayout(stage: Size, contents: Contents): TownLayout {
  const { width, height } = stage
  const type = typeOf(stage)
  const isJudges = contents.pane === 'judges'
  const plans = isJudges ? null : plansOf(stage, contents)
  const crestBox = { x: edge, y: height - edge - crest.h, ...crest }
  const all = plans ? [...plans.places, crestBox] : []
  const end = Math.min(height, ...all.map(({ y }) => y)) - 14
  const strip = stripOf(stage, contents)
  const streetsTop = bottom(strip) + edge
  // Answers to what is asked take their room from the streets, which keep enough for the least one.
  const isAsked = contents.pane === 'district' && contents.answers?.about === null
  const kept = isAsked ? streetsTop + leastHeight(contents.houses, lookOf(type)) + edge : 90
  const wished = end - kept
  const sheet = sheetOf(stage, contents, type, { most: isAsked ? wished : end - 12, wished })
  const atEnd = sheet && sheetAt(sheet, end - sheet.h, true)
  const isApart = atEnd && isAsked && atEnd.box.y - streetsTop > finger + edge
  const streetsEnd = isApart ? atEnd.box.y - edge : end
  const streets = { x: 0, y: streetsTop, w: width, h: streetsEnd - streetsTop }
  const common = {
    type,
    plans,
    crest: isJudges ? null : crestBox,
    explain: null,
    until: null,
    shift: { x: edge, y: end - 46, w: width - 2 * edge, h: 52 },
    elsewhere: Array.from({ length: contents.seats }, (_, seat) => ({
      x: 56 + ((width - 56) * (seat + 0.5)) / contents.seats,
      y: -34,
      w: 2,
      h: 2,
    })),
  }
  const nothing = { row: null, tray: null, treasury: null, houses: null, medals: null }
  const withGiven = (pane: Partial<TownLayout>): TownLayout => {
    const layout = { ...common, ...nothing, answers: null, ...pane }
    return { ...layout, isShiftOver: isOver(layout, end) }
  }
  if (isJudges)
    return withGiven({
      medals: medalsOf(stage, contents, type, sheet ? end - sheet.h : height),
      answers: atEnd && { ...atEnd, covers: false },
    })
  if (contents.pane === 'row') return withGiven(rowPane(stage, contents, end, type))
  return withGiven({
    treasury: strip,
    houses: districtOf(stage, contents, streets, type),
    answers: atEnd,
  })
}
