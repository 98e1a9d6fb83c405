/** Texts that mail programs make links of by themselves, in words that people type. */

/** Dots, and what browsers take for one (UTS 46). */
const dot = '[.\\u3002\\uff0e\\uff61\\u2024\\ufe52]'
/** Nothing to see; it may stand around a dot. */
const unseen = '\\p{Default_Ignorable_Code_Point}*'

/** The dot of a site's name, such as in `example.com`: two characters of a word follow at least. */
const innerDot = `(?<=[^\\s.]${unseen})${dot}(?=${unseen}[^\\s\\p{P}\\p{Nd}]${unseen}[^\\s\\p{P}])`
/** The first dot of an address in numbers. */
const numbersDot = `(?<=\\d)${dot}(?=\\d{1,3}(?:${dot}\\d{1,3}){2}(?!\\d))`
/** The colon of a scheme. */
const schemeColon =
  '(?<=\\b[a-z][a-z0-9+.-]*):(?=//)|(?<=\\b(?:mailto|tel|sms|javascript|data)):(?=\\S)'

const within = new RegExp([innerDot, numbersDot, schemeColon].join('|'), 'giu')

/** Tells whether something in a text would become a link. */
export const hasLink = (text: string): boolean => text.normalize('NFKC').search(within) >= 0

/** The text with a space in each such place: it reads as before, and nothing makes a link of it. */
export const unlinked = (text: string): string => text.replace(within, '$& ')
