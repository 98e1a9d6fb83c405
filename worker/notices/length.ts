/** Length of letters: no more words than people read. */
import { inTime, type Told } from '../games/kernel/index.ts'
import type { Block } from '../wire/letter.ts'
import type { LetterWords } from './letter-words.ts'

/** Nobody reads a letter of more words. */
const mostWords = 244

/** Number of words that tell what happened; and where the list leaves room for more. */
export const mostOfStory = 30
export const mostOfLongStory = 72
/** And so many where there is little room: in the list of letters, a notification, the daily letter. */
export const mostInShort = 22

/** No turn of a list has more words, but for one of a single move: it breaks off before, and is asked for anew. */
export const mostOfTurn = 18

/** Number of turns that are listed at least, however long their words are. */
const fewestTurns = 1

/** Number of words and figures in a text; signs between them are none. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((one) => /[\p{L}\p{N}]/u.test(one)).length

/** Parts that a letter shows of itself. */
interface Shown {
  readonly heading: string
  readonly stamp: string
  readonly blocks: ReadonlyArray<Block>
}

/** The words that a letter shows of itself, without those in the place of its picture. */
export function visibleWords({ heading, stamp, blocks }: Shown): number {
  return wordsIn(['Dorfpost', heading, stamp, ...blocks.flatMap(saidIn)].join(' '))
}

function saidIn(block: Block): ReadonlyArray<string | number> {
  switch (block.block) {
    case 'text':
    case 'deadline':
      return [block.text]
    case 'list':
      return block.lines.length === 0 ? [] : [block.title, ...block.lines]
    case 'standings':
      return [block.title, ...block.rows.flatMap(({ name, points }) => [1, name, points])]
    case 'grid':
      return [block.title, ...block.head, ...block.rows.flat()]
    case 'choices':
      return [
        block.title,
        block.hint,
        ...block.rows.flatMap(({ label, note = '' }) => [1, label, note]),
      ]
    case 'answering':
      return [block.title, block.text, block.more?.text ?? '', block.more?.link.label ?? '']
    case 'button':
      return [block.label]
    case 'code':
      return [block.code]
    case 'entry':
      return [
        block.stamp,
        block.heading,
        block.deadline ?? '',
        ...block.lines,
        block.link?.label ?? '',
      ]
    case 'picture':
      return []
  }
}

/** The most words below a letter about a table. */
function wordsBelow(words: LetterWords): number {
  const { reason, reasonAmongBots, muteTable, endLetters, muteKind, settings, unsubscribe } = words
  const usual = [reason, muteTable].join(' ')
  const amongBots = [reasonAmongBots, endLetters].join(' ')
  const links = ['·', muteKind, '·', settings, '·', unsubscribe].join(' ')
  return Math.max(wordsIn(usual), wordsIn(amongBots)) + wordsIn(links)
}

/** The longest of what stands around a list and tells how to answer. */
const wordsAround = ({ choices }: LetterWords): number => {
  const { likely, likelyHint, first, firstHint, openHint, all } = choices
  const hints = [`${likely} ${likelyHint}`, `${first} ${firstHint}`, `${first} ${openHint}`]
  const hint = Math.max(...hints.map(wordsIn))
  const { answering, answeringHow, answeringMore, answeringGuide } = choices
  return hint + wordsIn([all, answering, answeringHow, answeringMore, answeringGuide].join(' '))
}

/** Number of words for which there is room in the list of a letter that has none yet. */
export const spaceIn = (letter: Shown, words: LetterWords): number =>
  mostWords - visibleWords(letter) - wordsBelow(words) - wordsAround(words)

/** Number of words for which there is room in a letter that is not to be answered. */
export const roomIn = (letter: Shown, words: LetterWords): number =>
  mostWords - visibleWords(letter) - wordsBelow(words)

/** Deeds of the reader, and as many of the other weightiest sentences as have no more than so many words, in the order of time. */
export function toldWithin(told: ReadonlyArray<Told>, most: number): string[] {
  const others = told.flatMap(({ said, isOwn }) => (isOwn ? [] : [said]))
  const first = within(others, most)
  return inTime(told.filter(({ said, isOwn }) => isOwn || first.includes(said)))
}

/** The first sentences, as far as they have no more than so many words; one at least. */
export function within(sentences: ReadonlyArray<string>, most: number): string[] {
  let words = 0
  return sentences.filter((one, i) => {
    words += wordsIn(one)
    return i === 0 || words <= most
  })
}

/** Sentences that find room, an earlier one before a later one. */
export function thoseWithin(sentences: ReadonlyArray<string>, room: number): string[] {
  let left = room
  return sentences.filter((one) => {
    const fits = wordsIn(one) <= left
    if (fits) left -= wordsIn(one)
    return fits
  })
}

/** Number of lines that fit, each with a number before it; one at least. */
export function fitting(lines: ReadonlyArray<string>, room: number): number {
  let left = room
  let count = 0
  for (const line of lines) {
    left -= wordsIn(line) + 1
    if (left < 0 && count >= fewestTurns) break
    count++
  }
  return count
}

/** Lines in parts, none of which has more words than there is room for, but for one of a single line. */
export function partsWithin(lines: ReadonlyArray<string>, room: number): ReadonlyArray<string>[] {
  const parts: ReadonlyArray<string>[] = []
  for (let from = 0; from < lines.length; ) {
    const part = within(lines.slice(from), room)
    parts.push(part)
    from += part.length
  }
  return parts
}
