import type { Block, Letter } from '../wire/letter.ts'

/** What stands below a letter that goes out by e-mail. */
export interface Footer {
  readonly reason: string
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

/** A letter as plain text, a paragraph a line. */
export const asText = (letter: Letter): string => paragraphsOf(letter).flat().join('\n')

/** The plain part of an e-mail. */
export const asMailText = (letter: Letter, { reason, unsubscribe }: Footer): string =>
  [
    ...paragraphsOf(letter),
    ['-- ', reason],
    ...(unsubscribe ? [[`${unsubscribe.label}: ${unsubscribe.url}`]] : []),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n')

const paragraphsOf = ({ heading, blocks }: Letter): string[][] =>
  [[heading], ...blocks.map(linesOf)].map((lines) => lines.map(oneLine))

function linesOf(block: Block): string[] {
  switch (block.block) {
    case 'text':
      return [block.text]
    case 'list':
      return [block.title, ...block.lines.map((line) => `• ${line}`)]
    case 'standings':
      return [
        block.title,
        ...block.rows.map(({ place, name, points }) => `${place}. ${name}: ${points}`),
      ]
    case 'code':
      return [block.code]
    case 'button':
      return [`${block.label}: ${block.url}`]
  }
}

/** Names and titles are typed by people: a line break in one must not look like a line of the letter. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
