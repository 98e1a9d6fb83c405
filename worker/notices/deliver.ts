import { and, eq, lt, ne, or } from 'drizzle-orm'
import { type Account, accountOf } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { freshId } from '../accounts/id.ts'
import { letters } from '../accounts/schema.ts'
import { unsubscribeToken } from '../accounts/secret.ts'
import type { Env } from '../env.ts'
import { wordsOf } from '../games/words.ts'
import { compose } from './compose.ts'
import { headerText } from './header.ts'
import { asHtml } from './html.ts'
import { asMailText, asText, type Letter } from './letter.ts'
import { isAddressLost, Mailer } from './mailer.ts'
import type { Notice } from './notice.ts'
import { letterWords } from './words.ts'

/** After this long, whoever was sending a letter is taken to have died. */
const staleAfter = 5 * 60 * 1000

/**
 * Puts a notice into its account's letterbox and sends it by e-mail where the account wants that.
 * The same notice may be delivered any number of times, at the same time too. Throws as long as
 * the letter should have gone out and has not, so that the table's outbox tries again.
 *
 * One gap stays, as with every sender: dying between the service's answer and our note of it
 * sends the letter a second time, with the same `X-Dorfpost-Letter`.
 */
export async function deliver(env: Env, notice: Notice, now = Date.now()): Promise<void> {
  const account = await accountOf(env, notice.account)
  if (!account) return
  const words = await wordsOf(notice.game, account.language)
  const letter = compose(notice, account.language, words, env.ORIGIN)
  const to = account.mail ? account.email : null
  const { id, mail } = await enter(env, notice, letter, to !== null, now)
  if (mail === 'none' || mail === 'sent') return
  if (to === null) return setMail(env, id, 'none', now)

  if (!(await claim(env, id, now))) throw new Error('Somebody else is sending this letter.')
  try {
    await send(env, notice, letter, id, account, to, now)
  } catch (error) {
    if (isAddressLost(error)) return setMail(env, id, 'none', now)
    await setMail(env, id, 'waiting', now)
    throw error
  }
  await setMail(env, id, 'sent', now)
}

/** Enters the letter into the ledger, unless it is there: then the ledger's entry stands. */
async function enter(env: Env, notice: Notice, letter: Letter, goesOut: boolean, now: number) {
  const db = database(env)
  const { table, revision, account, kind } = notice
  const [, [entry]] = await db.batch([
    db
      .insert(letters)
      .values({
        id: freshId(),
        account,
        table,
        revision,
        kind,
        subject: headerText(letter.subject),
        text: asText(letter),
        createdAt: now,
        mail: goesOut ? 'waiting' : 'none',
      })
      .onConflictDoNothing({
        target: [letters.table, letters.revision, letters.account, letters.kind],
      }),
    db
      .select({ id: letters.id, mail: letters.mail })
      .from(letters)
      .where(
        and(
          eq(letters.table, table),
          eq(letters.revision, revision),
          eq(letters.account, account),
          eq(letters.kind, kind),
        ),
      ),
  ])
  if (!entry) throw new Error('The ledger lost a letter.')
  return entry
}

/** Takes the sending upon itself; `false` where somebody else does it at this moment. */
async function claim(env: Env, id: string, now: number): Promise<boolean> {
  const isStale = and(eq(letters.mail, 'sending'), lt(letters.mailAt, now - staleAfter))
  const claimed = await database(env)
    .update(letters)
    .set({ mail: 'sending', mailAt: now })
    .where(and(eq(letters.id, id), or(eq(letters.mail, 'waiting'), isStale)))
    .returning({ id: letters.id })
  return claimed.length > 0
}

async function setMail(
  env: Env,
  id: string,
  mail: 'none' | 'waiting' | 'sent',
  now: number,
): Promise<void> {
  await database(env)
    .update(letters)
    .set({ mail, mailAt: now })
    .where(and(eq(letters.id, id), ne(letters.mail, 'sent')))
}

async function send(
  env: Env,
  notice: Notice,
  letter: Letter,
  id: string,
  account: Account,
  to: string,
  now: number,
): Promise<void> {
  const { language } = account
  const words = letterWords[language]
  const token = await unsubscribeToken(env, account.id)
  const footer = {
    reason: words.reason,
    unsubscribe: { label: words.unsubscribe, url: `${env.ORIGIN}/unsubscribe?token=${token}` },
  }
  const domain = env.MAIL_FROM.slice(env.MAIL_FROM.indexOf('@') + 1)
  // The service makes the Message-ID itself, so every letter of a table answers to a root that was never sent.
  const thread = `<table-${notice.table}@${domain}>`
  await new Mailer(env).send(
    {
      to,
      subject: letter.subject,
      text: asMailText(letter, footer),
      html: await asHtml(letter, language, footer),
      headers: {
        'In-Reply-To': thread,
        References: thread,
        'List-Id': `Dorfpost <letters.${domain}>`,
        'List-Unsubscribe': `<${env.ORIGIN}/api/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
        'X-Dorfpost-Letter': id,
      },
    },
    now,
  )
}
