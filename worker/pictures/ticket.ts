/** Cards as they lie in letters: a small picture beside a name that is so large that it is read on a phone. */
import { widthOf, write } from './letters.ts'
import { perforated } from './parts.ts'
import { alpha, path } from './shapes.ts'

const width = 372
const height = 132
/** Between the left edge of a card and its name. */
const indent = 126
const most = width - indent - 14
const largest = 27
const gap = 1.9

/** A name in one line, or in two where it has a gap and is longer than `wide` at a size. */
export function namesIn(name: string, wide: number, size: number): ReadonlyArray<string> {
  if (widthOf(name, gap) * size <= wide) return [name]
  const cuts = [...name.matchAll(/[\s-]/gu)].map(({ index }) => [
    name.slice(0, index + 1).trim(),
    name.slice(index + 1),
  ])
  const longest = (lines: ReadonlyArray<string>) => Math.max(...lines.map((one) => widthOf(one)))
  return cuts.sort((one, other) => longest(one) - longest(other))[0] ?? [name]
}

/** The height of the capitals of a name on a card, in the picture's units. */
export const nameSize = (name: string): number =>
  Math.min(largest, ...namesIn(name, most, largest).map((line) => most / widthOf(line, gap)))

/** A card's name, with `picture` in a box of 104 by 112 at 11, 10, and `above` it what is small, to the right of 126. */
export function ticket(name: string, picture: string, above = ''): string {
  const lines = namesIn(name, most, largest)
  const size = nameSize(name)
  const foot = lines.length > 1 ? 80 : 98
  return (
    path(`M4 5h${width}v${height}H4z`, 'key', alpha(0.24)) +
    path(perforated(width, height, 8, 2.2), 'paper') +
    `<svg x="11" y="10" width="104" height="112" viewBox="0 0 104 112">${picture}</svg>` +
    above +
    lines
      .map((line, i) => write(line, indent, foot + i * 37, size, 'print', { weight: 1.7, gap }))
      .join('')
  )
}

/** Places of cards in rows from y on, so many beside each other; with more than three they are smaller. */
export function ticketsAt(y: number, columns = 3) {
  const scale = columns > 3 ? (1150 / columns - 12) / width : 1
  const at = (i: number) => ({
    x: 28 + (i % columns) * (width + 14) * scale,
    y: y + Math.floor(i / columns) * 156 * scale,
  })
  return {
    scale,
    at,
    /** The middle of a number of the list on a card: its upper left corner. */
    discAt: (i: number) => ({ x: at(i).x + 40 * scale, y: at(i).y + 16 * scale }),
    /** The foot of so many. */
    footOf: (count: number) => Math.ceil(y + Math.ceil(count / columns) * 156 * scale),
  }
}
