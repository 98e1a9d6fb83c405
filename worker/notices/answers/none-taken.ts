/** The wish to take none of what is offered. */
import { plainWords, takeOut, wordsIn } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import { isHarmless, polite } from './words-beside.ts'
import { isTaking } from './words-of-moves.ts'

const none = wordsIn('no none keine keinen keins aucun aucune')
const beside = wordsIn('davon n')

/** The one legal move that takes nothing, where a text says no more than that: “none, please”; `null` for any other. */
export function noneTaken(sentences: ReadonlyArray<string>, { position }: Known): Wish | null {
  const words = takeOut(plainWords(sentences.join(' ')), polite).left
  const isPlain = words.every(
    (word) => none.has(word) || beside.has(word) || isTaking(word) || isHarmless(word),
  )
  // A “no” alone answers a question.
  if (!isPlain || !words.some((word) => none.has(word) && word !== 'no')) return null
  const [only, ...others] = (position?.legal ?? []).filter(({ labels }) =>
    labels.map(plainWords).some(([verb = '', what = '']) => isTaking(verb) && none.has(what)),
  )
  return only && others.length === 0 ? { wish: 'moves', moves: only.moves } : null
}
