import {
  type Box,
  between,
  bottom,
  filling,
  finger,
  type Size,
  smallest,
} from '../../stage/layout.ts'
import { widthOf } from '../../stage/letters.ts'
import {
  amountsOf,
  artifactsIn,
  flagLines,
  guestHeight,
  guestsIn,
  headHeight,
  headWidth,
  heroWords,
  inRow,
  lettersFor,
  noParts,
  shelfLook,
  typeOf,
  wareHeight,
  wareLook,
} from './layout-parts.ts'
import type { Contents, SettlementLayout, ShelfPlaces, Terrace, ValleyLook } from './places.ts'

const edge = 6
/** Height of the purse at the upper edge, and of the action spaces at the foot. */
const purseHigh = 46
const sitesHigh = finger
/** The least height of a stage on which heroes lie in the valley, and not on the shelf. */
const leastForGuests = 540
/** Width of a house where there is room, and its ratio to the height. */
const house = { wide: 110, ratio: 1.55 } as const

/** Least height of a hero's face, and where nothing is gained by less. */
const faces = { least: 26, whole: 52 } as const

/** True if the heroes of a seat lie above its valley. */
const hasGuests = ({ height }: Size, { over }: Contents): boolean =>
  over || height >= leastForGuests

/** The artifact, the resources and settlers, and exchanges, in a line at the top. */
function topOf({ width, height }: Size, contents: Contents) {
  const { exchange } = contents.purse
  const bagAt = edge + purseHigh + edge
  const exchangeWide = exchange === null ? 0 : purseHigh + edge
  const bag = { x: bagAt, y: edge, w: width - bagAt - edge - exchangeWide, h: purseHigh }
  const inner = { x: 6, y: 1, w: bag.w - 12, h: finger }
  const tries = [20, 18, 16, 14].map((icon) => {
    const letters = between(smallest, 0.8 * icon, 16)
    const amounts = amountsOf(contents, letters, icon, 24, 1)
    // Places to tap need the room: the rail tells the settlers.
    const tapped = Array.from({ length: 5 }, () => inner.w / 5)
    return { icon, letters, amounts: contents.purse.asked ? tapped : amounts }
  })
  const sumOf = (all: ReadonlyArray<number>) => all.reduce((sum, one) => sum + one, 0)
  const found = tries.find(({ amounts }) => sumOf(amounts) <= inner.w) ?? tries.at(-1)
  const { icon = 14, letters = smallest, amounts = [] } = found ?? {}
  const boxes = inRow(inner, amounts)
  const below = bottom(bag) + 8
  return {
    tag:
      contents.tag.text === null
        ? null
        : {
            box: { x: edge, y: edge, w: purseHigh, h: purseHigh },
            picture: 38,
            letters: 14,
            isBare: true,
          },
    purse: {
      bag,
      amounts: boxes.slice(0, 5),
      settlers: boxes[5] ?? null,
      letters,
      icon,
      exchange:
        exchange === null
          ? null
          : {
              box: { x: width - edge - purseHigh, y: edge, w: purseHigh, h: purseHigh },
              isNamed: false,
            },
      tray: {
        x: Math.max(edge, width - edge - 430),
        y: below,
        w: Math.min(430, width - 2 * edge),
        h: height - below - edge,
      },
      opens: 'down' as const,
    },
  }
}

/** Action spaces side by side at the foot, near the thumb. */
function sitesOf({ width, height }: Size, { sites }: Contents): SettlementLayout['sites'] {
  if (sites.length === 0) return null
  const area = { x: edge, y: height - edge - sitesHigh, w: width - 2 * edge, h: sitesHigh }
  const gap = edge
  const widths = sites.map((name) => widthOf(name, 'bold', 13) + 32)
  const sum = widths.reduce((all, one) => all + one, 0) + 3 * gap
  const more = Math.max(0, area.w - sum) / sites.length
  return {
    places: inRow(
      area,
      widths.map((w) => w + more),
    ),
    named: 'beside',
  }
}

