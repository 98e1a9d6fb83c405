/** Talk of people at their table. The words of a person who leaves go with them. */

import type { Seat } from '../../games/kernel/index.ts'
import type { Notice, PlayNotice } from '../../notices/notice.ts'
import type { TalkMessage, TalkRequest, TalkState } from '../../wire/schema/talk.ts'
import type { Deed } from '../effects/deed.ts'
import type { OutboxRow } from '../ground/outbox.ts'
import type { Journal } from '../storage/journal.ts'
import type { TakenSeat } from '../storage/rows.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'

const page = 50
/** Number of messages of a talk that are kept. */
const maxMessages = 2000

const minute = 60_000
/** Limits of talk: most messages of one person, and the milliseconds that they count for. */
const limits = [
  { within: minute, most: 8 },
  { within: 24 * 60 * minute, most: 300 },
] as const

export interface TalkPage {
  readonly messages: TalkMessage[]
  readonly more: boolean
}

type Row = { id: number; account: string; text: string; at: number }

/** A page of the talk, oldest first: the latest, or what was said before a message. */
export function talkOf(
  { db }: Journal,
  takenSeats: ReadonlyArray<TakenSeat>,
  before = Number.MAX_SAFE_INTEGER,
): TalkPage {
  const rows = db.rows<Row>(
    'SELECT id, account, text, at FROM talk WHERE id < ? ORDER BY id DESC LIMIT ?',
    before,
    page + 1,
  )
  const messages = rows.slice(0, page).flatMap(({ id, account, text, at }) => {
    const seat = takenSeats.find((takenSeat) => takenSeat.account === account)?.seat
    return seat === undefined ? [] : [{ id, seat, text, at }]
  })
  return { messages: messages.reverse(), more: rows.length > page }
}

/** Standing of the talk for an account; a spectator has read it all. */
export function talkState(journal: Journal, account: string | null): TalkState {
  const query = 'SELECT coalesce(max(id), 0) AS last FROM talk'
  const last = journal.db.cached('talk', () => journal.db.one<{ last: number }>(query).last)
  return { last, unread: account === null ? 0 : unreadOf(journal, account) }
}

/** Number of messages in the talk that an account has not read. */
export const unreadOf = ({ db }: Journal, account: string): number =>
  db.cached(
    'talk',
    () =>
      db.one<{ unread: number }>(
        `SELECT count(*) AS unread FROM talk WHERE account <> ?1
           AND id > coalesce((SELECT upto FROM talk_read WHERE account = ?1), 0)`,
        account,
      ).unread,
    account,
  )

/** Returns true if somebody must wait, as they have said a lot lately. */
export const isTalkative = ({ db }: Journal, account: string, now: number): boolean =>
  limits.some(
    ({ within, most }) =>
      db.one<{ said: number }>(
        'SELECT count(*) AS said FROM talk WHERE account = ? AND at > ?',
        account,
        now - within,
      ).said >= most,
  )

/** Seats whose names a text calls: "@Ada", whatever the case, and the longest name that fits. */
export function mentioned(text: string, takenSeats: ReadonlyArray<TakenSeat>): Seat[] {
  const called = new Set<Seat>()
  const byLength = [...takenSeats].sort((a, b) => b.name.length - a.name.length)
  const lower = text.toLowerCase()
  for (let at = lower.indexOf('@'); at >= 0; at = lower.indexOf('@', at + 1)) {
    const rest = lower.slice(at + 1)
    const fits = byLength.filter(({ name }) => {
      const wanted = name.toLowerCase()
      return rest.startsWith(wanted) && !/^[\p{L}\p{N}]/u.test(rest.slice(wanted.length))
    })
    // Two of the same name are both meant.
    for (const { seat, name } of fits) if (name.length === fits[0]?.name.length) called.add(seat)
  }
  return [...called]
}

/** Says something, once however often it is sent. */
export function say(
  journal: Journal,
  { seat, account }: { readonly seat: Seat; readonly account: string },
  takenSeats: ReadonlyArray<TakenSeat>,
  { text, message }: TalkRequest,
  now: number,
): Deed | 'unchanged' {
  const { db } = journal
  const row = db.first<{ id: number }>(
    'INSERT INTO talk (message, account, text, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id',
    message,
    account,
    text,
    now,
  )
  if (!row) return 'unchanged'
  const { id } = row
  db.write('talk', 'DELETE FROM talk WHERE id <= ?', id - maxMessages)
  noteRead(journal, account, id)
  const others = mentioned(text, takenSeats).filter((other) => other !== seat)
  return { did: 'say', message: id, mentioned: others }
}

/** Notes how far somebody has read; never backwards. */
export function readTalk(journal: Journal, account: string, upto: number): Deed | 'unchanged' {
  const before = unreadOf(journal, account)
  noteRead(journal, account, upto)
  return unreadOf(journal, account) === before ? 'unchanged' : { did: 'read' }
}

function noteRead({ db }: Journal, account: string, upto: number): void {
  db.write(
    'talk',
    `INSERT INTO talk_read (account, upto) VALUES (?1, ?2)
     ON CONFLICT (account) DO UPDATE SET upto = max(upto, ?2)`,
    account,
    upto,
  )
}

/** Words that somebody has said here, for their download. */
export const saidBy = ({ db }: Journal, account: string): { text: string; at: number }[] =>
  db.rows<{ text: string; at: number }>(
    'SELECT text, at FROM talk WHERE account = ? ORDER BY id',
    account,
  )

/** The notice of a mention that its person has not read yet; `null` where there is nothing to tell. `standingFor`: how the play stands for an account, to be told with it. */
export function mentionFor(
  { db }: Journal,
  { settings, takenSeats }: TableSnapshot,
  { seat, revision: id }: OutboxRow,
  standingFor: (account: string) => PlayNotice | null = () => null,
): Notice | null {
  const account = takenSeats[seat ?? -1]?.account
  if (!account) return null
  const [row] = db.rows<Row>(
    `SELECT id, account, text, at FROM talk WHERE id = ?1
       AND id > coalesce((SELECT upto FROM talk_read WHERE account = ?2), 0)`,
    id,
    account,
  )
  const author = takenSeats.find((takenSeat) => takenSeat.account === row?.account)
  if (!row || !author) return null
  const atTable = {
    ...{ account, table: settings.id, game: settings.game, title: settings.title },
    ...{ names: takenSeats.map(({ name }) => name), deadline: null },
  }
  return {
    ...(standingFor(account) ?? atTable),
    ...{ kind: 'talk', revision: 0, about: `${id}`, author: author.name, text: row.text },
  }
}
