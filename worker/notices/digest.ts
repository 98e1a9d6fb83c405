import type { Account } from '../accounts/account.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import { letterWords } from './words.ts'

/** One letter of several, in their order: what each says in a sentence, and where it leads. */
export function digestOf(
  { language, name }: Pick<Account, 'language' | 'name'>,
  letters: ReadonlyArray<NoticeLetter>,
  origin: string,
): NoticeLetter {
  const words = letterWords[language]
  const path = '/tables'
  return {
    subject: words.digestSubject(letters.length),
    stamp: words.digestStamp,
    heading: words.digestHeading(name),
    gist: words.digestText,
    path,
    blocks: [
      { block: 'text', text: words.digestText },
      ...letters.flatMap(({ subject, gist, heading, blocks }): Block[] => [
        { block: 'list', title: subject, lines: [gist === '' ? heading : gist] },
        ...blocks.filter(({ block }) => block === 'button'),
      ]),
      { block: 'button', label: words.toTables, url: `${origin}${path}` },
    ],
  }
}
