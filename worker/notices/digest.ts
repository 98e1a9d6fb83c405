import { type Language, locales } from '../games/kernel/language.ts'
import { tableAlone } from '../pictures/preview.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import { mostInShort, within } from './length.ts'
import { letterWords } from './words.ts'

/**
 * Number of tables that have their picture in one letter, those with the least time: each takes up to 100 kB,
 * and time to render.
 */
const maxPictures = 4
/** Number of letters that are told in one, as Gmail cuts what is longer than 102 kB; the letterbox has the others. */
const maxEntries = 20
/** One letter of several, in their order: what each asks and tells, its picture, and where it leads. */
export function digestOf(
  { language, name }: { readonly language: Language; readonly name: string },
  letters: ReadonlyArray<NoticeLetter>,
  origin: string,
): NoticeLetter {
  const words = letterWords[language]
  const path = '/tables'
  const shown = letters.slice(0, maxEntries)
  const drawn = shown.filter(({ drawing }) => drawing !== undefined).slice(0, maxPictures)
  const more = letters.length - shown.length
  const headings = shown.map(({ heading, stamp }) => `${sentence(heading)} (${stamp})`)
  return {
    subject: words.digestSubject(letters.length),
    stamp: words.digestStamp,
    heading: words.digestHeading(name),
    gist: [words.digestText, ...headings].join(' '),
    path,
    blocks: [
      { block: 'text', text: words.digestText },
      ...shown.map((letter) => entryOf(letter, drawn.indexOf(letter), language)),
      ...(more > 0 ? [{ block: 'text', text: words.digestMore(more) } as const] : []),
      { block: 'button', label: words.toTables, url: `${origin}${path}` },
    ],
    drawings: drawn.flatMap(({ drawing }) => (drawing === undefined ? [] : [tableAlone(drawing)])),
  }
}

/** A letter as a part of the daily one; `drawing` is the place of its picture among all, or below zero. */
function entryOf(
  { stamp, heading, blocks }: NoticeLetter,
  drawing: number,
  language: Language,
): Block {
  const deadline = blocks.find((block) => block.block === 'deadline')
  const picture = blocks.find((block) => block.block === 'picture')
  const button = blocks.find((block) => block.block === 'button')
  return {
    block: 'entry',
    stamp,
    heading,
    deadline: deadline?.text ?? null,
    lines: blocks.flatMap((block) => linesOf(block, language)),
    picture: picture && drawing >= 0 ? { alt: picture.alt, drawing } : null,
    ...(button && { link: { label: button.label, url: button.url } }),
  }
}

/** Sentences of a part of a letter; nothing where its entry says it elsewhere. */
function linesOf(block: Block, language: Language): string[] {
  switch (block.block) {
    case 'text':
      return block.aside ? [] : [block.text]
    case 'list': {
      if (block.aside) return []
      const story = within(block.lines, mostInShort).map(sentence).join(' ')
      return [locales[language].labelled(block.title, story)]
    }
    case 'standings': {
      const rows = block.rows.map(({ name, points }) => `${name} ${points}`)
      return [sentence(locales[language].labelled(block.title, rows.join(', ')))]
    }
    default:
      return []
  }
}

const sentence = (said: string): string => (/[.!?…:“”"»]$/.test(said) ? said : `${said}.`)
