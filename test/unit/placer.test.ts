import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, placeBeside, placeToRest, shared } from '../../web/src/stage/placer.ts'

const room: Box = { x: 188, y: 68, width: 1092, height: 732 }
const size = { width: 290, height: 90 }

test('a bubble lies below the middle of its thing where nothing is in the way, and points at it', () => {
  const thing = { x: 600, y: 200, width: 100, height: 140 }
  expect(placeBeside(thing, size, room, [])).toEqual({
    ...{ x: 505, y: 352, side: 'below' },
    at: 145,
    points: true,
    cost: 0,
    hides: false,
    covers: false,
  })
})

test('words below move it above, words there too move it aside', () => {
  const thing = { x: 600, y: 300, width: 100, height: 140 }
  const below = { x: 400, y: 445, width: 500, height: 120 }
  const above = { x: 400, y: 150, width: 500, height: 140 }
  expect(placeBeside(thing, size, room, [below]).side).toBe('above')
  expect(placeBeside(thing, size, room, [below, above]).side).toBe('after')
})

test('a bubble that lies far from its thing does not point at what is between', () => {
  const thing = { x: 600, y: 300, width: 100, height: 60 }
  const around = { x: 480, y: 200, width: 340, height: 260, weight: 40 }
  const { points, x, y } = placeBeside(thing, size, room, [around])
  expect(shared({ x, y, ...size }, around)).toBe(0)
  expect(points).toBe(false)
})

test('an explanation stands at its piece, whatever it hides there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 1150 }), fc.integer({ min: 80, max: 640 }), (x, y) => {
      const thing = { x, y, width: 118, height: 150 }
      const all = { ...room, weight: 40 }
      const found = placeBeside(thing, { width: 352, height: 260 }, room, [all], true)
      expect(found.points).toBe(true)
      expect(found.covers).toBe(false)
    }),
  )
})

test('beside a thing in a corner it lies within the room, off the thing, and points at it', () => {
  const thing = { x: 1200, y: 700, width: 60, height: 80 }
  const { x, y, side, at } = placeBeside(thing, size, room, [])
  expect(side).toBe('before')
  expect(x + size.width).toBeLessThanOrEqual(thing.x)
  expect(y + at).toBeGreaterThanOrEqual(thing.y)
  expect(y + at).toBeLessThanOrEqual(thing.y + thing.height)
})

test('wherever thing and words lie, a bubble that fits stays in the room and off its thing', () => {
  const box = fc.record({
    x: fc.integer({ min: 188, max: 1180 }),
    y: fc.integer({ min: 68, max: 700 }),
    width: fc.integer({ min: 20, max: 100 }),
    height: fc.integer({ min: 20, max: 100 }),
  })
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 12 }), (thing, words) => {
      const { x, y } = placeBeside(thing, size, room, words)
      expect(x).toBeGreaterThanOrEqual(room.x)
      expect(y).toBeGreaterThanOrEqual(room.y)
      expect(x + size.width).toBeLessThanOrEqual(room.x + room.width)
      expect(y + size.height).toBeLessThanOrEqual(room.y + room.height)
      // Free ground on some side is always found before the thing itself is covered.
      const free = words.length === 0
      if (free) expect(shared({ x, y, ...size }, thing)).toBe(0)
    }),
  )
})

test('a bubble lies over what can be tapped before it lies over what it speaks of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 330 }), (x, y) => {
      const stage = { x: 0, y: 0, width: 390, height: 540 }
      const thing = { x, y, width: 150, height: 210 }
      const lit = { ...stage, weight: 40 }
      expect(placeBeside(thing, { width: 320, height: 110 }, stage, [lit]).covers).toBe(false)
    }),
  )
})

