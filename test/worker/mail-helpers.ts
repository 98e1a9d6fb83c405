import { env } from 'cloudflare:workers'
import worker from '../../worker/index.ts'
import type { KeptMail } from './people.ts'

/** An answer as a mail program and the receiving server make it. */
export interface Writing {
  readonly from: string
  readonly to: string
  readonly text: string
  /** Further headers, above the others; replaces those of the same name. */
  readonly headers?: Readonly<Record<string, string>>
  /** The whole body with its content type, in the place of plain text. */
  readonly body?: { readonly type: string; readonly content: string }
  /** The envelope's sender; else that of the letter. */
  readonly sender?: string
}

let messages = 0

/** Findings of the receiving server about a letter that is what it seems. */
export const proven = (from: string): string => {
  const domain = from.slice(from.indexOf('@') + 1)
  return `mx.cloudflare.net; dkim=pass header.d=${domain} header.s=mail header.b=abc; dmarc=pass header.from=${domain} policy.dmarc=none; spf=pass (mx.cloudflare.net: domain of ${from} designates 192.0.2.1 as permitted sender) smtp.mailfrom=${from}`
}

/** Hands an e-mail to the worker as the platform does. */
export const receive = (writing: Writing): Promise<void> => worker.email(incoming(writing), env)

/** An e-mail as the platform hands it over. */
export function incoming(writing: Writing): ForwardableEmailMessage {
  const { from, to, text, body = { type: 'text/plain; charset=utf-8', content: text } } = writing
  const all: Record<string, string> = {
    'Authentication-Results': proven(from),
    From: `Somebody <${from}>`,
    To: to,
    Subject: 'Re: your turn',
    'Message-ID': `<${++messages}.${crypto.randomUUID()}@example.org>`,
    Date: 'Mon, 23 Nov 2026 12:00:00 +0000',
    'MIME-Version': '1.0',
    'Content-Type': body.type,
    ...writing.headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const raw = new TextEncoder().encode(`${head.join('\r\n')}\r\n\r\n${body.content}`)
  return {
    from: writing.sender ?? from,
    to,
    headers: new Headers(
      Object.entries(all).map(([name, value]) => [name, value.split('\r')[0] ?? '']),
    ),
    raw: new Response(raw).body as ReadableStream<Uint8Array>,
    rawSize: raw.byteLength,
  } as ForwardableEmailMessage
}

/** Address for answers to a letter; fails for one that cannot be answered. */
export function answerAddress(mail: KeptMail | undefined): string {
  const address = mail?.headers['Reply-To']
  if (address === undefined) throw new Error(`This letter cannot be answered: ${mail?.subject}`)
  return address
}

/** The newest letter to somebody; `canAnswer`: of those that can be answered. */
export async function newestTo(email: string, canAnswer = false): Promise<KeptMail | undefined> {
  const row = await env.DB.prepare(
    `SELECT "to", subject, text, html, headers FROM dev_mails WHERE "to" = ?
     ${canAnswer ? "AND headers LIKE '%Reply-To%'" : ''} ORDER BY id DESC LIMIT 1`,
  )
    .bind(email)
    .first<Omit<KeptMail, 'headers'> & { headers: string }>()
  return row ? { ...row, headers: JSON.parse(row.headers) } : undefined
}
