import type { Seat } from '../../games/kernel/index.ts'
import type { Hours } from '../../wire/hours.ts'
import type { AbsenceChoice, Pace, TableHappening, TableWish } from '../../wire/schema/table.ts'
import { zoneOr } from '../../wire/zone.ts'
import { defaultHours } from '../pace.ts'
import type { Database } from './database.ts'
import type { OutboxStore } from './outbox.ts'

/** A seat's bank of time. Times are milliseconds since 1970; what is left is active time, in milliseconds. */
export interface Clock {
  readonly seat: Seat
  /** As of `since`, or as of when it came to stand. */
  readonly left: number
  /** What there was for this turn, all told. */
  readonly total: number
  /** The taken seat's `waitingSince` that the count belongs to; `null`: nobody waits. */
  readonly waiting: number | null
  /** Since when it runs; `null` while it stands still. */
  readonly since: number | null
  readonly deadline: number | null
  /** Since when the time is over. */
  readonly overAt: number | null
}

/** A seat's wish or answer. Ballots: a wish of the table, `back` (a turn to be taken back), `about:<seat>`, or `gift:<seat>`. */
export interface Vote {
  readonly ballot: string
  readonly seat: Seat
  readonly choice: string
}

/** How fast a table is to be played. */
export interface Proposal {
  /** `null`: no clock runs. */
  readonly pace: Pace | null
  /** Without a clock: after so many days the others may decide about the awaited person. */
  readonly patience: number
}

/** Time and absence at a table as they stand. */
export interface Absence {
  /** Since when the clocks stand still for all. */
  readonly pausedAt: number | null
  readonly clocks: ReadonlyArray<Clock>
  readonly votes: ReadonlyArray<Vote>
  /** The seats that somebody new may take. */
  readonly open: ReadonlySet<Seat>
  /** Those of them whose link is meant for the person who lost the seat. */
  readonly again: ReadonlySet<Seat>
  /** The seats whose bots failed too often to be tried again by themselves. */
  readonly stuck: ReadonlySet<Seat>
  readonly happenings: ReadonlyArray<TableHappening>
  /** The pace that was proposed last. */
  readonly proposal: Proposal | null
  /** By account. */
  readonly hours: ReadonlyMap<string, Hours>
  /** Those that count from an account's next turn on. */
  readonly nextHours: ReadonlyMap<string, Hours>
}

/** What the link of a seat is made of begins so, where it is meant for the person who lost the seat. */
const again = 'again:'

/** As many of what happened as the table's page tells. */
const maxList = 200

export const ballotAbout = (seat: Seat) => `about:${seat}` as const
export const ballotOfGifts = (seat: Seat) => `gift:${seat}` as const
export type Ballot = TableWish | 'back' | ReturnType<typeof ballotAbout | typeof ballotOfGifts>

/** Stored hours. A zone that is none by now falls back, so that no clock stops over it. */
function readHours(stored: string): Hours {
  const hours: Hours = JSON.parse(stored)
  return { ...hours, zone: zoneOr(hours.zone) }
}

/** What a table's own SQLite keeps of time and absence. */
export class AbsenceStore {
  readonly #db: Database
  readonly #outbox: OutboxStore

  constructor(db: Database, outbox: OutboxStore) {
    this.#db = db
    this.#outbox = outbox
  }

  /** All of it. */
  now(): Absence {
    const openings = this.openings()
    return {
      pausedAt: this.pausedAt(),
      clocks: this.clocks(),
      votes: this.votes(),
      open: new Set(openings.keys()),
      again: new Set([...openings.keys()].filter((seat) => openings.get(seat)?.startsWith(again))),
      stuck: this.#outbox.stuck(),
      happenings: this.happenings(),
      proposal: this.proposal(),
      ...this.#allHours(),
    }
  }

