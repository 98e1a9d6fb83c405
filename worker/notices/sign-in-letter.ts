import type { BegunSignIn } from '../accounts/sign-in.ts'
import type { Env } from '../env.ts'
import type { Language } from '../games/kernel/index.ts'
import type { Letter } from '../wire/letter.ts'
import { asHtml } from './html.ts'
import { asMailText } from './letter.ts'
import { Mailer } from './mailer.ts'
import { letterWords } from './words.ts'

/**
 * Sends the letter that proves an address. It never stands in a letterbox, as it holds secrets.
 * The token follows a `#`: opening the link, as scanners of mail do, sends it to no server.
 */
export async function sendSignInLetter(
  env: Env,
  to: string,
  language: Language,
  { token, code }: BegunSignIn,
  now: number,
): Promise<void> {
  const words = letterWords[language].signIn
  const letter: Letter = {
    subject: words.subject,
    stamp: words.stamp,
    heading: words.heading,
    blocks: [
      { block: 'text', text: words.wish },
      { block: 'button', label: words.button, url: `${env.ORIGIN}/sign-in/link#${token}` },
      { block: 'text', text: words.code },
      { block: 'code', code },
      { block: 'text', text: words.once },
      { block: 'text', text: words.notYou },
    ],
  }
  const footer = { reason: words.reason, links: [] }
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
