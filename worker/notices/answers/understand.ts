/** The wish in an answer to a letter. Pure: it knows the words, and neither rules nor mail. */
import { answersIn } from './facts.ts'
import { impossibleIn } from './impossible.ts'
import { isBeside, questionIn } from './questions.ts'
import { looseRequestIn, refusalIn, requestIn } from './requests.ts'
import { anyQuestionIn, namesRules } from './rules-asked.ts'
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
  return { ...questionsOr(sentences, known), talk }
}

type Meaning = Omit<Understood, 'talk'>

/** Wishes that change nothing, beside which questions are told that could not be told apart from them. */
const idle: ReadonlySet<Wish['wish']> = new Set(['unknown', 'rules', 'pieces', 'table', 'help'])

/** Meaning of sentences: questions that are told one after the other, or whatever else they mean, with the questions beside it. */
function questionsOr(sentences: ReadonlyArray<string>, known: () => Known): Meaning {
  const parts = answersIn(sentences, known)
  const all = parts.filter(({ answer }) => answer !== null)
  // The rules as such are not told beside those that are asked for.
  const ruled = all.filter((one) => one.answer?.by === 'rules' && !isOfAllRules(one))
  const asked = ruled.length === 0 ? all : all.filter((one) => !isOfAllRules(one))
  const isAside = parts.every(({ answer, text }) => answer !== null || isIdle(text, known))
  if (asked.length === 0) return meantBy(sentences, known)
  if (isAside) return { wish: toldIn(asked) }
  // A move behind a question about a piece may point to it, and a yes behind one about rules.
  const stays = ({ answer }: Part) =>
    answer?.by !== 'facts' && (answer?.by !== 'rules' || known().proposed !== null)
  const meant = meantBy(textsOf(parts.filter(stays)), known)
  const asks = idle.has(meant.wish.wish) ? asked.filter((one) => !stays(one)) : asked
  const isOfFacts = asked.some(({ answer }) => answer?.by === 'facts')
  if (meant.wish.wish === 'unknown' && !isOfFacts) return { wish: toldIn(asked) }
  return asks.length === 0 ? meant : { ...meant, asks: textsOf(asks) }
}

/** Tells whether a text does nothing: it is no move, takes nothing back and asks for no list. */
const isIdle = (text: string, known: () => Known): boolean =>
  isBeside(text, known) && !requests.has(requestIn([text], known)?.wish ?? 'none')

const requests: ReadonlySet<Wish['wish']> = new Set(['undo', 'list', 'help'])

/** Tells whether a question is about the rules as such. */
const isOfAllRules = ({ text, answer }: Part): boolean => answer?.by === 'rules' && namesRules(text)

type Part = ReturnType<typeof answersIn>[number]

const textsOf = (parts: ReadonlyArray<Part>) => parts.map(({ text }) => text)

/** Wish to have all of some questions answered; those about pieces alone, or about rules, are one of their own. */
function toldIn(asked: ReadonlyArray<Part>): Wish {
  const [{ answer = null } = {}] = asked
  if (asked.every((one) => one.answer?.by === 'pieces'))
    return {
      wish: 'pieces',
      pieces: [...new Set(asked.flatMap((one) => one.answer?.pieces ?? []))],
    }
  const isOfRule = asked.length === 1 && answer?.by === 'rules' && answer.said.length === 0
  return isOfRule || asked.every(isOfAllRules)
    ? { wish: 'rules', of: textsOf(asked).join(' ') }
    : { wish: 'facts', of: textsOf(asked) }
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
