/**
 * Another way for mail than Cloudflare's: a provider that takes a letter as JSON over HTTP, as Resend documents it
 * (https://resend.com/docs/api-reference/emails/send-email). Others speak the same, so its address is configuration.
 */

/** A picture within a letter. */
export interface MailPicture {
  readonly id: string
  readonly png: Uint8Array<ArrayBuffer>
}

/** A letter ready to go out. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  /** Address for answers; absent: to the sender's address, where nobody reads them. */
  readonly replyTo?: string | undefined
  /** PNGs that stand in the HTML, by the names the HTML calls them. */
  readonly pictures?: ReadonlyArray<MailPicture>
}

/** Address at which letters are handed over, and the key that allows it. */
export interface MailApi {
  readonly url: string
  readonly key: string
}

/** The provider whose interface this is. */
const usualUrl = 'https://api.resend.com/emails'

/** Milliseconds within which a provider must answer. */
const patience = 15_000

/** The provider that letters go by; `null`: by Cloudflare's binding. */
export const mailApiOf = (env: {
  readonly MAIL_API_KEY?: string
  readonly MAIL_API_URL?: string
}): MailApi | null =>
  env.MAIL_API_KEY ? { url: env.MAIL_API_URL ?? usualUrl, key: env.MAIL_API_KEY } : null

/**
 * Hands a letter to the provider. Throws where it does not take it, so that it is tried again. The letter's own id
 * goes along as `Idempotency-Key`, by which a provider sends it once, should its answer have been lost.
 */
export async function sendByApi(
  { url, key }: MailApi,
  from: string,
  { to, subject, text, html, headers, replyTo, pictures = [] }: Mail,
): Promise<void> {
  const letter = headers['X-Dorfpost-Letter']
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(letter !== undefined && { 'idempotency-key': letter }),
    },
    body: JSON.stringify({
      from: `Dorfpost <${from}>`,
      to: [to],
      subject,
      text,
      html,
      headers,
      ...(replyTo !== undefined && { reply_to: replyTo }),
      ...(pictures.length > 0 && {
        attachments: pictures.map(({ id, png }, i) => ({
          filename: pictureName(i),
          content: base64(png),
          content_type: 'image/png',
          content_id: id,
        })),
      }),
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The mail provider did not take a letter (${response.status}).`)
}

/** File name of a letter's picture. */
export const pictureName = (place: number): string =>
  place === 0 ? 'table.png' : `table-${place + 1}.png`

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