  #allHours(): Pick<Absence, 'hours' | 'nextHours'> {
    return this.#db.cached('hours', () => {
      const rows = this.#db.rows<{ account: string; hours: string; next: string | null }>(
        'SELECT account, hours, next FROM hours',
      )
      const next = rows.flatMap((row) =>
        row.next === null ? [] : [[row.account, readHours(row.next)] as const],
      )
      return {
        hours: new Map(rows.map(({ account, hours }) => [account, readHours(hours)])),
        nextHours: new Map(next),
      }
    })
  }

  hours(account: string): Hours {
    return this.#allHours().hours.get(account) ?? defaultHours
  }

  /** `next` takes their place when the present turn has ended. */
  putHours(account: string, hours: Hours, next: Hours | null = null): void {
    this.#db.write(
      'hours',
      `INSERT INTO hours (account, hours, next) VALUES (?, ?, ?)
       ON CONFLICT (account) DO UPDATE SET hours = excluded.hours, next = excluded.next`,
      account,
      JSON.stringify(hours),
      next && JSON.stringify(next),
    )
  }

  /** Puts the hours in force that were to count from an account's next turn. */
  takeNextHours(account: string): void {
    this.#db.write(
      'hours',
      'UPDATE hours SET hours = next, next = NULL WHERE account = ? AND next IS NOT NULL',
      account,
    )
  }

  moveHours(from: string, to: string): void {
    this.forgetHours(to)
    this.#db.write('hours', 'UPDATE hours SET account = ? WHERE account = ?', to, from)
  }

  forgetHours(account: string): void {
    this.#db.write('hours', 'DELETE FROM hours WHERE account = ?', account)
  }

  clocks(): ReadonlyArray<Clock> {
    return this.#db.cached('clocks', () =>
      JSON.parse(this.#db.facts<{ clocks: string }>('clocks').clocks),
    )
  }

  clock(seat: Seat): Clock | undefined {
    return this.clocks().find((clock) => clock.seat === seat)
  }

  putClock(clock: Clock): void {
    const others = this.clocks().filter(({ seat }) => seat !== clock.seat)
    this.#putClocks([...others, clock].toSorted((a, b) => a.seat - b.seat))
  }

  /** The seat's next clock begins anew. */
  removeClock(seat: Seat): void {
    const others = this.clocks().filter((clock) => clock.seat !== seat)
    if (others.length < this.clocks().length) this.#putClocks(others)
  }

  #putClocks(clocks: ReadonlyArray<Clock>): void {
    this.#db.set(null, { clocks: JSON.stringify(clocks) })
    this.#db.cache('clocks', clocks)
  }

  /** Since when the clocks stand still for all. */
  pausedAt(): number | null {
    return this.#db.cached(
      'pause',
      () => this.#db.facts<{ paused_at: number | null }>('paused_at').paused_at,
    )
  }

  putPausedAt(at: number | null): void {
    this.#db.set('pause', { paused_at: at })
  }

  /** The pace that was proposed last; `null`: none was since the last change. */
  proposal(): Proposal | null {
    return this.#db.cached('proposal', () => {
      const { proposal } = this.#db.facts<{ proposal: string | null }>('proposal')
      return proposal === null ? null : (JSON.parse(proposal) as Proposal)
    })
  }

  putProposal(proposal: Proposal | null): void {
    this.#db.set('proposal', { proposal: proposal && JSON.stringify(proposal) })
  }

  votes(): ReadonlyArray<Vote> {
    return this.#db.cached('votes', () =>
      this.#db.rows<Vote>('SELECT ballot, seat, choice FROM votes ORDER BY ballot, seat'),
    )
  }

  /** A new choice takes the place of the seat's earlier one. */
  putVote(ballot: Ballot, seat: Seat, choice: AbsenceChoice | 'yes' | 'ask'): void {
    this.#db.write(
      'votes',
      'INSERT OR REPLACE INTO votes (ballot, seat, choice) VALUES (?, ?, ?)',
      ballot,
      seat,
      choice,
    )
  }

  removeVote(ballot: Ballot, seat: Seat): void {
    this.#db.write('votes', 'DELETE FROM votes WHERE ballot = ? AND seat = ?', ballot, seat)
  }

  clearVotes(ballot: Ballot): void {
    this.#db.write('votes', 'DELETE FROM votes WHERE ballot = ?', ballot)
  }

  /** Forgets what a seat wanted: its person is another, or none. */
  forgetVotesOf(seat: Seat): void {
    this.#db.write('votes', 'DELETE FROM votes WHERE seat = ?', seat)
  }

  /** The seats that somebody new may take, each with what its link is made of. */
  openings(): ReadonlyMap<Seat, string> {
    return this.#db.cached('openings', () => {
      const rows = this.#db.rows<{ seat: number; nonce: string }>(
        'SELECT seat, nonce FROM openings',
      )
      return new Map(rows.map(({ seat, nonce }) => [seat, nonce]))
    })
  }

  /** Opens a seat again for the person who lost it. */
  putOpeningAgain(seat: Seat, nonce: string): void {
    this.putOpening(seat, `${again}${nonce}`)
  }

  putOpening(seat: Seat, nonce: string): void {
    this.#db.write(
      'openings',
      'INSERT OR REPLACE INTO openings (seat, nonce) VALUES (?, ?)',
      seat,
      nonce,
    )
  }

  removeOpening(seat: Seat): void {
    this.#db.write('openings', 'DELETE FROM openings WHERE seat = ?', seat)
  }

  /** Writes down what happened. */
  note({ at, revision, what, seat, by }: Omit<TableHappening, 'id'>): void {
    this.#db.write(
      'happenings',
      'INSERT INTO happenings (at, revision, what, seat, by) VALUES (?, ?, ?, ?, ?)',
      at,
      revision,
      what,
      seat,
      by,
    )
  }

  /** The latest, oldest first. */
  happenings(): ReadonlyArray<TableHappening> {
    return this.#db.cached('happenings', () =>
      this.#db
        .rows<TableHappening>(
          'SELECT id, at, revision, what, seat, by FROM happenings ORDER BY id DESC LIMIT ?',
          maxList,
        )
        .reverse(),
    )
  }

  /** After which turn somebody new took a seat last; 0: it is the first person's. */
  takenAfter(seat: Seat): number {
    return (
      this.#db.one<{ after: number | null }>(
        "SELECT max(revision) AS after FROM happenings WHERE what = 'taken' AND seat = ?",
        seat,
      ).after ?? 0
    )
  }
}
