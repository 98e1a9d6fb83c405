import { type Play, type Seat, visibleTo } from '../../games/kernel/index.ts'
import type { Notice, PlayNotice } from '../../notices/notice.ts'
import type { Note } from '../../notices/parcels.ts'
import type { NoticeKind } from '../../wire/notice-kinds.ts'
import type { TableHappening } from '../../wire/schema/table.ts'
import { isAmongBots } from '../bots/bots.ts'
import type { OutboxRow } from '../ground/outbox.ts'
import { seriesView } from '../seats/series.ts'
import type { JournalRow, TakenSeat } from '../storage/rows.ts'
import { resultOf, scoresFor, sightOf, type TableSnapshot, toActIn } from '../storage/snapshot.ts'
import { decisionAbout } from '../time/decisions.ts'
import { nudgerOf } from './nudge.ts'

/** Other facts that count at this moment. */
export interface Present {
  /** True if the seat will also be told of its turn. */
  readonly isTurnPending: boolean
  /** The turns after the seat's own last one. */
  readonly turns: ReadonlyArray<JournalRow>
}

/** Kinds of notices that a seat is told by how the play stands. */
export type SeatKind = Exclude<NoticeKind, 'invitation' | 'talk' | 'tournament'>

/**
 * The notice that a row of the outbox calls for, as the table stands now;
 * `null` when there is nothing left to tell: the person has acted, nobody sits
 * there any more, or the next notice to them says it too.
 */
export function noticeFor(
  snapshot: TableSnapshot,
  row: OutboxRow & { readonly kind: SeatKind },
  { isTurnPending, turns }: Present,
): Notice | null {
  const { settings, play, takenSeats } = snapshot
  const takenSeat = row.seat === null ? undefined : takenSeats[row.seat]
  if (!play || !takenSeat?.account) return null
  const clock = snapshot.absence.clocks.find(({ seat }) => seat === takenSeat.seat)
  if (row.kind === 'decision')
    return decisionFor(
      snapshot,
      row,
      standingFor({ ...snapshot, play }, { ...takenSeat, account: takenSeat.account }, turns),
    )
  const nudger = takenSeats[nudgerOf(row.about) ?? -1]
  const yourTurn = toActIn(snapshot).includes(takenSeat.seat)
  if (row.kind !== 'over') {
    const hasActed = takenSeat.ownRevision > row.revision
    if (hasActed || settings.status !== 'playing') return null
    if (row.kind === 'turn' && !yourTurn) return null
    const isDue = nudger || clock?.since != null || isStillAwaited(snapshot, takenSeat, row)
    if (row.kind === 'reminder' && (!yourTurn || !isDue)) return null
    if ((row.kind === 'started' || row.kind === 'full') && yourTurn && isTurnPending) return null
  }
  return {
    ...(row.kind === 'reminder'
      ? { kind: row.kind, nudgedBy: nudger?.name ?? null }
      : { kind: row.kind }),
    ...standingFor({ ...snapshot, play }, { ...takenSeat, account: takenSeat.account }, turns),
    revision: row.revision,
    about: row.kind === 'reminder' ? row.about : '',
  }
}

const again = 'again '

/** Subject of a reminder of a table without a clock: since when it waits. */
export const aboutAgain = (since: number): string => `${again}${since}`

/** Tells whether a table without a clock goes on waiting for somebody as it did when they were to be reminded. During a pause nobody is. */
const isStillAwaited = (
  { settings, absence }: TableSnapshot,
  { waitingSince }: TakenSeat,
  { about }: OutboxRow,
): boolean =>
  settings.pace === null &&
  absence.pausedAt === null &&
  waitingSince !== null &&
  about === aboutAgain(waitingSince)

