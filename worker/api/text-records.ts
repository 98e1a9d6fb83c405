/** TXT records, asked for over HTTPS: there is no other way to DNS from a worker. */

/** Cloudflare's resolver, which answers in JSON: https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/ */
const resolver = 'https://cloudflare-dns.com/dns-query'
/** Milliseconds within which a resolver must answer. */
const patience = 5_000
const txt = 16

interface DnsAnswer {
  readonly Status: number
  readonly Answer?: ReadonlyArray<{ readonly type: number; readonly data: string }>
}

/** The TXT records of a name, each in one piece; none where there is no such name. Throws where DNS does not say. */
export async function textRecords(name: string): Promise<string[]> {
  const query = new URLSearchParams({ name, type: 'TXT' })
  const response = await fetch(`${resolver}?${query}`, {
    headers: { accept: 'application/dns-json' },
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`DNS answered ${response.status}.`)
  const { Status, Answer = [] } = (await response.json()) as DnsAnswer
  // No error, or no such name (RFC 1035 §4.1.1): anything else may be different later.
  if (Status !== 0 && Status !== 3) throw new Error(`DNS answered with code ${Status}.`)
  return Answer.filter(({ type }) => type === txt).map(({ data }) => whole(data))
}

/** A record is written as strings in quotes, as each holds 255 bytes; one alone may come without. */
function whole(data: string): string {
  const strings = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
  return strings.length === 0
    ? data
    : strings.map(([, text = '']) => text.replace(/\\(.)/g, '$1')).join('')
}
