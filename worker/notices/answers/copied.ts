/** A row of a letter's list that somebody copied into the answer. */
import type { Meant } from './clause.ts'
import { plainWords, takeOut } from './spelling.ts'
import { isJoint, isKind, polite } from './words-beside.ts'

/** Words of a text in their order, without those that join parts. */
const tellingIn = (text: string): string[] => plainWords(text).filter((word) => !isJoint(word))

/**
 * Number of the only row of several parts that a text copies word by word, be it without its brackets, with nothing but
 * kind words around; `null` for none. A row of one part is read as any other words: `explore` is no copy of one.
 */
export function copiedRow(text: string, listed: ReadonlyArray<Meant>): number | null {
  const words = takeOut(tellingIn(text), polite).left
  const isCopy = (row: string) => {
    const telling = tellingIn(row)
    const at = words.findIndex((_, i) => telling.every((word, j) => words[i + j] === word))
    const beside = [...words.slice(0, Math.max(0, at)), ...words.slice(at + telling.length)]
    return telling.length > 0 && at >= 0 && beside.every((word) => isKind(word))
  }
  const rows = listed.flatMap(({ brief = [] }, i) => {
    const long = brief.filter((row) => row.includes(' · '))
    return long.some((row) => isCopy(row) || isCopy(row.replace(/\([^)]*\)/g, ' '))) ? [i + 1] : []
  })
  return rows.length === 1 ? (rows[0] ?? null) : null
}
