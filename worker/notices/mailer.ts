import { desc } from 'drizzle-orm'
import { database } from '../accounts/database.ts'
import { devMails } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { checkHeaders, headerText } from './header.ts'
import { base64, type Mail, mailApiOf, sendByApi } from './mail-api.ts'

/** Stands in front of the ways for mail: a provider over HTTP where one is configured, else Cloudflare's e-mail binding. */
export class Mailer {
  readonly #env: Env

  constructor(env: Env) {
    this.#env = env
  }

  /** Hands a letter to the service; throws what the service throws. In local running it is also kept. */
  async send(mail: Mail, now: number): Promise<void> {
    checkHeaders(mail.headers)
    const subject = headerText(mail.subject)
    const { to, text, html, headers, replyTo, picture = null } = mail
    const { MAIL_FROM: from } = this.#env
    const api = mailApiOf(this.#env)
    if (api) await sendByApi(api, from, { ...mail, subject })
    else
      await this.#env.EMAIL.send({
        from: { email: from, name: 'Dorfpost' },
        to,
        subject,
        text,
        html,
        headers: { ...headers },
        ...(replyTo !== undefined && { replyTo }),
        ...(picture && { attachments: [attached(picture)] }),
      })
    if (isLocal(this.#env))
      await database(this.#env)
        .insert(devMails)
        .values({
          to,
          subject,
          text,
          html: shown(html, picture),
          headers: { ...headers, ...(replyTo !== undefined && { 'Reply-To': replyTo }) },
          createdAt: now,
        })
  }
}

type Picture = NonNullable<Mail['picture']>

const attached = ({ id, png }: Picture) => ({
  disposition: 'inline' as const,
  contentId: id,
  filename: 'table.png',
  type: 'image/png',
  content: png,
})

/** A kept letter as a browser shows it: with its picture inside. */
const shown = (html: string, picture: Picture | null): string =>
  picture === null
    ? html
    : html.replace(`cid:${picture.id}`, `data:image/png;base64,${base64(picture.png)}`)

/** What the service calls an address that it will never send to: it bounced, or complained. */
const lostAddresses: ReadonlyArray<unknown> = ['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED']

/** Whether sending failed because of the address, so that trying again is of no use. */
export const isAddressLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lostAddresses.includes(error.code)

export const isLocal = (env: Env): boolean => env.LOCAL === 'true'

/** The letters that local running kept, the newest first. */
export const keptMails = (env: Env) =>
  database(env).select().from(devMails).orderBy(desc(devMails.id)).limit(200)
