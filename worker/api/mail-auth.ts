/** Check that the sender of an e-mail is genuine, by what the server that received it found. */
import { normalEmail } from '../accounts/sign-in.ts'
import { domainOf, type GoodSignature, standsFor } from './dkim.ts'

/** A header of an e-mail, its name in lower case; the topmost first. */
export interface MailHeader {
  readonly key: string
  readonly value: string
}

/** Its own mark that it took the letter in, under its present and its former name. */
const ownReceived =
  /\bby (?:(?:\S+\.)?cloudflare-email\.(?:net|com)|email\.cloudflare\.net)(?=[\s(;]|$)/i
/** Headers that it writes. Any other header was in the letter when it came, and so was all below it. */
const ownHeaders =
  /^(?:received|received-spf|(?:arc-)?authentication-results|arc-seal|arc-message-signature|x-cf-[\w-]+)$/

/** Findings of the receiving server (RFC 8601): its methods with result and properties. Nothing where it did not say. */
function findings(headers: ReadonlyArray<MailHeader>, receiver: string): string[] {
  const came = headers.findIndex(
    ({ key, value }) => !ownHeaders.test(key) || (key === 'received' && !ownReceived.test(value)),
  )
  const own = came < 0 ? headers : headers.slice(0, came)
  const told = own.find(({ key }) => /^(?:arc-)?authentication-results$/.test(key))
  if (!told) return []
  // A sender's address is in it, in comments too: with quotes or brackets, it could have written findings of its own.
  const quoted = told.value.replace(/\bsmtp\.remote-ip="[\da-f:.]+"/gi, ' ')
  const said = quoted.replace(/\([^()]*\)/g, ' ')
  if (/["\\]/.test(quoted) || /[()]/.test(said)) return []
  const parts = said.split(';').map((part) => part.trim().toLowerCase())
  // In the chain of servers (RFC 8617), a number comes first.
  if (/^i=\d+$/.test(parts[0] ?? '')) parts.shift()
  const [server = '', ...found] = parts
  return server.split(/\s/)[0] === receiver.toLowerCase() ? found : []
}

const property = (finding: string, name: string): string | null =>
  new RegExp(`\\b${name.replace('.', '\\.')}=(\\S+)`).exec(finding)?.[1] ?? null

/** Proof that a letter comes from the domain of its address. */
export interface Proof {
  /** The domain's own server handed it over (SPF): nothing was added on the way, for there was none. */
  readonly isDirect: boolean
  /** Good signatures of the domain: what they do not cover may be anybody's. */
  readonly signatures: ReadonlyArray<GoodSignature>
}

/**
 * Proof by the receiving server that the domain of an address stands for the letter: by DMARC; where the domain asks for none, by its
 * DKIM or SPF, which count by the same rule as a signature that we check. `null`: it found none. `receiver` is how that server calls itself. It must be known to write what it finds above all that was in the letter when it
 * came: where it writes nothing, the first header of that name is the sender's own.
 */
export function proofOf(
  headers: ReadonlyArray<MailHeader>,
  address: string,
  receiver: string,
): Proof | null {
  const domain = domainOf(normalEmail(address))
  const found = findings(headers, receiver)
  // It says once what came of DMARC. Said twice, somebody else wrote one of them.
  const byDmarc = found.filter((finding) =>
    /^dmarc=(?!(?:none|temperror|permerror)\b)/.test(finding),
  )
  if (byDmarc.length > 1) return null
  const passed = (method: string, ...names: string[]) =>
    found
      .filter((finding) => new RegExp(`^${method}=pass\\b`).test(finding))
      .flatMap((finding) => {
        const value = names.map((name) => property(finding, name)).find((one) => one !== null)
        return value == null ? [] : [{ domain: domainOf(value), finding }]
      })
  const isByDmarc = passed('dmarc', 'header.from').some((one) => standsFor(one.domain, domain))
  if (byDmarc.length === 1 && !isByDmarc) return null
  // A domain that DMARC passes has those below it stand for it, too.
  const counts = (signer: string): boolean =>
    standsFor(signer, domain) || (isByDmarc && standsFor(domain, signer))
  const signatures = passed('dkim', 'header.d', 'header.i')
    .filter((one) => counts(one.domain))
    .map((one) => ({ domain: one.domain, mark: property(one.finding, 'header.b') }))
  const isDirect = passed('spf', 'smtp.mailfrom').some((one) => counts(one.domain))
  return isByDmarc || isDirect || signatures.length > 0 ? { isDirect, signatures } : null
}

/**
 * Returns true if a sender's address, as the server before ours gave it, is a plain one, which can write
 * nothing else into a header.
 */
export const isPlainSender = (sender: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9.-]{1,255}$/i.test(sender)

/** The one address that a letter says it is from; `null` where another reader could take the header for somebody else's. */
export function soleAddress(from: string): string | null {
  if (from.length > 1000) return null
  const unquoted = from.replace(/"(?:[^"\\]|\\.)*"/g, ' ').trim()
  const [, address] =
    /^[^<>()",;:]*<([^<>()",;:\s]+)>$/.exec(unquoted) ?? /^([^<>()",;:\s]+)$/.exec(unquoted) ?? []
  return address ?? null
}

const robots = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+-].*)?@/i
const absences =
  /^(?:auto(?:matic|mated)?[ -]?(?:reply|response)|automatische antwort|abwesen|out of (?:the )?office|vacation|i am out of|undeliver|delivery (?:status|failure)|unzustellbar)/i

/** Returns true if a machine wrote it: an answer of somebody away, a bounce, a list (RFC 3834). */
export function isAutomatic(headers: Pick<Headers, 'get'>, sender: string): boolean {
  const has = (name: string) => headers.get(name) !== null
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no'
  return (
    sender.trim() === '' ||
    sender.trim() === '<>' ||
    robots.test(sender) ||
    (submitted !== 'no' && submitted !== '') ||
    /\b(?:bulk|junk|list|auto_reply)\b/i.test(headers.get('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'list-id', 'list-unsubscribe'].some(has) ||
    /multipart\/report/i.test(headers.get('content-type') ?? '') ||
    absences.test(headers.get('subject')?.trim() ?? '')
  )
}
