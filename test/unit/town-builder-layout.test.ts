import { expect, test } from 'vitest'
import { layoutOf } from '../../web/src/boards/town-builder/layout.ts'
import { answerLetters, nameRoom } from '../../web/src/boards/town-builder/layout-parts.ts'
import type { CardLook, Contents, TownLayout } from '../../web/src/boards/town-builder/places.ts'
import { type Box, bottom, right, type Size } from '../../web/src/stage/layout.ts'
import { linesAt, narrowest } from '../../web/src/stage/letters.ts'
import {
  expectLawful,
  inside as insideOf,
  overlapsIn,
  type Piece,
  scrolled as scrolledIn,
  untouchedIn,
} from './layout-law.ts'
import { contentsIn, statesOf } from './town-builder-states.ts'

/** Stages as Chromium has them on screens of our sizes: what the frame leaves, with a question of few lines and of many. */
const wide: ReadonlyArray<Size> = [
  { width: 860, height: 704 },
  { width: 1092, height: 736 },
  { width: 1492, height: 986 },
  { width: 2372, height: 1376 },
]
const phones: ReadonlyArray<Size> = [
  { width: 360, height: 400 },
  { width: 360, height: 420 },
  { width: 390, height: 595 },
  { width: 390, height: 620 },
  { width: 768, height: 790 },
]
const panes = ['row', 'district', 'judges']

const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 }

const inside = (outer: Box | undefined, box: Box = nowhere): Box => insideOf(outer ?? nowhere, box)

const scrolled = (name: string, area: Box = nowhere, places: ReadonlyArray<Box> = []): Piece[] =>
  scrolledIn(name, area, places)

/** All that lies on the stage, each with its box on it. */
function piecesOf(layout: TownLayout): Piece[] {
  const { row, tray, plans, medals, houses, answers } = layout
  const one = (name: string, box: Box | null | undefined, still = false): Piece[] =>
    box ? [{ name, box, still }] : []
  return [
    ...(row?.places ?? []).map((box, i) => ({ name: `card ${i}`, box })),
    ...one('deck', row?.deck),
    ...one('discard', row?.discard),
    ...scrolled('laid', inside(tray?.panel, tray?.cards.area), tray?.cards.places),
    ...(plans?.places ?? []).map((box, i) => ({ name: `plan ${i}`, box })),
    ...one('plot', plans?.plot),
    ...scrolled('medal', medals?.area, medals?.places),
    ...scrolled(
      'house',
      houses?.area,
      houses?.places.map(({ box }) => box),
    ),
    ...one(
      'sentence on no houses',
      houses?.places.length === 0 ? inside(houses.area, houses.bare) : null,
      true,
    ),
    ...one('crest', layout.crest),
    ...one('treasury', layout.treasury, true),
    ...one('until', layout.until, true),
    ...one('explain', layout.explain),
    ...one('answers', answers?.box),
  ]
}

/** Pairs that may lie over each other: the crest on its card, and answers over what they are not about; over houses only while a card is chosen. */
function mayMeet(a: string, b: string, layout: TownLayout, contents: Contents): boolean {
  if (a === 'crest' && b === 'treasury') return true
  if (b !== 'answers') return false
  if (contents.pane !== null && /^(house|sentence)/.test(a) && contents.answers?.about === null)
    return false
  if (a === `card ${contents.answers?.inRow}`) return layout.answers?.short === true
  // The crest is covered in a wide screen's purse, which tells what the rail tells.
  if (a === 'crest' && contents.pane === null) return true
  return layout.answers?.covers === true && !/^(plan|plot|crest|explain|laid)/.test(a)
}

const overlaps = (layout: TownLayout, contents: Contents): string[] =>
  overlapsIn(piecesOf(layout), 5, (a, b) => mayMeet(a.name, b.name, layout, contents))

function cut(layout: TownLayout, stage: Size, isPhone: boolean): string[] {
  return piecesOf(layout).flatMap(({ name, box, seen }) => {
    const isWithin = box.x >= -0.5 && right(box) <= stage.width + 0.5
    const isAbove = box.y >= -0.5 && bottom(box) <= stage.height + 0.5
    const mayScroll = seen !== undefined && (isPhone || name.startsWith('laid'))
    return isWithin && (isAbove || (mayScroll && box.y >= -0.5)) ? [] : [`${name} is cut`]
  })
}

