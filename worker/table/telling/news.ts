/** Deeds and wishes of people at a table: to be told to the others by a letter of the house. */

import type { Seat } from '../../games/kernel/index.ts'
import type { Changed, News } from '../../notices/news.ts'
import type { TableHappening } from '../../wire/schema/table.ts'
import { type Change, rowsIn } from '../effects/deed.ts'
import type { Post } from '../effects/effects.ts'
import type { OutboxRow } from '../ground/outbox.ts'
import { hostSeat, type TableSnapshot } from '../storage/snapshot.ts'
import { grace } from '../time/grace.ts'

/** Part of a piece of news that the outbox keeps. */
export interface KeptNews {
  readonly account: string
  readonly news: News
  /** Deduplicates its delivery. */
  readonly key: string
}

/** Reads what the outbox keeps of a piece of news. Rows of earlier versions call the queue a line. */
export function keptNews({ about }: Pick<OutboxRow, 'about'>): KeptNews {
  const kept = JSON.parse(about) as KeptNews
  const { news } = kept
  return (news.what as string) === 'line' ? { ...kept, news: { ...news, what: 'queue' } } : kept
}

/** A piece of news, and who is told. */
interface Telling {
  readonly what: News['what']
  /** Seat that did it, and need not be told. */
  readonly by?: Seat
  readonly changed?: News['changed']
  /** The turn it is about, by its revision. */
  readonly turn?: number
  /** Time at which the table starts by itself. */
  readonly at?: number
  /** Seat that it is about. */
  readonly about?: Seat
  /** Seats whose people know. */
  readonly except?: ReadonlyArray<Seat>
  /** To these accounts only; absent: to everybody who sits here. */
  readonly to?: ReadonlyArray<string>
}

/** The rows of the outbox for a piece of news, by the names of this moment. */
export function telling(
  { settings, takenSeats, play }: TableSnapshot,
  { what, by, changed, turn, at, about: subject, except = [], to }: Telling,
  now: number,
): Post[] {
  const host = takenSeats[hostSeat]?.name ?? ''
  const name = by === undefined ? null : (takenSeats[by]?.name ?? null)
  const seat = subject === undefined ? undefined : takenSeats[subject]?.name
  const about = {
    ...(changed && { changed }),
    ...(turn !== undefined && { turn }),
    ...(at !== undefined && { at }),
    ...(seat !== undefined && { seat }),
  }
  const news: News = { what, title: settings.title, host, by: name, ...about }
  const accounts =
    to ??
    takenSeats
      .filter(({ seat, bot }) => seat !== by && bot === null && !except.includes(seat))
      .flatMap(({ account }) => account ?? [])
  return accounts.map((account) => {
    const kept: KeptNews = { account, news, key: `${what} ${now}` }
    return {
      ...{ do: 'post', kind: 'news', seat: null, revision: play?.revision ?? 0 },
      ...{ due: now + grace, about: JSON.stringify(kept) },
    }
  })
}

/** Changes by the host of a gathering table, as its history has it. */
const changeOf: Readonly<Partial<Record<TableHappening['what'], Changed>>> = {
  'game-changed': 'game',
  'options-changed': 'options',
  'seats-changed': 'seats',
  'pace-changed': 'pace',
  'title-changed': 'title',
  'series-changed': 'series',
}

/** News of what the host did while people gather. Names are those of before, as people may be gone by it. */
function newsOfHost(change: Change, whats: ReadonlyArray<TableHappening['what']>) {
  const { before, after, now } = change
  const by = hostSeat
  if (whats.includes('cancelled')) return telling(before, { what: 'cancelled', by }, now)
  const to = before.takenSeats.flatMap(({ account }) =>
    account === null || after.takenSeats.some((one) => one.account === account) ? [] : [account],
  )
  if (whats.includes('removed')) return telling(before, { what: 'removed', by, to }, now)
  const changed = whats.flatMap((what) => changeOf[what] ?? [])
  const start = newsOfStart(change)
  return [
    ...(changed.length > 0 ? telling(after, { what: 'changed', by, changed }, now) : []),
    ...(start ? telling(after, { ...start, by }, now) : []),
  ]
}

/** News that the host has set, moved or taken away when the table starts; `null`: it begins, or nothing of that. */
function newsOfStart({ before, after }: Change): Telling | null {
  const [was, at] = [before.settings.start?.at, after.settings.start?.at]
  if (was === at || after.settings.status !== 'gathering') return null
  if (at === undefined) return { what: 'start-gone' }
  return { what: was === undefined ? 'start-set' : 'start-moved', at }
}

const askerIn = ({ absence }: TableSnapshot): Seat | undefined =>
  absence.votes.find(({ ballot, choice }) => ballot === 'back' && choice === 'ask')?.seat

/** News of what people who play did together, or want. */
function newsOfPlayers(
  { before, after, deeds, now, by }: Change,
  whats: ReadonlyArray<TableHappening['what']>,
): Post[] {
  const tellings: Telling[] = []
  for (const deed of deeds)
    if (deed.did === 'propose-pace') tellings.push({ what: 'pace-asked', by: deed.by })
  const asker = askerIn(after)
  if (asker !== undefined && asker !== askerIn(before)) {
    const turn = after.takenSeats[asker]?.ownRevision
    // The telling finds the people who are asked: it may be somebody in whose place a bot plays.
    const to = after.takenSeats.flatMap(({ seat, account }) =>
      seat === asker || account === null ? [] : [account],
    )
    tellings.push({ what: 'back-asked', by: asker, to, ...(turn !== undefined && { turn }) })
  }
  // If nobody had to be asked, nobody need be told.
  const back = rowsIn(deeds).find((row) => row.back !== null)
  const wished = askerIn(before)
  const wishing = after.takenSeats.flatMap(({ seat, account }) =>
    seat === wished && account !== null ? [account] : [],
  )
  if (back && wished === back.seat) {
    tellings.push({ what: 'back', by: back.seat })
    const agreeing = after.takenSeats.find(({ account }) => account !== null && account === by)
    tellings.push({ what: 'back-granted', to: wishing, ...(agreeing && { by: agreeing.seat }) })
  }
  const kept = after.absence.happenings.findLast(({ what }) => what === 'turn-kept')
  if (whats.includes('turn-kept') && kept)
    tellings.push({ what: 'back-refused', to: wishing, ...(kept.by !== null && { by: kept.by }) })
  const wanting = after.absence.votes.filter(({ ballot }) => ballot === 'pause')
  // The people who wanted a pause know that it begins.
  if (whats.includes('paused'))
    tellings.push({ what: 'paused', except: wanting.map(({ seat }) => seat) })
  if (whats.includes('resumed')) tellings.push({ what: 'resumed' })
  if (whats.includes('pace-changed')) tellings.push({ what: 'pace-changed' })
  const reissued = after.absence.happenings.findLast(({ what }) => what === 'reissued')
  if (whats.includes('reissued') && reissued?.seat != null)
    tellings.push({ what: 'reissued', by: hostSeat, about: reissued.seat })
  return tellings.flatMap((one) => telling(after, one, now))
}

/** The news of a change. */
export function newsIn(change: Change): Post[] {
  const last = change.before.absence.happenings.at(-1)?.id ?? 0
  const whats = change.after.absence.happenings.flatMap(({ id, what }) => (id > last ? [what] : []))
  return change.before.settings.status === 'gathering'
    ? newsOfHost(change, whats)
    : newsOfPlayers(change, whats)
}