/** The land with its three spaces, and below it the street. */
function terraceIn(
  box: Box,
  flagWide: number,
  look: { land: number; street: number; top: number; gap: number },
): Terrace {
  const side = 5
  const x = edge + flagWide + side
  const space = box.w - edge - x
  const plot = (space - 2 * side) / 3
  const streetY = look.top + look.land + look.gap
  return {
    box,
    flag: { x: edge, y: look.top, w: flagWide, h: look.land },
    tiles: [0, 1, 2].map((at) => ({
      x: x + (at * space) / 3,
      y: look.top,
      w: space / 3,
      h: look.land,
    })),
    stack: null,
    gate: { x: edge, y: streetY, w: flagWide, h: look.street },
    plots: [0, 1, 2].map((at) => ({
      x: x + at * (plot + side),
      y: streetY,
      w: plot,
      h: look.street,
    })),
  }
}

/** Letters of a valley with lands and plots of some size. */
function valleyLook(
  contents: Contents,
  { tiles: [tile], plots: [plot], flag }: Terrace,
): ValleyLook {
  const { terraces } = contents
  const words = (of: 'flag' | 'gate') => terraces.flatMap((one) => one[of] ?? [])
  const lands = terraces.flatMap(({ lands }) => lands.flatMap((name) => name ?? []))
  const names = terraces.flatMap(({ houses }) => houses.flatMap((one) => one?.name ?? []))
  const [w = 0, h = 0] = [plot?.w, plot?.h]
  const isHigh = h >= 62
  const yields = (tile?.h ?? 0) >= 52 ? 14 : 0
  const foot = isHigh ? 6 : 9
  const high = Math.min(h - foot, Math.max(house.wide, 1.08 * w) / house.ratio)
  const flagWord = flag.h >= 52
  const word = lettersFor(words('flag'), 'bold', flag.w - 3, between(smallest, 0.0175 * 3 * w, 14))
  return {
    flag: word,
    ...flagLines(flag.h, flagWord ? word : 0, flagWord ? 18 : 20),
    gate: lettersFor(words('gate'), 'bold', flag.w - 6, between(smallest, 0.0175 * 3 * w, 14)),
    stack: smallest,
    land: lettersFor(
      lands,
      'bold',
      (tile?.w ?? 0) - yields - 8,
      between(smallest, 0.045 * 3 * (tile?.h ?? 0), 15),
    ),
    label: lettersFor(names, 'bold', w - 10, between(smallest, 0.17 * h, 15)),
    effect: isHigh ? between(12.5, 0.17 * h, 16) : 0,
    mark: 20,
    yields,
    beast: 0.5 * (tile?.w ?? 0),
    hunted: 0.26 * (tile?.w ?? 0),
    house: { w: high * house.ratio, h: high, foot },
    flagWord,
  }
}

/** Between a note and what lies above and below it. */
const noteGap = 9

/** Land and street, three times, below hills and forest. */
function valleyOf(stage: Size, contents: Contents) {
  const { width, height } = stage
  const top = hasGuests(stage, contents) ? 109 : 57
  const foot = contents.over ? 0 : sitesHigh + 2 * edge
  const box = { x: 0, y: top, w: width, h: Math.max(3 * 97, height - foot - top) }
  const h = box.h / 3
  const isLow = h < 120
  const [above, gap, under] = isLow ? [2, 2, 4] : [3, 3, 6]
  const inner = h - above - gap - under
  const words = contents.terraces.flatMap(({ flag, gate }) => [flag ?? '', gate ?? ''])
  const wide = Math.max(...words.map((word) => widthOf(word, 'bold', smallest))) + 6
  const flagWide = Math.ceil(Math.max(58, 0.09 * width, wide))
  const space = (width - 2 * edge - flagWide - 15) / 3
  // A house as wide as its plot, its land as high as is left.
  const wished = Math.max(house.wide, 1.08 * space) / house.ratio + 6
  const street = between(finger, wished, Math.min(inner - finger, 0.6 * inner))
  const look = { land: inner - street, street, top: above, gap }
  const terraces = contents.terraces.map((_, i) =>
    terraceIn({ x: 0, y: i * h, w: width, h }, flagWide, look),
  )
  const [first] = terraces
  return first ? { box, terraces, look: valleyLook(contents, first), isStacked: true } : null
}

/** The least height of a shelf that leaves room for a whole note: of heroes and two rows of wares. */
const leastAboveNote = 300

