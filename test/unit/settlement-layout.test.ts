import { expect, test } from 'vitest'
import { layoutOf } from '../../web/src/boards/settlement/layout.ts'
import {
  artifactHeight,
  headHeight,
  headWidth,
  heroWords,
  wareBeside,
  wareHeight,
} from '../../web/src/boards/settlement/layout-parts.ts'
import type { Contents, SettlementLayout } from '../../web/src/boards/settlement/places.ts'
import { type Box, bottom, right, type Size } from '../../web/src/stage/layout.ts'
import { linesAt, narrowest, widthOf } from '../../web/src/stage/letters.ts'
import {
  expectLawful,
  inside,
  overlapsIn,
  type Piece,
  scrolled,
  seenIn,
  untouchedIn,
} from './layout-law.ts'
import { contentsIn, statesOf } from './settlement-states.ts'

/** Stages as Chromium has them on screens of our sizes: what the frame leaves. */
const wide: ReadonlyArray<Size> = [
  { width: 796, height: 640 },
  { width: 860, height: 704 },
  { width: 1092, height: 736 },
  { width: 1464, height: 982 },
  { width: 2344, height: 1372 },
]
const tablets: ReadonlyArray<Size> = [
  { width: 768, height: 817 },
  { width: 834, height: 987 },
]
const phones: ReadonlyArray<Size> = [
  { width: 360, height: 397 },
  { width: 360, height: 415 },
  { width: 390, height: 574 },
  { width: 390, height: 592 },
  { width: 430, height: 680 },
  { width: 768, height: 560 },
]
const looks = [
  { stages: wide, panes: [null], handle: true },
  { stages: tablets, panes: [null], handle: false },
  { stages: phones, panes: ['valley', 'market', 'others'], handle: false },
] as const

const one = (name: string, box: Box | null | undefined, still = false): Piece[] =>
  box ? [{ name, box, still }] : []

function valleyPieces({ valley }: SettlementLayout): Piece[] {
  return (valley?.terraces ?? []).flatMap((terrace, i) => {
    const corner = inside(valley?.box ?? terrace.box, terrace.box)
    const at = (name: string, box: Box): Piece => ({
      name: `${name} ${i}`,
      box: inside(corner, box),
    })
    return [
      at('flag', terrace.flag),
      ...terrace.tiles.map((box, j) => at(`land ${j} of`, box)),
      ...(terrace.stack ? [at('stack', terrace.stack)] : []),
      at('gate', terrace.gate),
      ...terrace.plots.map((box, j) => at(`plot ${j} of`, box)),
    ]
  })
}

function shelfPieces({ shelf }: SettlementLayout): Piece[] {
  if (!shelf) return []
  const { panel, heroes, market, artifacts, own, turns } = shelf
  const on = (name: string, box: Box | null | undefined, still = false): Piece[] =>
    one(name, box && inside(panel, box), still).map((piece) =>
      shelf.scrolls ? { ...piece, seen: seenIn(panel, piece.box) } : piece,
    )
  return [
    ...on('heading of heroes', heroes?.head, true),
    ...on('heading of market', market?.head, true),
    ...on('heading of artifacts', artifacts?.head, true),
    ...on('heading of own', own?.head, true),
    ...(heroes?.places ?? []).flatMap((box, i) => on(`hero ${i}`, box)),
    ...(market?.places ?? []).flatMap((box, i) => on(`ware ${i}`, box)),
    ...turns.flatMap((box, i) => on(`turn ${i}`, box)),
    ...(artifacts
      ? scrolled('artifact', inside(panel, artifacts.cards.area), artifacts.cards.places)
      : []),
    ...(own ? scrolled('own hero', inside(panel, own.cards.area), own.cards.places) : []),
  ]
}

