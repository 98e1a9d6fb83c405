/** The letter that answers an answer: what came of it, how the table stands, and what is asked now. */
import type { Account } from '../accounts/account.ts'
import { zoneOf } from '../accounts/hours.ts'
import type { Env } from '../env.ts'
import { locales, type Names, type TurnMoves, tellsOf } from '../games/kernel/index.ts'
import { storyOf, wordsOf } from '../games/words.ts'
import { choicesIn } from './choices.ts'
import { compose } from './compose.ts'
import { openly, type PlayNotice } from './notice.ts'
import { askedIn, type Outcome, openingAfter } from './outcome.ts'
import { personAt } from './person.ts'
import { drawingOf } from './picture.ts'
import { sendByPost } from './post.ts'
import { rulebooksOf } from './rulebook-files.ts'
import { answered, factsTold, rulesFrom } from './told.ts'
import { labelOf } from './turns.ts'
import { letterWords } from './words.ts'

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
  const { came, sentences: said, played, turn, offered = [], part } = outcome
  const { question, asks = [] } = outcome
  const { language, secrets } = account
  const words = letterWords[language]
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
  const asksMore = asks.length > 0 || question?.wish === 'rules' || question?.wish === 'facts'
  const books = asksMore ? await rulebooksOf(env, standing) : null
  const rulesOf = rulesFrom(books, standing, language, env.ORIGIN)
  const facts = factsTold(asks, { ...shown, events }, reader, rulesOf)
  const sentences = [...(played === undefined || isTold ? [] : [played]), ...said]
  // The end of the game comes first for whoever ends it.
  const end =
    came === 'played' && standing.result !== null
      ? compose({ ...shown, kind: 'over' }, reader, gameWords, env.ORIGIN)
      : null
  const labelled = (moves: TurnMoves) => labelOf(shown, moves, gameWords, names, language)
  const usual = {
    ...openingAfter({ ...outcome, sentences }, words, title, labelled, facts, next),
    ...(end && { subject: end.subject, heading: end.heading }),
  }
  const opened = question ? answered(question, usual, shown, reader, env.ORIGIN, books) : usual
  const { choices, listed, answerTo } = await choicesIn(
    env,
    personAt(env, account.id),
    account,
    standing,
    { which: `answer ${key}`, tells: turn ?? null },
    now,
    {
      offered,
      isProposal: askedIn(outcome).length === 1,
      opened,
      ...(part !== undefined && { part }),
    },
  )
  const drawing = account.pictures ? drawingOf(shown, language, listed, account.cardPeople) : null
  const letter = {
    ...compose(shown, { language, zone: zoneOf(account) }, gameWords, env.ORIGIN, {
      // An answer that helps says itself how to answer.
      choices: came === 'helped' ? choices.filter(({ block }) => block !== 'answering') : choices,
      listed,
      opened,
      ...(came === 'played' && { since: words.answers.andThen, tellsOwn: true }),
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