/** Room for a note of the guide below a shelf: for all of it, or else for its line. */
function footFor(note: number, room: number): number {
  if (note === 0) return edge
  const whole = note + 2 * noteGap
  return room - whole >= leastAboveNote ? whole : 62
}

/** Heroes and market one below the other, or the artifacts, or my heroes. */
function shelfOf(stage: Size, contents: Contents): ShelfPlaces {
  const { width, height } = stage
  const { shelf } = contents
  const isLow = height < leastForGuests
  const type = typeOf(stage)
  const look = shelfLook(type)
  const top = edge + purseHigh + (isLow ? 4 : 8)
  const foot = footFor(contents.note, height - top)
  const panel = { x: edge, y: top, w: width - 2 * edge, h: height - top - foot }
  const pad = isLow ? 4 : 9
  const inner = { x: pad, y: pad, w: panel.w - 2 * pad, h: panel.h - 2 * pad }
  if (shelf.side !== 'market') return sideOf(contents, panel, inner, type)
  const head = isLow ? 0 : 20
  const headBelow = isLow ? 0 : head + 4
  const columns = isLow || width >= 560 ? 3 : 2
  const turned = shelf.turns.slice(0, hasGuests(stage, contents) ? 1 : 2)
  // The last cell of two columns is free: it leads to the artifacts.
  const isInGrid = columns === 2 && turned.length === 1
  const lines = Math.ceil(9 / columns)
  const gap = isLow ? 4 : 8
  const turnHigh = isInGrid ? 0 : finger + gap
  const heroWide = (inner.w - 3 * edge) / 4
  const cards = shelf.heroes.cards.flatMap((card) => card ?? [])
  const names = cards.map(({ name }) => name)
  const hero = lettersFor(names, 'bold', heroWide - 12, 13)
  const low = isLow ? { ware: 12.5, effect: 13, price: 13 } : {}
  const written = { ...look, hero, ...low }
  const wide = (inner.w - (columns - 1) * gap) / columns
  const tiny = { ...written, ware: smallest, effect: smallest, picture: isLow ? 0 : 26 }
  const wares = shelf.market.wares.flatMap((one) => (one ? wareHeight(one, wide, tiny) + 3 : []))
  const ware = Math.max(isLow ? 48 : 50, ...wares)
  const words = Math.max(0, ...cards.map((card) => heroWords(card, heroWide, written)))
  const market = lines * ware + (lines - 1) * gap
  const rests = market + gap + 2 * headBelow + turnHigh
  // A shelf that scrolls shows whole faces, as it need not be any lower.
  const face = Math.max(122, words + 26) + rests > inner.h ? faces.whole : faces.least
  const least = { hero: Math.max(122, words + face), market }
  const needs = least.hero + rests
  const high = Math.max(inner.h, needs)
  const rest = high - gap - 2 * headBelow - turnHigh
  const heroHigh = between(least.hero, 0.345 * rest, rest - least.market)
  const heroArea = { ...inner, y: inner.y + headBelow, h: heroHigh }
  const heroes = filling(heroArea, 4, { columns: 4, lines: 1, gap: edge })
  const marketY = bottom(heroArea) + gap + headBelow
  const marketArea = { ...inner, y: marketY, h: rest - heroHigh }
  const cells = filling(marketArea, lines * columns, { columns, lines, gap, below: gap })
  const turnArea = { ...inner, y: inner.y + high - finger, h: finger }
  const found = wareLook(shelf.market.wares, cells[0] ?? inner, written)
  const headOf = (of: 'heroes' | 'market', y: number): Box | null => {
    const bare = headWidth(shelf[of], look, false) > inner.w
    return isLow ? null : { x: inner.x, y, w: headWidth(shelf[of], look, bare), h: head }
  }
  return {
    panel,
    look: found,
    ...noParts,
    scrolls: high > inner.h,
    heroes: { head: headOf('heroes', inner.y), places: heroes },
    market: {
      head: headOf('market', marketY - headBelow),
      places: cells.slice(0, 9),
    },
    turns: isInGrid
      ? cells.slice(9, 10)
      : filling(turnArea, turned.length, { columns: turned.length, lines: 1, gap: 4 }),
  }
}

