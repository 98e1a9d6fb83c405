/** Afterwards: every letter and every e-mail counted against what should have been sent. */
import { grace, graceFor } from '../../worker/table/time/grace.ts'
import { type Away, alive, slack } from './aways.ts'
import type { Replayed, Tally } from './check.ts'
import { turnsKnown } from './play.ts'

export interface Post {
  readonly letters: ReadonlyArray<{
    readonly id: string
    readonly account: string
    readonly table: string | null
    readonly revision: number
    readonly kind: string
    readonly readAt: number | null
  }>
  readonly mails: ReadonlyArray<{
    readonly to: string
    readonly text: string
    readonly headers: string
    readonly created_at: number
  }>
  /** Messages that the push service took: a table's id is its topic. */
  readonly pushes: ReadonlyArray<{ readonly endpoint: string; readonly topic: string | null }>
  /** The notices that were lost on purpose: nobody need wait for their letters. */
  readonly lost: ReadonlyArray<{ readonly kind: string }>
  readonly deliveries: ReadonlyArray<{
    readonly letter: string
    readonly channel: string
    readonly state: string
    readonly attempts: number
  }>
}

/** An account that a table had a reason to notify. */
interface Call {
  readonly kind: 'full' | 'turn' | 'over'
  readonly account: string
  readonly table: string
  readonly revision: number
  /** Moment at which the notice was to leave. */
  readonly due: number
  /** Moment from which there was no reason any more: they had acted, or were not waited for. */
  readonly until: number
  /** Expectation whether they heard of it: `maybe` where both would be right. */
  readonly expected: 'yes' | 'no' | 'maybe'
  /** Tells whether a page of theirs showed it, so that it need not go out. */
  readonly isSeen: boolean
}

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
    const asked = at[revision] ?? 0
    const latest = record.turns.slice(Math.max(0, revision - turnsKnown), revision).toReversed()
    const answered = latest.map((turn) => ({ ...turn, by: 'person' }) as const)
    const due = asked + (kind === 'turn' ? graceFor(seat, answered, asked) : grace)
    const until = kind === 'turn' ? released(seat, revision) : acted(seat, revision)
    // While a notice of their turn waits, it says the other as well.
    const isAskedAnew =
      kind === 'full' &&
      toAct.some((seats, i) => i > 0 && seats.includes(seat) && (at[i] ?? 0) < until)
    // Somebody who looks at the table has the letter in the letterbox all the same.
    const mustNot = acted(seat, revision) < due
    const must = !isAskedAnew && alive(due, until, aways) > slack
    const expected = mustNot ? 'no' : must ? 'yes' : 'maybe'
    const line = lines[seat]
    // The page has shown that the game begins, and shows a turn to anybody who looks.
    const isSeen = line !== undefined && (line.looking || kind === 'full')
    const account = people[seat]?.id ?? ''
    return { kind, account, table: id, revision, due, until, expected, isSeen }
  }
  // Somebody who ended the game is not told of it.
  const ender = record.turns.at(-1)?.seat
  const told = people.filter((_, seat) => seat !== ender)
  const over = told.map(
    (person): Call => ({
      kind: 'over',
      account: person.id,
      table: id,
      revision: record.turns.length,
      due: end + grace,
      until: Number.POSITIVE_INFINITY,
      expected: 'yes',
      isSeen: false,
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
  readonly letters: Tally
  readonly push: Tally
  readonly digest: Tally
  /** Notices that had to be kept back, as their person had acted or was looking. */
  readonly keptBack: number
  /** Letters written where either was right. */
  readonly either: number
  /** E-mails that were not sent again after a failure, as their person had acted meanwhile. */
  readonly overtaken: number
  /** E-mails that went out twice because the runtime died between the service's answer and the note of it. */
  readonly twiceByDeath: number
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
    else if (call.expected === 'no') faults.push(`${name}: they had acted`)
    else if (call.expected === 'maybe') either++
  }
  const yes = [...calls.values()].filter(({ expected }) => expected === 'yes')
  const unwritten = yes.filter((call) => !written.has(key(call)))
  for (const call of unwritten) faults.push(`${key(call)}: never written, due at ${call.due}`)

  const sent = Map.groupBy(
    post.mails.flatMap(({ headers, created_at }) => {
      const id: string | undefined = JSON.parse(headers)['X-Dorfpost-Letter']
      return id === undefined ? [] : [{ id, at: created_at }]
    }),
    ({ id }) => id,
  )
  const ways = new Map(
    post.deliveries.filter(({ channel }) => channel === 'letter').map((row) => [row.letter, row]),
  )
  const hasAddress = new Set(
    all.flatMap(({ played }) => played.people.flatMap(({ id, email }) => (email ? [id] : []))),
  )
  const daily = new Set(
    all.flatMap(({ played }) => played.people.flatMap(({ id, isDaily }) => (isDaily ? [id] : []))),
  )
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
      const isRight = way?.state === right || (call.isSeen && way === undefined)
      if (!isRight) faults.push(`${name}: ${way?.state} with the daily letter`)
    }
    if (mails.length > 1) {
      const evictions = ours.get(call.table)?.evictions ?? []
      const deaths = [...aways.map(({ from }) => from), ...evictions]
      const isByDeath = deaths.some((death) => first && Math.abs(death - first.at) < 1000)
      if (mails.length === 2 && isByDeath) twiceByDeath++
      else faults.push(`${name}: went out ${mails.length} times`)
    }
    if (first || daily.has(call.account) || call.isSeen) continue
    // Trying again is of no use to somebody who has acted.
    const isOvertaken = way?.state === 'sending' || (way?.state === 'waiting' && way.attempts > 0)
    if (isOvertaken && Number.isFinite(call.until)) overtaken++
    else faults.push(`${name}: never went out (${way?.state})`)
  }
  const keptBack = [...calls.values()].filter(({ expected }) => expected === 'no').length
  const push = checkPush(all, post, calls, written)
  const digest = checkDigest(all, post, calls, written)
  faults.push(...push.faults, ...digest.faults)
  const letters = { due: yes.length, lost: unwritten.length }
  return { faults, letters, push, digest, keptBack, either, overtaken, twiceByDeath }
}

