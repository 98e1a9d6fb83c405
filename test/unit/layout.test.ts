import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { around, placed, within } from '../../web/src/stage/layout.ts'

test('a box around others holds them all; of none it is empty', () => {
  const boxes = [
    { x: 30, y: 5, w: 10, h: 20 },
    { x: 2, y: 40, w: 3, h: 4 },
  ]
  expect(around(boxes)).toEqual({ x: 2, y: 5, w: 38, h: 39 })
  expect(around([])).toEqual({ x: 0, y: 0, w: 0, h: 0 })
})

test('a box counts from the corner of what it lies in', () => {
  const box = { x: 30, y: 50, w: 7, h: 9 }
  expect(within(box, { x: 10, y: 20, w: 99, h: 99 })).toEqual({ x: 20, y: 30, w: 7, h: 9 })
})

test('places are registered as lengths that nothing inherits, so that a move of a thing styles nothing in it anew', () => {
  const sheet = readFileSync(
    new URL('../../web/src/boards/kit/boards.css', import.meta.url),
    'utf8',
  )
  for (const name of Object.keys(placed()))
    expect(sheet).toMatch(
      new RegExp(`@property ${name} \\{\\s*syntax: "<length>";\\s*inherits: false;`),
    )
})
