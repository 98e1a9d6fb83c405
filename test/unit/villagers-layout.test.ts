import { expect, test } from 'vitest'
import { layoutOf } from '../../web/src/boards/villagers/layout.ts'
import { lineRoom, nameRoom } from '../../web/src/boards/villagers/layout-parts.ts'
import type {
  CardContents,
  CardLook,
  Contents,
  VillageCard,
  VillagersLayout,
} from '../../web/src/boards/villagers/places.ts'
import { type Box, bottom, right, type Size } from '../../web/src/stage/layout.ts'
import { linesAt, narrowest } from '../../web/src/stage/letters.ts'
import {
  expectLawful,
  inside,
  overlapsIn,
  type Piece as PieceOfAny,
  untouchedIn,
} from './layout-law.ts'
import { contentsIn, statesOf } from './villagers-states.ts'

/** Stages as Chromium has them on screens of our sizes: what the frame leaves, with a question of few lines and of many. */
const whole: ReadonlyArray<Size> = [
  { width: 796, height: 704 },
  { width: 860, height: 704 },
  { width: 1092, height: 656 },
  { width: 1092, height: 736 },
  { width: 1464, height: 982 },
  { width: 2344, height: 1372 },
  { width: 768, height: 800 },
  { width: 768, height: 830 },
  { width: 834, height: 1000 },
]
const phones: ReadonlyArray<Size> = [
  { width: 360, height: 386 },
  { width: 360, height: 420 },
  { width: 390, height: 560 },
  { width: 390, height: 620 },
  { width: 430, height: 690 },
]

/** `scrolls`: it may reach beyond the edge of what scrolls: sideways, or upwards as well. */
interface Piece extends PieceOfAny {
  readonly scrolls?: boolean
}

/** As much of a box as is seen of it in an area that scrolls. */
function seenIn(area: Box, box: Box): Box {
  const [x, y] = [
    Math.min(Math.max(box.x, area.x), right(area)),
    Math.min(Math.max(box.y, area.y), bottom(area)),
  ]
  return {
    x,
    y,
    w: Math.max(0, Math.min(right(box), right(area)) - x),
    h: Math.max(0, Math.min(bottom(box), bottom(area)) - y),
  }
}

const scrolled = (name: string, area: Box, places: ReadonlyArray<Box>): Piece[] =>
  places.map((place, i) => {
    const box = inside(area, place)
    return { name: `${name} ${i}`, box, seen: seenIn(area, box), scrolls: true }
  })

const many = (name: string, boxes: ReadonlyArray<Box>, still = false): Piece[] =>
  boxes.map((box, i) => ({ name: `${name} ${i}`, box, still }))

/** Cards of a fan as far as they are seen under the next. */
const fan = (name: string, area: Box, boxes: ReadonlyArray<Box>): Piece[] =>
  scrolled(
    name,
    area,
    boxes.map((box, i) => ({
      ...box,
      w: Math.min(box.w, (boxes[i + 1]?.x ?? right(box)) - box.x),
    })),
  )

/** All that lies in a village: each card as far as it is seen, and the buttons over its heads. */
function villagePieces({ village, touched }: VillagersLayout): Piece[] {
  if (!village) return []
  const { area, columns, ground } = village
  return [
    ...columns.flatMap(({ box, cards, opening, heads }, i) => [
      ...scrolled(
        `pile ${i} card`,
        area,
        [...cards.values()]
          .filter(({ line }) => !(touched && line))
          .map((card) => inside(box, { ...card.box, w: Math.min(card.box.w, card.seen) })),
      ),
      ...scrolled(`pile ${i} opening`, area, opening ? [inside(box, opening)] : []),
      ...scrolled(
        `pile ${i} heads`,
        area,
        heads.map((one) => inside(box, one)),
      ),
    ]),
    ...scrolled('ground', area, ground ? [ground] : []),
  ]
}

/** All that lies on the stage, each with its box on it. */
function piecesOf(layout: VillagersLayout): Piece[] {
  const { road, starters, tags, zoom, hand, chips } = layout
  const stackSeen = (box: Box, i: number): Box => {
    const card = road?.cards[i]
    return road?.piles === 'behind' && card && card.y > box.y
      ? { ...box, h: Math.min(box.h, card.y - box.y) }
      : box
  }
  return [
    ...(road
      ? [
          ...(road.piles === 'apart'
            ? scrolled('open', road.area, road.cards)
            : many('open', road.cards)),
          ...many('stack', road.stacks.map(stackSeen), road.piles === 'behind'),
          { name: 'reserve', box: road.reserve },
          ...many('market', road.markets),
          ...(road.hint ? [{ name: 'hint', box: road.hint, still: true }] : []),
        ]
      : []),
    ...(starters
      ? starters.places.map((box, i) => ({ name: `starter ${i}`, box: inside(starters.box, box) }))
      : []),
    ...(tags ? [{ name: 'tags', box: tags.box, still: true }] : []),
    ...(chips ? [{ name: 'chips', box: chips, still: true }] : []),
    ...(zoom ? [{ name: 'zoom', box: zoom }] : []),
    ...villagePieces(layout),
    ...fan('hand', hand.area, hand.hand),
    ...fan('square', hand.area, hand.square),
    ...(hand.title
      ? scrolled('title', hand.area, [hand.title]).map((one) => ({ ...one, still: true }))
      : []),
    ...(hand.empty ? [{ name: 'empty', box: inside(hand.area, hand.empty), still: true }] : []),
  ]
}

