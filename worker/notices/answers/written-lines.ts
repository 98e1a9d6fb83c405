/** The words of an answer to a letter, without those that a mail program puts around them. */

/** No answer needs more of a letter than this many characters. */
const longest = 4000

/** Lines over a quoted letter, in the languages of common mail programs. */
const quoting: ReadonlyArray<RegExp> = [
  /^dorfpost\b.{0,80}\b(?:wrote|schrieb|a écrit)\b.{0,40}:$/iu,
  /^-{2,} ?(?:original[- ]nachricht|original message|forwarded message|ursprüngliche nachricht|originalnachricht|weitergeleitete nachricht|message d[’']origine|message original|message transféré).*$/iu,
  /^_{8,}$/,
  /^\*?(?:from|von|de|sent|gesendet|envoyé|date|datum)[\u202f\u00a0 ]?:\*?\s.+$/iu,
]
/** A line over a quote that names the sender: it begins with anything, so it is looked for in one line only. */
const naming = /^.{0,120}<[^<>\s]{3,200}@[^<>\s]{3,200}>.{0,80}:$/u
/** Beginning of a sentence over a quote, with the date in its first line: `On Mon, 23 Nov 2026 at 12:00, Dorfpost`. */
const dated =
  /^(?:on|am|le|el|il|op)\b.*(?:\b(?:19|20)\d\d\b|\d{1,2}[./-]\d{1,2}[./-]\d|\d{1,2}:\d\d|@)/iu
/** The end of that sentence, in the same line or the two that follow. */
const wrote = /\b(?:wrote|schrieb|geschrieben|a écrit|escribió|ha scritto|schreef)\b.{0,200}:\s*$/iu
const quoted = /^>/

/** Tells whether a quote begins at a line. Long lines are broken: a sentence over a quote may take three, with no empty line between. */
function isOverQuote(lines: ReadonlyArray<string>, at: number): boolean {
  const line = lines[at] ?? ''
  if (quoted.test(line) || naming.test(line) || quoting.some((one) => one.test(line))) return true
  if (!dated.test(line)) return false
  const empty = lines.indexOf('', at)
  const end = Math.min(at + 3, empty < 0 ? lines.length : empty)
  return [1, 2, 3].some((count) => wrote.test(lines.slice(at, Math.min(at + count, end)).join(' ')))
}

/** Lines over a signature. */
const signing: ReadonlyArray<RegExp> = [
  /^-{2,3}$/,
  /^(?:tel|phone|mobile|mobil|handy|fon|fax|tél)\b[.:]?.*\d/iu,
  /^[—–]+$/,
  /^(?:sent (?:from|with|via)|get outlook|(?:von|mit) .{0,40}(?:gesendet|geschickt)|gesendet (?:von|mit)|diese nachricht wurde von|envoyé (?:de|depuis|avec|par|à partir))(?!\p{L}).*$/iu,
  /^(?:(?:get|obtenir|télécharger|holen sie sich|hol dir) )?outlook (?:für|for|pour) .+$/iu,
]

/** Leave-taking, perhaps with a name. It ends an answer only below another line: alone, it is all that is said. */
const closing: ReadonlyArray<RegExp> = [
  /^(?:\p{L}+ ){0,3}(?:grüße|gruesse|grüsse|grüßen|grüssen|gruß|gruss|regards|wishes|salutations)(?:[\s,.!-]+[^\d:]{0,40})?$/iu,
  /^(?:lg|vg|mfg|hg|thanks|thank you|many thanks|thx|cheers|best|yours|sincerely|love|take care|danke|vielen dank|danke schön|dankeschön|bis bald|tschüss|ciao|merci|merci beaucoup|bises|bisous|cordialement|amicalement|amitiés|bien à (?:toi|vous)|à bientôt|à plus|bonne (?:journée|soirée))[\s,.!]*\p{L}*[.!]?$/iu,
]
/** Greetings at the beginning. */
const greeting =
  /^(?:hi|hello|hey|hallo|moin|servus|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut)(?: (?:dorfpost|there|all|zusammen|alle|à tous))?[\s,.!]*$/iu

/**
 * The lines of an answer that its writer wrote: all before the first quote or signature, or else those below or between what
 * is quoted; without greetings, and without their own name below.
 */
export function writtenLines(text: string, name: string): ReadonlyArray<string> {
  const lines = text
    .slice(0, longest)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}\u00a0]+/gu, ' ').trim())
  const isEnd = (at: number) =>
    signing.some((sign) => sign.test(lines[at] ?? '')) || isOverQuote(lines, at)
  const end = lines.findIndex((_, at) => isEnd(at))
  const above = lines.slice(0, end < 0 ? lines.length : end).filter((line) => line !== '')
  const said = withoutGreeting(above.length > 0 ? above : besideQuotes(lines, end))
  const isSigned = (line: string): boolean =>
    closing.some((leave) => leave.test(line)) || line.toLowerCase() === name.toLowerCase()
  const leave = said.findIndex((line, i) => i > 0 && isSigned(line))
  return leave < 0 ? said : said.slice(0, leave)
}

const withoutGreeting = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length > 1 && greeting.test(lines[0] ?? '') ? lines.slice(1) : lines

/** The lines below and between those that are quoted by a sign, up to a signature; nothing where none is quoted so. */
function besideQuotes(lines: ReadonlyArray<string>, from: number): ReadonlyArray<string> {
  const first = lines.findIndex((line, at) => at >= from && quoted.test(line))
  if (from < 0 || first < 0) return []
  const below = lines.slice(first).filter((line) => line !== '' && !quoted.test(line))
  const end = below.findIndex((line) => signing.some((sign) => sign.test(line)))
  return end < 0 ? below : below.slice(0, end)
}
