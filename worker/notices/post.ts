import type { Account } from '../accounts/account.ts'
import { unsubscribeToken } from '../accounts/secret.ts'
import type { Env } from '../env.ts'
import type { Letter } from '../wire/letter.ts'
import { asHtml } from './html.ts'
import { asMailText } from './letter.ts'
import { isAddressLost, Mailer } from './mailer.ts'
import { letterWords } from './words.ts'

/**
 * Sends a letter by e-mail, threaded by its table. `'none'`: there is no address, or none that takes
 * letters. Throws where another try may help.
 */
export async function sendByPost(
  env: Env,
  account: Account,
  letter: Letter,
  { id, table }: { readonly id: string; readonly table: string | null },
  now: number,
): Promise<'sent' | 'none'> {
  const { language, email: to } = account
  if (to === null || !account.mail) return 'none'
  const words = letterWords[language]
  const token = await unsubscribeToken(env, account.id)
  const footer = {
    reason: words.reason,
    unsubscribe: { label: words.unsubscribe, url: `${env.ORIGIN}/unsubscribe?token=${token}` },
  }
  const domain = env.MAIL_FROM.slice(env.MAIL_FROM.indexOf('@') + 1)
  // The service makes the Message-ID itself, so every letter of a table answers to a root that was never sent.
  const thread = table === null ? null : `<table-${table}@${domain}>`
  const mail = {
    to,
    subject: letter.subject,
    text: asMailText(letter, footer),
    html: await asHtml(letter, language, footer),
    headers: {
      ...(thread !== null && { 'In-Reply-To': thread, References: thread }),
      'List-Id': `Dorfpost <letters.${domain}>`,
      'List-Unsubscribe': `<${env.ORIGIN}/api/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      'X-Dorfpost-Letter': id,
    },
  }
  try {
    await new Mailer(env).send(mail, now)
  } catch (error) {
    if (isAddressLost(error)) return 'none'
    throw error
  }
  return 'sent'
}
