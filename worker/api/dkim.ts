/**
 * Check that a domain signed an e-mail (DKIM: RFC 6376, RFC 8301, RFC 8463), found out from its bytes and the domain's key in DNS.
 * Stricter than the standard where a signature leaves something open that changes what is read: all of the body must be signed.
 * The library for it, mailauth, would more than double what the worker loads for mail, takes SHA-1, and counts half-signed bodies.
 */

import { type Field, hasTwice, isReadAsSigned } from './signed-reading.ts'

/** The TXT records of a name, each in one piece; none where there is no such name. Throws where DNS cannot be asked now. */
export type TextRecords = (name: string) => Promise<ReadonlyArray<string>>

interface Signature {
  readonly algorithm: 'rsa' | 'ed25519'
  readonly header: Canon
  readonly body: Canon
  readonly domain: string
  readonly selector: string
  /** The tag `i`: who signed, in that domain or one below; empty where it does not say. */
  readonly agent: string
  /** The names of the headers that it signs. */
  readonly fields: ReadonlyArray<string>
  readonly signature: Uint8Array<ArrayBuffer>
  readonly bodyHash: string
  readonly field: Field
}

type Canon = 'simple' | 'relaxed'

/** No letter of a mail program has more signatures that could count; each costs a question to DNS. */
const maxSignatures = 4
const fewestBits = 1024
/** Longer ones belong to no letter that somebody wrote, and take time. */
const maxHead = 64 * 1024
const maxFields = 100
const domainName = /^(?!.{254})[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** A signature that the receiving server found to be good. */
export interface GoodSignature {
  readonly domain: string
  /** Beginning of the signature itself, in lower case; `null` where the server does not say which of the domain's it is. */
  readonly mark: string | null
}

/** Parts of an e-mail that a signature vouches for. */
export interface Vouched {
  /** The names of the headers that it signs, in lower case. */
  readonly fields: ReadonlyArray<string>
  /** Hash of the whole body, base64. */
  readonly bodyHash: string
}

/** The domain of an address. */
export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/**
 * Returns true if a domain that may sign or send for one domain stands for addresses of another: for its own and those below it. A
 * domain below does not stand for one above: somebody who may use such a name may not always write as those above.
 */
export const standsFor = (signer: string, domain: string): boolean =>
  domainName.test(signer) && (domain === signer || domain.endsWith(`.${signer}`))

/**
 * Parts that the signature of a domain that stands for the address vouches for in this e-mail; `null` where there is none that is
 * genuine and covers what is read. `now` in milliseconds since 1970. Throws where DNS cannot be asked now.
 */
export async function signedFor(
  raw: Uint8Array,
  address: string,
  textRecords: TextRecords,
  now: number,
): Promise<Vouched | null> {
  const message = split(raw)
  if (!message) return null
  const { fields, body } = message
  if (hasTwice(fields.map(({ name }) => name))) return null
  const domain = domainOf(address)
  const signatures = fields
    .filter(({ name }) => name === 'dkim-signature')
    .map((field) => signatureIn(field, now))
    .filter((one) => one !== null)
    .filter((one) => standsFor(one.domain, domain) && isReadAsSigned(fields, body, one.fields))
  for (const signature of signatures.slice(0, maxSignatures))
    if (await isGenuine(signature, fields, body, textRecords)) return signature
  return null
}

/**
 * Parts that signatures vouch for in this e-mail, which the server that received it found to be good; `null` where none covers what is
 * read. It may have found another one good than stands there beside it: all that it can have meant must cover that.
 */
export function signedBy(
  raw: Uint8Array,
  good: ReadonlyArray<GoodSignature>,
  now: number,
): Vouched | null {
  const message = split(raw)
  if (!message) return null
  const { fields, body } = message
  if (hasTwice(fields.map(({ name }) => name))) return null
  const there = fields.filter(({ name }) => name === 'dkim-signature')
  for (const { domain, mark } of good) {
    const meant = there.filter(({ line }) => {
      const tags = tagsOf(line.slice(line.indexOf(':') + 1))
      const isOf = tags?.get('d')?.toLowerCase() === domain
      return tags === null || (isOf && (tags.get('b') ?? '').toLowerCase().startsWith(mark ?? ''))
    })
    const read = meant.map((field) => signatureIn(field, now))
    const isCovered = read.every((one) => one && isReadAsSigned(fields, body, one.fields))
    if (isCovered && read[0]) return read[0]
  }
  return null
}

/** Headers and body; `null` where the lines of the headers could be read in two ways. */
function split(raw: Uint8Array): { fields: Field[]; body: string } | null {
  const text = lettersOf(raw)
  const end = text.indexOf('\r\n\r\n')
  if (end < 0 || end > maxHead) return null
  const lines = text.slice(0, end).split('\r\n')
  if (lines.some((line) => /[\r\n\0]/.test(line))) return null
  const fields: Field[] = []
  for (const line of lines) {
    const last = fields.at(-1)
    if (/^[ \t]/.test(line)) {
      if (!last) return null
      fields[fields.length - 1] = { ...last, line: `${last.line}\r\n${line}` }
      continue
    }
    const name = /^([!-9;-~]+)[ \t]*:/.exec(line)?.[1]
    if (name === undefined) return null
    fields.push({ name: name.toLowerCase(), line })
  }
  return { fields, body: text.slice(end + 4) }
}

const unspaced = (text: string): string => text.replace(/[ \t\r\n]+/g, '')

/** The tags of a list, without spaces: no value that counts here has any. `null` where one is there twice or has no name. */
function tagsOf(list: string): ReadonlyMap<string, string> | null {
  const tags = new Map<string, string>()
  for (const part of list.split(';').map(unspaced)) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = part.slice(0, Math.max(at, 0))
    if (name === '' || tags.has(name)) return null
    tags.set(name, part.slice(at + 1))
  }
  return tags
}

