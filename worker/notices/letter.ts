import { type Language, locales } from '../games/kernel/language.ts'
import type { Block, Choice, Letter } from '../wire/letter.ts'
import { unlinked } from '../wire/links.ts'

interface FooterLink {
  readonly label: string
  readonly url: string
}

/** Lines below a letter that goes out by e-mail: why it comes, and how to hear less. */
export interface Footer {
  readonly reason: string
  readonly links: ReadonlyArray<FooterLink>
}

/** Only in an e-mail: the letterbox lies beside the table itself. */
const onlyPosted: ReadonlySet<Block['block']> = new Set(['choices', 'answering'])

/** A letter as plain text for the letterbox, a paragraph a line. */
export const asText = ({ blocks, ...letter }: Letter, language: Language): string =>
  paragraphsOf(
    { ...letter, blocks: blocks.filter(({ block }) => !onlyPosted.has(block)) },
    language,
  )
    .flat()
    .join('\n')

/** No words: what the letter itself links to, or consists of. */
const noWords: ReadonlySet<string> = new Set(['url', 'block', 'code'])

/** The same with words that no mail program makes links of: names, titles and talk are typed by people. */
export function inert<T>(part: T): T
export function inert(part: unknown): unknown {
  if (typeof part === 'string') return unlinked(part)
  if (Array.isArray(part)) return part.map((one) => inert(one))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => [key, noWords.has(key) ? one : inert(one)]),
  )
}

/** The plain part of an e-mail. */
export const asMailText = (letter: Letter, footer: Footer, language: Language): string =>
  [
    ...paragraphsOf(inert(letter), language).toSpliced(1, 0, [oneLine(inert(letter.stamp))]),
    ['-- ', inert(footer.reason)],
    inert(footer.links).map(({ label, url }) => locales[language].labelled(label, url)),
  ]
    .filter((lines) => lines.some((line) => line !== ''))
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n')

const paragraphsOf = ({ heading, blocks }: Letter, language: Language): string[][] =>
  [
    [heading],
    ...blocks.flatMap((block) =>
      // Its numbers are those of the list, which follows.
      block.block === 'picture' ? (block.groups ?? [[block.alt]]) : [linesOf(block, language)],
    ),
  ].map((lines) => lines.map(oneLine))

function linesOf(block: Exclude<Block, { block: 'picture' }>, language: Language): string[] {
  const { labelled } = locales[language]
  switch (block.block) {
    case 'text':
      return [block.text]
    case 'list':
      return [block.title, ...(block.all ?? block.lines).map((line) => `• ${line}`)]
    case 'standings':
      return [
        block.title,
        ...block.rows.map(({ place, name, points }) => labelled(`${place}. ${name}`, points)),
      ]
    case 'deadline':
      return [block.text]
    case 'grid':
      return [block.title, ...gridLines(block, language)]
    case 'code':
      return [block.code]
    case 'choices':
      return [block.title, block.hint, ...block.rows.flatMap(numbered)]
    case 'answering':
      return block.more
        ? [
            `${block.title} ${block.text}`,
            block.more.text,
            labelled(block.more.link.label, block.more.link.url),
          ]
        : [block.title, block.text]
    case 'entry':
      return [
        block.heading,
        block.stamp,
        ...(block.deadline === null ? [] : [block.deadline]),
        ...block.lines,
        ...(block.picture ? [block.picture.alt] : []),
        ...(block.link ? [labelled(block.link.label, block.link.url)] : []),
      ]
    case 'button':
      return [labelled(block.label, block.url)]
  }
}

const numbered = ({ label, url, note }: Choice, i: number): string[] => [
  `${i + 1}  ${label}`,
  ...(note === undefined ? [] : [`   ${note}`]),
  `   ${url}`,
]

/** Rows of a table in words: "Road: Ada 3, Bob 5". */
const gridLines = (
  { head, rows }: Extract<Block, { block: 'grid' }>,
  language: Language,
): string[] =>
  rows.map(([name = '', ...values]) => {
    const said = values.map((value, i) => `${head[i + 1] ?? ''} ${value}`.trim())
    return locales[language].labelled(name, said.join(', '))
  })

/** Names and titles are typed by people: a line break in one must not look like a line of the letter. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
