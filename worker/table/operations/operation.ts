/** Definition of an operation: one thing that somebody can do at a table. */
import type { ZodObject, ZodType, z } from 'zod'
import type { Language, Seat, Viewer } from '../../games/kernel/index.ts'
import type { Hours } from '../../wire/hours.ts'
import type { ProblemCode } from '../../wire/problems.ts'
import { type Refusal, refuse } from '../../wire/refusal.ts'
import type { Moment } from '../../wire/schema/moments.ts'
import type { TableView } from '../../wire/schema/table-view.ts'
import type { Tag } from '../../wire/tags.ts'
import type { Deed } from '../effects/deed.ts'
import type { Rematch } from '../ground/new-table.ts'
import type { Journal } from '../storage/journal.ts'
import { hostSeat, seatOf, type TableSnapshot } from '../storage/snapshot.ts'

/**
 * People who may: anyone with the link; anyone who is signed in; of those, who does not sit here yet; who
 * sits here; the host.
 */
export type Who = 'anyone' | 'signed-in' | 'newcomer' | 'seated' | 'host'

type Status = TableView['status']

/** All of an operation that can be seen from outside. Routes, OpenAPI document and client are made from it. */
export interface Shape {
  /** The `operationId` of the OpenAPI document. */
  readonly name: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Below `/api`; `{id}` is the table's. */
  readonly path: `/tables/{id}${string}`
  readonly tag: Tag
  /** A few words, and sentences: what it does. The rest of the definition says who may do it, and when. */
  readonly summary: string
  readonly description: string
  /** Parameters of the path besides the table's id. */
  readonly params?: ZodObject
  readonly query?: ZodObject
  readonly body?: ZodType<object>
  /** A body as a client may send it. */
  readonly example?: unknown
  readonly answer: ZodType<object>
  /** Answer, in words. */
  readonly answers: string
  readonly who: Who
  /** Tells whether a session may that was opened by a letter's link: it plays its table, and does nothing that only the host does, asks nobody in, and gives no seat away. */
  readonly byLetter: boolean
  /** While the table is in one of these; absent: at any time. */
  readonly when?: ReadonlyArray<Status>
  /** Problems that are possible besides what follows from the rest of the definition. */
  readonly problems: ReadonlyArray<ProblemCode>
}

type Of<T> = T extends ZodType ? z.output<T> : unknown

/** Input of a request: parameters, query and body as one object. */
export type Input<S extends Shape> = object & Of<S['params']> & Of<S['query']> & Of<S['body']>
export type Output<S extends Shape> = z.output<S['answer']>

type SentFor<T> = T extends ZodType ? z.input<T> : unknown

/** Request of a client: the table's id, and the input before defaults are filled in. */
export type Sent<S extends Shape> = { readonly id: string } & SentFor<S['params']> &
  SentFor<S['query']> &
  SentFor<S['body']>

/** A table during an operation. */
export interface Context<W extends Who = Who> {
  readonly journal: Journal
  readonly snapshot: TableSnapshot
  readonly now: number
  /** Account that does it. */
  readonly account: W extends 'anyone' ? string | null : string
  /** Seat of that account. */
  readonly seat: W extends 'seated' | 'host' ? Seat : Viewer
  /** The table as they may see it. */
  view(): TableView
  /** Token in the link of an open seat; `null` while the seat is not open. */
  seatToken(seat: Seat): string | null
}

/** Outcome of applying: nothing; something that only its person sees; something all see; or a deed that the table does not show by itself. */
export type Outcome = 'unchanged' | 'unseen' | 'changed' | Deed

