/** All that the environment says of an instance, checked before anything starts. */
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { readHouse } from '../.tools/house.ts'

/** Way on which letters leave. */
export type MailOut =
  | { readonly by: 'smtp'; readonly url: string }
  | { readonly by: 'http'; readonly url: string | undefined; readonly key: string }
  | { readonly by: 'none' }

/** Address on which a server listens. */
export interface Listening {
  readonly host: string
  readonly port: number
}

/** Address on which answered letters come in by SMTP; with TLS where there is a certificate. */
export interface MailIn extends Listening {
  /** The paths of certificate and key, in PEM. */
  readonly tls: { readonly cert: string; readonly key: string } | null
}

export interface Settings {
  /** The origin people open. */
  readonly origin: string
  /** The folder that holds everything. */
  readonly data: string
  readonly listening: Listening
  /** Networks whose `X-Forwarded-For` is believed, as in `10.0.0.0/8`. */
  readonly proxies: ReadonlyArray<string>
  readonly mailOut: MailOut
  readonly mailIn: MailIn | null
  /** The address that answers come to; `null`: none can be answered. */
  readonly mailAnswers: string | null
  /** Number of requests that are worked on at once; more are asked to come again. */
  readonly mostRequests: number
  /** Variables of the worker, by their names; secrets that are missing are made. */
  readonly vars: Readonly<Record<string, string>>
}