/** The artifacts, or my heroes, with the way back to the market. */
function sideOf(contents: Contents, panel: Box, inner: Box, type: number): ShelfPlaces {
  const { shelf } = contents
  const look = shelfLook(type)
  const label = shelf.turns[0] ?? ''
  const w = Math.ceil(widthOf(label, 'bold', type)) + 30
  const turns = [{ x: inner.x + inner.w - w, y: inner.y - 2, w, h: finger }]
  const beside = { x: inner.x, w: inner.w - w - 8 }
  if (shelf.side === 'own-heroes') {
    const head = { ...beside, y: inner.y + 10, h: 20 }
    const area = { x: inner.x, y: inner.y + finger + 4, w: inner.w, h: inner.h - finger - 4 }
    const places = guestsIn(shelf.own, { x: 4, y: 4, w: area.w - 8, h: area.h }, 76)
    return { panel, look, ...noParts, own: { head, cards: { area, places } }, turns }
  }
  // Their note lies below their name, in as many lines as it needs.
  const head = { ...beside, y: inner.y, h: headHeight(shelf.artifacts, look, beside.w) }
  const from = Math.max(finger, head.h) + 4
  const area = { x: inner.x, y: inner.y + from, w: inner.w, h: inner.h - from }
  const count = shelf.artifacts.cards.length
  const columns = panel.w >= 560 ? 3 : count <= 3 ? 1 : 2
  const { look: found, cards } = artifactsIn(shelf, area, columns, look, 140)
  return { panel, look: found, ...noParts, artifacts: { head, cards }, turns }
}

/** Each of the others' valleys in small, as high as the stage allows, with their heroes below. */
function othersOf({ width, height }: Size, { others }: Contents): SettlementLayout['others'] {
  const gap = 8
  const area = { x: gap, y: gap, w: width - 2 * gap, h: height - 2 * gap }
  const least = others.length === 1 ? 76 : 58
  const columns = Math.max(1, Math.floor((area.w - 21 + gap) / (least + gap)))
  const guest = Math.min(1.4 * least, (area.w - 21 - (columns - 1) * gap) / columns)
  const lands = ((area.w - 21 - 50) / 2 / 3) * 0.625 * 3 + 6
  const needs = others.map(
    ({ heroes }) =>
      18 + 44 + lands + Math.ceil(heroes / columns) * (guestHeight(guest) + gap + 6) + 8,
  )
  const sum = needs.reduce((all, one) => all + one + gap, -gap)
  const more = Math.max(0, area.h - sum) / Math.max(1, needs.length)
  let y = 0
  const places = needs.map((h) => {
    const box = { x: 0, y, w: area.w, h: h + more }
    y += h + more + gap
    return box
  })
  return { area, places, guest }
}

/** The hills at the top: as large as lies above the valley, so that peaks and forest are seen. */
function groundOf({ width }: Size, top: number): Box {
  // Its first 165 of 776 parts are sky, peaks and forest; the peaks begin at a tenth of its width.
  const scale = Math.max(top / 165, width / 1100)
  return { x: -150 * scale, y: top - 165 * scale, w: 1600 * scale, h: 776 * scale }
}

/** A phone shows one part at a time: my valley, the market, the others; the purse lies on the first two. */
export function paneLayout(stage: Size, contents: Contents): SettlementLayout {
  const { width, height } = stage
  const { pane } = contents
  const valley = valleyOf(stage, contents)
  const isValley = pane === 'valley'
  const top = pane === 'others' ? { tag: null, purse: null } : topOf(stage, contents)
  const guestWide = Math.min(
    60,
    (width - 2 * edge - (contents.guests - 1) * 3) / Math.max(1, contents.guests),
  )
  return {
    type: typeOf(stage),
    ground: groundOf(stage, valley?.box.y ?? 57),
    ...top,
    visit:
      contents.visit && pane !== 'others'
        ? { x: 8, y: height - 8 - 52, w: width - 16, h: 52 }
        : null,
    guests:
      isValley && hasGuests(stage, contents)
        ? Array.from({ length: contents.guests }, (_, i) => ({
            x: edge + i * (guestWide + 3),
            y: 57,
            w: guestWide,
            h: 46,
          }))
        : null,
    valley: isValley ? valley : null,
    sites: isValley ? sitesOf(stage, contents) : null,
    shelf: pane === 'market' ? shelfOf(stage, contents) : null,
    others: pane === 'others' ? othersOf(stage, contents) : null,
  }
}
