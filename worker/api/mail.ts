/**
 * E-mails that come in: answers to letters. Anything else, or an answer from another sender than the letter's reader, is
 * dropped without a word: it changes nothing, and nobody is written to who did not write to us.
 */
import PostalMime, { type Email } from 'postal-mime'
import { type Account, accountOf } from '../accounts/account.ts'
import { count } from '../accounts/limits.ts'
import { keyedHash } from '../accounts/secret.ts'
import { normalEmail } from '../accounts/sign-in.ts'
import type { Env } from '../env.ts'
import { type Answerable, letterAt, seenTo } from '../notices/answer-address.ts'
import { writtenLines } from '../notices/answer-text.ts'
import { type Answered, sendReceipt } from '../notices/receipt.ts'
import { tableAt } from '../table/stub.ts'
import { actOn } from './answer.ts'
import { isAutomatic, isPlainSender, isProven } from './mail-auth.ts'

/** No answer is larger, in bytes: one that brings our own picture back is a third of that. */
const mostBytes = 1024 * 1024

type Incoming = Pick<ForwardableEmailMessage, 'from' | 'to' | 'headers' | 'raw' | 'rawSize'>

/** Reads one e-mail. Throws where another try may help. */
export async function readMail(message: Incoming, env: Env, now = Date.now()): Promise<void> {
  const { rawSize, headers, from } = message
  if (rawSize > mostBytes || isAutomatic(headers, from) || !isPlainSender(from)) return
  const letter = await letterAt(env, message.to)
  const account = letter && (await accountOf(env, letter.account))
  const mail = account && (await parsed(message.raw))
  if (!mail || !isFrom(mail, account, env.MAIL_AUTHSERV)) return
  const answered = await answeredBy(env, letter, mail)
  if (letter.answered === answered.key || (await isTooMuch(env, letter, now))) return
  await answer(env, letter, account, mail, answered, now)
}

/** The e-mail in its parts; `null` for what is none. */
async function parsed(raw: ReadableStream): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 })
  } catch {
    return null
  }
}

/** Whether it comes from the account's own address, as the receiving server found. */
function isFrom(
  { headers, from }: Email,
  { email }: Account,
  receiver: string | undefined,
): boolean {
  const senders = headers.filter(({ key }) => key === 'from')
  const address = from?.address
  return (
    email !== null &&
    senders.length === 1 &&
    address !== undefined &&
    normalEmail(address) === email &&
    isProven(headers, address, receiver)
  )
}

/** What tells this e-mail from others: mail may come twice. */
async function answeredBy(env: Env, { id }: Answerable, mail: Email): Promise<Answered> {
  const { messageId, date, text } = mail
  const name = messageId ?? JSON.stringify([date, text])
  const isSound = messageId !== undefined && /^<[\x21-\x3b\x3d\x3f-\x7e]{3,200}>$/.test(messageId)
  return {
    messageId: isSound ? messageId : null,
    key: await keyedHash(env, 'answered', `${id} ${name}`),
  }
}

async function isTooMuch(env: Env, { account, table }: Answerable, now: number): Promise<boolean> {
  const counts = [
    await count(env, 'answers', account, now),
    await count(env, 'answersAtTable', `${account} ${table}`, now),
  ]
  return counts.some((wait) => wait !== null)
}

/** Does what the answer asks for, and says what came of it. */
async function answer(
  env: Env,
  letter: Answerable,
  account: Account,
  { text = '' }: Email,
  answered: Answered,
  now: number,
): Promise<void> {
  const table = tableAt(env, letter.table)
  const before = await table.standing(account.id, null)
  // An account that has left the table is not told what goes on there.
  if (!before) return
  const act = { env, letter, account, table, before, key: answered.key }
  const outcome = await actOn(act, writtenLines(text))
  const after = outcome.came === 'played' ? before.played : null
  const standing = (await table.standing(account.id, after)) ?? before
  await sendReceipt(env, account, standing, outcome, answered, now)
  await seenTo(env, letter.id, answered.key)
}
