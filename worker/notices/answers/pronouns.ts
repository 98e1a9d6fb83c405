/** Words that stand for what was named before: “the cottage under it”. */
import type { Meant } from './clause.ts'
import { fitOf, isThing, labelOf } from './label.ts'
import { plainWords } from './spelling.ts'
import { isPlacing } from './words-beside.ts'

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

const below =
  /(?<!\p{L})(?:(?:under|below|beneath)\s+(?:it|that|them)|underneath|below|beneath|d(?:a?r)unter|dessous)(?!\p{L})/iu
const before = /[,;:]|\s(?:and|und|et|with|mit|avec|then|dann|puis)\s/iu

/**
 * Tells whether moves put under something what a sentence puts there: “the stables, the cottage underneath”. True where no piece
 * of the game is named before such a word.
 */
export function isPutAsSaid(sentence: string, moves: ReadonlyArray<Meant>): boolean {
  const place = below.exec(sentence)
  const clause = sentence.slice(0, place?.index).split(before).at(-1) ?? ''
  const things = plainWords(clause).filter(isThing)
  const isNamedIn = (words: ReadonlyArray<string>) => things.some((word) => fitOf(word, words) > 0)
  if (!place || !moves[0]?.names?.some((name) => isNamedIn(plainWords(name)))) return true
  return namesOf(moves).some((label) => {
    const { main } = labelOf(label)
    const at = main.findIndex(isPlacing)
    return at > 0 && isNamedIn(main.slice(0, at))
  })
}

const under =
  /(?<!\p{L})(?:under|underneath|below|beneath|unter|sous)\s+(?!(?:it|that|them|ihn|ihm|lui)(?!\p{L}))/iu

/** Tells whether moves put nothing the other way round: of “the orphanage under the stables”, no stables under the orphanage. */
export function isUnderAsSaid(sentence: string, moves: ReadonlyArray<Meant>): boolean {
  const place = under.exec(sentence)
  if (!place) return true
  const [above = '', behind = ''] = [
    sentence.slice(0, place.index).split(before).at(-1),
    sentence.slice(place.index + place[0].length).split(before)[0],
  ]
  const isOf = (text: string, words: ReadonlyArray<string>) =>
    plainWords(text)
      .filter(isThing)
      .some((word) => fitOf(word, words) > 0)
  return !namesOf(moves).some((label) => {
    const { main } = labelOf(label)
    const at = main.findIndex((word, i) => i > 0 && isPlacing(word))
    return at > 0 && isOf(behind, main.slice(0, at)) && isOf(above, main.slice(at))
  })
}

const namesOf = (moves: ReadonlyArray<Meant>): string[] =>
  moves.flatMap((one) => one.parts?.flatMap((part) => part.labels) ?? one.labels)

const stacksIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\p{L})(?:stack|stapel|pile)\s+(\d+)/giu)].flatMap(
    ([, number]) => number ?? [],
  )

/** Tells whether moves that come to numbered stacks come to one that a sentence names, if it names any: “a hayer on stack 1”. */
export function isStackedAsSaid(sentence: string, moves: ReadonlyArray<Meant>): boolean {
  const [said, meant] = [stacksIn(sentence), namesOf(moves).flatMap(stacksIn)]
  return said.length === 0 || meant.length === 0 || meant.some((number) => said.includes(number))
}

/** Tells whether a move is about what another is about. */
export const isAboutSame = ({ labels }: Meant, other: Meant): boolean =>
  labels.some((label, i) => {
    const things = labelOf(other.labels[i] ?? '').words.filter(isThing)
    return things.some((word) => labelOf(label).words.includes(word))
  })
