/** Outcome of an answer to a letter, and how the letter about it opens. */
import type { TurnMoves } from '../games/kernel/index.ts'
import type { Question } from './answers/wish.ts'
import type { LetterWords } from './letter-words.ts'
import type { Opening } from './opening.ts'

/** Outcome of an answer: the letter's name, and its first words, in sentences. */
export interface Outcome {
  readonly came:
    | 'played'
    | 'notPlayed'
    | 'said'
    | 'tookBack'
    | 'askedBack'
    | 'consented'
    | 'helped'
    | 'listed'
    | 'answered'
  readonly sentences: ReadonlyArray<string>
  /** Sentence about what was played, for where the story does not tell of it. */
  readonly played?: string
  /** The turn that was played, by its revision. */
  readonly turn?: number
  /** Sentences beside it that ask about the position. */
  readonly asks?: ReadonlyArray<string>
  /** Question that the letter answers. */
  readonly question?: Question
  /** Turns to be listed in the place of the usual ones: those that may have been meant, or all. */
  readonly offered?: ReadonlyArray<TurnMoves>
  /** Part of the answer that none of them does. */
  readonly leftOut?: string
  /** They are the whole list, of which the letter has this part, from 1. */
  readonly part?: number
  /** The table is as the answered letter told of it. */
  readonly isRead?: boolean
}

/** Turns that an outcome asks about; a yes plays a single one. */
export const askedIn = ({ offered = [], part }: Outcome): ReadonlyArray<TurnMoves> =>
  part === undefined ? offered : []

/** Outcomes whose reader has read before what happened. */
const short: ReadonlySet<Outcome['came']> = new Set(['helped', 'listed', 'answered'])

/** Question that names what may have been meant; `labelOf` gives the name of a turn. */
function questionIn(
  asked: ReadonlyArray<TurnMoves>,
  { answers }: LetterWords,
  labelOf: (moves: TurnMoves) => string,
): string {
  const [only, ...others] = asked
  return only && others.length === 0
    ? answers.didYouMeanThis(labelOf(only).replace(/ …$/, ''))
    : answers.didYouMean
}

/** The opening of the letter about an outcome. A question comes first; `facts`: answers to what was asked beside it; `next`: who is awaited. */
export function openingAfter(
  outcome: Outcome,
  words: LetterWords,
  title: string,
  labelOf: (moves: TurnMoves) => string,
  facts: ReadonlyArray<string>,
  next: ReadonlyArray<string>,
): Opening {
  const { came, sentences, leftOut, isRead = false } = outcome
  const { answers } = words
  const asked = askedIn(outcome)
  const question = asked.length > 0 ? questionIn(asked, words, labelOf) : null
  const unread = leftOut === undefined ? [] : [answers.halfRead(leftOut)]
  const isAsking = came === 'notPlayed' && question !== null
  const told = [...sentences, ...facts]
  const lead = isAsking
    ? [answers.notYet, ...unread, ...told, ...(isRead ? [] : next)]
    : [...told, ...(question === null ? [] : [question, ...unread]), ...next]
  return {
    subject: answers[came](title),
    heading: isAsking ? question : answers[`${came}Heading`],
    lead: [...new Set(lead)],
    isShort: short.has(came) || (came === 'notPlayed' && isRead),
    isAsking: isAsking && isRead,
  }
}
