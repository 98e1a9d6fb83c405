import type { Seat } from '../../games/kernel/index.ts'
import { waitAfter } from '../../notices/retries.ts'

/** `bot`: the seat's bot plays. `deadline`: the seat's time is over. `index`: the list of tables in D1. `result`: what the finished table gave. `invitation`: to all who are asked and not told yet. `taken`: to one account, that somebody new sits there. `news`: to one account, what people did together here. `seekers`: to those who look out for an open table like this. `start`: the time has come at which the table starts by itself. `tournament`: how the table ended, to the tournament it belongs to. `series`: the next game of its series opens. The others: notices to a seat. */
export type OutboxKind =
  | 'bot'
  | 'deadline'
  | 'reminder'
  | 'decision'
  | 'index'
  | 'result'
  | 'invitation'
  | 'turn'
  | 'started'
  | 'full'
  | 'over'
  | 'talk'
  | 'taken'
  | 'news'
  | 'tournament'
  | 'seekers'
  | 'series'
  | 'start'

/** A wake-up call: something may have to leave the table. The table's state at that time decides what it is. */
export interface OutboxRow {
  readonly id: number
  readonly kind: OutboxKind
  /** The seat that a notice goes to. */
  readonly seat: Seat | null
  /** The revision that gave the reason. */
  readonly revision: number
  readonly due: number
  readonly attempts: number
  /** Tells apart what goes to one seat at one revision. */
  readonly about: string
  /** Time at which it was called for, in milliseconds; rows of earlier versions have none. */
  readonly at?: number
  /** It lies in its reader's letterbox and is kept back, as the person of this seat looks at the table. */
  readonly lookedAtBy?: Seat
}

/** A delivery is done, or lies in the letterbox: it goes out when the person of the seat looks away, and is looked after at `due` by itself. */
export type Delivered = { readonly lookedAtBy: Seat; readonly due: number } | undefined

/** A row that failed too often, since when it is tried no more, and its last error where one is known. */
export interface ParkedRow extends OutboxRow {
  readonly parked: number
  readonly error?: string
}

/** All that draining touches. */
export interface DrainEffects {
  now(): number
  /** Evenly between 0 and 1, 1 excluded. */
  random(): number
  due(now: number): ReadonlyArray<OutboxRow>
  /** Delivers what the row calls for, by present truth; safe to repeat. */
  deliver(row: OutboxRow): Promise<Delivered>
  remove(id: number): void
  /** Keeps a row whose reader looks at the table. */
  keepBack(id: number, kept: NonNullable<Delivered>): void
  postpone(id: number, attempts: number, due: number): void
  /** Sets a row aside that failed too often: it stays with its last error, and is tried no more by itself. */
  park(row: OutboxRow, attempts: number, error: unknown): void
  /** Told of a row's first failure and of its last. */
  report(row: OutboxRow, error: unknown, isLast: boolean): void
}

const second = 1000

/** Number of times that a row is tried: about twelve hours long. The others wait for a bot: it has a minute. */
export const maxAttempts = ({ kind }: Pick<OutboxRow, 'kind'>): number => (kind === 'bot' ? 6 : 22)

/** Time in milliseconds that a delivery may take. A bot thinks in slices, and stops by itself. */
export const patience = ({ kind }: Pick<OutboxRow, 'kind'>): number =>
  (kind === 'bot' ? 5 * 60 : 60) * second

/** Most deliveries under way at once. */
export const maxAtOnce = 5

/**
 * Delivers what is due, at least once each: a row goes only after its delivery. One that fails or takes too long is
 * tried again later, `maxAttempts` times in all. Up to `maxAtOnce` rows are delivered at a time, so that a slow one does
 * not hold up the others. Bots follow one by one, as they use the processor.
 */
export async function drain(effects: DrainEffects): Promise<void> {
  const rows = effects.due(effects.now())
  // The list takes the table as it stands, so the last call for it answers all earlier ones.
  const lastIndex = rows.findLast(({ kind }) => kind === 'index')
  const isAnswered = (row: OutboxRow) => row.kind === 'index' && row !== lastIndex
  for (const { id } of rows.filter(isAnswered)) effects.remove(id)
  const left = rows.filter((row) => !isAnswered(row))
  await deliverAll(
    left.filter(({ kind }) => kind !== 'bot'),
    maxAtOnce,
    effects,
  )
  await deliverAll(
    left.filter(({ kind }) => kind === 'bot'),
    1,
    effects,
  )
}

/** Delivers rows in their order, several at once. */
async function deliverAll(
  rows: ReadonlyArray<OutboxRow>,
  atOnce: number,
  effects: DrainEffects,
): Promise<void> {
  // One iterator for all: each takes the next row that is left.
  const left = rows.values()
  const takeAndDeliver = async () => {
    for (const row of left) await deliverOne(row, effects)
  }
  await Promise.all(Array.from({ length: atOnce }, takeAndDeliver))
}

/** Delivers a row and removes it; a failure is noted and tried again later. */
async function deliverOne(row: OutboxRow, effects: DrainEffects): Promise<void> {
  let kept: Delivered
  try {
    kept = await within(patience(row), effects.deliver(row))
  } catch (error) {
    const attempts = row.attempts + 1
    const isLast = attempts >= maxAttempts(row)
    if (attempts === 1 || isLast) effects.report(row, error, isLast)
    if (isLast) effects.park(row, attempts, error)
    else effects.postpone(row.id, attempts, effects.now() + waitAfter(attempts, effects.random()))
    return
  }
  if (kept) effects.keepBack(row.id, kept)
  else effects.remove(row.id)
}

/** Returns the result of the work; throws when it takes longer than so many milliseconds. */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${limit} ms.`)), limit)
  })
  try {
    return await Promise.race([work, isOver])
  } finally {
    if (timer !== undefined) clearTimeout(timer)
  }
}