/** The letters that were written to a person about a table, with what called for them. */
const writtenTo = (
  account: string,
  table: string,
  calls: ReadonlyMap<string, Call>,
  written: ReadonlyMap<string, string>,
) =>
  [...written].flatMap(([name, id]) => {
    const call = calls.get(name)
    return call?.account === account && call.table === table ? [{ call, id }] : []
  })

/** Counts what each browser was pushed about each table that was played without a page being open. */
function checkPush(
  all: ReadonlyArray<Replayed>,
  { pushes, deliveries }: Post,
  calls: ReadonlyMap<string, Call>,
  written: ReadonlyMap<string, string>,
): Tally & { faults: string[] } {
  const faults: string[] = []
  let [due, lost] = [0, 0]
  const unsent = new Set(
    deliveries.flatMap(({ channel, state, letter }) =>
      channel === 'push' && state !== 'sent' && state !== 'none' ? [letter] : [],
    ),
  )
  for (const { played } of all)
    for (const { id: account, endpoint } of played.lines.length > 0 ? [] : played.people) {
      if (endpoint === null) continue
      // A letter that died on its way is not tried again once its person has acted.
      const wanted = writtenTo(account, played.id, calls, written).filter(
        ({ call, id }) => !(unsent.has(id) && Number.isFinite(call.until)),
      ).length
      const came = pushes.filter(
        (one) => one.endpoint === endpoint && one.topic === played.id,
      ).length
      due += wanted
      if (came >= wanted) continue
      lost += wanted - came
      faults.push(`${played.id}: ${came} of ${wanted} pushes came to ${account}`)
    }
  return { faults, due, lost }
}

/** Number of letters that a daily letter tells of. */
const maxEntries = 20

/** Looks for the tables that are over in the daily letters. */
function checkDigest(
  all: ReadonlyArray<Replayed>,
  { mails }: Post,
  calls: ReadonlyMap<string, Call>,
  written: ReadonlyMap<string, string>,
): Tally & { faults: string[] } {
  const faults: string[] = []
  let [due, lost] = [0, 0]
  const readers = new Map(
    all
      .flatMap(({ played }) => played.people.filter(({ isDaily }) => isDaily))
      .map((one) => [one.id, one]),
  )
  for (const { id: account, email } of readers.values()) {
    const tables = all
      .map(({ played }) => played.id)
      .filter((table) =>
        writtenTo(account, table, calls, written).some(({ call }) => call.kind === 'over'),
      )
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
    const missing = tables.filter((table) => !texts.some((text) => text.includes(table)))
    due += Math.min(tables.length, maxEntries)
    if (missing.length <= tables.length - Math.min(tables.length, maxEntries)) continue
    lost += missing.length
    faults.push(`${account}: no daily letter tells of ${missing.join(', ')}`)
  }
  return { faults, due, lost }
}

/** Returns true if letters wait for the daily one. */
export const isHeld = (post: Post): boolean => post.deliveries.some(({ state }) => state === 'held')

/** Returns true if letters that tables are over have not all gone out yet. */
export function isUnderWay(all: ReadonlyArray<{ people: number }>, post: Post): boolean {
  const over = post.letters.filter(({ kind }) => kind === 'over')
  const wanted = all.reduce((sum, { people }) => sum + people - 1, 0)
  const waiting = new Set(
    post.deliveries
      .filter(({ state }) => state !== 'sent' && state !== 'held')
      .map(({ letter }) => letter),
  )
  const lost = post.lost.filter(({ kind }) => kind === 'over')
  return over.length + lost.length < wanted || over.some(({ id }) => waiting.has(id))
}
