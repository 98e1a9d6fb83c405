/** Afterwards: every letter and every e-mail counted against what should have been sent. */
import { grace, maxGrace } from '../../worker/table/grace.ts'
import type { Replayed } from './check.ts'

export interface Post {
  readonly letters: ReadonlyArray<{
    readonly id: string
    readonly account: string
    readonly table: string | null
    readonly revision: number
    readonly kind: string
    readonly readAt: number | null
  }>
  readonly mails: ReadonlyArray<{ readonly headers: string; readonly created_at: number }>
  readonly deliveries: ReadonlyArray<{
    readonly letter: string
    readonly state: string
    readonly attempts: number
  }>
}

/** A time in which the runtime was away, in milliseconds since 1970. */
export interface Away {
  readonly from: number
  readonly to: number
}

/** An account that a table had a reason to notify. */
interface Call {
  readonly kind: 'full' | 'turn' | 'over'
  readonly account: string
  readonly table: string
  readonly revision: number
  /** When the notice was to leave. */
  readonly due: number
  /** When there was no reason any more: they had acted, or were not waited for. */
  readonly until: number
  /** Whether they did or did not hear of it: `maybe` where both would be right. */
  readonly expected: 'yes' | 'no' | 'maybe'
}

/** Notices leave within so much time of the runtime's after they are due, in milliseconds. */
const slack = 4000

/** How much of a span the runtime was there, in milliseconds. */
const alive = (from: number, to: number, aways: ReadonlyArray<Away>) =>
  aways.reduce(
    (left, away) => left - Math.max(0, Math.min(to, away.to) - Math.max(from, away.from)),
    to - from,
  )

/** All that a table had to tell, from its replayed journal. */
function callsOf({ played, table, record, plays }: Replayed, aways: ReadonlyArray<Away>): Call[] {
  const { id, game, people, lines } = played
  if (people.length === 1) return []
  const toAct = plays.map(({ state }) => game.toAct(state))
  const at = [table.startedAt ?? 0, ...record.turns.map((turn) => turn.at)]
  const end = at.at(-1) ?? 0
  const acted = (seat: number, after: number) => {
    const turn = record.turns.findIndex((one, i) => i >= after && one.seat === seat)
    return turn < 0 ? end : (at[turn + 1] ?? end)
  }
  const released = (seat: number, after: number) => {
    const revision = toAct.findIndex((seats, i) => i > after && !seats.includes(seat))
    return Math.min(acted(seat, after), at[revision] ?? end)
  }
  const call = (kind: 'full' | 'turn', seat: number, revision: number): Call => {
    const due = (at[revision] ?? 0) + grace
    // Between people who answer at once, a turn's letter waits longer.
    const latest = (at[revision] ?? 0) + (kind === 'turn' ? maxGrace : grace)
    const until = kind === 'turn' ? released(seat, revision) : acted(seat, revision)
    const line = lines[seat]
    // A socket that breaks and comes back leaves open what the table knew when the notice was due.
    const isSteady = line?.looking && !line.gaps.some((gap) => gap.from < until && gap.to > due - 1)
    // While a notice of their turn waits, it says the other as well.
    const isAskedAnew =
      kind === 'full' &&
      toAct.some((seats, i) => i > 0 && seats.includes(seat) && (at[i] ?? 0) < until)
    const mustNot = acted(seat, revision) < due || isSteady
    const must = !line?.looking && !isAskedAnew && alive(latest, until, aways) > slack
    const expected = mustNot ? 'no' : must ? 'yes' : 'maybe'
    return { kind, account: people[seat]?.id ?? '', table: id, revision, due, until, expected }
  }
  const over = people.map(
    (person): Call => ({
      kind: 'over',
      account: person.id,
      table: id,
      revision: record.turns.length,
      due: end + grace,
      until: Number.POSITIVE_INFINITY,
      expected: 'yes',
    }),
  )
  const turns = record.turns.flatMap(({ seat }, i) => {
    const before = toAct[i] ?? []
    const isNew = (other: number) => other !== seat && !before.includes(other)
    return (toAct[i + 1] ?? []).filter(isNew).map((other) => call('turn', other, i + 1))
  })
  return [...people.map((_, seat) => call('full', seat, 0)), ...turns, ...over]
}

export interface PostReport {
  readonly faults: string[]
  /** Letters that had to be there. */
  readonly due: number
  /** Notices that had to be kept back, as their person had acted or was looking. */
  readonly keptBack: number
  /** Letters written where either was right. */
  readonly either: number
  /** E-mails that were not sent again after a failure, as their person had acted meanwhile. */
  readonly overtaken: number
  /** E-mails that went out twice because the runtime died between the service's answer and the note of it. */
  readonly twiceByDeath: number
  /** Letters that went out with a daily one. */
  readonly daily: number
}