/** All that lies on the stage, each with its box on it. */
function piecesOf(layout: SettlementLayout, contents: Contents): Piece[] {
  const { tag, visit, guests, sites, purse, others } = layout
  return [
    ...one('artifact before a seat', tag?.box, contents.tag.text === null),
    ...one('way home', visit),
    ...(guests ?? []).map((box, i) => ({ name: `guest ${i}`, box })),
    ...valleyPieces(layout),
    ...(sites?.places ?? []).map((box, i) => ({ name: `site ${i}`, box })),
    ...(purse?.amounts ?? []).map((box, i) => ({
      name: `amount ${i}`,
      box: inside(purse?.bag ?? box, box),
      still: !contents.purse.asked,
    })),
    ...one('settlers', purse?.settlers && inside(purse.bag, purse.settlers), true),
    ...one('exchange', purse?.exchange?.box),
    ...shelfPieces(layout),
    ...(others ? scrolled('neighbour', others.area, others.places) : []),
  ]
}

/** Pairs that may lie over each other: heroes that are many, and the way home over the actions of somebody else. */
function mayMeet(a: string, b: string): boolean {
  if (a.startsWith('guest') && b.startsWith('guest')) return true
  return a === 'way home' && /^(site|hero|ware|turn|artifact|own|flag|gate|plot|land)/.test(b)
}

const overlaps = (all: ReadonlyArray<Piece>): string[] =>
  overlapsIn(all, 1, (a, b) => mayMeet(a.name, b.name))

function cut(all: ReadonlyArray<Piece>, stage: Size): string[] {
  return all.flatMap(({ name, box, seen }) => {
    const isWithin = box.x >= -0.5 && right(box) <= stage.width + 0.5
    const isAbove = box.y >= -0.5 && bottom(box) <= stage.height + 0.5
    return isWithin && (isAbove || (seen !== undefined && box.y >= -0.5)) ? [] : [`${name} is cut`]
  })
}

/** Words of flags, gates, lands and houses: letters of 12 px, none cut. */
function unreadInValley({ valley }: SettlementLayout, { terraces, pane }: Contents): string[] {
  if (!valley) return []
  const { look, isStacked } = valley
  const face = isStacked ? 'bold' : 'display'
  const small = Object.entries(look).flatMap(([name, size]) =>
    ['flag', 'gate', 'stack', 'land', 'label'].includes(name) && (size as number) < 12
      ? [`letters of ${name} are ${size}`]
      : [],
  )
  return [
    ...small,
    ...terraces.flatMap(({ flag, gate, price, lands, houses }, i) => {
      const place = valley.terraces[i]
      if (!place) return ['no terrace']
      const wider = (text: string | null, letters: number, room: number, of: string) =>
        text !== null && widthOf(text, 'bold', letters) > room + 0.5
          ? [`${text} is cut on ${of}`]
          : []
      return [
        ...(look.flagWord ? wider(flag, look.flag, place.flag.w - 2, 'a flag') : []),
        ...(look.sign + Math.max(look.standing, 1.2 * look.amounts) + 2 <=
        place.flag.h - (look.flagWord ? look.flag + 2 : 0) - 4
          ? []
          : ['the lines of a flag are higher than it']),
        ...wider(gate, look.gate, place.gate.w - 4, 'a gate'),
        ...(place.stack
          ? wider(price, 1.06 * look.stack, place.stack.w + 14 - 1.3 * look.stack, 'a stack')
          : []),
        ...lands.flatMap((name, j) => {
          const tile = place.tiles[j]
          if (name === null || !tile) return []
          const edges = pane === null ? (look.yields > 0 ? 15 : 12) : 7
          const room = tile.w - look.yields - edges
          const high = linesAt(name, face, look.land, room) * 1.05 * look.land + 5
          return narrowest(name, face, look.land) > room + 0.5 || high > tile.h - 8
            ? [`${name} is cut on its land`]
            : []
        }),
        ...houses.flatMap((house, j) => {
          const plot = place.plots[j]
          if (house === null || !plot) return []
          const room = isStacked ? plot.w - 10 : 1.18 * plot.w - 14
          const lines = linesAt(house.name, 'bold', look.label, room)
          return narrowest(house.name, 'bold', look.label) > room + 0.5 || lines > 2
            ? [`${house.name} is cut on its label`]
            : []
        }),
      ]
    }),
  ]
}