/** Faults of the settings, a sentence each. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault'
  readonly faults: ReadonlyArray<string>

  constructor(faults: ReadonlyArray<string>) {
    super(`The settings are not right:\n${faults.map((fault) => `- ${fault}\n`).join('')}`)
    this.faults = faults
  }
}

type Environment = Readonly<Record<string, string | undefined>>

const address = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/
const isLocal = (name: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(name)

/** Handed on to the worker as they are. */
const handedOn = [
  ...['SECURITY_CONTACT', 'SESSION_SECRET', 'SESSION_SECRET_BEFORE', 'HASH_SECRET'],
  'OPERATOR_SECRET',
  ...['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ...['VAPID_PUBLIC_KEY_BEFORE', 'VAPID_PRIVATE_KEY_BEFORE'],
]

/** The folder of the instance: all that a command on what is kept needs to know. */
export const dataOf = (env: Environment): string => resolve(env.DATA?.trim() || 'data')

/** Reads the settings. Throws a `SettingsFault` that names all that is wrong. */
export function readSettings(env: Environment): Settings {
  const faults: string[] = []
  const said = (name: string): string | undefined => env[name]?.trim() || undefined
  const fault = (text: string): void => void faults.push(text)

  const origin = said('ORIGIN') ?? ''
  if (!isOrigin(origin))
    fault(
      'ORIGIN is the address that people open, such as https://dorfpost.example.com: HTTPS but on this computer alone, and no slash at its end.',
    )
  const mailFrom = said('MAIL_FROM') ?? ''
  if (!address.test(mailFrom)) fault('MAIL_FROM is the address that letters come from.')
  const mailAnswers = said('MAIL_ANSWERS') ?? null
  if (mailAnswers !== null && !(address.test(mailAnswers) && mailAnswers.indexOf('@') <= 16))
    fault('MAIL_ANSWERS is an address with at most 16 characters before the @.')
  for (const name of ['SESSION_SECRET', 'SESSION_SECRET_BEFORE', 'HASH_SECRET'])
    if (Buffer.byteLength(said(name) ?? 'x'.repeat(32)) < 32)
      fault(`${name} has at least 32 bytes; left out, what the folder holds counts.`)
  if ((said('VAPID_PUBLIC_KEY') === undefined) !== (said('VAPID_PRIVATE_KEY') === undefined))
    fault('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair; left out, one is made.')
  if (
    (said('VAPID_PUBLIC_KEY_BEFORE') === undefined) !==
    (said('VAPID_PRIVATE_KEY_BEFORE') === undefined)
  )
    fault('VAPID_PUBLIC_KEY_BEFORE and VAPID_PRIVATE_KEY_BEFORE are a pair.')

  const proxies = (said('TRUSTED_PROXIES') ?? '').split(',').flatMap((one) => one.trim() || [])
  for (const one of proxies)
    if (!isNetwork(one)) fault(`TRUSTED_PROXIES: ${one} is no address or network.`)
  const mostRequests = Number(said('MOST_REQUESTS') ?? 256)
  if (!(Number.isInteger(mostRequests) && mostRequests > 0))
    fault('MOST_REQUESTS is a number of requests at once.')
  const listening = listeningOf(said('LISTEN') ?? '127.0.0.1:8787')
  if (!listening) fault('LISTEN is an address and a port, such as 127.0.0.1:8787.')

  const house = houseOf(said, fault, origin)

  const settings = {
    origin,
    data: dataOf(env),
    listening: listening ?? { host: '127.0.0.1', port: 8787 },
    proxies,
    mailOut: mailOutOf(said, fault),
    mailIn: mailInOf(said, fault, mailAnswers),
    mailAnswers,
    mostRequests,
    vars: Object.fromEntries([
      ['ORIGIN', origin],
      ['MAIL_FROM', mailFrom],
      ['HOUSE', house],
      ...(mailAnswers === null ? [] : [['MAIL_ANSWERS', mailAnswers]]),
      ...handedOn.flatMap((name) => {
        const value = said(name)
        return value === undefined ? [] : [[name, value]]
      }),
    ]) as Record<string, string>,
  }
  if (faults.length > 0) throw new SettingsFault(faults)
  return settings
}

/** Folder of the house's texts, unless another is named. */
const usualHouse = join(import.meta.dirname, '../.house')

/**
 * The texts of the house as the worker takes them. An instance that others reach has all of them, or says that it is for
 * friends alone (`HOUSE=none`).
 */
function houseOf(said: Said, fault: Fault, origin: string): string {
  const folder = said('HOUSE') ?? usualHouse
  if (folder === 'none') return folder
  if (said('HOUSE') !== undefined && !existsSync(folder)) fault(`HOUSE: there is no ${folder}.`)
  const { texts, faults, missing } = readHouse(folder)
  for (const one of faults) fault(`HOUSE: ${one}`)
  const isOpen = URL.canParse(origin) && !isLocal(new URL(origin).hostname)
  if (isOpen && missing.length > 0)
    fault(
      `HOUSE is the folder of your texts; ${missing.join(', ')} must be written before everybody is let in. HOUSE=none is for an instance of friends.`,
    )
  return JSON.stringify(texts)
}

type Said = (name: string) => string | undefined
type Fault = (text: string) => void

function mailOutOf(said: Said, fault: Fault): MailOut {
  const url = said('SMTP_URL')
  const key = said('MAIL_API_KEY')
  if (url !== undefined && key !== undefined)
    fault('Letters leave by SMTP_URL or by MAIL_API_KEY, not by both.')
  if (url !== undefined) {
    if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
      fault('SMTP_URL is smtp://user:password@mail.example.com:587, or smtps://… for TLS at once.')
    return { by: 'smtp', url }
  }
  if (key !== undefined) {
    const api = said('MAIL_API_URL')
    if (api !== undefined && !api.startsWith('https://'))
      fault('MAIL_API_URL begins with https://.')
    return { by: 'http', url: api, key }
  }
  if (said('MAIL') !== 'none')
    fault(
      'SMTP_URL or MAIL_API_KEY says how letters leave; MAIL=none is for an instance without letters.',
    )
  return { by: 'none' }
}

function mailInOf(said: Said, fault: Fault, answers: string | null): MailIn | null {
  const text = said('MAIL_LISTEN')
  if (text === undefined) return null
  const listening = listeningOf(text)
  if (!listening) fault('MAIL_LISTEN is an address and a port, such as 0.0.0.0:25.')
  if (answers === null) fault('MAIL_LISTEN takes answers to MAIL_ANSWERS, which is missing.')
  const [cert, key] = [said('MAIL_TLS_CERT'), said('MAIL_TLS_KEY')]
  if ((cert === undefined) !== (key === undefined))
    fault('MAIL_TLS_CERT and MAIL_TLS_KEY are the files of a certificate and of its key.')
  const tls = cert !== undefined && key !== undefined ? { cert, key } : null
  return listening && { ...listening, tls }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname)))
}

function isNetwork(text: string): boolean {
  const [base = '', bits] = text.split('/')
  const family = isIP(base)
  return (
    family !== 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && +bits <= (family === 4 ? 32 : 128)))
  )
}

/** `127.0.0.1:8787` or `[::]:8787`; port 0 takes one that is free. */
function listeningOf(text: string): Listening | null {
  const [, host = '', port = ''] = /^(\[[\da-f:]+\]|[^:[\]]+):(\d{1,5})$/i.exec(text) ?? []
  return host !== '' && Number(port) < 65_536
    ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
    : null
}
