import type { GameEvent, Result, Score, Seat } from '../games/kernel/index.ts'
import type { SeriesView } from '../wire/schema/series.ts'

/** Facts that every notice of a table tells, redacted for the account it goes to, and no sentence yet. */
interface TableNotice {
  readonly account: string
  readonly table: string
  /** With table, account, kind and `about`: the key that deduplicates deliveries. */
  readonly revision: number
  /** Tells apart notices of one kind at one revision, such as two messages; else empty. */
  readonly about: string
  readonly game: string
  readonly title: string
  /** Names of the people at the table, by seat. */
  readonly names: ReadonlyArray<string>
  /** End of the time that this is about, in milliseconds; `null` where no clock runs. */
  readonly deadline: number | null
}

/** Standing of the play for a seat. */
export interface PlayNotice extends TableNotice {
  readonly seat: Seat
  /** True if it is this seat's turn. */
  readonly yourTurn: boolean
  /** The seats whose turn it is. */
  readonly awaited: ReadonlyArray<Seat>
  /** The state as this seat sees it. */
  readonly state: unknown
  /** Events that this seat heard since its own last turn. */
  readonly events: ReadonlyArray<GameEvent>
  readonly scores: ReadonlyArray<Score>
  readonly result: Result | null
  /** State, events and scores as anybody may know them, for letters that shall tell no secrets. */
  readonly open: Pick<PlayNotice, 'state' | 'events' | 'scores'>
  /** The revision after the seat's own last turn; 0 before that. */
  readonly since: number
  /** The revision that the state shows. */
  readonly played: number
  readonly isRated: boolean
  /** Only bots play against this seat, whose person has asked for letters. */
  readonly isAmongBots?: boolean
  /** The series that the table belongs to. */
  readonly series?: SeriesNotice
}

/** A series of games as it stands, and the table of the next one where that is open. */
export interface SeriesNotice extends SeriesView {
  readonly next: string | null
}

/** Your turn; the game begins, by the host's word (`started`) or as the last seat was taken (`full`); it is over. */
interface MainNotice extends PlayNotice {
  readonly kind: 'turn' | 'started' | 'full' | 'over'
}

/** You are still awaited: time runs out, or another player asks kindly. */
interface ReminderNotice extends PlayNotice {
  readonly kind: 'reminder'
  /** Person who nudges; `null`: the clock does. */
  readonly nudgedBy: string | null
}

/** Somebody asks you to their table. */
interface InvitationNotice extends TableNotice {
  readonly kind: 'invitation'
  readonly by: string
  /** The same people once more. */
  readonly isRematch: boolean
  /** An open table like one that the account looks out for, to which it was not asked. */
  readonly isSought?: boolean
}

/** Somebody mentions you in the talk; with how the play stands while there is one. */
type TalkNotice = (TableNotice | PlayNotice) & {
  readonly kind: 'talk'
  readonly author: string
  /** Words that they wrote, or the beginning of them. */
  readonly text: string
}

/** A seat's time is over, or it was waited for long enough: the others must say how to go on. */
interface DecisionNotice extends PlayNotice {
  readonly kind: 'decision'
  /** The seat that the others decide about. */
  readonly late: Seat
  /** Its time is over; its person left for good; or its bot cannot go on. */
  readonly reason: 'time' | 'gone' | 'stuck'
  /** At a table without a clock: how many days its people wait for one another. */
  readonly patience: number | null
}

/** Something an account should hear about, as a table hands it over. */
export type Notice = MainNotice | ReminderNotice | InvitationNotice | TalkNotice | DecisionNotice

/** Returns true if a notice tells that a game begins. */
export const isBeginning = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  kind === 'started' || kind === 'full'

/** A notice as it may be told where secrets must not be: nothing of it takes more than a spectator knows. */
export const openly = <N extends Notice>(notice: N): N =>
  'open' in notice ? { ...notice, ...notice.open } : notice
