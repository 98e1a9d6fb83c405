import { personStub } from '../accounts/person.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { deliverHere } from '../notices/deliver.ts'
import { enterNewsHere } from '../notices/enter-news.ts'
import type { GivenLetters } from '../notices/give.ts'
import {
  lettersIn,
  markReadIn,
  pushedAbout,
  settleIn,
  unreadAboutIn,
  unreadIn,
} from '../notices/letterbox.ts'
import { mutedIn, muteIn, unmuteIn } from '../notices/mutes.ts'
import { enterNoteHere } from '../notices/note.ts'
import type { Notice } from '../notices/notice.ts'
import type { Note, ToldNews } from '../notices/parcels.ts'
import { withdrawPush } from '../notices/push.ts'
import type { Reading } from '../notices/reading.ts'
import { comeBackToIn } from '../notices/settings.ts'
import { type Recipient, waitingIn } from '../notices/store.ts'
import { tellOfTournamentHere } from '../notices/tournament-letter.ts'
import type { TournamentNews } from '../notices/tournament-news.ts'
import { type Earlier, goBackNext, goesBack } from '../recovery.ts'
import { becomeRows, rowsOf } from '../rows.ts'
import type { ObjectRows, RefusedRows } from '../wire/object-rows.ts'
import type {
  Badge,
  ListEntry,
  MyOwn,
  OwnList,
  PersonObject,
  SessionState,
} from '../wire/person-object.ts'
import { type Refusal, refuse } from '../wire/refusal.ts'
import type { TableCard } from '../wire/schema/table-list.ts'
import type { Admission, OpenSession, Visit } from '../wire/sessions.ts'
import { Live } from './live.ts'
import { PersonNotices } from './notices.ts'
import { ownIn } from './own.ts'
import { owner } from './schema.ts'
import { type Home, Sessions } from './sessions.ts'
import { PersonSettings, type Said, saidIn } from './settings.ts'
import { steps } from './steps.ts'
import { makeStorage, openStorage, type PersonStorage } from './storage.ts'
import { enterTable, listIn, passedTo, tableIn, tablesIn } from './tables.ts'

/**
 * One account: what belongs to it alone. Its name is the account's id (`accounts/person.ts`). Nothing is written
 * until there is something to keep, so that asking after an account that is gone leaves nothing behind.
 */
