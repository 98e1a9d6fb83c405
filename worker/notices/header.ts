/** The longest subject; longer ones are cut. */
const longest = 150

/** Text for a subject or a display name: one line, without control characters, and not too long. */
export function headerText(text: string): string {
  // Control characters, line and paragraph separators, and the marks that turn writing around.
  const line = text
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length <= longest ? line : `${letters.slice(0, longest - 1).join('')}…`
}

/** The only headers that Cloudflare's e-mail sending takes, besides `X-…`. */
const allowed: ReadonlyArray<string> = [
  'In-Reply-To',
  'References',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'List-Id',
  'Auto-Submitted',
  'Precedence',
]

/** Throws a `TypeError` for a header that the service would refuse, or one that would smuggle in another. */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!allowed.includes(name) && !/^X-[A-Za-z0-9-]+$/.test(name))
      throw new TypeError(`A letter cannot have the header ${JSON.stringify(name)}.`)
    if (!/^[\x20-\x7e]{1,998}$/.test(value))
      throw new TypeError(`The header ${name} must be one line of ASCII.`)
  }
}
