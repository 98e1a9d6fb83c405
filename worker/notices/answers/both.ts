/** Two things that come to the same place: “the cottage and the bath both under the guildhall”, “Bad auch”. */
import { plainWords } from './spelling.ts'
import { isPlacing } from './words-beside.ts'
import { isEnding, isGeneralVerb, isPassing, isVerb, meanAlike } from './words-of-moves.ts'

const place =
  '(?:under|onto|on|into|in|to|as|unters?|aufs?|als|zum|zur|zu(?!\\s+ende)|ins?|sous|sur|dans|comme|en)(?=\\s)\\s+[^,.;!]+'
const and = '(?:,\\s*)?(?:and|und|et|&|\\+)'
const both = '(?:both|alle beide|beides?|beiden|tous (?:les )?deux|toutes (?:les )?deux|les deux)'

const behind = new RegExp(`^(.+?)\\s+(?:${and})\\s+(.+?),?\\s+${both}\\s+(${place})(.*)$`, 'iu')
const before = new RegExp(`^(.*?)\\bboth\\s+(.+?)\\s+and\\s+(.+?)\\s+(${place})(.*)$`, 'iu')
const plain = new RegExp(`^(.+?)\\s+${and}\\s+(.+?)\\s+(${place})(.*)$`, 'iu')
const atEnd = new RegExp(`^(.+?)\\s+${and}\\s+(.+?)\\s+(\\p{L}+)([\\s.!]*)$`, 'iu')
const too = new RegExp(
  `^(.+?)\\s+(${place})(?:,|\\s${and})\\s+(.+?)\\s+(?:too|as well|auch|ebenfalls|ebenso|aussi|également)([\\s.!]*)$`,
  'iu',
)

const isBare = (text: string) => !plainWords(text).some(isPlacing)

/**
 * A sentence with what stands behind two things also behind the first, a place or a verb: “the gardens and the orchard under the farm”,
 * “Marktstand und Glockenturm beginnen”. `null` for any other.
 */
export function sharedBy(written: string): string | null {
  const [, one = '', other = '', at = '', rest = ''] =
    plain.exec(written) ?? atEnd.exec(written) ?? []
  const isDone = (text: string) =>
    plainWords(text).some((word) => isVerb(word) && !isGeneralVerb(word) && !meanAlike(word, 'put'))
  const [verb = '', ...more] = plainWords(at)
  const isShared = more.length > 0 || (isVerb(verb) && !isEnding(verb) && !isPassing(verb))
  const isOfTwo = isShared && isBare(one) && isBare(other) && !isDone(one) && !isDone(other)
  return isOfTwo ? `${one} ${at} + ${other} ${at}${rest}` : null
}

const resources = '(?:stone|wood|straw|stein|holz|stroh|pierre|bois|paille)'
const resource = new RegExp(
  `\\s(?:(?:as|als|comme|for the|für das|pour (?:la|le))\\s+${resources}(?!\\p{L})|\\(${resources}\\))`,
  'giu',
)

/** A sentence with the place behind each of two things that it names together. */
export function eachPlaced(written: string): string {
  const sentence = written
    .replace(/\b(unter|auf)s(?=\s)/giu, '$1 das')
    .replace(/\buse\s+(.+?)\s+to\s+(?:complete|finish)\s/giu, '$1 under ')
    .replace(/\s(?:completes|finishes)\s/giu, ' under ')
    .replace(resource, '')
  const apart = (verb: string, one = '', other = '', at = '', more = '') =>
    isBare(one) && isBare(other) ? `${verb}${one} ${at} + ${other} ${at}${more}` : sentence
  const first = behind.exec(sentence)
  if (first) return apart('', first[1], first[2], first[3], first[4])
  const second = before.exec(sentence)
  if (second) return apart(second[1] ?? '', second[2], second[3], second[4], second[5])
  const third = too.exec(sentence)
  return third ? apart('', third[1], third[3], third[2], third[4]) : sentence
}
