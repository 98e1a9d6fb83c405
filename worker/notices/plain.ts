/** Row of digits that, whatever stands between them, could be taken for a telephone number. */
const longNumber = /\d(?:[\s().+/-]*\d){6,}/g

/** The dot of an address, and what browsers take for one (UTS 46). */
const innerDot = /(?<=\S)[.\u3002\uff0e\uff61\u2024](?=\S)/gu

/**
 * Returns a text that somebody typed, for a letter to people who do not know them: without anything that a mail program
 * would make a link of, such as a site, an address or a telephone number.
 */
export const withoutLinks = (typed: string): string =>
  typed
    .replace(/[a-z][a-z0-9+.-]*:\/*(?=\S)/giu, '')
    .replace(innerDot, ' ')
    .replace(/[@\uff20\ufe6b/\\]/gu, ' ')
    .replace(longNumber, '…')
    .replace(/ {2,}/g, ' ')
    .trim()

/** More than this many characters no notification shows. */
const maxBody = 500

/** As many whole sentences as a notification shows. */
export function inShort(gist: string): string {
  if (gist.length <= maxBody) return gist
  const cut = gist.slice(0, maxBody)
  const end = Math.max(...['. ', '! ', '? '].map((mark) => cut.lastIndexOf(mark)))
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, maxBody - 1)}…`
}