/** Words of cards, labels, medals and answers: letters of 12 px, and no word wider or higher than its room. */
function unread(layout: TownLayout, contents: Contents): string[] {
  const onCards = (cards: ReadonlyArray<string>, look: CardLook | undefined, of: string) =>
    cards.flatMap((name) => {
      if (!look || name === '') return []
      const room = nameRoom(look)
      const lines = linesAt(name, 'display', look.letters, room)
      const fits =
        narrowest(name, 'display', look.letters) <= room && lines * look.letters + 2 <= look.head
      const picture = look.h - look.head - look.foot
      return [
        ...(look.letters < 12 ? [`letters of ${look.letters} on ${of}`] : []),
        ...(fits ? [] : [`${name} is cut on ${of} ${Math.round(look.w)} wide`]),
        ...(picture < 0 ? [`no room below ${name} on ${of}`] : []),
      ]
    })
  const labels = contents.houses.flatMap(({ name }, i) => {
    const place = layout.houses?.places[i]
    const letters = layout.houses?.letters ?? 12
    if (!place) return layout.houses ? [`${name} has no place`] : []
    const room = place.label.w - 2.1 * letters - 14
    const isHigher = linesAt(name, 'bold', letters, room) * letters * 1.02 > place.label.h
    return narrowest(name, 'bold', letters) > room + 0.5 || isHigher || letters < 12
      ? [`${name} is cut on its label`]
      : []
  })
  const medals = contents.medals.flatMap(({ name }, i) => {
    const place = layout.medals?.places[i]
    if (!place || !layout.medals) return []
    const room = place.w - 4.15 * layout.type - 12
    const { letters, counts } = layout.medals
    const high = linesAt(name, 'display', letters, room) * letters * 1.05
    return narrowest(name, 'display', letters) > room + 0.5 ||
      high + counts > place.h ||
      letters < 12
      ? [`${name} is cut on its medal`]
      : []
  })
  return [
    ...onCards(contents.row, layout.row?.look, 'the row'),
    ...onCards(contents.tray?.cards ?? [], layout.tray?.look, 'the tray'),
    ...onCards(
      contents.plans.map(({ name }) => name),
      layout.plans?.look,
      'a plan',
    ),
    ...labels,
    ...medals,
  ]
}

const untouched = (layout: TownLayout): string[] => [
  ...untouchedIn(piecesOf(layout)),
  ...(layout.answers?.heights ?? []).flatMap((h) => (h < 43.5 ? ['low answer'] : [])),
]

/** Faults of the answers: they are not on the stage, or not all of them in view. */
function unanswered(layout: TownLayout, { answers, pane }: Contents): string[] {
  if (!answers || answers.options.length === 0) return []
  if (!layout.answers) return ['the answers have no place']
  const { box, heights, columns, short } = layout.answers
  const letters = answerLetters(layout.type, short)
  const aside = pane !== null && answers.about !== null ? 44 : 0
  const needs = heights.reduce((sum, h) => sum + h, 0) + (heights.length - 1) * 6 + 16
  const w = (box.w - 16 - aside - (columns - 1) * 6) / columns - letters.beside
  return [
    ...(needs > box.h + 1 ? [`answers ${Math.round(needs)} high in ${Math.round(box.h)}`] : []),
    ...answers.options.flatMap((one) => {
      const words = short ? one.short : one.title
      return narrowest(words, 'bold', letters.title) > w ? [`answer ${words} is cut`] : []
    }),
  ]
}

/** Says that no house of a district is seen whole above the answers to what is asked. */
function unhoused(layout: TownLayout, { answers, houses, pane }: Contents): string[] {
  if (pane !== 'district' || answers?.about !== null || houses.length === 0) return []
  const seen = piecesOf(layout).filter(({ name }) => name.startsWith('house'))
  return seen.some(({ box, seen }) => seen && seen.h >= box.h - 3) ? [] : ['no house is seen whole']
}

test('nothing overlaps, nothing is cut, all can be read and touched, and answers are in view, in every state at every size', () => {
  expectLawful(
    statesOf(8),
    [
      { stages: wide, panes: [null] },
      { stages: phones, panes },
    ],
    contentsIn,
    (stage, contents, pane) => {
      const layout = layoutOf(stage, contents)
      const isPhone = pane !== null
      return [
        ...overlaps(layout, contents),
        ...cut(layout, stage, isPhone),
        ...unread(layout, contents),
        ...(isPhone ? untouched(layout) : []),
        ...unanswered(layout, contents),
        ...unhoused(layout, contents),
      ]
    },
  )
})

test('T7.10 a row of up to eight cards keeps to all this', () => {
  const [at] = statesOf(1)
  if (!at) throw new Error('There is no state.')
  for (const [stages, pane] of [
    [wide, null],
    [phones, 'row'],
  ] as const)
    for (let cards = 5; cards <= 8; cards++) {
      const contents = contentsIn(at, pane)
      const row = Array.from({ length: cards }, (_, i) => contents.row[i % 5] ?? '')
      for (const stage of stages) {
        const longer = { ...contents, row, answers: null }
        const layout = layoutOf(stage, longer)
        expect([
          ...overlaps(layout, longer),
          ...cut(layout, stage, pane !== null),
          ...unread(layout, longer),
          ...(pane === null ? [] : untouched(layout)),
        ]).toEqual([])
      }
    }
})