const isCanon = (text: string): text is Canon => text === 'simple' || text === 'relaxed'

/** Fields of a signature; `null` for one that cannot count. */
function signatureIn(field: Field, now: number): Signature | null {
  const tags = tagsOf(field.line.slice(field.line.indexOf(':') + 1))
  if (tags?.get('v') !== '1' || tags.has('l')) return null
  const tag = (name: string): string => tags.get(name) ?? ''
  const domain = tag('d').toLowerCase()
  const selector = tag('s').toLowerCase()
  const signed = tag('b')
  const bodyHash = tag('bh')
  const fields = tag('h').toLowerCase().split(':')
  const [header = '', body = 'simple'] = (tag('c') || 'simple').toLowerCase().split('/')
  const algorithm = /^(rsa|ed25519)-sha256$/.exec(tag('a'))?.[1]
  const agent = tag('i').toLowerCase()
  const ends = tags.get('x')
  const isFit =
    domainName.test(`${selector}._domainkey.${domain}`) &&
    domainName.test(domain) &&
    fields.includes('from') &&
    fields.length <= maxFields &&
    base64.test(signed) &&
    base64.test(bodyHash) &&
    (ends === undefined || (/^\d{1,12}$/.test(ends) && Number(ends) * 1000 > now)) &&
    (agent === '' || agent.endsWith(`@${domain}`) || agent.endsWith(`.${domain}`)) &&
    (!tags.has('q') || tag('q').split(':').includes('dns/txt'))
  if (!isFit || !isCanon(header) || !isCanon(body)) return null
  if (algorithm !== 'rsa' && algorithm !== 'ed25519') return null
  const signature = bytesIn(signed)
  return signature
    ? { algorithm, header, body, domain, selector, agent, fields, signature, bodyHash, field }
    : null
}

async function isGenuine(
  one: Signature,
  fields: ReadonlyArray<Field>,
  body: string,
  textRecords: TextRecords,
): Promise<boolean> {
  const hash = await sha256(bytesOf(canonicalBody(body, one.body)))
  const expected = bytesIn(one.bodyHash)
  if (!expected || lettersOf(hash) !== lettersOf(expected)) return false
  const records = await textRecords(`${one.selector}._domainkey.${one.domain}`)
  // More than one key under a name is nothing the standard gives a meaning to.
  const [record, ...others] = records.filter((text) => tagsOf(text)?.has('p'))
  const key = record === undefined || others.length > 0 ? null : await keyIn(record, one)
  if (!key) return false
  const data = bytesOf(signedText(one, fields))
  // RFC 8463 §3: Ed25519 signs the hash.
  return one.algorithm === 'rsa'
    ? crypto.subtle.verify('RSASSA-PKCS1-v1_5', key, one.signature, data)
    : crypto.subtle.verify('Ed25519', key, one.signature, await sha256(data))
}

