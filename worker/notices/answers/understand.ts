/** The wish in an answer to a letter. Pure: it knows the words, and neither rules nor mail. */
import { factsIn } from './facts.ts'
import { impossibleIn } from './impossible.ts'
import { isBeside, questionIn } from './questions.ts'
import { looseRequestIn, refusalIn, requestIn } from './requests.ts'
import { anyQuestionIn, rulesIn } from './rules-asked.ts'
import { partsOf, sentencesOf } from './sentences.ts'
import { turnIn } from './turn.ts'
import type { Known, Understood, Wish } from './wish.ts'

/** The longest text that is looked through for moves, in characters and in parts: each is tried with those behind it. */
const longest = 600
const mostParts = 16

/**
 * Reads the lines of an answer. All that has words of a move must be clearly said, in the order in which it can be played;
 * otherwise the wish is `unsure` or `unknown`. The facts are asked for only where they are needed.
 */
export function understand(lines: ReadonlyArray<string>, known: () => Known): Understood {
  const { talk, sentences } = sentencesOf(lines)
  const text = sentences.join(' ')
  if (sentences.length === 0) return { talk, wish: { wish: 'none' } }
  const parts = sentences.reduce((sum, one) => sum + partsOf(one).length, 0)
  if (text.length > longest || parts > mostParts) return { talk, wish: unknownIn(text) }
  const { asks, rest } = factsIn(sentences, known)
  if (asks.length === 0) return { ...meantBy(sentences, known), talk }
  return rest.every((one) => isBeside(one, known))
    ? { talk, wish: { wish: 'facts', of: asks } }
    : { ...meantBy(rest, known), talk, asks }
}

/** Text that has no meaning here; a long one is cut. */
const unknownIn = (text: string): Wish => ({
  ...{ wish: 'unknown', text: text.length > 80 ? `${text.slice(0, 79)}…` : text },
})

/** Meaning of sentences that ask for no fact of the position. */
function meantBy(
  sentences: ReadonlyArray<string>,
  known: () => Known,
): Pick<Understood, 'wish' | 'impossible'> {
  const wish =
    requestIn(sentences, known) ??
    rulesIn(sentences, known) ??
    questionIn(sentences, known) ??
    turnIn(sentences, known()) ??
    refusalIn(sentences, known()) ??
    looseRequestIn(sentences, 'list') ??
    anyQuestionIn(sentences) ??
    looseRequestIn(sentences, 'help') ??
    unknownIn(sentences.join(' '))
  const impossible = impossibleIn(sentences, wish, known)
  return { wish, ...(impossible.length > 0 && { impossible }) }
}
