/**
 * E-mails that come in: answers to letters. Anything else, or an answer from another sender than the letter's reader, is
 * dropped without a word: it changes nothing, and nobody is written to who did not write to us.
 */

import type { Email } from 'postal-mime'
import { type Account, accountOf } from '../accounts/account.ts'
import { isBannedAccount } from '../accounts/bans.ts'
import { countOf } from '../accounts/limits.ts'
import { keyedHash } from '../accounts/secret.ts'
import { normalEmail } from '../accounts/sign-in.ts'
import type { Env } from '../env.ts'
import { late } from '../late.ts'
import { type Answerable, letterAt } from '../notices/answer-address.ts'
import { textOfHtml } from '../notices/answers/html-text.ts'
import { writtenLines } from '../notices/answers/written-lines.ts'
import { personAt } from '../notices/person.ts'
import { type Answered, sendReceipt } from '../notices/receipt.ts'
import { tableAt } from '../table/stub.ts'
import { actOn } from './answer.ts'
import { signedBy, signedFor, type TextRecords } from './dkim.ts'
import { isAutomatic, isPlainSender, proofOf, soleAddress } from './mail-auth.ts'
import { hasTwice } from './signed-reading.ts'
import { textRecords } from './text-records.ts'

/** No answer is larger, in bytes: one that brings our own picture back takes some 140 kB. */
const maxBytes = 256 * 1024

type Incoming = Pick<ForwardableEmailMessage, 'from' | 'to' | 'headers' | 'raw' | 'rawSize'>

/** Reads one e-mail. Throws where another try may help. `dns` answers for the keys of senders' domains. */
export async function readMail(
  message: Incoming,
  env: Env,
  now = Date.now(),
  dns = textRecords,
): Promise<void> {
  const { rawSize, headers, from } = message
  if (rawSize > maxBytes || isAutomatic(headers, from) || !isPlainSender(from)) return
  const letter = await letterAt(env, message.to)
  // Counted before anything of it is read: anybody who knows the address could have us read without end.
  if (!letter || (await isTooMuch(env, letter, now))) return
  const account = await accountOf(env, letter.account)
  if (account && (await isBannedAccount(env, account.id))) return
  const raw = account && (await bytesOf(message.raw))
  const mail = raw && (await parsed(raw))
  if (!mail || !isMeantFor(mail, message.to)) return
  const address = ownAddress(mail, account)
  const name = address === null ? null : await genuineName(env, mail, address, raw, dns, now)
  if (name === null) return
  const answered = await answeredBy(env, letter, mail, name)
  if (await personAt(env, letter.account).isSeenTo(answered.key)) return
  await answer(env, letter, account, mail, answered, now)
}

/** All of an e-mail; `null` where it is larger than it was said to be. */
async function bytesOf(raw: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  for await (const chunk of raw) {
    if (length + chunk.byteLength > maxBytes) return null
    bytes.set(chunk, length)
    length += chunk.byteLength
  }
  return bytes.subarray(0, length)
}

const postalMime = late(() => import('postal-mime'))

/** The e-mail in its parts; `null` for what is none. */
async function parsed(raw: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await postalMime()
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 })
  } catch {
    return null
  }
}

/**
 * Returns true if the address that an e-mail came to is in its `To`: what was written in answer to one letter answers no other. In `Cc` it
 * does not count, as anybody on the way may add one.
 */
const isMeantFor = ({ headers, to = [] }: Email, address: string): boolean =>
  !hasTwice(headers.map(({ key }) => key)) &&
  to
    .flatMap((one) => one.group ?? [one])
    .some((one) => one.address?.toLowerCase() === address.toLowerCase())

/** The sender's address where it is the account's own; else `null`. */
function ownAddress({ headers, from }: Email, { email }: Account): string | null {
  const [sender, ...others] = headers.filter(({ key }) => key === 'from')
  const address = sender && others.length === 0 ? soleAddress(sender.value) : null
  const isOwn = address !== null && address === from?.address && normalEmail(address) === email
  return isOwn ? address : null
}

/**
 * Name that tells a genuine e-mail from others; `null` for one that does not come from whose address it bears. All of an e-mail counts that
 * the domain's own server handed to the receiving one, if that is trusted. Else a signature of the domain must cover what is read, whether
 * the receiving server found it good or we do.
 */
async function genuineName(
  { MAIL_AUTHSERV }: Env,
  { headers, messageId, date, text }: Email,
  address: string,
  raw: Uint8Array,
  dns: TextRecords,
  now: number,
): Promise<string | null> {
  const proof = MAIL_AUTHSERV === undefined ? null : proofOf(headers, address, MAIL_AUTHSERV)
  if (proof?.isDirect) return messageId ?? JSON.stringify([date, text])
  const found = proof && signedBy(raw, proof.signatures, now)
  const vouched = found ?? (await signedFor(raw, address, dns, now))
  if (!vouched) return null
  // With another Message-ID, an e-mail that came before would count again.
  const isNamed = messageId !== undefined && vouched.fields.includes('message-id')
  return isNamed ? messageId : JSON.stringify([date, vouched.bodyHash])
}

/** Name that tells this e-mail from others: mail may come twice. */
async function answeredBy(
  env: Env,
  { account }: Answerable,
  { messageId }: Email,
  name: string,
): Promise<Answered> {
  const isSound = messageId !== undefined && /^<[\x21-\x3b\x3d\x3f-\x7e]{3,200}>$/.test(messageId)
  return {
    messageId: isSound ? messageId : null,
    key: await keyedHash(env, 'answered', `${account} ${name}`),
  }
}

/** Counts an e-mail to a letter's address; whether that is one too many. Too many about one table leave the others theirs. */
const isTooMuch = async (env: Env, { account, table }: Answerable, now: number): Promise<boolean> =>
  (await countOf(env, 'answersAtTable', account, now, table)) !== null ||
  (await countOf(env, 'answers', account, now)) !== null

/** Does what the answer asks for, and says what came of it. */
async function answer(
  env: Env,
  letter: Answerable,
  account: Account,
  { text, html }: Email,
  answered: Answered,
  now: number,
): Promise<void> {
  const table = tableAt(env, letter.table)
  const before = await table.standing(account.id, null)
  // An account that has left the table is not told what goes on there.
  if (!before) return
  const act = { env, letter, account, table, before, key: answered.key }
  const written = text ?? (await textOfHtml(html ?? ''))
  const outcome = await actOn(act, writtenLines(written, account.name))
  const after = outcome.came === 'played' ? before.played : null
  const standing = (await table.standing(account.id, after)) ?? before
  await sendReceipt(env, account, { before, standing }, outcome, answered, now)
  await personAt(env, account.id).seenTo(answered.key, now)
}
