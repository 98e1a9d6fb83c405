/** A choice that is left open: “the mason or the brewer”. */
import { isStrange } from './asides.ts'
import { plainWords } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import { isArticle } from './words-beside.ts'

const or = /(?<!\p{L})(?:or|oder|ou)(?!\p{L})/iu

/** Tells whether a sentence names one thing or another. Gold in French, `1 or`, has none before it. */
export function isOpenChoice(sentence: string): boolean {
  const [before = '', ...behind] = sentence.split(or)
  const last = plainWords(before).at(-1)
  const next = plainWords(behind.join(' ')).find((word) => !isArticle(word))
  return last !== undefined && next !== undefined && isStrange(last) && isStrange(next)
}

/** The same turn as a question. */
export function asked(wish: Wish | null, { listed }: Known): Wish | null {
  if (wish?.wish === 'moves') return { wish: 'unsure', turns: [wish.moves] }
  if (wish?.wish !== 'numbers') return wish
  const turns = wish.numbers.flatMap((number) => listed[number - 1]?.moves ?? [])
  return wish.numbers.length === 1 && turns.length > 0 ? { wish: 'unsure', turns: [turns] } : null
}
