/** Names that people type: what of them can be seen, and whether two of them look the same. */
import { hasLink } from './links.ts'
import { lookAlikes } from './look-alikes.ts'

/** Joiners and variation selectors: invisible alone, but parts of emoji and of some scripts. */
const joining = /\u200c|\u200d|\ufe0e|\ufe0f/gu

/** Characters that show nothing; the Braille blank is no space to Unicode, but looks like one. */
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800]/gu

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** More marks on one letter than any script has: they would cover the lines above and below. */
const heapOfMarks = /\p{M}{5}/u

/** A typed name in its normal form: without what cannot be seen, single spaces between the words. */
export const cleanName = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, '').replace(/\s+/gu, ' ').trim()

/**
 * Returns true if a clean name shows something, and is text: no half of a surrogate pair, no code without a
 * character, no heap of marks.
 */
export const isVisibleName = (name: string): boolean =>
  name.isWellFormed() &&
  !/[\p{Co}\p{Cn}]/u.test(name) &&
  !heapOfMarks.test(name) &&
  visible.test(name.replace(joining, ''))

/** A text taken apart, without what cannot be seen. Letters in circles or of full width become plain ones. */
export const apart = (text: string): string =>
  text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

let likeness: ReadonlyMap<string, string> | null = null

/** Character that each character that looks like another is taken for. */
function readLikeness(): ReadonlyMap<string, string> {
  const read = new Map<string, string>()
  let code = 0
  for (const row of lookAlikes.split(' ')) {
    const [step = 0, ...alike] = row.split(',').map((number) => Number.parseInt(number, 36))
    code += step
    read.set(String.fromCodePoint(code), String.fromCodePoint(...alike))
  }
  return read
}

/** A text's skeleton (Unicode TR39, 4): those that look the same have the same one. */
export function skeleton(text: string): string {
  likeness ??= readLikeness()
  const alike = likeness
  return [...apart(text)]
    .map((sign) => alike.get(sign) ?? sign)
    .join('')
    .normalize('NFD')
}

/** Looks of a name, as it is and in small letters. */
function looksOf(name: string): string[] {
  const look = skeleton(cleanName(name))
  return [look, skeleton(look.toLowerCase()), skeleton(cleanName(name).toLowerCase())]
}

/** Returns true if two names can be taken for each other. */
export function lookAlike(one: string, other: string): boolean {
  const looks = looksOf(one)
  return looksOf(other).some((look) => looks.includes(look))
}

/** The name under which somebody sits among others: with a number where it could be taken for one of theirs. */
export function nameAmong(name: string, others: ReadonlyArray<string>): string {
  for (let number = 1; ; number++) {
    const shown = number === 1 ? name : `${name} (${number})`
    if (!others.some((other) => lookAlike(shown, other))) return shown
  }
}

/** Name of a deleted person at the tables where they sat: the old sign for a name not known. */
export const namelessPerson = 'N. N.'

const bare = (name: string): string => name.normalize('NFKD').replace(/[\p{P}\p{Z}]/gu, '')

/** Reason why nobody may take a clean name; `null` where they may. Names of before stay. */
export function objectionTo(name: string): string | null {
  if (hasLink(name)) return 'A name must not be a web address. Put a space after a dot.'
  return lookAlike(bare(name), bare(namelessPerson)) ? 'This name stands for nobody.' : null
}

/** Reason why no table may be called so from now on; `null` where it may. */
export const objectionToTitle = (title: string): string | null =>
  hasLink(title) ? 'A title must not be a web address. Put a space after a dot.' : null
