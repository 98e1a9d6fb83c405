import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import type { Seat } from '../games/kernel/index.ts'
import type { Notice, PlayNotice } from '../notices/notice.ts'
import { type Earlier, goBackNext, goesBack } from '../recovery.ts'
import { becomeRows, rowsOf } from '../rows.ts'
import { answerPings } from '../sockets.ts'
import type { Hours } from '../wire/hours.ts'
import type { ObjectRows, RefusedRows } from '../wire/object-rows.ts'
import { type Answer, isRefusal, type Refusal, refuse } from '../wire/refusal.ts'
import type { PlayView } from '../wire/schema/table.ts'
import type { TableView } from '../wire/schema/table-view.ts'
import type { Visit } from '../wire/sessions.ts'
import type { HeldNotice, MyTurns, Sitters, TableObject } from '../wire/table-object.ts'
import type { TableReport } from '../wire/tournament-object.ts'
import { Admissions } from './admissions.ts'
import { Calls } from './calls.ts'
import { wakeForPatience } from './change/change.ts'
import { clearable, sittersOf } from './change/clearing.ts'
import type { NewTable, Sitter } from './ground/new-table.ts'
import type { ParkedRow } from './ground/outbox.ts'
import { Operating } from './operating.ts'
import { operationOf, operations } from './operations/index.ts'
import { endAsItStands } from './people/absence.ts'
import { changeHours, forgetPerson, reseat, turnsOf } from './people/people.ts'
import { linkKey } from './seats/link-key.ts'
import { tournamentReport } from './seats/tournament-report.ts'
import { openFrom } from './storage/file.ts'
import { Journal } from './storage/journal.ts'
import { steps } from './storage/migrations.ts'
import { seatOf } from './storage/snapshot.ts'
import { againFor, stillStands } from './telling/standing.ts'
import { standingOf } from './telling/tell.ts'
import { type PlayedPath, pathOf, playSeen } from './turns/path.ts'
import { standing } from './turns/standing-turns.ts'
import { turnToldOf } from './votes/take-back.ts'
import { Audience } from './watching/audience.ts'
import { answerText } from './watching/views.ts'
import { tellAnew } from './went-back.ts'

/**
 * One table: its seats, its play and everything it says. The object is the truth
 * of the table; each request checks and writes without an `await` in between, so
 * requests never see each other half done.
 */
