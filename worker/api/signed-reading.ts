/**
 * Check that an e-mail is read as it was signed: a header that its signature does not cover may have been added, changed or taken away on the
 * way. Signatures of 2023 to 2026: Gmail leaves out Content-Type, iCloud Content-Transfer-Encoding, Yahoo and GMX both and Message-ID;
 * Outlook.com and Microsoft 365 leave out To, so that their letters do not count by their signature.
 */

/** A header as it came. */
export interface Field {
  /** In lower case. */
  readonly name: string
  /** With its name, and without the line break at its end. A letter per byte. */
  readonly line: string
}

/** Headers that decide how a letter is read. Twice, it could be read in another way than it was signed. */
const once = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
]

/** Tells whether a header that counts stands in a letter more than once; by the names of all its headers, in lower case. */
export const hasTwice = (names: ReadonlyArray<string>): boolean =>
  once.some((name) => names.indexOf(name) !== names.lastIndexOf(name))

/**
 * Returns true if all that is read of a letter is covered by a signature of `signed`, or the letter reads alike without it. `From` and `To`
 * must be signed; `Subject` and `Date` where they are there. `Message-ID` is left to the reader. No other header makes a letter count: `Cc`
 * and `Reply-To` are not read, and what says that a machine wrote it only has it dropped.
 */
export function isReadAsSigned(
  fields: ReadonlyArray<Field>,
  body: string,
  signed: ReadonlyArray<string>,
): boolean {
  const isThere = (name: string): boolean => fields.some((field) => field.name === name)
  const isSigned = (name: string): boolean => signed.includes(name)
  const isCovered =
    ['from', 'to'].every((name) => isThere(name) && isSigned(name)) &&
    ['subject', 'date'].every((name) => !isThere(name) || isSigned(name))
  if (!isCovered) return false
  const said = (name: string): string => {
    const line = fields.find((field) => field.name === name)?.line ?? ''
    return line.slice(line.indexOf(':') + 1).trim()
  }
  const type = said('content-type')
  const encoding = said('content-transfer-encoding').toLowerCase() || '7bit'
  const disposition = said('content-disposition').toLowerCase()
  return (
    (isSigned('content-type') || isTypeOf(body, type || 'text/plain', encoding)) &&
    (isSigned('content-transfer-encoding') || isEncodingOf(body, type, encoding)) &&
    (isSigned('content-disposition') || /^(?:inline)?$/.test(disposition))
  )
}

/** Tells whether a body can be of no other type than this: what it begins and ends with says so. */
function isTypeOf(body: string, type: string, encoding: string): boolean {
  const [kind = ''] = type.toLowerCase().split(/[;\s]/)
  const boundaries = [...type.matchAll(/;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/gi)]
  if (/^multipart\/(?:alternative|mixed|related|signed)$/.test(kind)) {
    const isOnce = (type.match(/[;\s]boundary[*\d]*\s*=/gi) ?? []).length === 1
    const [, quoted, plain] = boundaries[0] ?? []
    return isOnce && boundaryOf(body) === (quoted ?? plain)
  }
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(type) ?? []
  // In others, the bytes of ASCII may say something else.
  const isPlainCharset = /^(?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i.test(charset)
  if (!isPlainCharset || boundaryOf(body) !== null) return false
  if (kind === 'text/plain') return true
  const text = encoding === 'base64' ? decoded(body) : body
  return kind === 'text/html' && /^\s*</.test(text ?? '')
}

/** Boundary of the parts of a body in parts, by its last line; `null` for a body that has none. */
function boundaryOf(body: string): string | null {
  const lines = body.trimEnd().split('\r\n')
  const boundary = /^--(\S(?:.*\S)?)--$/.exec(lines.at(-1) ?? '')?.[1]
  return boundary !== undefined && lines.some((line) => line.trimEnd() === `--${boundary}`)
    ? boundary
    : null
}

/** Tells whether a body reads alike by an encoding that was not signed: text that was written by hand is no base64 of other text. */
function isEncodingOf(body: string, type: string, encoding: string): boolean {
  if (/^multipart\//i.test(type)) return /^(?:7bit|8bit|binary)$/.test(encoding)
  if (encoding === 'base64') return decoded(body) !== null
  return /^(?:7bit|8bit|binary|quoted-printable)$/.test(encoding)
}

/** The text that a body in base64 holds, in UTF-8; `null` where it is none. */
function decoded(body: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(body.replace(/\r\n/g, '')), (letter) => letter.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
    return /[^\P{Cc}\t\r\n]/u.test(text) ? null : text
  } catch {
    return null
  }
}
