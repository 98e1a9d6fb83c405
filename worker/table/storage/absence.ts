import type { Seat } from '../../games/kernel/index.ts'
import type { Hours } from '../../wire/hours.ts'
import type { AbsenceChoice, Pace, TableHappening, TableWish } from '../../wire/schema/table.ts'
import { zoneOr } from '../../wire/zone.ts'
import { defaultHours } from '../ground/pace.ts'
import type { Database } from './database.ts'
import type { OutboxStore } from './outbox.ts'

/** A seat's bank of time. Times are milliseconds since 1970; what is left is active time, in milliseconds. */
export interface Clock {
  readonly seat: Seat
  /** As of `since`, or as of when it came to stand. */
  readonly left: number
  /** Time that was given for this turn, all told. */
  readonly total: number
  /** The taken seat's `waitingSince` that the count belongs to; `null`: nobody waits. */
  readonly waiting: number | null
  /** Moment from which it runs; `null` while it stands still. */
  readonly since: number | null
  readonly deadline: number | null
  /** Moment at which the time ended. */
  readonly overAt: number | null
}

/** A seat's wish or answer. Ballots: a wish of the table, `back` (a turn to be taken back), `about:<seat>`, or `gift:<seat>`. */
export interface Vote {
  readonly ballot: string
  readonly seat: Seat
  readonly choice: string
}

/** Pace that somebody wants for the table. */
export interface Proposal {
  /** `null`: no clock runs. */
  readonly pace: Pace | null
  /** Days after which the others may decide about the awaited person, without a clock. */
  readonly patience: number
}

/** Time and absence at a table as they stand. */
export interface Absence {
  /** Moment from which the clocks stand still for all. */
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

/** Prefix of the nonce of a seat's link that is meant for the person who lost the seat. */
const again = 'again:'

/** As many of what happened as the table's page tells. */
const maxList = 200

export const ballotAbout = (seat: Seat) => `about:${seat}` as const
export const ballotOfGifts = (seat: Seat) => `gift:${seat}` as const
export type Ballot = TableWish | 'back' | ReturnType<typeof ballotAbout | typeof ballotOfGifts>

/** An account's hours as they are kept. */
interface KeptHours {
  readonly account: string
  readonly hours: Hours
  /** Those that count from its next turn on. */
  readonly next: Hours | null
}

/** Stored hours. A zone that is none by now falls back, so that no clock stops over it. */
const readHours = (hours: Hours): Hours => ({ ...hours, zone: zoneOr(hours.zone) })

/** By ballot, and by seat within one. */
const inOrder = (a: Vote, b: Vote): number =>
  a.ballot === b.ballot ? a.seat - b.seat : a.ballot < b.ballot ? -1 : 1

/** Store of time and absence in a table's own SQLite. */
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
    const kept = this.#kept()
    return this.#db.cached(
      'hours',
      () => ({
        hours: new Map(kept.map(({ account, hours }) => [account, readHours(hours)])),
        nextHours: new Map(
          kept.flatMap(({ account, next }) => (next === null ? [] : [[account, readHours(next)]])),
        ),
      }),
      'by account',
    )
  }

  #kept(): ReadonlyArray<KeptHours> {
    return this.#db.value('hours')
  }

  #putKept(kept: ReadonlyArray<KeptHours>): void {
    this.#db.setValue('hours', kept)
  }

  hours(account: string): Hours {
    return this.#allHours().hours.get(account) ?? defaultHours
  }

  /** `next` takes their place when the present turn has ended. */
  putHours(account: string, hours: Hours, next: Hours | null = null): void {
    const others = this.#kept().filter((one) => one.account !== account)
    this.#putKept([...others, { account, hours, next }])
  }

  /** Puts the hours in force that were to count from an account's next turn. */
  takeNextHours(account: string): void {
    const found = this.#kept().find((one) => one.account === account)
    if (found && found.next !== null) this.putHours(account, found.next)
  }

  moveHours(from: string, to: string): void {
    const others = this.#kept().filter(({ account }) => account !== to)
    this.#putKept(others.map((one) => (one.account === from ? { ...one, account: to } : one)))
  }

  forgetHours(account: string): void {
    const others = this.#kept().filter((one) => one.account !== account)
    if (others.length < this.#kept().length) this.#putKept(others)
  }

  clocks(): ReadonlyArray<Clock> {
    return this.#db.value('clocks')
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
    this.#db.setValue('clocks', clocks)
  }

  /** Moment from which the clocks stand still for all. */
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
    return this.#db.value('votes')
  }

  /** A new choice takes the place of the seat's earlier one. */
  putVote(ballot: Ballot, seat: Seat, choice: AbsenceChoice | 'yes' | 'ask'): void {
    const others = this.votes().filter((one) => one.ballot !== ballot || one.seat !== seat)
    this.#db.setValue('votes', [...others, { ballot, seat, choice }].toSorted(inOrder))
  }

  removeVote(ballot: Ballot, seat: Seat): void {
    this.#keepVotes((one) => one.ballot !== ballot || one.seat !== seat)
  }

  clearVotes(ballot: Ballot): void {
    this.#keepVotes((one) => one.ballot !== ballot)
  }

  /** Forgets what a seat wanted: its person is another, or none. */
  forgetVotesOf(seat: Seat): void {
    this.#keepVotes((one) => one.seat !== seat)
  }

  #keepVotes(isKept: (vote: Vote) => boolean): void {
    const kept = this.votes().filter(isKept)
    if (kept.length < this.votes().length) this.#db.setValue('votes', kept)
  }

  /** The seats that somebody new may take, each with what its link is made of. */
  openings(): ReadonlyMap<Seat, string> {
    return new Map(this.#openings().map(({ seat, nonce }) => [seat, nonce]))
  }

  #openings(): ReadonlyArray<{ readonly seat: Seat; readonly nonce: string }> {
    return this.#db.value('openings')
  }

  /** Opens a seat again for the person who lost it. */
  putOpeningAgain(seat: Seat, nonce: string): void {
    this.putOpening(seat, `${again}${nonce}`)
  }

  putOpening(seat: Seat, nonce: string): void {
    const others = this.#openings().filter((one) => one.seat !== seat)
    this.#db.setValue(
      'openings',
      [...others, { seat, nonce }].toSorted((a, b) => a.seat - b.seat),
    )
  }

  removeOpening(seat: Seat): void {
    const others = this.#openings().filter((one) => one.seat !== seat)
    if (others.length < this.#openings().length) this.#db.setValue('openings', others)
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

  /** Turn after which somebody new took a seat last; 0: it is the first person's. */
  takenAfter(seat: Seat): number {
    return (
      this.#db.one<{ after: number | null }>(
        "SELECT max(revision) AS after FROM happenings WHERE what = 'taken' AND seat = ?",
        seat,
      ).after ?? 0
    )
  }
}
