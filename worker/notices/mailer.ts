import { desc } from 'drizzle-orm'
import { database } from '../accounts/database.ts'
import { devMails } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { checkHeaders, headerText } from './header.ts'

/** A letter ready to go out. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Stands in front of the e-mail binding. */
export class Mailer {
  readonly #env: Env

  constructor(env: Env) {
    this.#env = env
  }

  /** Hands a letter to the service; throws what the service throws. In local running it is also kept. */
  async send(mail: Mail, now: number): Promise<void> {
    checkHeaders(mail.headers)
    const subject = headerText(mail.subject)
    const { to, text, html, headers } = mail
    await this.#env.EMAIL.send({
      from: { email: this.#env.MAIL_FROM, name: 'Dorfpost' },
      to,
      subject,
      text,
      html,
      headers: { ...headers },
    })
    if (isLocal(this.#env))
      await database(this.#env)
        .insert(devMails)
        .values({ to, subject, text, html, headers: { ...headers }, createdAt: now })
  }
}

/** What the service calls an address that it will never send to: it bounced, or complained. */
const lostAddresses: ReadonlyArray<unknown> = ['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED']

/** Whether sending failed because of the address, so that trying again is of no use. */
export const isAddressLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lostAddresses.includes(error.code)

export const isLocal = (env: Env): boolean => env.LOCAL === 'true'

/** The letters that local running kept, the newest first. */
export const keptMails = (env: Env) =>
  database(env).select().from(devMails).orderBy(desc(devMails.id)).limit(200)
