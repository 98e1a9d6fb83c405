import { desc } from 'drizzle-orm'
import { database } from '../accounts/database.ts'
import { devMails } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { checkHeaders, headerText } from './header.ts'
import {
  base64,
  type Mail,
  type MailPicture,
  mailApiOf,
  pictureName,
  sendByApi,
} from './mail-api.ts'

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
    const { to, text, html, headers, replyTo, pictures = [] } = mail
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
        ...(pictures.length > 0 && { attachments: pictures.map(attached) }),
      })
    if (isLocal(this.#env))
      await database(this.#env)
        .insert(devMails)
        .values({
          to,
          subject,
          text,
          html: pictures.reduce(shown, html),
          headers: { ...headers, ...(replyTo !== undefined && { 'Reply-To': replyTo }) },
          createdAt: now,
        })
  }
}

const attached = ({ id, png }: MailPicture, place: number) => ({
  disposition: 'inline' as const,
  contentId: id,
  filename: pictureName(place),
  type: 'image/png',
  content: png,
})

/** A kept letter as a browser shows it: with its pictures inside. */
const shown = (html: string, { id, png }: MailPicture): string =>
  html.replace(`"cid:${id}"`, `"data:image/png;base64,${base64(png)}"`)

/** Codes of the service for an address that it will never send to: it bounced, or complained. */
const lostAddresses: ReadonlyArray<unknown> = ['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED']

/** Returns true if sending failed because of the address, so that trying again is of no use. */
export const isAddressLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lostAddresses.includes(error.code)

export const isLocal = (env: Env): boolean => env.LOCAL === 'true'

/** The letters that local running kept, the newest first. */
export const keptMails = (env: Env) =>
  database(env).select().from(devMails).orderBy(desc(devMails.id)).limit(200)