/** The worker around a table: what an operation may ask there, where the accounts are known. */
export interface Door {
  /** The account that asks, with the name to sit down under and its hours. */
  person(): Promise<{
    readonly name: string
    readonly hours: Hours
    readonly language: Language
    /** `null`: a guest. */
    readonly email: string | null
  }>
  /** Returns true if the account and somebody at the table keep apart. */
  isKeptApart(): Promise<boolean>
  /** Returns true if the table is for the members of a club and the account is none. */
  isForOthers(): Promise<boolean>
  /** Throws what would keep the account from the operation at the table. */
  check(): Promise<void>
  /** The guest of a seat, where nobody has seen them on any device for a week; else `null`. */
  lostGuest(seat: Seat): Promise<string | null>
  /** Notes the people that the account invites; returns those who were not asked before, or `null` where it invites too many. */
  enterInvitations(
    people: ReadonlyArray<string>,
    emails: ReadonlyArray<string>,
  ): Promise<string[] | null>
  /** An id for another table. */
  freshId(): string
  /** Makes the table where this one goes on, or sits the account down there. */
  goOn(rematch: Rematch): Promise<{ table: TableView }>
  /** The seal of this instance on a moment. */
  seal(moment: Omit<Moment, 'seal'>): Promise<string>
  /** Ends the request with a problem. */
  refuse(problem: ProblemCode): never
}

/** Work of an operation. `A` are its arguments at the table, `R` is what the table answers. */
interface Doing<S extends Shape, A, R extends object> {
  /** In the worker, before the table is asked; absent: the input is the arguments. */
  prepare?(door: Door, input: Input<S>): Promise<A>
  /** At the table, in a transaction: changes facts, or refuses and changes nothing. Absent: it only reads. */
  apply?(context: Context<S['who']>, args: A): Outcome | Refusal<S['problems'][number]>
  /** At the table, after that. Absent: the table as the account sees it, with what is said `beside` it. */
  answer?(context: Context<S['who']>, args: A): R | Refusal<S['problems'][number]>
  beside?(context: Context<S['who']>, args: A): Omit<R, 'table'>
  /** In the worker, with the table's answer; absent: that is the answer. */
  finish?(door: Door, result: R): Promise<Output<S>>
}

export interface Operation<S extends Shape, A, R extends object> extends Doing<S, A, R> {
  readonly shape: S
}

/** Any operation, for the code that runs them all. */
export type AnyOperation = Operation<Shape, object, object>

/** A definition with a body has an example of it. */
type Exampled<S extends Shape> = S['body'] extends ZodType
  ? { readonly example: z.input<S['body']> }
  : { readonly example?: never }

/** Defines an operation. */
export const operation = <const S extends Shape, A = Input<S>, R extends object = Output<S>>(
  shape: S & Exampled<S>,
  doing: Doing<S, A, R>,
): Operation<S, A, R> => ({ shape, ...doing })

/** The problem of a table that is in another state than it must be. */
function problemOf(when: ReadonlyArray<Status>, status: Status): ProblemCode {
  if (status !== 'over' && !when.includes('playing') && when.includes('over')) return 'not-over'
  if (status === 'gathering') return 'not-started'
  return when.includes('playing') ? 'already-over' : 'already-started'
}

/** Reason why an account may not do it as the table stands; `null` where it may. */
export function refusalFor(
  { who, when }: Shape,
  snapshot: TableSnapshot,
  account: string | null,
): Refusal | null {
  const seat = seatOf(snapshot, account)
  if ((who === 'seated' || who === 'host') && seat === null) return refuse('not-your-seat')
  if (who === 'newcomer' && seat !== null) return refuse('already-seated')
  const { status } = snapshot.settings
  if (when && !when.includes(status)) return refuse(problemOf(when, status))
  return who === 'host' && seat !== hostSeat ? refuse('not-the-host') : null
}

const statuses: ReadonlyArray<Status> = ['gathering', 'playing', 'over']

/** All problems that an operation can answer with. */
export function problemsOf(shape: Shape): ProblemCode[] {
  const { method, params, query, who, when = statuses, problems } = shape
  const missed = statuses.filter((status) => !when.includes(status))
  return [
    ...new Set<ProblemCode>([
      ...(method !== 'get' || params || query ? (['bad-request'] as const) : []),
      ...(who === 'anyone' ? [] : (['not-signed-in'] as const)),
      ...(method === 'get' ? [] : (['wrong-origin', 'too-large', 'wrong-content-type'] as const)),
      'not-found',
      // From a private table.
      'removed',
      'link-changed',
      ...(who === 'newcomer' ? (['already-seated'] as const) : []),
      ...(who === 'seated' || who === 'host' ? (['not-your-seat'] as const) : []),
      ...(who === 'host' ? (['not-the-host'] as const) : []),
      ...missed.map((status) => problemOf(when, status)),
      ...problems,
    ]),
  ]
}
