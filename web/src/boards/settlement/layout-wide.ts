import {
  type Box,
  between,
  filling,
  finger,
  right,
  type Size,
  smallest,
} from '../../stage/layout.ts'
import { linesAt, narrowest, widthOf } from '../../stage/letters.ts'
import {
  amountsOf,
  artifactsIn,
  flagLines,
  guestHeight,
  guestsIn,
  headWidth,
  inRow,
  lettersFor,
  noParts,
  shelfLook,
  typeOf,
  wareLook,
} from './layout-parts.ts'
import type { Contents, SettlementLayout, ShelfPlaces, ValleyLook } from './places.ts'

const edge = 12
/** Room at the right edge for the handle of the drawer. */
const handle = 66

/** Width in view of a hero that lies under the next one. */
const guestStep = 34

/** The scene is so high, in hundredths of its width; its terraces begin, are and lie so far apart. */
const scene = { high: 48.5, top: 9.7, terrace: 8.65, gap: 2.6, street: 58.2 } as const

/** The scene at the top, as large as what the shelf needs leaves of it; the shelf at the foot. */
function sceneOf({ width, height }: Size, contents: Contents) {
  const least = Math.max(190, 0.19 * height)
  // An upright screen has room for heroes and market one below the other.
  const isStacked = height > 0.95 * width
  const most = isStacked ? height : 300
  const shelf = between(least, height - (scene.high * width) / 100 - 22, most)
  const u = Math.min(width / 100, (height - shelf - 14) / scene.high)
  const x = (width - 100 * u) / 2
  const free = contents.handle ? handle : edge
  return { u, shelf, isStacked, free, ground: { x, y: 0, w: 100 * u, h: scene.high * u } }
}

type Scene = ReturnType<typeof sceneOf>

/** Letters of the valley; those of labels as small as the longest name at least needs. */
function valleyLook(
  contents: Contents,
  u: number,
  widths: Readonly<Record<'tile' | 'plot' | 'gate' | 'flag' | 'stack', number>>,
  h: number,
): ValleyLook {
  const { terraces } = contents
  const words = (of: 'flag' | 'gate' | 'price' | 'left') =>
    terraces.flatMap((one) => (one[of] === null ? [] : [one[of]]))
  const lands = terraces.flatMap(({ lands }) => lands.flatMap((name) => name ?? []))
  const names = terraces.flatMap(({ houses }) => houses.flatMap((house) => house?.name ?? []))
  const most = Math.max(smallest, 1.13 * u)
  // The yield of a land is told by a small picture, or by its drawing alone.
  const longest = Math.max(0, ...lands.map((name) => narrowest(name, 'display', smallest)))
  const yields = [1.35 * most, smallest].find((one) => longest <= widths.tile - 15 - one) ?? 0
  const foot = Math.max(15, 1.4 * u)
  const sign = Math.max(20, 1.9 * u)
  const flag = lettersFor(words('flag'), 'bold', widths.flag - 4, Math.max(smallest, 0.95 * u))
  return {
    flag,
    ...flagLines(h, flag, sign),
    gate: lettersFor(words('gate'), 'bold', widths.gate - 8, Math.max(12.5, 1.05 * u)),
    stack: lettersFor(words('left'), 'bold', widths.stack - 12, Math.max(smallest, u)),
    land: lettersFor(lands, 'display', widths.tile - (yields > 0 ? yields + 15 : 12), most),
    label: lettersFor(names, 'bold', 1.18 * widths.plot - 14, Math.max(smallest, 1.15 * u)),
    effect: Math.max(12.5, 1.2 * u),
    mark: sign,
    yields,
    beast: widths.tile / 2,
    hunted: widths.tile / 2,
    house: { w: widths.plot, h: h - foot, foot },
    flagWord: true,
  }
}

