/** Two things that come to the same place: “the cottage and the bath both under the guildhall”, “Bad auch”. */
import { plainWords } from './spelling.ts'
import { isPlacing } from './words-beside.ts'

const place =
  '(?:under|onto|on|into|to|as|unters?|aufs?|als|zum|zur|zu|sous|sur|comme|en)(?=\\s)\\s+[^,.;!]+'
const and = '(?:,\\s*)?(?:and|und|et|&|\\+)'
const both = '(?:both|alle beide|beides?|beiden|tous (?:les )?deux|toutes (?:les )?deux|les deux)'

const behind = new RegExp(`^(.+?)\\s+(?:${and})\\s+(.+?),?\\s+${both}\\s+(${place})(.*)$`, 'iu')
const before = new RegExp(`^(.*?)\\bboth\\s+(.+?)\\s+and\\s+(.+?)\\s+(${place})(.*)$`, 'iu')
const too = new RegExp(
  `^(.+?)\\s+(${place})(?:,|\\s${and})\\s+(.+?)\\s+(?:too|as well|auch|ebenfalls|ebenso|aussi|également)([\\s.!]*)$`,
  'iu',
)

/** A sentence with the place behind each of two things that it names together. */
export function eachPlaced(written: string): string {
  const sentence = written.replace(/\b(unter|auf)s(?=\s)/giu, '$1 das')
  const isBare = (text: string) => !plainWords(text).some(isPlacing)
  const apart = (verb: string, one = '', other = '', at = '', more = '') =>
    isBare(one) && isBare(other) ? `${verb}${one} ${at} + ${other} ${at}${more}` : sentence
  const first = behind.exec(sentence)
  if (first) return apart('', first[1], first[2], first[3], first[4])
  const second = before.exec(sentence)
  if (second) return apart(second[1] ?? '', second[2], second[3], second[4], second[5])
  const third = too.exec(sentence)
  return third ? apart('', third[1], third[3], third[2], third[4]) : sentence
}
