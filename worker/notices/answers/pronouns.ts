/** Words that stand for what was named before: “the cottage under it”. */
import type { Meant } from './clause.ts'
import { isThing, labelOf } from './label.ts'

const places =
  /(?<!\p{L})(?:(?:in|into|on|onto|to|under|below|beneath)\s+(?:it|that|them)|underneath|below|beneath|under(?=\s*$)|da?r(?:unter|auf)|hinein|rein|dessous|dessus|dedans)(?!\p{L})/iu
const joint = /\s(?:with|mit|avec)\s/iu

/** A clause without such a place; `null` where it has none. */
export const withoutPronoun = (clause: string): string | null =>
  places.test(clause) ? clause.replace(places, ' ') : null

/** A clause that names a thing with another in its place, as those two: “the stables with the cottage underneath”. */
export function partedAtPlace(clause: string): readonly [string, string] | null {
  const cut = joint.exec(clause)
  const rest = cut ? clause.slice(cut.index + cut[0].length) : ''
  return cut && places.test(rest) ? [clause.slice(0, cut.index), rest] : null
}

/** Tells whether a move is about what another is about. */
export const isAboutSame = ({ labels }: Meant, other: Meant): boolean =>
  labels.some((label, i) => {
    const things = labelOf(other.labels[i] ?? '').words.filter(isThing)
    return things.some((word) => labelOf(label).words.includes(word))
  })