/** Three terraces: a land on the left, across the river its street. */
function valleyOf(
  stage: Size,
  contents: Contents,
  { u, ground, free }: Scene,
): NonNullable<SettlementLayout['valley']> {
  const x = ground.x + 0.9 * u
  const h = scene.terrace * u
  const step = h + scene.gap * u
  const w = Math.min(98.2 * u, stage.width - x - free + 2)
  const flagWide = Math.max(58, 5.4 * u)
  const tile = 10.8 * u
  const price = 1.06 * Math.max(smallest, u)
  const prices = contents.terraces.map((one) => widthOf(one.price ?? '', 'bold', price))
  // The price: its words, a settler, and the edges of its slip and of the stack.
  const stackWide = Math.max(70, 7.2 * u, Math.ceil(Math.max(...prices) + 1.3 * price) + 25)
  const stackHigh = Math.min(h, Math.max(66, 0.86 * h))
  const gap = 0.5 * u
  const street = scene.street * u
  const words = contents.terraces.map(({ gate }) => widthOf(gate ?? '', 'bold', smallest))
  const gateWide = Math.max(finger, 6.4 * u, Math.ceil(Math.max(...words)) + 10)
  const plot = (w - street - gateWide - 3 * gap) / 3
  const gateHigh = Math.max(finger, 4.9 * u)
  const tilesAt = flagWide + gap
  const stackAt = Math.min(tilesAt + 3 * tile + 1.2 * u, street - stackWide - 8)
  const widths = { tile, plot, gate: gateWide, flag: flagWide, stack: stackWide }
  return {
    box: { x, y: scene.top * u, w, h: 2 * step + h },
    isStacked: false,
    look: valleyLook(contents, u, widths, h),
    terraces: contents.terraces.map((_, i) => ({
      box: { x: 0, y: i * step, w, h },
      flag: { x: 0, y: 0, w: flagWide, h },
      tiles: [0, 1, 2].map((at) => ({ x: tilesAt + at * tile, y: 0, w: tile, h })),
      stack: { x: stackAt, y: (h - stackHigh) / 2, w: stackWide, h: stackHigh },
      gate: { x: street, y: h + 0.4 * u - gateHigh, w: gateWide, h: gateHigh },
      plots: [0, 1, 2].map((at) => ({
        x: street + gateWide + gap + at * (plot + gap),
        y: 0,
        w: plot,
        h,
      })),
    })),
  }
}

/** Widths that are tried for an artifact's tag lie so far apart. */
const tagStep = 12

/** The artifact of a seat with its name and two lines of what it does; where these have no room, its picture alone. */
function tagOf({ tag: { name, text } }: Contents, most: number, type: number) {
  const scale = type / 14
  const letters = 1.08 * type
  const small = 0.9 * type
  const picture = text === null ? 0 : 38 * scale
  const beside = picture + (picture > 0 ? 28 : 26)
  const least = Math.max(finger, 46 * scale)
  const at = { x: edge, y: 8 }
  const named = widthOf(name, 'display', letters) + beside + 8
  if (text === null) {
    const box = { ...at, w: Math.ceil(Math.min(most, named)), h: least }
    return { box, picture, letters, isBare: false }
  }
  const line = widthOf(text, 'text', small)
  const wished = Math.max(named, Math.min(line, 0.55 * line + 20) + beside + 8)
  for (let w = Math.ceil(wished); w <= most; w += tagStep) {
    const lines = linesAt(text, 'text', small, w - beside)
    if (lines > 2) continue
    const h = Math.ceil(1.1 * letters + lines * 1.15 * small + 6)
    return { box: { ...at, w, h: Math.max(least, h) }, picture, letters, isBare: false }
  }
  return { box: { ...at, w: least, h: least }, picture, letters, isBare: true }
}

/** Over the hills: the artifact, whose valley it is, and the heroes. */
function aboveOf({ width }: Size, contents: Contents, { free, u }: Scene, type: number) {
  const { visit, guests } = contents
  const scale = type / 14
  const ends = width - free
  const home = visit
    ? widthOf(visit.title, 'display', 16) + widthOf(visit.home, 'bold', type) + 70
    : 0
  const w = Math.min(60 * scale, Math.max(60, 5 * u))
  // Heroes may lie over each other, so that their points are seen.
  const least = guests > 0 ? w + (guests - 1) * Math.min(w + 4, guestStep) + 12 : 0
  const spare = ends - least - (visit ? home + 12 : 0) - edge
  const tag = tagOf(contents, Math.min(460 * scale, spare), type)
  const { box } = tag
  const left = right(box) + 12 + (visit ? home + 12 : 0)
  const step = guests > 1 ? Math.min(w + 4, (ends - left - w) / (guests - 1)) : 0
  const first = ends - w - step * (guests - 1)
  const places = Array.from({ length: guests }, (_, i) => ({
    x: first + i * step,
    y: 8,
    w,
    h: guestHeight(w),
  }))
  const space = (guests > 0 ? first - 12 : ends) - right(box) - 12
  return {
    tag,
    guests: places,
    visit: visit && {
      x: right(box) + 12 + Math.max(0, (space - home) / 2),
      y: 8,
      w: Math.min(home, Math.max(home, space)),
      h: 52,
    },
  }
}

