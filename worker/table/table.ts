import { DurableObject } from 'cloudflare:workers'
import { count } from '../count.ts'
import type { Env } from '../env.ts'
import { summaryOf } from '../fault.ts'
import type { Notice, PlayNotice } from '../notices/notice.ts'
import { type Earlier, goBackNext, goesBack } from '../recovery.ts'
import { answerPings } from '../sockets.ts'
import type { Hours } from '../wire/hours.ts'
import { type Answer, isRefusal, type Refusal, refuse } from '../wire/refusal.ts'
import type { PlayView } from '../wire/schema/table.ts'
import type { TableView } from '../wire/schema/table-view.ts'
import type { Visit } from '../wire/sessions.ts'
import type { HeldNotice, MyTurns, Sitters, TableObject, TableRows } from '../wire/table-object.ts'
import type { TableReport } from '../wire/tournament-object.ts'
import { Admissions } from './admissions.ts'
import { Bots } from './bots/bot-turns.ts'
import { wakeForPatience, writeConsequences } from './change/change.ts'
import { clearable, sittersOf } from './change/clearing.ts'
import { contextOf, type Done } from './context.ts'
import { type Delivering, deliverDue } from './deliveries.ts'
import type { NewTable, Sitter } from './ground/new-table.ts'
import type { OutboxRow, ParkedRow } from './ground/outbox.ts'
import { operationOf, operations } from './operations/index.ts'
import { type Operation, type Outcome, refusalFor, type Shape } from './operations/operation.ts'
import { botFailed, endAsItStands } from './people/absence.ts'
import { changeHours, forgetPerson, reseat, turnsOf } from './people/people.ts'
import { isShutOut } from './seats/removed.ts'
import { isSealedFor } from './seats/sealed.ts'
import { tournamentReport } from './seats/tournament-report.ts'
import { openFrom, rowsOf } from './storage/file.ts'
import { Journal } from './storage/journal.ts'
import { seatOf, type TableSnapshot } from './storage/snapshot.ts'
import { againFor, stillStands } from './telling/standing.ts'
import { standingOf } from './telling/tell.ts'
import { noteSeen } from './time/seen.ts'
import { type PlayedPath, pathOf, playSeen } from './turns/path.ts'
import { standing } from './turns/standing-turns.ts'
import { turnToldOf } from './votes/take-back.ts'
import { Audience } from './watching/audience.ts'
import { answerText } from './watching/views.ts'
import { tellAnew } from './went-back.ts'

/** Time in milliseconds that the lists let an answer go before them. */
const answerFirst = 50

/**
 * One table: its seats, its play and everything it says. The object is the truth
 * of the table; each request checks and writes without an `await` in between, so
 * requests never see each other half done.
 */
export class Table extends DurableObject<Env> implements TableObject {
  #journal: Journal | null
  readonly #bots = new Bots()
  readonly #audience: Audience
  readonly #admissions: Admissions
  /** Time at which the alarm rings; 0: now; `null`: it is not set. */
  #alarm: number | null = null
  /** True while the lists wait to be told in a moment. */
  #isToTell = false

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#journal = Journal.open(ctx.storage)
    this.#audience = new Audience(ctx, () => this.#journal)
    this.#admissions = new Admissions(env, () => this.#journal)
    answerPings(ctx)
    // If an alarm is ever lost, the next visitor brings it back; tables of old wait for nobody without end.
    ctx.blockConcurrencyWhile(async () => {
      const journal = this.#journal
      const isCalled = journal?.transact(() => wakeForPatience(journal, Date.now())) ?? false
      this.#alarm = await ctx.storage.getAlarm()
      if (isCalled || this.#alarm === null) await this.#arm()
    })
  }

  /** Makes the table; its maker takes the first seat. A table for one starts at once. */
  create(table: NewTable): Answer<{ table: TableView }> {
    const { account, bots = [], language = 'en', letters = false, others = [] } = table
    const sitDown = ({ account, name, hours }: Sitter) =>
      this.#perform(operations.takeSeat, account, { name, hours })
    // Two of its people may make a rematch at the same moment: the second finds it made.
    if (this.#journal) return sitDown(table)
    this.#journal = this.ctx.storage.transactionSync(() =>
      Journal.create(this.ctx.storage, table, Date.now()),
    )
    let made = sitDown(table)
    for (const other of others) if (!isRefusal(made)) made = sitDown(other)
    if (isRefusal(made) || bots.length === 0) return made
    const seated = this.#perform(operations.seatBot, account, { bots, language })
    return isRefusal(seated) || !letters
      ? seated
      : this.#perform(operations.wantLetters, account, { on: true })
  }