/** Words of heroes, market and artifacts. */
function unreadOnShelf({ shelf }: SettlementLayout, { shelf: of, pane }: Contents): string[] {
  if (!shelf) return []
  const { look, heroes, market, artifacts } = shelf
  const letters = [look.hero, look.ware, look.effect, look.artifact, look.text, look.note]
  return [
    ...(Math.min(...letters) < 12 ? ['small letters on the shelf'] : []),
    ...(heroes?.places ?? []).flatMap((box, i) => {
      const card = of.heroes.cards[i]
      if (!card) return []
      return [
        ...(widthOf(card.name, 'bold', look.hero) > box.w - 11.5 ? [`${card.name} is cut`] : []),
        ...(heroWords(card, box.w, look) + (shelf.scrolls ? 50 : 24) > box.h
          ? [`no room for the face of ${card.name}`]
          : []),
      ]
    }),
    ...(market?.places ?? []).flatMap((box, i) => {
      const ware = of.market.wares[i]
      if (!ware) return []
      const room = box.w - wareBeside(ware.price, look)
      return narrowest(ware.name, 'display', look.ware) > room + 0.5 ||
        wareHeight(ware, box.w, look) > box.h
        ? [`${ware.name} is cut in the market`]
        : []
    }),
    ...(artifacts?.cards.places ?? []).flatMap((box, i) => {
      const card = of.artifacts.cards[i]
      return card && artifactHeight(card, box.w, look) > box.h + 1 ? [`${card.name} is cut`] : []
    }),
    ...(['heroes', 'market', 'artifacts'] as const).flatMap((part) => {
      const head = shelf[part]?.head
      return head && head.w < headWidth(of[part], look, true) - 1
        ? [`heading of ${part} is cut`]
        : []
    }),
    ...(pane !== null &&
    artifacts &&
    artifacts.head.h < headHeight(of.artifacts, look, artifacts.head.w)
      ? ['the note of artifacts is cut']
      : []),
  ]
}

/** Words of action spaces and of the way home. */
function unreadAround({ sites, visit, type }: SettlementLayout, contents: Contents): string[] {
  const isPhone = contents.pane !== null
  const letters = sites?.named === 'below' ? 12 : isPhone ? 13 : type
  const beside = sites?.named === 'below' ? 4 : isPhone ? 26 : 1.5 * type + 10
  return [
    ...contents.sites.flatMap((name, i) => {
      const box = sites?.places[i]
      return box && widthOf(name, 'bold', letters) + beside > box.w ? [`${name} is cut`] : []
    }),
    ...(visit && contents.visit && widthOf(contents.visit.home, 'bold', type) + 130 > visit.w
      ? ['the way home is cut']
      : []),
  ]
}

/** Words of the artifact before a seat: its name, and at most two lines of what it does. */
function unreadOnTag({ tag, type }: SettlementLayout, { tag: { name, text } }: Contents): string[] {
  if (!tag || tag.isBare || text === null) return []
  const room = tag.box.w - tag.picture - 28
  const small = 0.9 * type
  const lines = linesAt(text, 'text', small, room)
  const named = linesAt(name, 'display', tag.letters, room)
  const high = named * 1.1 * tag.letters + lines * 1.15 * small
  return lines > 2 || narrowest(name, 'display', tag.letters) > room || high > tag.box.h
    ? [`${name} is cut over the hills`]
    : []
}

test('nothing overlaps, nothing is cut, all can be read and touched, in every state at every size', () => {
  expectLawful(
    statesOf(8),
    looks,
    (at, pane, { handle }) => contentsIn(at, pane, handle),
    (stage, contents, _pane, { handle }) => {
      const layout = layoutOf(stage, contents)
      const all = piecesOf(layout, contents)
      return [
        ...overlaps(all),
        ...cut(all, stage),
        ...unreadInValley(layout, contents),
        ...unreadOnShelf(layout, contents),
        ...unreadAround(layout, contents),
        ...unreadOnTag(layout, contents),
        ...(handle ? [] : untouchedIn(all)),
      ]
    },
  )
})

test('on a phone of 390x844 houses are 110 pixels wide, below hills and forest', () => {
  const [at] = statesOf(1)
  if (!at) throw new Error('There is no state.')
  const { valley, ground } = layoutOf({ width: 390, height: 592 }, contentsIn(at, 'valley', false))
  expect(valley?.look.house.w).toBeGreaterThanOrEqual(109.5)
  expect((valley?.box.y ?? 0) - ground.y).toBeGreaterThan(100)
})