test('a piece that can be tapped now is left in sight rather than words', () => {
  const room = { x: 0, y: 0, width: 600, height: 300 }
  const thing = { x: 250, y: 120, width: 100, height: 60 }
  const size = { width: 200, height: 80 }
  const below = { x: 200, y: 190, width: 200, height: 40 }
  const others = [
    { x: 0, y: 0, width: 240, height: 300, weight: 6 },
    { x: 360, y: 0, width: 240, height: 300, weight: 6 },
    { x: 200, y: 20, width: 200, height: 90 },
  ]
  expect(placeBeside(thing, size, room, [below, ...others]).side).toBe('below')
  expect(placeBeside(thing, size, room, [{ ...below, weight: 6 }, ...others]).side).toBe('above')
})

test('a bubble goes far from its thing before it hides a piece that can be tapped now', () => {
  // Lit cards fill a band of the stage; ground is free below them only.
  const lit = Array.from({ length: 8 }, (_, i) => ({
    ...{ x: 200 + 130 * i, y: 150, width: 118, height: 330 },
    weight: 40,
  }))
  const thing = { x: 590, y: 160, width: 118, height: 60 }
  const place = placeBeside(thing, size, room, lit)
  for (const card of lit) expect(shared({ ...size, x: place.x, y: place.y }, card)).toBe(0)
  expect(place.y).toBeGreaterThanOrEqual(480)
})

const phone: Box = { x: 0, y: 128, width: 360, height: 400 }
const cards = Array.from({ length: 4 }, (_, i) => ({
  ...{ x: 14 + 168 * (i % 2), y: 215 + 112 * (i >> 1), width: 164, height: 110 },
  weight: 40,
}))

test('a bubble says when it hides its thing or what can be tapped, wherever it goes', () => {
  const [first, ...others] = cards
  if (!first) return
  expect(placeBeside(first, { width: 320, height: 140 }, phone, others).hides).toBe(true)
  expect(placeBeside(first, { width: 320, height: 60 }, phone, others).hides).toBe(false)
  // A whole village may lie under its note with a tenth, not with more.
  const village = { x: 0, y: 240, width: 360, height: 288 }
  expect(placeBeside(village, { width: 200, height: 44 }, phone, []).hides).toBe(false)
  expect(placeBeside(village, { width: 340, height: 200 }, phone, []).hides).toBe(true)
})

test('one line rests at the foot, where the thumb is, and goes up before it hides what can be tapped', () => {
  const line = { width: 240, height: 46 }
  expect(placeToRest(cards.slice(0, 1), line, phone, cards)).toEqual({
    ...{ x: 8, y: 474 },
    hides: false,
  })
  const foot = { x: 0, y: 450, width: 360, height: 78, weight: 40 }
  const { y, hides } = placeToRest(cards.slice(0, 1), line, phone, [...cards, foot])
  expect(hides).toBe(false)
  expect(y + line.height).toBeLessThanOrEqual(215)
  const full = { ...phone, weight: 40 }
  expect(placeToRest([], line, phone, [full]).hides).toBe(true)
})

test('a bubble that lies over words hides them; over a bare piece it hides nothing', () => {
  const thing = { x: 200, y: 300, width: 300, height: 40 }
  const small = { x: 188, y: 200, width: 330, height: 300 }
  const all = { ...small, weight: 4 }
  const place = (words: Parameters<typeof placeBeside>[3]) =>
    placeBeside(thing, { width: 300, height: 100 }, small, words)
  expect(place([all]).hides).toBe(true)
  expect(place([{ ...small, weight: 0.25 }]).hides).toBe(false)
})

test.each([0, 50, 100, 160, 240, 340])(
  'a bubble goes as far as it must from what can be tapped around its thing: %s',
  (far) => {
    const wide = { x: 0, y: 0, width: 2000, height: 2000 }
    const thing = { x: 950, y: 950, width: 100, height: 100 }
    const taken = {
      ...{ x: thing.x - far, y: thing.y - far, width: 100 + 2 * far, height: 100 + 2 * far },
      weight: 40,
    }
    const { x, y, side } = placeBeside(thing, size, wide, [taken])
    expect([side, x, y]).toEqual(['below', 855, thing.y + thing.height + 12 + far])
  },
)
