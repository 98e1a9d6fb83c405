import type { Env } from '../env.ts'
import type { Language } from '../games/kernel/language.ts'
import { asHtml } from './html.ts'
import { asMailText } from './letter.ts'
import { Mailer } from './mailer.ts'
import { letterWords } from './words.ts'

/** Sends a letter that asks for nothing. Throws where it does not leave. */
export async function sendTest(
  env: Env,
  to: string,
  language: Language,
  now: number,
): Promise<void> {
  const { subject, heading, text, reason } = letterWords[language].test
  const letter = { subject, stamp: 'Dorfpost', heading, blocks: [{ block: 'text' as const, text }] }
  const footer = { reason, links: [] }
  await new Mailer(env).send(
    {
      to,
      subject,
      text: asMailText(letter, footer, language),
      html: await asHtml(letter, language, footer),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    now,
  )
}
