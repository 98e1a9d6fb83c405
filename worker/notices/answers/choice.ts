/** A choice that is left open: “the mason or the brewer”. */
import { isStrange } from './asides.ts'
import { plainWords } from './spelling.ts'
import { isArticle } from './words-beside.ts'

const or = /(?<!\p{L})(?:or|oder|ou)(?!\p{L})/iu

/** Tells whether a sentence names one thing or another. Gold in French, `1 or`, has none before it. */
export function isOpenChoice(sentence: string): boolean {
  const [before = '', ...behind] = sentence.split(or)
  const last = plainWords(before).at(-1)
  const next = plainWords(behind.join(' ')).find((word) => !isArticle(word))
  return last !== undefined && next !== undefined && isStrange(last) && isStrange(next)
}