export class Person extends PersonSettings implements PersonObject {
  /** Storage of the person's data; `null`: nothing yet. */
  #storage: PersonStorage | null
  /** Sessions, and whether the list that D1 has was taken over. */
  readonly #sessions: Sessions
  readonly #notices: PersonNotices
  readonly #live: Live

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#storage = openStorage(ctx.storage)
    const home: Home = {
      env,
      account: () => this.#account(),
      kept: () => this.#storage,
      make: () => this.storageOf(this.#account()),
      ring: (at) => this.#ring(at),
      wake: (at) => ctx.storage.setAlarm(at),
      hangUp: (session) => this.#live.hangUp(session),
    }
    this.#sessions = new Sessions(home)
    this.#live = new Live(ctx, {
      account: home.account,
      store: () => this.#storage?.db ?? null,
      isOpen: (session) => this.#sessions.isOpen(session, Date.now()),
    })
    this.#notices = new PersonNotices({
      ...home,
      forget: () => this.forget(),
      sessions: this.#sessions,
      lettersChanged: () => this.#live.lettersChanged(null),
    })
    // If an alarm is ever lost, the next call brings it back.
    const due = this.#sessions.nextDue()
    if (due !== null) ctx.waitUntil(this.#ring(due))
  }

  /** Opens a socket for a page. The API, which has read the cookie, says in the query whose it is; nobody else reaches this. */
  override async fetch(request: Request): Promise<Response> {
    const query = new URL(request.url).searchParams
    const session = query.get('session') ?? ''
    const found = await this.#sessions.visit(session, query.get('device'), Date.now())
    if (!found) return new Response(null, { status: 401 })
    if (found.tables !== null) return new Response(null, { status: 403 })
    const me = await this.#notices.open()
    const now = Date.now()
    // It may have ended meanwhile.
    if (!me || !this.#sessions.isOpen(session, now)) return new Response(null, { status: 401 })
    comeBackToIn(me.store)
    return this.#live.open(session, me.store, now) ?? new Response(null, { status: 429 })
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    this.#live.hear(socket, message)
  }

  async session(session: string, visit: Pick<Visit, 'device'> | null): Promise<OpenSession | null> {
    const now = Date.now()
    const found = visit
      ? await this.#sessions.visit(session, visit.device, now)
      : await this.#sessions.find(session, now)
    if (!found) return null
    const { endedAt: _, ...open } = found
    return open
  }

  async answerAs({ session, device }: Visit, what: OwnList): Promise<Refusal | string> {
    const found = await this.#sessions.visit(session, device, Date.now())
    if (!found) return refuse('not-signed-in')
    if (found.tables !== null) return refuse('only-this-table')
    if (what === 'letters') return JSON.stringify({ letters: await this.letters() })
    const me = await this.#notices.open()
    return `{"tables":${me ? listIn(me.store) : '[]'},"more":false}`
  }

  admit(
    session: string,
    device: string | null,
    table: string,
  ): Promise<Admission | 'elsewhere' | null> {
    return this.#sessions.admit(session, device, table, Date.now())
  }

  sessions(): Promise<OpenSession[]> {
    return this.#sessions.list(Date.now())
  }

  lastVisit(): number {
    return this.#sessions.lastVisit(Date.now())
  }

  renewSession(session: string): Promise<boolean> {
    return this.#sessions.renew(session, Date.now())
  }

  limitSession(session: string, tables: ReadonlyArray<string>, expiresAt: number): Promise<void> {
    return this.#sessions.limit(session, tables, expiresAt, Date.now())
  }

  endSession(session: string | null): Promise<boolean> {
    return this.#sessions.end(session, Date.now())
  }

  tell(notice: Notice, reading?: Reading): Promise<void> {
    return this.#enter((me) => deliverHere(me, notice, Date.now(), reading), Date.now())
  }

  note(note: Note, now: number): Promise<void> {
    return this.#enter((me) => enterNoteHere(me, note, now), now)
  }

  news(told: ToldNews, reading?: Reading): Promise<void> {
    return this.#enter((me) => enterNewsHere(me, told, Date.now(), reading), Date.now())
  }

  tournament(news: TournamentNews): Promise<void> {
    const now = Date.now()
    return this.#enter((me) => tellOfTournamentHere(me, news, now), now)
  }

  async letters(): Promise<ReturnType<typeof lettersIn>> {
    const me = await this.#notices.open()
    return me ? lettersIn(me.store) : []
  }

  async badge(): Promise<Badge> {
    const me = await this.#notices.open()
    return me ? badgeIn(me) : { unread: 0, waiting: 0 }
  }

  async overview(): Promise<(Badge & Said) | null> {
    const me = await this.#notices.open()
    if (me) comeBackToIn(me.store)
    return me && { ...badgeIn(me), ...saidIn(me) }
  }

  async tables(): Promise<TableCard[]> {
    const me = await this.#notices.open()
    return me ? tablesIn(me.store) : []
  }

  async follow(entry: ListEntry): Promise<ReturnType<typeof unreadAboutIn>> {
    const me = await this.#notices.open()
    if (!me) return []
    const settled = () => tableIn(me.store, entry.table)?.settled ?? 0
    const before = settled()
    this.#enterTable(me, entry)
    const now = settled()
    this.#wereRead(me, settleIn(me.store, entry.table, [before, now], Date.now()))
    // A reminder may be due for a table of which no letter came.
    if (entry.card?.yourTurn) await this.#notices.arm()
    return unreadAboutIn(me.store, entry.table, now)
  }

  async dropTable(table: string): Promise<void> {
    const me = await this.#notices.open()
    if (me) this.#enterTable(me, { table, change: Number.MAX_SAFE_INTEGER, card: null })
  }

  async markRead(ids?: ReadonlyArray<string>): Promise<void> {
    const me = await this.#notices.open()
    if (me) this.#wereRead(me, markReadIn(me.store, ids, Date.now()))
  }

  mute(what: string, until: number): Promise<void> {
    return this.change(({ store }) => muteIn(store, what, until))
  }

  unmute(what: string): Promise<void> {
    return this.change(({ store }) => unmuteIn(store, what))
  }

  async muted(): Promise<ReturnType<typeof mutedIn>> {
    const me = await this.#notices.open()
    return me ? mutedIn(me.store, Date.now()) : []
  }

  async giveTable(table: string, to: string, name: string): Promise<void> {
    const me = await this.#notices.open()
    if (!me) return
    const other = personStub(this.env, to) as unknown as Pick<Person, 'takeLetters' | 'takeTable'>
    const given = tableIn(me.store, table)
    if (given?.card) {
      const card = passedTo(given.card, me.account, to, name)
      await other.takeTable(given.change, card, given.settled)
    }
    await this.#notices.give(me, table, (letters) => other.takeLetters(letters))
    if (given) this.#enterTable(me, { table, change: given.change, card: null })
  }

  takeLetters(given: GivenLetters): Promise<void> {
    return this.#notices.take(given)
  }

  /** Takes over a table that was another account's, unless the table itself has told it by now. */
  async takeTable(change: number, card: TableCard, settled = 0): Promise<void> {
    const me = await this.#notices.open()
    if (me && !tableIn(me.store, card.id)?.card)
      this.#enterTable(me, { table: card.id, change, card, settled })
  }

  async export(): Promise<MyOwn | null> {
    const me = await this.#notices.open()
    return me && ownIn(me, Date.now())
  }

  async forget(): Promise<void> {
    await this.#sessions.end(null, Date.now())
    const untold = this.#sessions.untold()
    await this.#wipe()
    await this.#sessions.keepUntold(untold)
    this.#storage?.db.update(owner).set({ isGone: true }).run()
  }

  async goBack(to: Earlier): Promise<{ undo: string; state: SessionState } | null> {
    const undo = await goBackNext(this.ctx.storage, to)
    return undo === null ? null : { undo, state: this.#sessions.state() }
  }

  restart(): void {
    this.ctx.abort(goesBack)
  }

  async wentBack(state: SessionState): Promise<void> {
    this.#sessions.putState(state)
    await this.#sessions.tell(Date.now())
    await this.#notices.arm()
  }

  takeOut(): ObjectRows | null {
    return this.#storage && rowsOf(this.ctx.storage, steps)
  }

  async putIn(account: string, file: ObjectRows): Promise<RefusedRows> {
    if (this.#storage) return 'there'
    const { storage } = this.ctx
    const put = becomeRows(storage, file, { steps, whose: 'people' }, () => {
      const opened = openStorage(storage)
      if (opened?.account !== account) throw new RangeError('The rows are of somebody else.')
      return opened
    })
    if ('refused' in put) return put
    this.#storage = put.opened
    // All that waits is looked at now.
    await this.#ring(Date.now())
    return null
  }

  override async alarm(): Promise<void> {
    try {
      await this.#sessions.tell(Date.now())
    } finally {
      if (!this.#isGone()) await this.#notices.wake()
      else if (this.#sessions.nextDue() === null) await this.#wipe()
    }
  }

  /** Returns true if the account was deleted, and only what must still be told is kept. */
  #isGone(): boolean {
    return this.#storage?.db.select().from(owner).get()?.isGone ?? false
  }

  protected override opened(): Promise<Recipient | null> {
    return this.#notices.open()
  }

  /** The storage of this account's object, made where there is none yet. */
  protected storageOf(account: string): PersonStorage {
    this.#storage ??= makeStorage(this.ctx.storage, account)
    return this.#storage
  }

  async #wipe(): Promise<void> {
    this.#storage = null
    this.#notices.reset()
    await this.ctx.storage.deleteAll()
    await this.ctx.storage.deleteAlarm()
  }

  /** Has the alarm ring at a moment, or before. All that waits for it looks then whether its time has come. */
  async #ring(at: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || at < set) await this.ctx.storage.setAlarm(at)
  }

  #account(): string {
    const account = this.#storage?.account ?? this.ctx.id.name
    if (account === undefined) throw new Error('Nobody knows whose object this is.')
    return account
  }

  /** Letters count as read: open pages hear it, and what was pushed of them is taken back. */
  #wereRead(me: Recipient, ids: ReadonlyArray<string>): void {
    this.#live.lettersChanged(ids)
    for (const table of pushedAbout(me.store, ids))
      this.ctx.waitUntil(
        withdrawPush(me, table, waitingIn(me.store)).catch((error: unknown) =>
          reportFault('A notification was not taken back.', error),
        ),
      )
  }

  #enterTable({ store }: Recipient, entry: ListEntry): void {
    if (enterTable(store, entry)) this.#live.tableChanged(entry.table)
  }

  /** Enters something that the person is told; what is held by it rings the alarm, also where sending failed. `now`: the letter is no older. */
  async #enter(act: (me: Recipient) => Promise<void>, now: number): Promise<void> {
    const me = await this.#notices.open(true)
    if (!me) return
    try {
      await act(me)
    } finally {
      this.#live.lettersCame(now)
      await this.#notices.arm()
    }
  }
}

const badgeIn = ({ store }: Recipient): Badge => ({
  unread: unreadIn(store),
  waiting: waitingIn(store),
})
