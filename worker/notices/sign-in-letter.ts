import type { BegunSignIn } from '../accounts/sign-in.ts'
import type { Env } from '../env.ts'
import type { Language } from '../games/kernel/index.ts'
import { asHtml } from './html.ts'
import { asMailText } from './letter.ts'
import { Mailer } from './mailer.ts'
import { proofLetter } from './proof-letter.ts'
import { letterWords } from './words.ts'

/**
 * Sends the letter that proves an address. It never stands in a letterbox, as it holds secrets.
 * The token follows a `#`: opening the link, as scanners of mail do, sends it to no server.
 */
export async function sendSignInLetter(
  env: Env,
  to: string,
  language: Language,
  begun: BegunSignIn,
  now: number,
): Promise<void> {
  const letter = proofLetter(language, begun, env.ORIGIN)
  const footer = { reason: letterWords[language].signIn.reason, links: [] }
  await new Mailer(env).send(
    {
      to,
      subject: letter.subject,
      text: asMailText(letter, footer, language),
      html: await asHtml(letter, language, footer),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    now,
  )
}
