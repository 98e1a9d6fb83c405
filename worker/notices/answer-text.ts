/** What somebody wrote in an answer to a letter, without what their mail program put around it. */

/** No answer needs more of a letter than this many characters. */
const longest = 4000

/** What stands over a quoted letter, in the languages of common mail programs; `wrote:` may be on the next line. */
const quoting: ReadonlyArray<RegExp> = [
  /^>/,
  /^(?:on|am|le|el|il|op)\b.{5,300}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef)\b.{0,200}:\s*$/iu,
  /^-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|originalnachricht|weitergeleitete nachricht|message d[’']origine|message transféré).*$/iu,
  /^_{8,}$/,
  /^(?:from|von|de|sent|gesendet|envoyé|date|datum)[\u202f\u00a0 ]?:\s.+$/iu,
]

/** What stands over a signature. */
const signing: ReadonlyArray<RegExp> = [
  /^--\s?$/,
  /^[—–]+$/,
  /^(?:sent (?:from|with|via)|get outlook|(?:von|mit) .{0,40}(?:gesendet|geschickt)|gesendet (?:von|mit)|diese nachricht wurde von|envoyé (?:de|depuis|avec|par))\b.*$/iu,
]

/** The lines of an answer that its writer wrote: all before the first quote or signature. */
export function writtenLines(text: string): string[] {
  const lines = text
    .slice(0, longest)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}\u00a0]+/gu, ' ').trim())
  const end = lines.findIndex((line, i) => {
    // Long lines are broken: what stands over a quote may take three.
    const broken = [line, `${line} ${lines[i + 1] ?? ''}`, lines.slice(i, i + 3).join(' ')]
    return (
      signing.some((sign) => sign.test(line)) ||
      broken.some((whole) => quoting.some((quote) => quote.test(whole)))
    )
  })
  return lines.slice(0, end < 0 ? lines.length : end).filter((line) => line !== '')
}
