/** The final table of a tournament as a sheet of paper, 1200 wide, its places from the top. */
import { widthOf, write } from './letters.ts'
import { cup } from './podium.ts'
import { alpha, circle, group, line, rect } from './shapes.ts'

/** A line of the table. */
export interface Place {
  readonly place: number
  readonly name: string
  /** Such as "3.5 points"; empty in a knock-out. */
  readonly points: string
}

const [left, right, top, row] = [52, 1148, 232, 66] as const
/** Room above the first line and below the last, and below the sheet. */
const [margin, below] = [20, 52] as const

const sheetHeight = (lines: ReadonlyArray<Place>): number => lines.length * row + 2 * margin

/** Height of the picture with so many lines: never lower than that of other letters. */
export const heightOf = (lines: ReadonlyArray<Place>): number =>
  Math.max(630, top + sheetHeight(lines) + below)

/** Gold, silver and bronze; other places have none. */
const medals = ['#e5a52c', '#c3c7d2', '#cf9463'] as const

const [nameSize, pointsSize, longest] = [28, 24, 560] as const

/** Points at the end of a line, with dots that lead the eye there. */
function pointsOf(points: string, from: number, foot: number): string {
  const end = right - 40
  const to = Math.floor(end - widthOf(points) * pointsSize) - 22
  return (
    line(
      `M${from} ${foot}H${to}`,
      'faint',
      2.4,
      ' stroke-dasharray="0.1 11" stroke-linecap="round"',
    ) + write(points, end, foot, pointsSize, 'print', { weight: 1.7, align: 1 })
  )
}

function lineOf({ place, name, points }: Place, i: number): string {
  const y = top + margin + i * row
  const [middle, foot] = [y + row / 2, y + row / 2 + 13]
  const isFirst = place === 1
  const nameEnd = Math.ceil(172 + Math.min(widthOf(name) * nameSize, longest))
  return (
    (i % 2 === 1 ? rect(left, y, right - left, row, 'edge', alpha(0.35)) : '') +
    circle(112, middle, 25, medals[place - 1] ?? 'paper') +
    line(`M87 ${middle}a25 25 0 1 0 50 0a25 25 0 1 0-50 0`, 'key', 1.6) +
    write(String(place), 112, middle + 11, 22, 'key', { weight: 1.8, align: 0.5, most: 36 }) +
    write(name, 172, foot, nameSize, 'print', { weight: 1.7, most: longest }) +
    (isFirst ? group(nameEnd + 40, foot + 2, 2.6, cup) : '') +
    (points === '' ? '' : pointsOf(points, nameEnd + (isFirst ? 84 : 22), foot))
  )
}

/** The sheet with its lines. */
export const sheetOf = (lines: ReadonlyArray<Place>): string => {
  const [wide, high] = [right - left, sheetHeight(lines)]
  return (
    rect(left + 6, top + 8, wide, high, 'key', alpha(0.3)) +
    rect(left, top, wide, high, 'paper') +
    lines.map(lineOf).join('') +
    line(`M${left} ${top}h${wide}v${high}h${-wide}z`, 'key', 1.6)
  )
}
