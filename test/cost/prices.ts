import type { Counts } from './counts.ts'

/**
 * Cloudflare's price list for the plan Workers Paid, in US dollars beyond what the plan includes, from copies of
 * developers.cloudflare.com/workers/platform/pricing, /durable-objects/platform/pricing,
 * /d1/platform/pricing and /email-service/platform/pricing.
 */
export const prices = {
  plan: 5,
  request: 0.3e-6,
  cpuMs: 0.02e-6,
  objectRequest: 0.15e-6,
  gigabyteSecond: 12.5e-6,
  rowRead: 0.001e-6,
  rowWritten: 1e-6,
  objectGigabyteMonth: 0.2,
  databaseGigabyteMonth: 0.75,
  mail: 0.35e-3,
  /** A line of a log. From December 2026 on logs are priced anew. */
  logEvent: 0.6e-6,
} as const

/** Amounts that the plan includes in a month. Rows read and duration are far from theirs when these are used up. */
const included = {
  requests: 10e6,
  cpuMs: 30e6,
  objectRequests: 1e6,
  objectRowsWritten: 50e6,
  databaseRowsWritten: 50e6,
  mails: 3000,
  logEvents: 20e6,
  objectGigabytes: 5,
  databaseGigabytes: 5,
} as const

/** Memory that an object is billed for, in gigabytes, however little it takes. */
const objectMemory = 0.128
/** Time in seconds that an object waits for the database or the post office, where they are not on the same machine. */
const callTime = 0.05
/** Number of messages of a socket that count as one request. */
const messagesARequest = 20

/** Usage that is billed for some games, in the units of the price list. */
export interface Usage {
  readonly requests: number
  readonly cpuMs: number
  readonly objectRequests: number
  readonly gigabyteSeconds: number
  readonly objectRowsRead: number
  readonly objectRowsWritten: number
  readonly databaseRowsRead: number
  readonly databaseRowsWritten: number
  readonly mails: number
  readonly logEvents: number
}

export function usageOf(counts: Counts, cpuMs: number): Usage {
  const { requests, objectRowsRead, objectRowsWritten, mails } = counts
  const { databaseRowsRead, databaseRowsWritten } = counts
  const objectRequests = counts.objectRequests + counts.messages / messagesARequest
  const seconds = counts.objectTime / 1000 + counts.objectCalls * callTime
  return {
    requests,
    cpuMs,
    objectRequests,
    gigabyteSeconds: seconds * objectMemory,
    objectRowsRead,
    objectRowsWritten,
    databaseRowsRead,
    databaseRowsWritten,
    mails,
    // Requests leave no line (`wrangler.toml`); faults are rare.
    logEvents: 0,
  }
}

const unitPrices: Readonly<Record<keyof Usage, number>> = {
  requests: prices.request,
  cpuMs: prices.cpuMs,
  objectRequests: prices.objectRequest,
  gigabyteSeconds: prices.gigabyteSecond,
  objectRowsRead: prices.rowRead,
  objectRowsWritten: prices.rowWritten,
  databaseRowsRead: prices.rowRead,
  databaseRowsWritten: prices.rowWritten,
  mails: prices.mail,
  logEvents: prices.logEvent,
}
const kinds = Object.keys(unitPrices) as ReadonlyArray<keyof Usage>

/** Cost of a usage in dollars; `isAlone`: nothing else has used up what the plan includes. */
export const priceOf = (usage: Usage, kind: keyof Usage, isAlone = false): number => {
  const free = isAlone && kind in included ? included[kind as keyof typeof included] : 0
  return Math.max(0, usage[kind] - free) * unitPrices[kind]
}

export const totalOf = (usage: Usage, isAlone = false): number =>
  kinds.reduce((sum, kind) => sum + priceOf(usage, kind, isAlone), 0)

/** A usage, multiplied. */
export const times = (usage: Usage, factor: number): Usage =>
  Object.fromEntries(kinds.map((kind) => [kind, usage[kind] * factor])) as unknown as Usage

/** Cost of storage for a month, in dollars; sizes in bytes. */
export const storageOf = (objects: number, database: number): number =>
  Math.max(0, objects / 1e9 - included.objectGigabytes) * prices.objectGigabyteMonth +
  Math.max(0, database / 1e9 - included.databaseGigabytes) * prices.databaseGigabyteMonth