/** Action spaces at the left and the purse at the right, above the shelf; words beside pictures where there is room. */
function benchOf({ width }: Size, contents: Contents, { free }: Scene, y: number, type: number) {
  const scale = type / 14
  const h = Math.max(48, 46 * scale)
  const gap = 8
  const letters = 19 * Math.min(scale, 1.35)
  const icon = 25 * Math.min(scale, 1.3)
  const ends = width - free
  const { exchange, asked } = contents.purse
  const sum = (all: ReadonlyArray<number>) => all.reduce((sum, one) => sum + one, 0)
  const word = widthOf(exchange ?? '', 'bold', 1.07 * type) + 62
  const beside = contents.sites.map((name) => widthOf(name, 'bold', type) + 21 * scale + 30)
  const below = contents.sites.map((name) => Math.max(h, widthOf(name, 'bold', smallest) + 12))
  const looks = [
    { sites: beside, exchange: word, least: finger },
    { sites: beside, exchange: h, least: finger },
    { sites: below, exchange: word, least: finger },
    { sites: below, exchange: h, least: finger },
    { sites: below, exchange: h, least: asked ? finger : 34 },
  ].map((look) => {
    const amounts = amountsOf(contents, letters, icon, look.least, look.least < finger ? 2 : 6)
    const bag = sum(amounts) + 30
    const taken = exchange === null ? 0 : look.exchange + 10
    const needs = sum(look.sites) + gap * contents.sites.length + bag + taken + 12
    return { ...look, amounts, bag, taken, fits: needs <= ends - edge }
  })
  const found = looks.find(({ fits }) => fits) ?? looks.at(-1)
  const { sites = [], amounts = [], bag: bagWide = 0, taken = 0 } = found ?? {}
  const bag = { x: ends - bagWide - taken, y, w: bagWide, h }
  const boxes = inRow({ x: 12, y: (h - finger) / 2, w: bagWide - 24, h: finger }, amounts)
  const trayWide = Math.min(430, 0.94 * width)
  const places: Box[] = []
  let x: number = edge
  for (const w of sites) {
    places.push({ x, y, w, h })
    x += w + gap
  }
  return {
    sites: contents.over
      ? null
      : { places, named: found?.sites === below ? ('below' as const) : ('beside' as const) },
    purse: {
      bag,
      amounts: boxes.slice(0, -1),
      settlers: boxes.at(-1) ?? null,
      letters,
      icon,
      exchange:
        exchange === null
          ? null
          : {
              box: { x: ends - taken + 10, y, w: taken - 10, h },
              isNamed: found?.exchange === word,
            },
      tray: { x: ends - trayWide, y: 8, w: trayWide, h: y - 18 },
      opens: 'up' as const,
    },
  }
}

/** Part of the shelf's width that the heroes take: as little as their names and the market's allow. */
function heroesWide(contents: Contents, w: number, gap: number, type: number): number {
  const look = shelfLook(type)
  const names = contents.shelf.heroes.cards.flatMap((card) => card?.name ?? [])
  const least = Math.max(0, ...names.map((name) => narrowest(name, 'bold', 13))) + 15
  return Math.max(0.36 * w, Math.min(0.46 * w, 4 * least + 3 * gap, w - 3 * (look.ware * 8.8)))
}

