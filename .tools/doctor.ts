/**
 * `npm run ops -- doctor [address]`: examines what letters need to arrive (SPF, DKIM, DMARC, MX in DNS), the texts of the house and
 * the pages as others reach them, and sends a test letter.
 */
import { promises as dns } from 'node:dns'

/** A finding, a sentence; `bad`: something has to be done. */
export interface Finding {
  readonly how: 'good' | 'bad' | 'unknown'
  readonly says: string
}

/** Part of DNS that is looked at; each answers with nothing where there is no record, and throws where DNS does not say. */
export interface Dns {
  txt(name: string): Promise<string[]>
  mx(name: string): Promise<string[]>
}

/** Usual names of DKIM keys: those of a key cannot be listed, so that none is found says little. */
const selectors = [
  'default',
  'dkim',
  'mail',
  'resend',
  'cf2024-1',
  's1',
  's2',
  'selector1',
  'google',
  'k1',
]

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Examines the records of the domain that letters come from. */
export async function examineSender(address: string, { txt }: Dns): Promise<Finding[]> {
  const domain = domainOf(address)
  const spf = (await txt(domain)).filter((record) => /^v=spf1(?: |$)/i.test(record))
  const keys = await Promise.all(
    selectors.map(async (name) => {
      const records = await txt(`${name}._domainkey.${domain}`)
      return records.some((record) => /(?:^|;)\s*p=[^;\s]/.test(record)) ? [name] : []
    }),
  )
  const own = await txt(`_dmarc.${domain}`)
  const policy = own.map((record) => /^v=DMARC1\s*;.*?\bp=(\w+)/i.exec(record)?.[1]).find(Boolean)
  return [spfFinding(domain, spf), dkimFinding(domain, keys.flat()), dmarcFinding(domain, policy)]
}

function spfFinding(domain: string, records: ReadonlyArray<string>): Finding {
  const [record] = records
  if (record === undefined)
    return {
      how: 'bad',
      says: `SPF: ${domain} has no record (v=spf1 …) that names who may send for it.`,
    }
  if (records.length > 1)
    return {
      how: 'bad',
      says: `SPF: ${domain} has ${records.length} records; with more than one, none counts (RFC 7208, 4.5).`,
    }
  if (/[+?]all$/.test(record) || /\sall$/.test(record))
    return { how: 'bad', says: `SPF: the record of ${domain} lets everybody send for it.` }
  return { how: 'good', says: `SPF: ${record}` }
}

const dkimFinding = (domain: string, keys: ReadonlyArray<string>): Finding =>
  keys.length > 0
    ? {
        how: 'good',
        says: `DKIM: there is a key under ${keys.map((key) => `${key}._domainkey.${domain}`).join(', ')}.`,
      }
    : {
        how: 'unknown',
        says: `DKIM: no key under the usual names of ${domain}. The source of a letter that arrived says whether it is signed (dkim=pass).`,
      }

function dmarcFinding(domain: string, policy: string | undefined): Finding {
  if (policy === undefined)
    return {
      how: 'bad',
      says: `DMARC: _dmarc.${domain} has no record; large providers ask for one (v=DMARC1; p=none at least).`,
    }
  return { how: 'good', says: `DMARC: the policy of ${domain} is ${policy}.` }
}

/** Examines whether answers to letters can come in. */
export async function examineAnswers(address: string | null, { mx }: Dns): Promise<Finding> {
  if (address === null)
    return {
      how: 'unknown',
      says: 'Answers: MAIL_ANSWERS is not set, so letters cannot be answered.',
    }
  const servers = await mx(domainOf(address))
  return servers.length > 0
    ? { how: 'good', says: `Answers: mail to ${domainOf(address)} goes to ${servers.join(', ')}.` }
    : {
        how: 'bad',
        says: `Answers: ${domainOf(address)} has no MX record, so nobody's answer arrives.`,
      }
}

const isNothing = (error: unknown): boolean =>
  /^(?:ENODATA|ENOTFOUND)$/.test(String((error as { code?: unknown } | null)?.code))

async function orNothing<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked
  } catch (error) {
    if (isNothing(error)) return []
    throw error
  }
}

/** DNS as this computer asks it. */
const here: Dns = {
  txt: async (name) => (await orNothing(dns.resolveTxt(name))).map((parts) => parts.join('')),
  mx: async (name) => (await orNothing(dns.resolveMx(name))).map(({ exchange }) => exchange),
}

/** Facts that a finding needs of the instance's state. */
interface State {
  readonly mailFrom: string
  readonly mailAnswers: string | null
  readonly house: { readonly missing: ReadonlyArray<string> }
  readonly has: { readonly push: boolean }
  readonly reports: number
}

/** Examines what the instance says of itself. */
export const examineState = ({ house, has, reports }: State): Finding[] => [
  house.missing.length === 0
    ? { how: 'good', says: 'Texts of the house: none is missing.' }
    : { how: 'bad', says: `Texts of the house: missing are ${house.missing.join(', ')}.` },
  has.push
    ? { how: 'good', says: 'Push: there are keys.' }
    : {
        how: 'unknown',
        says: 'Push: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set, so there is none.',
      },
  {
    how: reports === 0 ? 'good' : 'bad',
    says: `Reports: ${reports} are open (npm run ops -- reports).`,
  },
]

const marks = { good: 'good   ', bad: 'BAD    ', unknown: 'unknown' } as const

/** Examines an instance and prints what was found. Its exit code: 1 where something is bad. */
export async function examine(
  origin: string,
  secret: string,
  to: string | undefined,
): Promise<number> {
  const authorization = `Bearer ${secret}`
  const findings: Finding[] = []
  const tell = (...all: Finding[]) => {
    findings.push(...all)
    for (const { how, says } of all) process.stdout.write(`${marks[how]} ${says}\n`)
  }
  const answer = await fetch(`${origin}/api/operator/state`, { headers: { authorization } })
  if (!answer.ok) {
    tell({
      how: 'bad',
      says: `The operator's API answered ${answer.status}: ${await answer.text()}`,
    })
    return 1
  }
  const state = (await answer.json()) as State
  tell(...examineState(state))
  try {
    tell(
      ...(await examineSender(state.mailFrom, here)),
      await examineAnswers(state.mailAnswers, here),
    )
  } catch (error) {
    tell({
      how: 'unknown',
      says: `DNS did not answer here: ${error instanceof Error ? error.message : error}`,
    })
  }
  if (to !== undefined) {
    const sent = await fetch(`${origin}/api/operator/test-letter`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ to }),
    })
    tell(
      sent.ok
        ? {
            how: 'good',
            says: `Test letter: it has left for ${to}. Look whether it arrives, and not among spam.`,
          }
        : { how: 'bad', says: `Test letter: it did not leave (${sent.status}); the logs say why.` },
    )
  }
  return findings.some(({ how }) => how === 'bad') ? 1 : 0
}
