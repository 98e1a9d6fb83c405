/** Numbers of pieces that are said together: “two white fives”, “le 5 et le 6 blancs”. */
import { fitOf, labelOf } from './label.ts'
import { plainWords } from './spelling.ts'
import type { Position } from './wish.ts'
import { isHarmless } from './words-beside.ts'
import { numberOf } from './words-of-numbers.ts'

const pairs =
  /(?<!\p{L})(?:two|both|zwei|beiden?|deux)\s+(?:(\p{L}+)\s+)?(\d+s?|\p{L}+)(?:\s+(\p{L}+))?/giu
const rows = /(\d+)((?:\s*(?:,|\+|&|\bet\b|\bund\b|\band\b)\s*(?:\p{L}+\s+)?\d+)+)\s+(\p{L}+)/giu

/** A sentence with each piece of those that it names together, where pieces with such numbers may be taken; `least`: how many it then takes. */
export function eachCounted(
  sentence: string,
  position: Position | null,
): { readonly sentence: string; readonly least: number } {
  let least = 0
  const labels = (position?.legal ?? []).flatMap((one) => one.labels.map((label) => labelOf(label)))
  const isPiece = (number: number | null, kind = '') => {
    const [word = ''] = plainWords(kind)
    return (
      number !== null &&
      !isHarmless(word) &&
      labels.some((one) => one.words.includes(`${number}`) && fitOf(word, one.words) > 0)
    )
  }
  /** The name of a move for one such thing. */
  const nameOfOne = (thing: string) =>
    labels.find(
      ({ main: [, number, ...rest] }) => number === '1' && rest.join() === plainWords(thing).join(),
    )
  const counted = sentence
    .replace(/(?<!\d)([2-6])\s+(\p{L}+)/giu, (all, number: string, thing: string) => {
      const one = nameOfOne(thing)?.main.join(' ')
      return one ? Array.from({ length: Number(number) }, () => one).join(' + ') : all
    })
    .replace(pairs, (all, before?: string, count = '', behind?: string) => {
      const [thing = ''] = plainWords(count)
      if (!before && labels.some((one) => one.pairs.includes(`2${thing}`)))
        return `2 ${all.slice(all.indexOf(count))}`
      const number = numberOf(thing)
      const isBefore = isPiece(number, before)
      if (!isBefore && (before || !isPiece(number, behind))) return all
      least += 2
      return isBefore
        ? `${before} ${number} + ${before} ${number} ${behind ?? ''}`
        : `${number} ${behind} + ${number} ${behind}`
    })
    .replace(rows, (all, first: string, others: string, kind: string) =>
      isPiece(Number(first), kind)
        ? `${first} ${kind}${others.replace(/\d+/g, (number) => `${number} ${kind}`)}`
        : all,
    )
  return { sentence: counted, least }
}
