/** Letters that leave by SMTP. The worker posts each as JSON (`worker/notices/mail-api.ts`), to a name that only this process answers for. */
import { type Request, Response } from 'miniflare'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { log } from './log.ts'
import type { MailOut } from './settings.ts'

/** Address at which the worker hands letters over; no such name exists outside. */
export const letterDesk = 'https://letters.invalid/'

const Letter = z.object({
  from: z.string(),
  to: z.array(z.string()).length(1),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  reply_to: z.string().optional(),
  attachments: z
    .array(
      z.object({
        filename: z.string(),
        content: z.string(),
        content_type: z.string(),
        content_id: z.string(),
      }),
    )
    .default([]),
})

/** Number of letters that are remembered, so that one whose answer was lost does not leave twice. */
const remembered = 2000

/** Code of a mail server's answer, without its words: they name the reader. */
function codeOf(error: unknown): Readonly<Record<string, unknown>> {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return { code, responseCode }
}

/** Takes letters from the worker and hands them to the mail server. */
export function createMailOut(out: Exclude<MailOut, { by: 'http' }>) {
  const server = out.by === 'smtp' ? createTransport(out.url, { from: undefined }) : null
  const gone = new Map<string, Promise<unknown>>()

  const send = async (letter: z.infer<typeof Letter>): Promise<void> => {
    if (!server) return
    await server.sendMail({
      ...{ from: letter.from, to: letter.to, subject: letter.subject },
      ...{ text: letter.text, html: letter.html, headers: letter.headers },
      ...(letter.reply_to !== undefined && { replyTo: letter.reply_to }),
      attachments: letter.attachments.map((one) => ({
        filename: one.filename,
        content: Buffer.from(one.content, 'base64'),
        contentType: one.content_type,
        cid: one.content_id,
        contentDisposition: 'inline' as const,
      })),
    })
  }

  return {
    /** Answers as a provider over HTTP does: 200 for a letter that is gone, 502 for one to be tried again. */
    async take(asked: Request): Promise<Response> {
      const key = asked.headers.get('idempotency-key') ?? crypto.randomUUID()
      try {
        const letter = Letter.parse(await asked.json())
        const leaving = gone.get(key) ?? send(letter)
        gone.set(key, leaving)
        for (const oldest of gone.keys()) {
          if (gone.size <= remembered) break
          gone.delete(oldest)
        }
        await leaving
        return Response.json({ id: key })
      } catch (error) {
        gone.delete(key)
        log('warn', 'A letter did not leave; it is tried again.', codeOf(error))
        return new Response(null, { status: 502 })
      }
    },
    /** Throws where the mail server does not take us. */
    async check(): Promise<void> {
      await server?.verify()
    },
    stop: () => server?.close(),
  }
}