/** Counts letters and e-mails. */
export function checkPost(
  all: ReadonlyArray<Replayed>,
  post: Post,
  aways: ReadonlyArray<Away>,
): PostReport {
  const faults: string[] = []
  const key = (one: Pick<Call, 'account' | 'table' | 'revision' | 'kind'>) =>
    `${one.table} ${one.kind} ${one.revision} ${one.account}`
  const calls = new Map(
    all.flatMap((one) => callsOf(one, aways)).map((call) => [key(call), call] as const),
  )
  const ours = new Map(all.map(({ played }) => [played.id, played]))
  const written = new Map<string, string>()
  let either = 0
  for (const { id, table, account, revision, kind, readAt } of post.letters) {
    if (table === null || !ours.has(table)) continue
    const name = `${table} ${kind} ${revision} ${account}`
    if (kind !== 'over' && readAt === null) faults.push(`${name}: unread, though it is settled`)
    const call = calls.get(name)
    if (written.has(name)) faults.push(`${name}: written twice`)
    written.set(name, id)
    if (!call) faults.push(`${name}: nobody asked for this letter`)
    else if (call.expected === 'no') faults.push(`${name}: they had acted or were looking`)
    else if (call.expected === 'maybe') either++
  }
  const yes = [...calls.values()].filter(({ expected }) => expected === 'yes')
  for (const call of yes)
    if (!written.has(key(call))) faults.push(`${key(call)}: never written, due at ${call.due}`)

  const sent = Map.groupBy(
    post.mails.flatMap(({ headers, created_at }) => {
      const id: string | undefined = JSON.parse(headers)['X-Dorfpost-Letter']
      return id === undefined ? [] : [{ id, at: created_at }]
    }),
    ({ id }) => id,
  )
  const ways = new Map(post.deliveries.map((row) => [row.letter, row]))
  const hasAddress = new Set(
    all.flatMap(({ played }) => played.people.flatMap(({ id, email }) => (email ? [id] : []))),
  )
  const daily = new Set(
    all.flatMap(({ played }) => played.people.flatMap(({ id, isDaily }) => (isDaily ? [id] : []))),
  )
  let inDaily = 0
  let overtaken = 0
  let twiceByDeath = 0
  for (const [name, id] of written) {
    const call = calls.get(name)
    const mails = sent.get(id) ?? []
    const way = ways.get(id)
    if (!call) continue
    if (!hasAddress.has(call.account)) {
      if (mails.length > 0 || way) faults.push(`${name}: an e-mail to somebody without an address`)
      continue
    }
    const [first] = mails
    if (daily.has(call.account)) {
      // By then all tables are over, and nothing else is news.
      const right = call.kind === 'over' ? 'sent' : 'none'
      if (way?.state !== right) faults.push(`${name}: ${way?.state} with the daily letter`)
      if (right === 'sent') inDaily++
    }
    if (mails.length > 1) {
      const evictions = ours.get(call.table)?.evictions ?? []
      const deaths = [...aways.map(({ from }) => from), ...evictions]
      const isByDeath = deaths.some((death) => first && Math.abs(death - first.at) < 1000)
      if (mails.length === 2 && isByDeath) twiceByDeath++
      else faults.push(`${name}: went out ${mails.length} times`)
    }
    if (first || daily.has(call.account)) continue
    // Trying again is of no use to somebody who has acted.
    const isOvertaken = way?.state === 'sending' || (way?.state === 'waiting' && way.attempts > 0)
    if (isOvertaken && Number.isFinite(call.until)) overtaken++
    else faults.push(`${name}: never went out (${way?.state})`)
  }
  const keptBack = [...calls.values()].filter(({ expected }) => expected === 'no').length
  return { faults, due: yes.length, keptBack, either, overtaken, twiceByDeath, daily: inDaily }
}

/** Whether letters wait for the daily one. */
export const isHeld = (post: Post): boolean => post.deliveries.some(({ state }) => state === 'held')

/** Whether letters that tables are over have not all gone out yet. */
export function isUnderWay(all: ReadonlyArray<{ people: number }>, post: Post): boolean {
  const over = post.letters.filter(({ kind }) => kind === 'over')
  const wanted = all.reduce((sum, { people }) => sum + (people > 1 ? people : 0), 0)
  const waiting = new Set(
    post.deliveries
      .filter(({ state }) => state !== 'sent' && state !== 'held')
      .map(({ letter }) => letter),
  )
  return over.length < wanted || over.some(({ id }) => waiting.has(id))
}
