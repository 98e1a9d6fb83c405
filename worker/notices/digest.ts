import { type Language, locales } from '../games/kernel/language.ts'
import { tableAlone } from '../pictures/preview.ts'
import type { Block, NoticeLetter } from '../wire/letter.ts'
import { mostInShort, roomIn, within, wordsIn } from './length.ts'
import { letterWords } from './words.ts'

/**
 * Number of tables that have their picture in one letter, those with the least time: each takes up to 100 kB,
 * and time to render.
 */
const maxPictures = 4

type Entry = Extract<Block, { readonly block: 'entry' }>

/**
 * One letter of several, in their order: what each asks, its picture, and where it leads; what happened there and how it
 * stands, as far as there is room. The letterbox has those that find none.
 */
export function digestOf(
  { language, name }: { readonly language: Language; readonly name: string },
  letters: ReadonlyArray<NoticeLetter>,
  origin: string,
): NoticeLetter {
  const words = letterWords[language]
  const path = '/tables'
  const drawn = letters.filter(({ drawing }) => drawing !== undefined).slice(0, maxPictures)
  const entries = letters.map((letter) => entryOf(letter, drawn.indexOf(letter), language))
  const withEntries = (some: ReadonlyArray<Entry>): NoticeLetter => {
    const more = letters.length - some.length
    const headings = some.map(({ heading, stamp }) => `${sentence(heading)} (${stamp})`)
    const pictured = drawn.filter((_, i) => some.some(({ picture }) => picture?.drawing === i))
    return {
      subject: words.digestSubject(letters.length),
      stamp: words.digestStamp,
      heading: words.digestHeading(name),
      gist: [words.digestText, ...headings].join(' '),
      path,
      blocks: [
        { block: 'text', text: words.digestText },
        ...some,
        ...(more > 0 ? [{ block: 'text', text: words.digestMore(more) } as const] : []),
        { block: 'button', label: words.toTables, url: `${origin}${path}` },
      ],
      drawings: pictured.flatMap(({ drawing }) =>
        drawing === undefined ? [] : [tableAlone(drawing)],
      ),
    }
  }
  const roomBeside = (some: ReadonlyArray<Entry>) => roomIn(withEntries(some), words)
  const bare = entries.map((entry) => ({ ...entry, lines: [] }))
  const count = bare.findIndex((_, i) => i > 0 && roomBeside(bare.slice(0, i + 1)) < 0)
  const shown = count < 0 ? bare : bare.slice(0, count)
  const lines = linesFor(entries.slice(0, shown.length), roomBeside(shown))
  return withEntries(shown.map((entry, i) => ({ ...entry, lines: lines[i] ?? [] })))
}

/** The lines of entries for which there is room: first one of each, then the others, those of the first entries before. */
function linesFor(entries: ReadonlyArray<Entry>, room: number): string[][] {
  let left = room
  const chosen = entries.map(() => new Set<string>())
  const most = Math.max(0, ...entries.map(({ lines }) => lines.length))
  for (let at = 0; at < most; at++)
    for (const [i, { lines }] of entries.entries()) {
      // The longest tells what happened.
      const line = lines.toSorted((a, b) => wordsIn(b) - wordsIn(a))[at]
      if (line === undefined || wordsIn(line) > left) continue
      left -= wordsIn(line)
      chosen[i]?.add(line)
    }
  return entries.map(({ lines }, i) => lines.filter((line) => chosen[i]?.has(line)))
}

/** A letter as a part of the daily one; `drawing` is the place of its picture among all, or below zero. */
function entryOf(
  { stamp, heading, blocks }: NoticeLetter,
  drawing: number,
  language: Language,
): Entry {
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
      const story = within(block.short ?? block.lines, mostInShort)
        .map(sentence)
        .join(' ')
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