export class Table extends DurableObject<Env> implements TableObject {
  #journal: Journal | null
  readonly #audience: Audience
  readonly #admissions: Admissions
  readonly #calls: Calls
  readonly #operating: Operating

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#journal = Journal.open(ctx.storage)
    this.#audience = new Audience(ctx, () => this.#journal)
    this.#admissions = new Admissions(env, () => this.#journal)
    this.#calls = new Calls(ctx, {
      env: () => this.env,
      journal: () => this.#journal,
      sights: (snapshot) => this.#audience.sights(snapshot),
      change: (journal, act) => void this.#operating.change(journal, act, Date.now()),
      forget: (account) => void this.forget(account),
    })
    this.#operating = new Operating({
      env: () => this.env,
      journal: () => this.#journal,
      admissions: this.#admissions,
      audience: this.#audience,
      // Not awaited: it is written together with what the transaction wrote, and the answer waits for both.
      arm: () => ctx.waitUntil(this.#calls.arm()),
    })
    answerPings(ctx)
    // If an alarm is ever lost, the next visitor brings it back; tables of old wait for nobody without end.
    ctx.blockConcurrencyWhile(async () => {
      const journal = this.#journal
      const isCalled = journal?.transact(() => wakeForPatience(journal, Date.now())) ?? false
      await this.#calls.open(isCalled)
    })
  }

  /** Makes the table; its maker takes the first seat. A table for one starts at once. */
  create(table: NewTable): Answer<{ table: TableView }> {
    const { account, bots = [], language = 'en', letters = false, others = [] } = table
    const sitDown = ({ account, name, hours }: Sitter) =>
      this.#operating.perform(operations.takeSeat, account, { name, hours })
    // Two of its people may make a rematch at the same moment: the second finds it made.
    if (this.#journal) return sitDown(table)
    this.#journal = this.ctx.storage.transactionSync(() =>
      Journal.create(this.ctx.storage, table, Date.now()),
    )
    let made = sitDown(table)
    for (const other of others) if (!isRefusal(made)) made = sitDown(other)
    if (isRefusal(made) || bots.length === 0) return made
    const seated = this.#operating.perform(operations.seatBot, account, { bots, language })
    return isRefusal(seated) || !letters
      ? seated
      : this.#operating.perform(operations.wantLetters, account, { on: true })
  }

  /**
   * Performs an operation for a visitor, whose cookie was seen to be signed; `null`: for a stranger. If anyone may do
   * it, a visitor without a good session here is a stranger.
   */
  async performAs(
    name: string,
    visit: Visit | null,
    args: object,
    key: string | null,
  ): Promise<Answer<object>> {
    const known = await this.#admissions.letIn(visit, operationOf(name).shape, key)
    return isRefusal(known) ? known : this.perform(name, known.account, args)
  }

  /** The same with the answer as JSON: it is made here, and need not be copied as an object on its way out. */
  async answerAs(
    name: string,
    visit: Visit | null,
    args: object,
    key: string | null,
  ): Promise<Refusal | string> {
    const known = await this.#admissions.letIn(visit, operationOf(name).shape, key)
    if (isRefusal(known)) return known
    const done = this.#operating.done(operationOf(name), known.account, args)
    if (isRefusal(done)) return done
    const { journal, own, beside } = done
    return own
      ? JSON.stringify(own)
      : answerText(this.#audience.text(journal, known.account), beside)
  }

  isLinkGood(key: string): boolean {
    const journal = this.#journal
    return (
      journal !== null && linkKey(journal) !== null && this.#admissions.isLetIn(journal, null, key)
    )
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
    return this.#operating.perform(operationOf(name), account, args)
  }

  /** Reason that would keep an account from an operation now; `null` where nothing does. */
  check(name: string, account: string | null): Refusal | null {
    if (!this.#journal) return refuse('not-found')
    return this.#admissions.refusalOfAccount(this.#journal, operationOf(name).shape, account)
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
    const watcher = await this.#admissions.watcher(visit, query.get('key'))
    if (!this.#journal || watcher === undefined) return new Response(null, { status: 404 })
    return this.#audience.open(this.#journal, watcher)
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
    if (this.#journal && this.#audience.release(this.#journal))
      this.ctx.waitUntil(this.#calls.arm())
  }

  override async alarm(): Promise<void> {
    await this.#calls.ring()
  }

  parked(): ParkedRow[] {
    return this.#journal?.outbox.parked() ?? []
  }

  async retryParked(): Promise<void> {
    this.#journal?.outbox.retry(Date.now())
    await this.#calls.arm()
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
    if (journal) this.#operating.change(journal, () => tellAnew(journal, change), Date.now())
  }

  takeOut(): { file: ObjectRows; accounts: string[] } | null {
    const journal = this.#journal
    if (!journal) return null
    const here = new Set([...this.people(), ...journal.followers.all()])
    return { file: rowsOf(this.ctx.storage, steps), accounts: [...here] }
  }

  putIn(id: string, file: ObjectRows): RefusedRows {
    if (this.#journal) return 'there'
    const { storage } = this.ctx
    const put = becomeRows(storage, file, { steps, whose: 'tables' }, () => openFrom(storage, id))
    if ('refused' in put) return put
    this.#journal = put.opened
    this.wentBack(put.opened.settings.read().change)
    return null
  }

  endRound(tournament: string, seat: Seat | null = null): TableReport | null {
    const journal = this.#journal
    if (journal?.settings.read().tournament !== tournament) return null
    const now = Date.now()
    this.#operating.change(journal, (snapshot) => endAsItStands(journal, snapshot, seat, now), now)
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
    await this.#calls.end()
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
    this.#operating.change(
      journal,
      (snapshot) => changeHours(journal, snapshot, account, hours, now),
      now,
    )
  }

  reseat(from: string, to: string, name: string): void {
    const journal = this.#journal
    if (!journal) return
    const now = Date.now()
    this.#operating.change(
      journal,
      (snapshot) => reseat(journal, snapshot, { from, to, name }),
      now,
    )
  }

  /** Forgets a person; answers where the table goes on, as they may have been asked there, too. */
  forget(account: string): string | null {
    const journal = this.#journal
    if (!journal) return null
    const now = Date.now()
    this.#operating.change(
      journal,
      (snapshot) => forgetPerson(journal, snapshot, account, now),
      now,
    )
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
}
