import type { Language } from '../games/kernel/language.ts'
import type { Letter } from '../wire/letter.ts'
import { letterWords } from './words.ts'

/** The letter that proves an address by a link or a code. */
export function proofLetter(
  language: Language,
  { token, code }: { readonly token: string; readonly code: string },
  origin: string,
): Letter {
  const words = letterWords[language].signIn
  return {
    subject: words.subject,
    stamp: words.stamp,
    heading: words.heading,
    blocks: [
      { block: 'text', text: words.wish },
      { block: 'button', label: words.button, url: `${origin}/sign-in/link#${token}` },
      { block: 'text', text: words.code },
      { block: 'code', code },
      { block: 'text', text: words.once },
      { block: 'text', text: words.notYou },
    ],
  }
}