/** The key of a record (RFC 6376 §3.6.1); `null` where it is none for this signature. */
async function keyIn(record: string, one: Signature): Promise<CryptoKey | null> {
  const tags = tagsOf(record)
  if (!tags) return null
  const list = (name: string, other: string): string[] => (tags.get(name) ?? other).split(':')
  const flags = list('t', '')
  const isFit =
    (tags.get('v') ?? 'DKIM1') === 'DKIM1' &&
    (tags.get('k') ?? 'rsa') === one.algorithm &&
    list('h', 'sha256').includes('sha256') &&
    list('s', '*').some((service) => service === '*' || service === 'email') &&
    // A domain that only tries: its letters count as unsigned.
    !flags.includes('y') &&
    (!flags.includes('s') || one.agent === '' || one.agent.endsWith(`@${one.domain}`))
  const bytes = isFit ? bytesIn(tags.get('p') ?? '') : null
  if (!bytes) return null
  try {
    if (one.algorithm === 'ed25519')
      return await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
    const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('spki', bytes, rsa, false, ['verify'])
    const { algorithm } = key
    const bits = 'modulusLength' in algorithm ? algorithm.modulusLength : 0
    return Number(bits) >= fewestBits ? key : null
  } catch {
    return null
  }
}

/**
 * Text that was signed: the headers it names, each from the last one upwards, and itself without its
 * signature (RFC 6376 §3.7, §5.4.2).
 */
function signedText(one: Signature, fields: ReadonlyArray<Field>): string {
  const left = [...fields]
  const signed: string[] = []
  for (const name of one.fields) {
    const at = left.findLastIndex((field) => field.name === name)
    const [field] = at < 0 ? [] : left.splice(at, 1)
    if (field) signed.push(`${canonicalField(field.line, one.header)}\r\n`)
  }
  const own = one.field.line
    .split(';')
    .map((part, i) => {
      const start = i === 0 ? part.indexOf(':') + 1 : 0
      return /^[ \t\r\n]*b[ \t\r\n]*=/.test(part.slice(start))
        ? part.slice(0, part.indexOf('=') + 1)
        : part
    })
    .join(';')
  return signed.join('') + canonicalField(own, one.header)
}

/** RFC 6376 §3.4.1, §3.4.2. */
function canonicalField(line: string, canon: Canon): string {
  if (canon === 'simple') return line
  const colon = line.indexOf(':')
  const value = line.slice(colon + 1).replace(/[ \t\r\n]+/g, ' ')
  return `${line.slice(0, colon).trim().toLowerCase()}:${value.replace(/^ | $/g, '')}`
}

/** RFC 6376 §3.4.3, §3.4.4. Takes time by the length of the body, whatever stands in it. */
function canonicalBody(body: string, canon: Canon): string {
  const lines = body.split('\r\n')
  const canonical =
    canon === 'simple'
      ? lines
      : lines.map((line) => {
          const single = line.replace(/[ \t]+/g, ' ')
          return single.endsWith(' ') ? single.slice(0, -1) : single
        })
  let end = canonical.length
  while (end > 0 && canonical[end - 1] === '') end--
  const text = canonical.slice(0, end).join('\r\n')
  return end > 0 || canon === 'simple' ? `${text}\r\n` : ''
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** A letter per byte, by its number: no encoding changes anything in it. */
function lettersOf(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let i = 0; i < bytes.length; i += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(i, i + 8192)))
  return pieces.join('')
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(letters.length)
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i)
  return bytes
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return base64.test(text) ? bytesOf(atob(text)) : null
  } catch {
    return null
  }
}
