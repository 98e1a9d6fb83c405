/** Answers that correct themselves: “not the brewer, rather the carpenter”, “glass blower … no wait, the swineherd”. */
import type { Meant } from './clause.ts'
import { fitOf, labelOf } from './label.ts'
import { sentencesOf } from './sentences.ts'
import { plainWords } from './spelling.ts'
import type { Known, Wish } from './wish.ts'
import { isArticle, isHarmless, isPlacing } from './words-beside.ts'
import { isTaking, isVerb } from './words-of-moves.ts'
import { isNumber } from './words-of-numbers.ts'

const instead = '(?:but|rather|instead|sondern|doch|lieber|eher|mais|plutôt)'
const stop = '(?:[,;:.!…]|\\s[-–—])'
/** Something that is not wanted, and what is in its place. */
const refused = new RegExp(
  `^(.*?)(?<!\\p{L})(?:not|nicht|pas|kein(?:en?)?)\\s+(.+?)(?:${stop}+\\s*|\\s+(?=${instead}))((?:${instead}\\s+)*)(.+)$`,
  'iu',
)
/** Something that was said, and what takes its place. */
const retracted = new RegExp(
  `^(.+)(?:${stop}|\\s(?:or|oder|ou))+\\s*(?:(?:no|nope|nein|non|wait|halt|moment|stopp?|attends|actually|sorry|pardon|quatsch|rather|doch|lieber|plutôt)(?!\\p{L})[\\s,;:.!…–—-]*)+(.+)$`,
  'iu',
)
const before = '(?:under|on|into|to|for|unters?|aufs?|zum|zur|für|sous|sur|dans|pour)(?!\\p{L})'
const placed = new RegExp(`^${before}`, 'iu')
const lastPlace = new RegExp(`\\s${before}(?!.*\\s${before}).*$`, 'iu')

/**
 * The turn that takes the place of one that a text refuses, read as if it were said alone. Where the first one was wanted before, it is
 * asked about. `null` for a text without a correction, or without a turn in it.
 */
export function correctedTurn(
  sentences: ReadonlyArray<string>,
  known: Known,
  read: (sentences: ReadonlyArray<string>) => Wish | null,
): Wish | null {
  const text = sentences.join(' ')
  const readAlone = (said: string) => read(sentencesOf([said]).sentences)
  const [, begun = '', not = '', but = '', wanted] = refused.exec(text) ?? []
  if (wanted !== undefined && isBesideRefusal(begun) && isNamed(not, known)) {
    const wish = readAlone(wanted)
    return but === '' ? asked(wish, known) : wish
  }
  const [, said = '', other = ''] = retracted.exec(text) ?? []
  if (!isOfMoves(said, known)) return null
  return asked(
    readAlone(placed.test(other) ? `${said.replace(lastPlace, '')} ${other}` : other),
    known,
  )
}

const isBesideRefusal = (text: string): boolean =>
  plainWords(text).every(
    (word) =>
      isHarmless(word) ||
      isTaking(word) ||
      isVerb(word) ||
      ['no', 'nein', 'non', 'ne'].includes(word),
  )

/** Tells whether a text names something at once: “not sure, rather …” refuses nothing. */
const isNamed = (text: string, known: Known): boolean => {
  const [first = ''] = plainWords(text)
  return (
    (isArticle(first) || isPlacing(first) || isPartitive(first) || isOfMoves(first, known)) &&
    isOfMoves(text, known)
  )
}

/** Tells whether a word stands behind a French refusal: “pas de sellier”. */
const isPartitive = (word: string): boolean => word === 'de' || word === 'd'

/** Tells whether a text has a word of a move, or a number. */
const isOfMoves = (text: string, { listed, position }: Known): boolean => {
  const names = [...listed, ...(position?.legal ?? [])].flatMap(({ labels }: Meant) =>
    labels.map((label) => labelOf(label).words),
  )
  return plainWords(text).some(
    (word) =>
      isNumber(word) || (!isHarmless(word) && names.some((words) => fitOf(word, words) > 0)),
  )
}

/** The same turn as a question. */
export function asked(wish: Wish | null, { listed }: Known): Wish | null {
  if (wish?.wish === 'moves') return { wish: 'unsure', turns: [wish.moves] }
  if (wish?.wish !== 'numbers') return wish
  const turns = wish.numbers.flatMap((number) => listed[number - 1]?.moves ?? [])
  return wish.numbers.length === 1 && turns.length > 0 ? { wish: 'unsure', turns: [turns] } : null
}
