/** What somebody wrote in an answer to a letter, without what their mail program put around it. */

/** No answer needs more of a letter than this many characters. */
const longest = 4000

/** What stands over a quoted letter, in the languages of common mail programs; `wrote:` may be on the next line. */
const quoting: ReadonlyArray<RegExp> = [
  /^>/,
  /^(?:on|am|le|el|il|op)\b.{5,300}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef)\b.{0,200}:\s*$/iu,
  /^-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|originalnachricht|weitergeleitete nachricht|message d[’']origine|message transféré).*$/iu,
  /^_{8,}$/,
  /^\*?(?:from|von|de|sent|gesendet|envoyé|date|datum)[\u202f\u00a0 ]?:\*?\s.+$/iu,
]
/** The same where it names the sender: it begins with anything, so it is looked for in one line only. */
const naming = /^.{0,120}<[^<>\s]{3,200}@[^<>\s]{3,200}>.{0,80}:$/u

/** What stands over a signature. */
const signing: ReadonlyArray<RegExp> = [
  /^-{2,3}$/,
  /^[—–]+$/,
  /^(?:sent (?:from|with|via)|get outlook|(?:von|mit) .{0,40}(?:gesendet|geschickt)|gesendet (?:von|mit)|diese nachricht wurde von|envoyé (?:de|depuis|avec|par|à partir))(?!\p{L}).*$/iu,
  /^(?:(?:get|obtenir|télécharger|holen sie sich|hol dir) )?outlook (?:für|for|pour) .+$/iu,
]

/** How people take their leave, perhaps with their name. Only below what they want: alone, it is all they say. */
const closing: ReadonlyArray<RegExp> = [
  /^(?:\p{L}+ ){0,3}(?:grüße|gruesse|grüsse|grüßen|grüssen|gruß|gruss|regards|wishes|salutations)(?:[\s,.!-]+[^\d:]{0,40})?$/iu,
  /^(?:lg|vg|mfg|hg|thanks|thank you|many thanks|thx|cheers|best|yours|sincerely|love|take care|danke|vielen dank|danke schön|dankeschön|bis bald|tschüss|ciao|merci|merci beaucoup|bises|bisous|cordialement|amicalement|amitiés|bien à (?:toi|vous)|à bientôt|à plus|bonne (?:journée|soirée))[\s,.!]*\p{L}*[.!]?$/iu,
]
/** How people begin. */
const greeting =
  /^(?:hi|hello|hey|hallo|moin|servus|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut)(?: (?:dorfpost|there|all|zusammen|alle|à tous))?[\s,.!]*$/iu

/** The lines of an answer that its writer wrote: all before the first quote or signature, without greetings and their own name below. */
export function writtenLines(text: string, name: string): string[] {
  const lines = text
    .slice(0, longest)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}\u00a0]+/gu, ' ').trim())
  const end = lines.findIndex((line, i) => {
    // Long lines are broken: what stands over a quote may take three.
    const broken = [line, `${line} ${lines[i + 1] ?? ''}`, lines.slice(i, i + 3).join(' ')]
    return (
      signing.some((sign) => sign.test(line)) ||
      naming.test(line) ||
      broken.some((whole) => quoting.some((quote) => quote.test(whole)))
    )
  })
  const own = lines.slice(0, end < 0 ? lines.length : end).filter((line) => line !== '')
  const said = own.length > 1 && greeting.test(own[0] ?? '') ? own.slice(1) : own
  const isSigned = (line: string): boolean =>
    closing.some((leave) => leave.test(line)) || line.toLowerCase() === name.toLowerCase()
  const leave = said.findIndex((line, i) => i > 0 && isSigned(line))
  return leave < 0 ? said : said.slice(0, leave)
}
