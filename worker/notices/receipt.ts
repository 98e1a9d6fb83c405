/** The letter that answers an answer: what came of it, how the table stands, and what is asked now. */
import type { Account } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { locales, type Names, seatOf, type TurnMoves, tellsOf } from '../games/kernel/index.ts'
import { storyOf, wordsOf } from '../games/words.ts'
import type { Question } from './answers/wish.ts'
import { choicesIn } from './choices.ts'
import { compose } from './compose.ts'
import { openly, type PlayNotice } from './notice.ts'
import { personAt } from './person.ts'
import { drawingOf } from './picture.ts'
import { sendByPost } from './post.ts'
import { rulebooksOf } from './rulebook-files.ts'
import { answered, factsTold } from './told.ts'
import { letterWords } from './words.ts'

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
  /** Turns to begin the next list with. */
  readonly offered?: ReadonlyArray<TurnMoves>
  /** Part of the answer that none of them does. */
  readonly leftOut?: string
  /** They are the whole list, of which the letter has this part, from 1. */
  readonly part?: number
  /** A yes plays the first of them. */
  readonly isProposal?: boolean
}

/** E-mail that is answered: its Message-ID, if it had a sound one, and a hash that tells it apart. */
export interface Answered {
  readonly messageId: string | null
  readonly key: string
}

/**
 * Sends it, with the next list where the reader is to act; their settings do not matter, as they asked for it. `before`: the
 * table as they answered.
 */
export async function sendReceipt(
  env: Env,
  account: Account,
  { before, standing }: { readonly before: PlayNotice; readonly standing: PlayNotice },
  outcome: Outcome,
  { messageId, key }: Answered,
  now: number,
): Promise<void> {
  const { came, sentences: said, played, turn, offered = [], leftOut, part } = outcome
  const { isProposal = false, question, asks = [] } = outcome
  const { language, secrets } = account
  const words = letterWords[language]
  const { answers } = words
  const names: Names = (seat) => standing.names[seat] ?? words.seatName(seat + 1)
  const title = standing.title || words.tableOf(names(0))
  const gameWords = wordsOf(standing.game, language)
  const shownOf = (one: PlayNotice) => (secrets ? asTurn(one) : openly(asTurn(one)))
  const shown = shownOf(standing)
  const next = nextIn(standing, came, names, account)
  const isTold = tellsOf(storyOf(standing.game), shown, gameWords, names)
  const reader = { language, zone: zoneOf(account) }
  // Deeds of the others are those that were asked about.
  const events = came === 'played' ? shownOf(before).events : shown.events
  const facts = factsTold(asks, { ...shown, events }, reader)
  const sentences = [...(played === undefined || isTold ? [] : [played]), ...said, ...facts]
  // Somebody who is asked back reads the question first.
  const [asked = '', ...others] = sentences
  const isAsked = came === 'notPlayed' && offered.length > 0
  const unread = leftOut === undefined ? [] : [answers.notUnderstood(leftOut)]
  // The end of the game comes first for whoever ends it.
  const end =
    came === 'played' && standing.result !== null
      ? compose({ ...shown, kind: 'over' }, reader, gameWords, env.ORIGIN)
      : null
  const lead = [...(isAsked ? [answers.notYet, ...unread, ...others] : sentences), ...next]
  const usual = {
    subject: end?.subject ?? answers[came](title),
    heading: end?.heading ?? (isAsked ? asked : answers[`${came}Heading`]),
    lead: [...new Set(lead)],
    // A reader who is only asked a question has read the rest.
    isShort: short.has(came) || (isAsked && others.length === facts.length),
  }
  const books = question?.wish === 'rules' ? await rulebooksOf(env, standing) : null
  const opened = question ? answered(question, usual, shown, reader, env.ORIGIN, books) : usual
  const { choices, listed, answerTo } = await choicesIn(
    env,
    personAt(env, account.id),
    account,
    standing,
    { which: `answer ${key}`, tells: turn ?? null },
    now,
    { offered, isProposal, opened, ...(part !== undefined && { part }) },
  )
  const drawing = account.pictures ? drawingOf(shown, language, listed, account.cardPeople) : null
  const letter = {
    ...compose(shown, { language, zone: zoneOf(account) }, gameWords, env.ORIGIN, {
      // An answer that helps says itself how to answer.
      choices: came === 'helped' ? choices.filter(({ block }) => block !== 'answering') : choices,
      listed,
      opened,
      seen: goesOn(before, standing, came) && !isAnew(came, question) ? shownOf(before) : null,
      ...(came === 'played' && { since: answers.andThen, tellsOwn: true }),
    }),
    ...(drawing !== null && { drawing }),
    ...(answerTo !== null && { answerTo }),
  }
  const { table } = standing
  await sendByPost(
    env,
    personAt(env, account.id),
    { ...account, mail: true },
    letter,
    { id: key, table, kind: 'turn', ...(messageId !== null && { answers: messageId }) },
    now,
  )
}

/** Outcomes whose reader has read before what happened. */
const short: ReadonlySet<Outcome['came']> = new Set(['helped', 'listed', 'answered'])

/** Outcomes that leave the table as it was. */
const nothingMoved: ReadonlySet<Outcome['came']> = new Set([
  'notPlayed',
  'said',
  'helped',
  'listed',
  'answered',
  'consented',
])

/** A table as a letter about a turn there has it. */
const asTurn = (standing: PlayNotice) => ({ ...standing, kind: 'turn', about: '' }) as const

/** Tells whether the turn in which somebody answered goes on: nobody else has done anything since. */
const goesOn = (before: PlayNotice, after: PlayNotice, came: Outcome['came']): boolean =>
  before.yourTurn &&
  after.yourTurn &&
  (came !== 'played' || after.events.every((event) => [after.seat, null].includes(seatOf(event))))

/** Tells whether a letter leads to a new decision, for which its reader needs all of the table, though it is as they read it. */
const isAnew = (came: Outcome['came'], question: Question | undefined): boolean =>
  came === 'notPlayed' || came === 'listed' || (came === 'answered' && question?.wish === 'pieces')

/** Sentence about those who are awaited after that. */
function nextIn(
  { result, yourTurn, awaited }: PlayNotice,
  came: Outcome['came'],
  names: Names,
  { language }: Account,
): string[] {
  const { answers } = letterWords[language]
  if (result) return [answers.isOver]
  if (yourTurn) return [nothingMoved.has(came) ? answers.still : answers.next]
  return awaited.length === 0 ? [] : [answers.waitsFor(locales[language].and(awaited.map(names)))]
}
