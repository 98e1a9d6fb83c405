/** Sentences of an answer, and their clauses. */

import { plainWords } from './spelling.ts'
import { isNumbering, talkWords } from './vocabulary.ts'

/** What is said at the table, and the sentences beside it. */
export interface Written {
  readonly talk: string | null
  readonly sentences: ReadonlyArray<string>
}

const talking = new RegExp(`(?:^|(?<=[.!?…;,]\\s))(?:${talkWords.join('|')})\\s*:\\s*(.+)$`, 'iu')

/** Parts written lines; what follows `talk:` at the start of a sentence, up to the end of its line, is said at the table. */
export function sentencesOf(lines: ReadonlyArray<string>): Written {
  const said: string[] = []
  const rest = lines.map((written) => {
    const line = written
      // Smileys part what is said.
      .replace(/\p{Extended_Pictographic}\uFE0F?|[:;]-?[)D(P]/gu, '. ')
      .replace(/\bn(?:o\.|r\.|[°º])\s*(?=\d)/giu, 'number ')
    const found = talking.exec(line)
    if (!found) return line
    said.push(found[1] ?? '')
    return line.slice(0, found.index)
  })
  return {
    talk: said.length > 0 ? said.join('\n') : null,
    sentences: rest.flatMap(sentencesIn).filter((sentence) => plainWords(sentence).length > 0),
  }
}

/** Parts a line after each full stop, unless it stands behind a number or its abbreviation: `2. then 5`, `Nr. 2`. */
function sentencesIn(line: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: stop } of line.matchAll(/[.!?…;]+(?=\s|$)/gu)) {
    const last = plainWords(line.slice(from, index)).at(-1) ?? ''
    const isOpen =
      stop === '.' &&
      (isNumbering(last) ||
        (/^\d+$/.test(last) && from < index && line.slice(from, index).trim() === last))
    if (isOpen) continue
    sentences.push(line.slice(from, index + stop.length))
    from = index + stop.length
  }
  return [...sentences, line.slice(from)]
}

const thens =
  /\b(?:and then|then|after that|afterwards|und dann|dann|danach|anschließend|et puis|puis|ensuite|et ensuite|après)\b|→/giu
const ands = /\b(?:and|und|et|plus|sowie|also)\b|[,&+]/giu

/** Marks a clause that follows a `then`. */
const mark = '→'

/** Tells whether a clause follows a `then`: it is about a move. */
export const isThen = (clause: string): boolean => clause.startsWith(mark)

/** Parts a text at words between clauses; a text that begins with one stays whole there: `after 5` is no 5. */
function partsAt(text: string, at: RegExp): string[] {
  const parts = text.split(at)
  const isEmpty = (part: string) => plainWords(part).length === 0
  if (isEmpty(parts[0] ?? '') && parts.length > 1) return [text]
  return parts.filter((part) => !isEmpty(part))
}

/** Ways to part a sentence into clauses, the finest first. */
export function clausesOf(sentence: string): string[][] {
  const strong = partsAt(sentence, thens).map((part, i) => (i > 0 ? mark + part : part))
  const fine = strong.flatMap((part) => partsAt(part, ands))
  const ways = [fine, strong, [sentence]]
  return ways.filter((way, i) => i === 0 || way.length < (ways[i - 1]?.length ?? 0))
}
