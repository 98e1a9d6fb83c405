import { letterWidths } from './letter-widths.ts'

/** The faces that words on a stage are written in. */
export type Face = keyof typeof letterWidths

const unknownLetter = 60

const widths = Object.fromEntries(
  Object.entries(letterWidths).map(([face, table]) => [
    face,
    new Map(
      Object.entries(table).flatMap(([width, same]) =>
        [...same].map((letter) => [letter, Number(width)] as const),
      ),
    ),
  ]),
) as unknown as Readonly<Record<Face, ReadonlyMap<string, number>>>

/** Width of a text in one line, in pixels; soft hyphens take no room. */
export function widthOf(text: string, face: Face, size: number): number {
  let sum = 0
  for (const letter of text)
    if (letter !== '\u00ad') sum += widths[face].get(letter) ?? unknownLetter
  return (sum * size) / 100
}

/** The parts of a text between which a line may end; a soft hyphen stays at the end of its part. */
const partsOf = (text: string): string[] => text.split(/(?<=[\u00ad -])/u)

/** Width of a part at the end of a line: without its blank, with its hyphen. */
const endWidth = (part: string, face: Face, size: number): number =>
  widthOf(part.replace(/ $/u, '').replace('\u00ad', '-'), face, size)

/** Width of the longest part of a text that never breaks: narrower it is cut. */
export const narrowest = (text: string, face: Face, size: number): number =>
  Math.max(0, ...partsOf(text).map((part) => endWidth(part, face, size)))

/** Number of lines that a text takes at a width, as a browser breaks it. */
export function linesAt(text: string, face: Face, size: number, width: number): number {
  let lines = 1
  let at = 0
  for (const part of partsOf(text)) {
    if (at > 0 && at + endWidth(part, face, size) > width) {
      lines += 1
      at = 0
    }
    at += widthOf(part, face, size)
  }
  return lines
}

/** The least width at which a text takes so many lines at most, in whole pixels. */
export function widthIn(lines: number, text: string, face: Face, size: number): number {
  const widest = Math.ceil(widthOf(text, face, size))
  for (let width = Math.ceil(narrowest(text, face, size)); width < widest; width++)
    if (linesAt(text, face, size, width) <= lines) return width
  return widest
}