/** Pairs that may lie over each other: heads over the card below them, and a market's tag over the sky of its chips. */
function mayMeet(a: string, b: string): boolean {
  if (/^pile \d+/.exec(a)?.[0] === /^pile \d+/.exec(b)?.[0] && /heads/.test(a + b)) return true
  return /chips/.test(a + b) && /market/.test(a + b)
}

const overlaps = (layout: VillagersLayout): string[] =>
  overlapsIn(piecesOf(layout), 4, (a, b) => mayMeet(a.name, b.name))

function cut(layout: VillagersLayout, stage: Size): string[] {
  return piecesOf(layout).flatMap(({ name, box, scrolls }) => {
    const isBeside = box.x >= -0.5 && right(box) <= stage.width + 0.5
    const isWithin = box.y >= -0.5 && bottom(box) <= stage.height + 0.5
    // A part that scrolls begins in view.
    return (isBeside && isWithin) || (scrolls && box.x >= -0.5 && box.y >= -0.5)
      ? []
      : [`${name} is cut`]
  })
}

/** Names of whole cards: letters of 12 px, and none wider or higher than its room. */
function unreadCards(of: string, cards: ReadonlyArray<CardContents>, look: CardLook): string[] {
  const below = Math.max(12, 0.086 * look.w)
  const roomBelow = Math.min(look.seen, 0.94 * look.w) - 0.06 * look.w - 8
  return cards.flatMap((card) => {
    if (card.name === '') return []
    const room = nameRoom(look, card)
    const lines = linesAt(card.name, 'display', look.letters, room)
    const fits =
      narrowest(card.name, 'display', look.letters) <= room + 0.5 &&
      lines * look.letters * 0.95 <= look.head
    return [
      ...(look.letters < 12 ? [`letters of ${look.letters} in ${of}`] : []),
      ...(fits ? [] : [`${card.name} is cut in ${of}`]),
      ...(narrowest(card.below ?? '', 'bold', below) > roomBelow
        ? [`${card.below} is cut on the picture in ${of}`]
        : []),
      ...(look.h - look.head - look.foot < 24 ? [`no picture in ${of}`] : []),
    ]
  })
}

function unread(layout: VillagersLayout, contents: Contents): string[] {
  const { road, village, hand } = layout
  const inVillage: VillageCard[] = contents.columns
    .flat()
    .flatMap(({ starter, branches }) => [starter, ...branches.flat()])
  const places = new Map(village?.columns.flatMap(({ cards }) => [...cards]) ?? [])
  const lines = village
    ? inVillage.flatMap((card) => {
        const place = places.get(card.at)
        if (!place) return [`${card.name} has no place`]
        const { line } = place
        if (!line) return []
        const room = lineRoom(card, place.seen, line)
        const high = linesAt(card.name, 'bold', line.letters, room) * line.letters * 0.95
        return line.letters < 12 ||
          narrowest(card.name, 'bold', line.letters) > room + 0.5 ||
          high > village.line
          ? [`${card.name} is cut in its line`]
          : []
      })
    : []
  const open = contents.road.flatMap((card) => card ?? [])
  const tops = inVillage.filter(({ at }) => places.get(at)?.line === null)
  return [
    ...(road ? unreadCards('the road', open, road.look) : []),
    ...unreadCards('the hand', [...contents.hand, ...contents.square.cards], hand.look),
    ...(village ? unreadCards('the village', tops, village.look) : []),
    ...lines,
  ]
}

test('nothing overlaps, nothing is cut, all can be read and touched, in every state at every size', () => {
  expectLawful(
    statesOf(6),
    [
      { stages: whole, panes: [null] },
      { stages: phones, panes: ['road', 'village'] },
    ],
    contentsIn,
    (stage, contents) => {
      const layout = layoutOf(stage, contents)
      return [
        ...overlaps(layout),
        ...cut(layout, stage),
        ...unread(layout, contents),
        ...(layout.touched ? untouchedIn(piecesOf(layout)) : []),
      ]
    },
  )
})

test('on a phone the hand and what can be traded in stay in view, and the hand where it is, on both panes', () => {
  for (const at of statesOf(3))
    for (const stage of phones) {
      const [road, village] = ['road', 'village'].map((pane) =>
        layoutOf(stage, contentsIn(at, pane)),
      )
      expect(road?.hand).toEqual(village?.hand)
      expect(bottom(road?.hand.area as Box)).toBeLessThanOrEqual(stage.height)
      if (at.moves.some((move) => move.do === 'trade-in'))
        expect(village?.starters?.places).toHaveLength(3)
    }
})

test('a village that goes on beyond the edge of a phone shows a part of what comes', () => {
  for (const at of statesOf(6))
    for (const stage of phones) {
      const { village } = layoutOf(stage, contentsIn(at, 'village'))
      if (!village) throw new Error('A village has a pane of its own.')
      const { area, whole, columns } = village
      const crosses = (box: Box) => box.x < area.w - 16 && right(box) > area.w + 16
      if (whole.w > area.w + 1) expect(columns.some(({ box }) => crosses(box))).toBe(true)
    }
})