/** Heroes and market, or artifacts: what everybody can have. */
function shelfOf(
  { width, height }: Size,
  contents: Contents,
  at: Scene,
  type: number,
): ShelfPlaces {
  const { shelf } = contents
  const panel = { x: edge, y: height - 10 - at.shelf, w: width - edge - at.free, h: at.shelf }
  const look = shelfLook(type)
  const pad = edge
  const inner = { x: pad, y: 8, w: panel.w - 2 * pad, h: panel.h - 18 }
  const head = Math.ceil(1.3 * look.heading)
  const below = head + 6
  const turnsWide = shelf.turns.slice(0, 1).map((label) => widthOf(label, 'bold', type) + 34)
  const turnWide = turnsWide[0] ?? 0
  const turnHigh = contents.handle ? 26 : finger
  const turns = [{ x: right(inner) - turnWide, y: 4, w: turnWide, h: turnHigh }]
  const headOf = (of: 'heroes' | 'market' | 'artifacts', x: number, y: number, w: number): Box => ({
    x,
    y,
    w: Math.min(w, headWidth(shelf[of], look, headWidth(shelf[of], look, false) > w)),
    h: head,
  })
  if (shelf.side !== 'market') {
    const top = Math.max(below, turnHigh - 2)
    const area = { ...inner, y: inner.y + top, h: inner.h - top }
    const from = headOf('artifacts', inner.x, inner.y, inner.w - turnWide - edge)
    if (shelf.side === 'own-heroes') {
      const places = guestsIn(shelf.own, { ...area, x: 0, y: 0 }, 76)
      return { panel, look, ...noParts, own: { head: from, cards: { area, places } }, turns }
    }
    const count = shelf.artifacts.cards.length
    const columns = at.isStacked ? Math.ceil(count / Math.ceil(count / 4)) : Math.max(1, count)
    const { look: found, cards } = artifactsIn(
      shelf,
      area,
      columns,
      look,
      at.isStacked ? 200 : area.h,
    )
    return { panel, look: found, ...noParts, artifacts: { head: from, cards }, turns }
  }
  const gap = Math.max(6, 0.0082 * panel.w)
  const parts = partsOf(contents, inner, at.isStacked, gap, type)
  const heroArea = { ...parts.heroes, y: parts.heroes.y + below, h: parts.heroes.h - below }
  const lead = Math.max(below, parts.market.y === inner.y || contents.handle ? below : turnHigh + 4)
  const marketArea = { ...parts.market, y: parts.market.y + lead, h: parts.market.h - lead }
  const wares = filling(marketArea, 9, { columns: 3, lines: 3, gap: 8, below: 7 })
  const ware = wares[0] ?? inner
  const names = shelf.heroes.cards.flatMap((card) => card?.name ?? [])
  const heroes = filling(heroArea, 4, { columns: 4, lines: 1, gap })
  const hero = lettersFor(names, 'bold', (heroes[0]?.w ?? 0) - 12, look.hero)
  const found = wareLook(shelf.market.wares, ware, { ...look, hero })
  const turnY = parts.market.y - 4
  return {
    panel,
    look: found,
    ...noParts,
    heroes: {
      head: headOf('heroes', parts.heroes.x, parts.heroes.y, parts.heroes.w),
      places: heroes,
    },
    market: {
      head: headOf('market', parts.market.x, parts.market.y, parts.market.w - turnWide - edge),
      places: wares,
    },
    turns: turns.map((turn) => ({ ...turn, y: turnY })),
  }
}

/** Heroes beside the market, or above it on an upright screen: the market as high as its words need. */
function partsOf(contents: Contents, inner: Box, isStacked: boolean, gap: number, type: number) {
  if (!isStacked) {
    const between = 14
    const w = heroesWide(contents, inner.w - between, gap, type)
    return {
      heroes: { ...inner, w },
      market: { ...inner, x: inner.x + w + between, w: inner.w - between - w },
    }
  }
  const h = 0.46 * inner.h
  return {
    heroes: { ...inner, h: h - 10 },
    market: { ...inner, y: inner.y + h, h: inner.h - h },
  }
}

/** The stage of a wide screen or an upright tablet: a valley in its scene, and the shelf below. */
export function wideLayout(stage: Size, contents: Contents): SettlementLayout {
  const type = typeOf(stage)
  const at = sceneOf(stage, contents)
  const shelf = shelfOf(stage, contents, at, type)
  const valley = valleyOf(stage, contents, at)
  const benchHigh = Math.max(48, (46 * type) / 14)
  const y = shelf.panel.y - 8 - benchHigh
  return {
    type,
    ground: at.ground,
    ...aboveOf(stage, contents, at, type),
    valley,
    ...benchOf(stage, contents, at, y, type),
    shelf,
    others: null,
  }
}
