import { eq } from 'drizzle-orm'
import { accountOf } from '../accounts/account.ts'
import { keepApart } from '../accounts/blocks.ts'
import { database } from '../accounts/database.ts'
import { claimLetter, isOpenAddress, releaseLetter } from '../accounts/invitations.ts'
import { invitationToken } from '../accounts/invited.ts'
import { accounts } from '../accounts/schema.ts'
import { noInvitationsToken } from '../accounts/secret.ts'
import { addressHash } from '../accounts/sign-in.ts'
import type { Env } from '../env.ts'
import type { Language } from '../games/kernel/language.ts'
import { deliver } from './deliver.ts'
import { asHtml } from './html.ts'
import { invitationWords } from './invitation-words.ts'
import { asMailText, inert } from './letter.ts'
import { isAddressLost, Mailer } from './mailer.ts'
import { withoutLinks } from './plain.ts'
import { picturesOf } from './post.ts'
import { strangersLetter } from './strangers-letter.ts'

/** Somebody is asked to a table. */
export interface Asked {
  /** An account's id, or an address. */
  readonly guest: string
  /** The account that asks. */
  readonly host: string
  readonly table: string
  readonly game: string
  readonly title: string
  /** Names of those who sit there already. */
  readonly names: ReadonlyArray<string>
  /** The same people once more. */
  readonly isRematch: boolean
  /** Key of the table's link; `null`: it needs none. */
  readonly key: string | null
}

/**
 * Tells somebody that they are asked to a table: an account by notice, an unknown address by a letter,
 * unless they want none. If either has blocked the other, nothing is sent, and nobody is told so.
 * Returns the account that was told, if one was.
 */
export async function invite(env: Env, wish: Asked, now: number): Promise<string | null> {
  const account = await accountOf(env, wish.host)
  if (!account) return null
  // The invited person may know none of them.
  const host = { ...account, name: withoutLinks(account.name) }
  const asked = {
    ...wish,
    title: withoutLinks(wish.title),
    names: wish.names.map(withoutLinks),
  }
  const isAddress = asked.guest.includes('@')
  const guest = isAddress
    ? await accountByAddress(env, asked.guest)
    : await accountOf(env, asked.guest)
  if (guest) {
    if (guest.id === host.id || (await keepApart(database(env), host.id, [guest.id]))) return null
    const { table, game, title, names, isRematch } = asked
    await deliver(env, {
      kind: 'invitation',
      account: guest.id,
      table,
      revision: 0,
      about: '',
      game,
      title,
      names,
      deadline: null,
      by: host.name,
      isRematch,
    })
    return guest.id
  }
  if (isAddress && (await isOpenAddress(env, asked.guest))) {
    if (!(await claimLetter(env, asked.guest, asked.table, now))) return null
    try {
      await writeToStranger(env, asked, host, now)
    } catch (error) {
      // The claim stays: no letter ever arrives there.
      if (isAddressLost(error)) return null
      await releaseLetter(env, asked.guest, asked.table)
      throw error
    }
  }
  return null
}

/** An open table like one that somebody looks out for. */
export interface Sought {
  /** People who look out for it. */
  readonly account: string
  readonly table: string
  readonly game: string
  readonly title: string
  /** People who sit there already, the host first. */
  readonly names: ReadonlyArray<string>
}

/**
 * Tells an account of an open table that it looks out for, once a table. It is another letter than that of somebody who asks them
 * to it later.
 */
export const tellSeeker = (env: Env, { names, title, ...sought }: Sought): Promise<void> => {
  const known = names.map(withoutLinks)
  return deliver(env, {
    ...{ kind: 'invitation', revision: 0, about: 'sought', deadline: null, ...sought },
    ...{ title: withoutLinks(title), names: known, by: known[0] ?? '' },
    ...{ isRematch: false, isSought: true },
  })
}

async function accountByAddress(env: Env, address: string) {
  const [account] = await database(env).select().from(accounts).where(eq(accounts.email, address))
  return account ?? null
}

/** Sends the letter to somebody who has no account, with how to hear nothing more of it. */
async function writeToStranger(
  env: Env,
  asked: Asked,
  host: { readonly name: string; readonly language: Language },
  now: number,
): Promise<void> {
  const { guest: to, table, key } = asked
  const { language } = host
  const words = invitationWords[language]
  const invited = await invitationToken(env, { email: to, table }, now)
  const url = `${env.ORIGIN}/t/${table}${key === null ? '' : `?key=${key}`}#invited=${invited}`
  const letter = strangersLetter(asked, host, url)
  const token = await noInvitationsToken(env, await addressHash(env, to))
  const footer = {
    reason: words.reason(host.name),
    links: [{ label: words.noMore, url: `${env.ORIGIN}/unsubscribe?token=${token}` }],
  }
  const pictures = await picturesOf(env, letter)
  await new Mailer(env).send(
    {
      to,
      subject: inert(letter.subject),
      text: asMailText(letter, footer, language),
      html: await asHtml(letter, language, footer, { pictures: pictures.map(({ id }) => id) }),
      pictures,
      headers: {
        'List-Unsubscribe': `<${env.ORIGIN}/api/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    },
    now,
  )
}