/** Standing of the play for the person who sits there, with what came in these turns. */
function standingFor(
  snapshot: TableSnapshot & { readonly play: Play },
  { account, seat, ownRevision }: TakenSeat & { readonly account: string },
  turns: ReadonlyArray<JournalRow>,
): PlayNotice {
  const { settings, play, takenSeats } = snapshot
  const series = seriesView(snapshot)
  return {
    account,
    table: settings.id,
    revision: play.revision,
    about: '',
    game: settings.game,
    title: settings.title,
    names: takenSeats.map(({ name }) => name),
    deadline: snapshot.absence.clocks.find((clock) => clock.seat === seat)?.deadline ?? null,
    seat,
    yourTurn: toActIn(snapshot).includes(seat),
    awaited: toActIn(snapshot),
    state: sightOf(snapshot, play, seat).play.state,
    events: turns.flatMap(({ events }) => visibleTo(events, seat)),
    scores: scoresFor(snapshot, seat),
    result: resultOf(snapshot),
    open: {
      state: sightOf(snapshot, play, null).play.state,
      events: turns.flatMap(({ events }) => visibleTo(events, null)),
      scores: scoresFor(snapshot, null),
    },
    since: ownRevision,
    played: play.revision,
    isRated: settings.rated,
    isAmongBots: isAmongBots(takenSeats),
    // An invitation tells of a next game that waits for its people.
    ...(series && !settings.series?.asks && { series: { ...series, next: settings.rematch } }),
  }
}

/**
 * Standing of a table that has begun for an account, with the turns after its own last one; `null` where it
 * does not sit.
 */
export function standingOf(
  snapshot: TableSnapshot,
  account: string,
  turnsAfter: (own: number) => ReadonlyArray<JournalRow>,
): PlayNotice | null {
  const { play, takenSeats } = snapshot
  const takenSeat = takenSeats.find((one) => one.account === account)
  if (!play || !takenSeat) return null
  return standingFor(
    { ...snapshot, play },
    { ...takenSeat, account },
    turnsAfter(takenSeat.ownRevision),
  )
}

/**
 * Standing of a table that plays for somebody who could take one of its open seats: as a spectator sees it.
 * `null`: none is open.
 */
export function standingAt(snapshot: TableSnapshot, seat: Seat | undefined): PlayNotice | null {
  const { play, takenSeats } = snapshot
  const takenSeat = takenSeats[seat ?? -1]
  if (!play || !takenSeat) return null
  const standing = standingFor({ ...snapshot, play }, { ...takenSeat, account: '' }, [])
  return { ...standing, ...standing.open, yourTurn: false, deadline: null }
}

/** Happenings that lead to a decision. */
const asking: ReadonlySet<TableHappening['what']> = new Set([
  'over-time',
  'gone',
  'waited',
  'bot-stuck',
])

/** That a seat needs a decision, if it still does. */
function decisionFor(snapshot: TableSnapshot, row: OutboxRow, standing: PlayNotice): Notice | null {
  const { settings, absence } = snapshot
  const happening = absence.happenings.find(({ id }) => `${id}` === row.about)
  const late = happening?.seat ?? null
  const decision = late === null ? null : decisionAbout(snapshot, late)
  if (late === null || !decision || decision.reason === 'bot') return null
  // The earlier question is answered, or asked anew.
  const last = absence.happenings.findLast(({ seat, what }) => seat === late && asking.has(what))
  if (last !== happening) return null
  return {
    ...standing,
    kind: 'decision',
    revision: row.revision,
    about: row.about,
    deadline: absence.clocks.find(({ seat }) => seat === late)?.overAt ?? null,
    late,
    reason: decision.reason,
    patience: settings.pace ? null : settings.patience,
  }
}

/** Notice to an account when somebody new took a seat, if they still sit there; the row names happening and account. */
export function takenNote(
  snapshot: TableSnapshot,
  row: OutboxRow,
  standingFor: (account: string) => PlayNotice | null,
): { account: string; note: Note } | null {
  const { settings, takenSeats } = snapshot
  const [happening = '', account = ''] = row.about.split(' ')
  const takenSeat = row.seat === null ? undefined : takenSeats[row.seat]
  if (!takenSeat) return null
  const { id: table, title } = settings
  const told = title || (takenSeats[0]?.name ?? '')
  const { name: by } = takenSeat
  const standing = standingFor(account)
  return { account, note: { note: 'taken', table, title: told, happening, by, standing } }
}