  /**
   * Performs an operation for a visitor, whose cookie was seen to be signed; `null`: for a stranger. If anyone may do
   * it, a visitor without a good session here is a stranger.
   */
  async performAs(name: string, visit: Visit | null, args: object): Promise<Answer<object>> {
    const known = await this.#admissions.known(visit, operationOf(name).shape)
    return isRefusal(known) ? known : this.perform(name, known.account, args)
  }

  /** The same with the answer as JSON: it is made here, and need not be copied as an object on its way out. */
  async answerAs(name: string, visit: Visit | null, args: object): Promise<Refusal | string> {
    const known = await this.#admissions.known(visit, operationOf(name).shape)
    if (isRefusal(known)) return known
    const done = this.#done(operationOf(name), known.account, args)
    if (isRefusal(done)) return done
    const { journal, own, beside } = done
    return own
      ? JSON.stringify(own)
      : answerText(this.#audience.text(journal, known.account), beside)
  }

  /** Checks whether a visitor may act here as their account, or do an operation. */
  async enter(
    visit: Visit,
    operation: string | null,
  ): Promise<Answer<{ readonly isLimited: boolean }>> {
    if (!this.#journal) return refuse('not-found')
    const refusal = await this.#admissions.refusalFor(visit, operation)
    return refusal ?? { isLimited: (await this.#admissions.standingOf(visit)) === 'limited' }
  }

  /** Performs an operation for an account, as which somebody was seen elsewhere. The API checked the input by the operation's schemas. */
  perform(name: string, account: string | null, args: object): Answer<object> {
    return this.#perform(operationOf(name), account, args)
  }

  /** Reason that would keep an account from an operation now; `null` where nothing does. */
  check(name: string, account: string | null): Refusal | null {
    if (!this.#journal) return refuse('not-found')
    return this.#refusalFor(this.#journal, operationOf(name).shape, account)
  }

  /** Somebody who was removed from a private table is refused whatever it is, and so is everybody else at a sealed deal. */
  #refusalFor(journal: Journal, shape: Shape, account: string | null): Refusal | null {
    if (isShutOut(journal, account)) return refuse('removed')
    if (isSealedFor(journal, account, Date.now())) return refuse('sealed')
    return refusalFor(shape, journal.snapshot(), account)
  }

  /** The accounts of the people here. */
  people(): string[] {
    return this.sitters()?.accounts ?? []
  }

  /**
   * Opens a socket. The API, which has read the cookie, says in the query whose it is; nobody else reaches
   * this. A visitor without a good session here is a stranger.
   */
  override async fetch(request: Request): Promise<Response> {
    const query = new URL(request.url).searchParams
    const [account, session] = [query.get('account'), query.get('session')]
    const visit = account && session ? { account, session, device: query.get('device') } : null
    const standing = visit && (await this.#admissions.standingOf(visit))
    if (!this.#journal) return new Response(null, { status: 404 })
    const isKnown = standing === 'good' || standing === 'limited'
    const viewer = isKnown ? account : null
    if (isShutOut(this.#journal, viewer) || isSealedFor(this.#journal, viewer, Date.now()))
      return new Response(null, { status: 404 })
    return this.#audience.open(this.#journal, isKnown ? visit : null)
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    this.#audience.hear(socket, message)
    this.#release()
  }

  override webSocketClose(socket: WebSocket): void {
    this.#audience.lose(socket)
    this.#release()
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket)
  }

  #release(): void {
    if (this.#journal && this.#audience.release(this.#journal)) this.ctx.waitUntil(this.#arm())
  }

  override async alarm(): Promise<void> {
    // Nothing need be set meanwhile: should the object die, the platform rings again.
    this.#alarm = 0
    try {
      if (this.#journal) await deliverDue(this.#around(this.#journal))
      this.#journal?.db.writeNow()
    } finally {
      this.#alarm = null
      await this.#arm()
    }
  }

  /** The table around its deliveries. */
  #around(journal: Journal): Delivering {
    return {
      object: this.ctx.id.toString(),
      env: this.env,
      journal,
      bots: this.#bots,
      sights: (snapshot) => this.#audience.sights(snapshot),
      change: (act) => void this.#change(journal, act, Date.now()),
      forget: (account) => void this.forget(account),
      park: (row, attempts, error) => this.#park(journal, row, attempts, error),
    }
  }

  /**
   * Tells the lists what they are to be told by now, a moment later: so it holds up no answer. If the object dies
   * meanwhile, the alarm does it.
   */
  async #tellLists(): Promise<void> {
    const isDue = this.#journal?.outbox.due(Date.now()).some(({ kind }) => kind === 'index')
    if (!isDue || this.#isToTell) return
    this.#isToTell = true
    try {
      await scheduler.wait(answerFirst)
      await this.ctx.storage.sync()
    } finally {
      this.#isToTell = false
    }
    if (!this.#journal) return
    await deliverDue(this.#around(this.#journal), (kind) => kind === 'index')
    await this.#arm()
  }

  parked(): ParkedRow[] {
    return this.#journal?.outbox.parked() ?? []
  }

  async retryParked(): Promise<void> {
    this.#journal?.outbox.retry(Date.now())
    await this.#arm()
  }

  async goBack(to: Earlier): Promise<{ undo: string; change: number } | null> {
    const undo = await goBackNext(this.ctx.storage, to)
    return undo === null ? null : { undo, change: this.#journal?.settings.read().change ?? 0 }
  }

  restart(): void {
    this.ctx.abort(goesBack)
  }

  wentBack(change: number): void {
    const journal = this.#journal
    if (journal) this.#change(journal, () => tellAnew(journal, change), Date.now())
  }

  takeOut(): { file: TableRows; accounts: string[] } | null {
    const journal = this.#journal
    if (!journal) return null
    const here = new Set([...this.people(), ...journal.followers.all()])
    return { file: rowsOf(this.ctx.storage), accounts: [...here] }
  }

  putIn(id: string, file: TableRows): 'there' | { refused: string } | null {
    if (this.#journal) return 'there'
    try {
      const journal = this.ctx.storage.transactionSync(() => openFrom(this.ctx.storage, id, file))
      this.#journal = journal
      this.wentBack(journal.settings.read().change)
      return null
    } catch (error) {
      this.#journal = null
      if (error instanceof RangeError) return { refused: error.message }
      throw error
    }
  }

  endRound(tournament: string): TableReport | null {
    const journal = this.#journal
    if (journal?.settings.read().tournament !== tournament) return null
    const now = Date.now()
    this.#change(journal, (snapshot) => endAsItStands(journal, snapshot, now), now)
    return tournamentReport(journal.snapshot())
  }

  clearable(before: number): Sitters | null {
    return this.#journal && clearable(this.#journal.snapshot(), before)
  }

  sitters(): Sitters | null {
    return this.#journal && sittersOf(this.#journal.snapshot())
  }

  async clear(before: number): Promise<boolean> {
    if (!this.clearable(before)) return false
    await this.forgetAll()
    return true
  }

  async forgetAll(): Promise<void> {
    this.#journal = null
    this.#audience.end()
    await this.ctx.storage.deleteAll()
    await this.ctx.storage.deleteAlarm()
    this.#alarm = null
  }

  stands(account: string, told: HeldNotice): boolean {
    return !!this.#journal && stillStands(this.#journal, this.#journal.snapshot(), account, told)
  }

  /** Standing of the play for an account, with what came after a revision or its own last turn. */
  standing(account: string, after: number | null): PlayNotice | null {
    const journal = this.#journal
    return (
      journal &&
      standingOf(journal.snapshot(), account, (own) => standing(journal.turns(after ?? own)))
    )
  }

  /** The turn that a letter to an account tells of, by the revision that the letter shows; `null`: none that stands. */
  turnTold(account: string, shown: number): number | null {
    const journal = this.#journal
    const seat = journal && seatOf(journal.snapshot(), account)
    return journal && seat !== null ? turnToldOf(journal, seat, shown) : null
  }

  again(account: string, since: number): Notice | 'later' | null {
    return (
      this.#journal && againFor(this.#journal, account, since, (one) => this.#audience.present(one))
    )
  }

  hours(account: string, hours: Hours): void {
    const journal = this.#journal
    if (!journal) return
    const now = Date.now()
    this.#change(journal, (snapshot) => changeHours(journal, snapshot, account, hours, now), now)
  }

  reseat(from: string, to: string, name: string): void {
    const journal = this.#journal
    if (!journal) return
    const now = Date.now()
    this.#change(journal, (snapshot) => reseat(journal, snapshot, { from, to, name }), now)
  }

  /** Forgets a person; answers where the table goes on, as they may have been asked there, too. */
  forget(account: string): string | null {
    const journal = this.#journal
    if (!journal) return null
    const now = Date.now()
    this.#change(journal, (snapshot) => forgetPerson(journal, snapshot, account, now), now)
    this.endSession(account, null)
    return journal.settings.read().rematch
  }

  endSession(account: string, session: string | null): void {
    this.#admissions.end(account, session)
    this.#audience.hangUp(account, session)
  }

  /** Path of an account through a table that is over, turn by turn; `null` where it did not. */
  path(account: string): PlayedPath | null {
    return this.#journal && pathOf(this.#journal, account)
  }

  /** View of such a table after a revision, as that account saw it; `null` where there is no such revision. */
  playSeen(account: string, revision: number): PlayView | null {
    return this.#journal && playSeen(this.#journal, account, revision)
  }

  export(account: string): MyTurns | null {
    return this.#journal && turnsOf(this.#journal, account)
  }

  #perform<S extends Shape, A, R extends object>(
    operation: Operation<S, A, R>,
    account: string | null,
    args: A,
  ): Answer<R> {
    const done = this.#done(operation, account, args)
    if (isRefusal(done)) return done
    const { journal, own, beside } = done
    // For an operation that says nothing of its own, `R` is the table's view.
    return own ?? ({ table: this.#audience.view(journal, account), ...beside } as object as R)
  }

  /** Checks who may and when, and applies the operation; with its own answer, or what it says beside the table. */
  #done<S extends Shape, A, R extends object>(
    { shape, apply, answer, beside }: Operation<S, A, R>,
    account: string | null,
    args: A,
  ): Answer<Done<R>> {
    const journal = this.#journal
    if (!journal) return refuse('not-found')
    const refusal = this.#refusalFor(journal, shape, account)
    if (refusal) return refusal
    const now = Date.now()
    const view = () => this.#audience.view(journal, account)
    const context = (snapshot: TableSnapshot) =>
      contextOf<S['who']>(this.env, { journal, snapshot, account, now, view })
    const refused =
      apply && this.#change(journal, (snapshot) => apply(context(snapshot), args), now, account)
    if (refused) return refused
    const snapshot = journal.snapshot()
    const own = answer?.(context(snapshot), args)
    // A refused operation shows nothing, and changes nothing.
    if (own && isRefusal(own)) return own
    const seat = seatOf(snapshot, account)
    // First, so that the view which is made now is that of the table as it stays.
    if (seat !== null) noteSeen(journal, snapshot, seat)
    return { journal, own, beside: beside?.(context(snapshot), args) }
  }

  /** Writes a change and all that follows from it in one transaction, then tells everyone who watches. `act` refuses before it writes; `by`: the account that does it. */
  #change(
    journal: Journal,
    act: (snapshot: TableSnapshot, now: number) => Outcome | Refusal,
    now: number,
    by: string | null = null,
  ): Refusal | null {
    const done = journal.transact(() => {
      const before = journal.snapshot()
      const outcome = act(before, now)
      if (typeof outcome === 'object' && isRefusal(outcome)) return outcome
      const deed = typeof outcome === 'object' ? outcome : null
      const isWritten = writeConsequences(journal, before, deed, now, by)
      return {
        deed,
        isUnseen: outcome === 'unseen' || deed?.did === 'read',
        isSame: outcome === 'unchanged' && !isWritten,
        revision: before.play?.revision ?? 0,
      }
    })
    if (isRefusal(done)) return done
    if (done.isSame) return null
    // Not awaited: it is written together with what the transaction wrote, and the answer waits for both.
    this.ctx.waitUntil(this.#arm())
    const { deed, isUnseen, revision } = done
    if (isUnseen) return null
    const { play, settings } = journal.snapshot()
    const turns = (play?.revision ?? 0) - revision
    if (turns > 0) count(this.env, 'turns', settings.game, turns)
    this.#audience.send(journal, deed?.did === 'turn' ? deed.row : null)
    return null
  }

  /** Sets a call aside that failed too often. If it was a bot's, the others at the table are asked. */
  #park(journal: Journal, { id, kind, seat }: OutboxRow, attempts: number, error: unknown): void {
    const park = (_: TableSnapshot, now: number) => {
      journal.outbox.park(id, attempts, now, summaryOf(error))
      count(this.env, 'parked', kind)
      const isAsked = kind === 'bot' && seat !== null && botFailed(journal, seat, now)
      return isAsked ? 'changed' : 'unseen'
    }
    this.#change(journal, park, Date.now())
  }

  /**
   * Has the alarm ring for the next row of the outbox, or before: each time that it is set costs a row. As it does not ring
   * for lists that are due by now, they are told here, whatever made them due.
   */
  async #arm(): Promise<void> {
    const due = this.#journal?.outbox.nextDue(Date.now()) ?? null
    this.ctx.waitUntil(this.#tellLists())
    if (due === null || (this.#alarm !== null && this.#alarm <= due)) return
    this.#alarm = due
    await this.ctx.storage.setAlarm(due)
  }
}
