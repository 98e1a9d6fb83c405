/** Aids for deciding by a letter's picture alone: numbers of its list on what they mean, and the reader's own things below. */
import type { TurnMoves } from '../games/kernel/likely.ts'
import { widthOf, write } from './letters.ts'
import { alpha, circle, path, rect } from './shapes.ts'

/** Everything from here downwards is below the picture of the table, which is 1200 wide. */
export const below = 630

/** A number of the list on what it means, in the picture's units. */
export interface Disc {
  readonly number: number
  readonly x: number
  readonly y: number
}

/** Drawing for somebody who decides; `height`: of what lies below the table. */
export interface Aid {
  readonly height: number
  readonly drawn: string
  readonly discs: ReadonlyArray<Disc>
}

/** Side that cards with a woman's and a man's side show to somebody, by their account. */
export type CardPeople = 'women' | 'men'

/** Turns in the order of their numbers. */
export type Numbered = ReadonlyArray<TurnMoves>

const radius = 31

function disc({ number, x, y }: Disc): string {
  return (
    circle(x + 3, y + 4, radius + 4, 'key', alpha(0.3)) +
    circle(x, y, radius + 4, 'light') +
    circle(x, y, radius, 'wax') +
    write(String(number), x, y + 14, 28, 'light', { weight: 2, align: 0.5 })
  )
}

/** Discs of which several are on one thing stand side by side. */
export function discs(all: ReadonlyArray<Disc>): string {
  const taken = new Map<string, number>()
  return all
    .map((one) => {
      const key = `${Math.round(one.x)} ${Math.round(one.y)}`
      const before = taken.get(key) ?? 0
      taken.set(key, before + 1)
      return disc({ ...one, x: one.x + before * (2 * radius + 2) })
    })
    .join('')
}

/** The ground of what lies below the table. */
export const floor = (height: number): string => rect(0, below, 1200, height, 'square')

/** Name of something, on a dark plate, from the left edge or from x. */
export const plate = (text: string, y: number, x = 0): string =>
  path(`M${x} ${y}h${Math.round(widthOf(text) * 24 + 62)}v46H${x}z`, 'key', alpha(0.9)) +
  write(text, x + 28, y + 35, 24, 'light', { weight: 1.75 })

/** Count of something, with its sign above, around x; the sign is 24 by 24. */
export const amount = (sign: string, count: number, x: number, y: number): string =>
  `<g transform="translate(${x - 34} ${y})scale(2.8)">${sign}</g>` +
  write(String(count), x, y + 118, 34, 'print', { weight: 1.9, align: 0.5 })

/** The same beside each other: prices, for instance. The signs are 24 by 24. */
export const signRow = (signs: ReadonlyArray<string>, x: number, y: number, size: number): string =>
  signs
    .map(
      (sign, i) =>
        `<g transform="translate(${Math.round(x + i * size * 1.12)} ${Math.round(y)})scale(${Math.round((size / 24) * 100) / 100})">${sign}</g>`,
    )
    .join('')
