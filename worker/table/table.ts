import { DurableObject } from 'cloudflare:workers'
import { database } from '../accounts/database.ts'
import { keyedHash } from '../accounts/secret.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import {
  type BotLevel,
  IllegalMove,
  type Language,
  type Seat,
  view,
} from '../games/kernel/index.ts'
import { deliver } from '../notices/deliver.ts'
import { enterNote } from '../notices/note.ts'
import type { Hours } from '../wire/hours.ts'
import { type Answer, isRefusal, type Refusal, refuse } from '../wire/refusal.ts'
import {
  type AbsenceChoice,
  type Entry,
  type HistoryQuery,
  type NoteView,
  type PastView,
  type PlanRequest,
  type RecordView,
  type SocketMessage,
  SocketRequest,
  type TableView,
  type TableWish,
  type TalkRequest,
  type TalkState,
  type TurnAnswer,
  type TurnRequest,
} from '../wire/schema.ts'
import type { HeldNotice, MyTurns, Sitters, TableObject } from '../wire/table-object.ts'
import {
  botFailed,
  expire,
  expirePatience,
  give,
  lose,
  resign,
  takeBack,
  takeOver,
  vote,
  wish,
} from './absence.ts'
import { voicesOf } from './absence-view.ts'
import { botsAmong, dismissBot, seatBots } from './bot-seats.ts'
import { Bots, playBotTurn } from './bot-turns.ts'
import { clearable, sittersOf } from './clearing.ts'
import { putHours } from './clock.ts'
import { finish, isKept, rotated, tellInvited } from './company.ts'
import { playAt, versionAtStart } from './frames.ts'
import { type Facts, isSeatedAlike, Journal, type JournalRow } from './journal.ts'
import { list } from './listing.ts'
import { nameAt } from './names.ts'
import { carryOver, forgetGone, keepNote, noteOf } from './notes.ts'
import { nudge, nudgesFor } from './nudge.ts'
import { drain, type OutboxRow, type ParkedRow } from './outbox.ts'
import { runPatience } from './patience.ts'
import { layPlan, planOf, wrongMoves } from './plans.ts'
import { attach, attachmentOf, longestTrust } from './presence.ts'
import { entryFor, hostSeat, type Scene, seatOf, tableView, toActIn } from './scene.ts'
import { closing, Sockets } from './sockets.ts'
import { stillStands } from './standing.ts'
import {
  isTalkative,
  mentionFor,
  readTalk,
  saidBy,
  say,
  type TalkPage,
  talkOf,
  talkState,
  unreadOf,
} from './talk.ts'
import { noticeFor, takenNote } from './tell.ts'
import { begin, isSameTurn, playTurn, standUp, tryPlan } from './write.ts'

/** What a new table is made of; checked at the API's door. */
export interface NewTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly access: TableView['access']
  readonly options: unknown
  readonly seats: number
  readonly rated: boolean
  /** The accounts in the order in which they are to sit; `null`: as they come. */
  readonly seating: ReadonlyArray<string> | null
  /** Who makes it, and takes the first seat. */
  readonly account: string
  readonly name: string
  /** Bots that sit down beside them, named in their language. */
  readonly bots?: ReadonlyArray<BotLevel>
  readonly language?: Language
  /** When they play. */
  readonly hours: Hours
  /** `null`: no clock runs. */
  readonly pace: Facts['pace']
  /** In days. */
  readonly patience: number
}

/** What a table that goes on is made of. */
export type Rematch = Pick<
  NewTable,
  | 'id'
  | 'game'
  | 'title'
  | 'access'
  | 'rated'
  | 'options'
  | 'seats'
  | 'seating'
  | 'bots'
  | 'pace'
  | 'patience'
>

/** What a deleted person is called at the tables where they sat: the old sign for a name not known. */
const namelessPerson = 'N. N.'

/** No message to a socket needs more characters. */
const longestMessage = 200

/**
 * One table: its seats, its play and everything it says. The object is the truth
 * of the table; each request checks and writes without an `await` in between, so
 * requests never see each other half done.
 */
export class Table extends DurableObject<Env> implements TableObject {
  #journal: Journal | null
  readonly #bots = new Bots()
  readonly #sockets: Sockets

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#sockets = new Sockets(ctx)
    this.#journal = Journal.open(ctx.storage)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    // Should an alarm ever be lost, the next visitor brings it back; tables of old wait for nobody without end.
    ctx.blockConcurrencyWhile(async () => {
      const journal = this.#journal
      const isCalled = journal?.transact(() => runPatience(journal)) ?? false
      if (isCalled || (await ctx.storage.getAlarm()) === null) await this.#arm()
    })
  }

  /** Makes the table; its maker takes the first seat. A table for one starts at once. */
  create(table: NewTable): Answer<{ table: TableView }> {
    // Two of its people may make a rematch at the same moment: the second finds it made.
    if (this.#journal) return this.sit(table.account, table.name, table.hours)
    const now = Date.now()
    const { id, game, title, access, options, seats: wanted, rated, seating } = table
    this.#journal = this.ctx.storage.transactionSync(() =>
      Journal.create(this.ctx.storage, {
        id,
        game,
        title,
        access,
        options,
        wanted,
        status: 'gathering',
        change: 0,
        createdAt: now,
        updatedAt: now,
        startedAt: null,
        endedAt: null,
        rated,
        seating,
        rematch: null,
        pace: table.pace,
        patience: table.patience,
        ended: null,
      }),
    )
    const made = this.sit(table.account, table.name, table.hours)
    const { account, bots = [], language = 'en' } = table
    return isRefusal(made) || bots.length === 0 ? made : this.seatBots(account, bots, language)
  }

  /** The table as an account sees it; `null` is a spectator. */
  view(account: string | null): Answer<{ table: TableView }> {
    if (!this.#journal) return refuse('not-found')
    return { table: this.#viewOf(this.#journal.scene(), account) }
  }

  /** Takes the next free seat. The last one starts the table. */
  sit(account: string, name: string, hours: Hours): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) => {
      const { facts, sittings } = scene
      if (seatOf(scene, account) !== null) return refuse('already-seated')
      if (facts.status !== 'gathering') return refuse('already-started')
      if (sittings.length >= facts.wanted) return refuse('seat-taken')
      if (isKept(facts, account, now)) return refuse('seats-kept')
      const seat = sittings.length
      journal.putSittings([
        ...sittings,
        {
          seat,
          account,
          name: nameAt(sittings, account, name),
          ownRevision: 0,
          waitingSince: null,
          bot: null,
          botOnce: false,
        },
      ])
      journal.absence.putHours(account, hours)
      journal.changed(now)
      if (seat + 1 === facts.wanted) begin(journal, now)
      return null
    })
  }

  /** Gets up while people gather. Those behind move up; whoever is first then is the host. */
  leave(account: string): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) => {
      if (seatOf(scene, account) === null) return refuse('not-your-seat')
      if (scene.facts.status !== 'gathering') return refuse('already-started')
      standUp(journal, scene.sittings, account, now)
      return null
    })
  }

  /** The host starts with those who are here. */
  start(account: string): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) => {
      const seat = seatOf(scene, account)
      if (seat === null) return refuse('not-your-seat')
      if (scene.facts.status !== 'gathering') return refuse('already-started')
      if (seat !== hostSeat) return refuse('not-the-host')
      // Who gathers people does not want to play alone, even where the game could be.
      if (scene.sittings.length < Math.max(2, scene.game.seats.min))
        return refuse('too-few-players')
      begin(journal, now, 'started')
      return null
    })
  }

  /** Seats bots on the next free seats, at the host's wish. */
  seatBots(
    account: string,
    levels: ReadonlyArray<BotLevel>,
    language: Language,
  ): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) =>
      seatBots(journal, scene, account, levels, language, now),
    )
  }

  /** Sends a bot away while people gather, at the host's wish. */
  dismissBot(account: string, seat: Seat): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) =>
      dismissBot(journal, scene, account, seat, now),
    )
  }

  /** Asks guests, accounts or addresses, to a table that gathers people; any of its people may. */
  invite(account: string, guests: ReadonlyArray<string>): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) => {
      if (seatOf(scene, account) === null) return refuse('not-your-seat')
      if (scene.facts.status !== 'gathering') return refuse('already-started')
      for (const guest of guests) journal.putInvitation({ guest, host: account })
      journal.post('invitation', null, 0, now)
      return null
    })
  }

  /**
   * Where this table goes on: the first of its people who wants to fixes the new table's id. All that the
   * new table is made of comes with it, so that whoever asks can make it, should it not have come about.
   */
  rematch(account: string, id: string): Answer<Rematch> {
    let wish: Rematch | null = null
    const answer = this.#change(account, (journal, scene, now) => {
      const { facts, play } = scene
      if (seatOf(scene, account) === null) return refuse('not-your-seat')
      if (facts.status !== 'over' || !play) return refuse('not-over')
      const { game, title, rated, pace, patience } = facts
      const seating = rotated(scene)
      const { options, seats } = play
      const bots = botsAmong(scene.sittings)
      wish = {
        ...{ id: facts.rematch ?? id, game, title, rated, pace, patience },
        ...{ options, seats, seating, bots },
        // Whoever wanted it private wants that again; nobody is called in from the lobby.
        access: facts.access === 'private' ? ('private' as const) : ('link' as const),
      }
      if (facts.rematch !== null) return 'unchanged'
      journal.putRematch(id)
      journal.changed(now)
      return null
    })
    return isRefusal(answer) || !wish ? (answer as Refusal) : wish
  }

  /** The accounts of the people here. */
  people(): string[] {
    const sittings = this.#journal?.scene().sittings ?? []
    return sittings.flatMap(({ account }) => (account === null ? [] : [account]))
  }

  /** Plays a turn, all moves or none. The same turn sent again gets its answer again and plays nothing. */
  submitTurn(account: string, request: TurnRequest): Answer<TurnAnswer> {
    let entry: JournalRow | null = null
    const answer = this.#change(
      account,
      (journal, scene, now) => {
        const seat = seatOf(scene, account)
        if (seat === null) return refuse('not-your-seat')
        const { play } = scene
        if (!play) return refuse('not-started')
        const earlier = journal.turn(request.turn)
        if (earlier) {
          if (!isSameTurn(earlier, seat, request)) return refuse('turn-mismatch')
          entry = earlier
          return 'unchanged'
        }
        if (scene.facts.ended !== null) return refuse('already-over')
        if (request.revision !== play.revision)
          return refuse('stale-revision', { table: this.#viewOf(scene, account) })
        try {
          entry = playTurn(journal, { ...scene, play }, seat, request, 'person', now)
          takeBack(journal, scene, seat, now)
          return null
        } catch (error) {
          if (!(error instanceof IllegalMove)) throw error
          const { rule, message } = error
          return refuse('illegal-move', { detail: message, ...(rule !== undefined && { rule }) })
        }
      },
      () => entry,
    )
    if (isRefusal(answer) || !entry) return answer as Refusal
    return { table: answer.table, entry: entryFor(entry, answer.table.you) }
  }

  /** The turns after a revision, as an account may hear of them. */
  history(
    account: string | null,
    { after, before = Number.MAX_SAFE_INTEGER, limit }: HistoryQuery,
  ): Answer<{ entries: Entry[]; more: boolean }> {
    if (!this.#journal) return refuse('not-found')
    const viewer = seatOf(this.#journal.scene(), account)
    const { turns, more } = this.#journal.turnsBetween(after, before, limit)
    return { entries: turns.map((row) => entryFor(row, viewer)), more }
  }

  /** The table after one of its turns, as an account might have seen it then. */
  past(account: string | null, revision: number): Answer<PastView> {
    const journal = this.#journal
    if (!journal) return refuse('not-found')
    const scene = journal.scene()
    const play = playAt(journal, scene, revision)
    if (!play) return refuse('not-found')
    const viewer = seatOf(scene, account)
    const [row] = journal.turnsBetween(revision - 1, revision + 1, 1).turns
    return {
      play: { ...view(scene.game, play, viewer), seed: null },
      entry: revision > 0 && row ? entryFor(row, viewer) : null,
    }
  }

  /** Lays moves ahead in the place of all that an account has laid before. */
  plan(account: string, request: PlanRequest): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) => {
      const seat = seatOf(scene, account)
      if (seat === null) return refuse('not-your-seat')
      const { play } = scene
      if (!play) return refuse('not-started')
      if (toActIn(scene).length === 0) return refuse('already-over')
      const wrong = wrongMoves(scene.game, request)
      if (wrong) return refuse('bad-request', { fields: [wrong] })
      if (planOf(journal, account).version !== request.version)
        return refuse('stale-plan', { table: this.#viewOf(scene, account) })
      layPlan(journal, account, request)
      // What was laid while the seat was not asked yet came too late to be tried.
      if (request.revision < play.revision && toActIn(scene).includes(seat))
        tryPlan(journal, seat, now)
      return null
    })
  }

  /** A page of the talk; everybody may read it. */
  talk(before?: number): Answer<TalkPage> {
    if (!this.#journal) return refuse('not-found')
    return talkOf(this.#journal, this.#journal.sittings(), before)
  }

  /** Says something at the table, once however often it is sent. */
  say(account: string, request: TalkRequest): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) => {
      const seat = seatOf(scene, account)
      if (seat === null) return refuse('not-your-seat')
      if (isTalkative(journal, account, now)) return refuse('too-many')
      say(journal, { seat, account }, scene.sittings, request, now)
      return null
    })
  }

  /** Notes how far somebody has read the talk. */
  readTalk(account: string, upto: number): Answer<TalkState> {
    const journal = this.#journal
    if (!journal) return refuse('not-found')
    if (seatOf(journal.scene(), account) === null) return refuse('not-your-seat')
    const { last } = talkState(journal, account)
    const isNews = journal.transact(() =>
      readTalk(journal, account, Math.min(upto, last), Date.now()),
    )
    if (isNews) this.ctx.waitUntil(this.#arm())
    return talkState(journal, account)
  }

  /** Somebody's own notes about the table; with a text, these from now on. */
  note(account: string, text?: string): Answer<NoteView> {
    const journal = this.#journal
    if (!journal) return refuse('not-found')
    if (seatOf(journal.scene(), account) === null) return refuse('not-your-seat')
    if (text !== undefined) keepNote(journal, account, text, Date.now())
    return noteOf(journal, account)
  }

  /** Somebody says what should become of another's seat. */
  vote(account: string, seat: Seat, choice: AbsenceChoice): Answer<{ table: TableView }> {
    return this.#playing(account, (journal, scene, you, now) =>
      vote(journal, scene, you, { seat, choice }, now),
    )
  }

  /** Somebody gives another seat a day more. */
  give(account: string, seat: Seat): Answer<{ table: TableView }> {
    return this.#playing(account, (journal, scene, you, now) =>
      give(journal, scene, you, seat, now),
    )
  }

  /** Somebody wants a pause or an end, or no longer. */
  wish(account: string, wanted: TableWish, on: boolean): Answer<{ table: TableView }> {
    return this.#playing(account, (journal, scene, you, now) =>
      wish(journal, scene, you, { wish: wanted, on }, now),
    )
  }

  /** Hands one's seat to a bot. */
  resign(account: string): Answer<{ table: TableView }> {
    return this.#playing(account, resign)
  }

  /** Takes one's seat back. */
  takeBack(account: string): Answer<{ table: TableView }> {
    return this.#playing(account, takeBack)
  }

  /** What a link to a seat must hold that somebody new may take; told to those who sit here. */
  async seatLink(account: string, seat: Seat): Promise<Answer<{ token: string }>> {
    if (!this.#journal) return refuse('not-found')
    if (seatOf(this.#journal.scene(), account) === null) return refuse('not-your-seat')
    const token = await this.#tokenOf(seat)
    return token === null ? refuse('seat-closed') : { token }
  }

  /** Somebody new takes a seat by its link. The link is good once. */
  async takeOver(
    account: string,
    name: string,
    hours: Hours,
    { seat, token }: { readonly seat: Seat; readonly token: string },
  ): Promise<Answer<{ table: TableView }>> {
    if (!this.#journal) return refuse('not-found')
    const nonce = this.#journal.absence.openings().get(seat)
    const isGood = nonce !== undefined && (await this.#tokenOf(seat)) === token
    return this.#change(account, (journal, scene, now) => {
      if (seatOf(scene, account) !== null) return refuse('already-seated')
      if (scene.facts.status === 'over') return refuse('already-over')
      // It may have been taken while the link was looked at.
      if (!isGood || journal.absence.openings().get(seat) !== nonce) return refuse('seat-closed')
      takeOver(journal, scene, seat, { account, name, hours }, now)
      return null
    })
  }

  /** Has somebody reminded whom the table waits for, in another player's name. */
  nudge(account: string, seat: Seat): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) => nudge(journal, scene, account, seat, now))
  }

  /** Who is to be told when this table is cleared away, as it gathered people in vain or lost them all; `null` where it is not to be. */
  clearable(before: number): Sitters | null {
    return this.#journal && clearable(this.#journal.scene(), before)
  }

  /** Who sits here, and what the table is called; `null` where there is none. */
  sitters(): Sitters | null {
    return this.#journal && sittersOf(this.#journal.scene())
  }

  /** Forgets everything, if the table is idle still; whether it did. */
  async clear(before: number): Promise<boolean> {
    if (!this.clearable(before)) return false
    await this.forgetAll()
    return true
  }

  /** Forgets everything, whatever goes on here. */
  async forgetAll(): Promise<void> {
    this.#journal = null
    for (const socket of this.#sockets.all()) socket.close(closing.comeAgain)
    await this.ctx.storage.deleteAll()
    await this.ctx.storage.deleteAlarm()
  }

  /** Whether what an account was to be told some time ago still has its reason. */
  stands(account: string, told: HeldNotice): boolean {
    return !!this.#journal && stillStands(this.#journal, this.#journal.scene(), account, told)
  }

  /** Takes over when an account plays, as its settings have it now. */
  hours(account: string, hours: Hours): void {
    this.#change(account, (journal, scene, now) => {
      if (seatOf(scene, account) === null || scene.facts.status === 'over') return 'unchanged'
      putHours(journal, account, hours, now)
      journal.changed(now)
      return null
    })
  }

  /** All that is needed to replay and verify the table, once it is over. */
  record(): Answer<RecordView> {
    if (!this.#journal) return refuse('not-found')
    const { facts, play, sittings } = this.#journal.scene()
    if (facts.status !== 'over' || !play?.seed) return refuse('not-over')
    const { game, options, seats, seed, commitment } = play
    // Whoever replays it does so from the start, and must know by which rules.
    const version = versionAtStart(this.#journal)
    const turns = this.#journal.turns().map(({ seat, moves, at, by }) => ({
      seat,
      moves: moves.map((move) => ({ ...move })),
      at,
      by,
    }))
    const names = sittings.map(({ name }) => name)
    return { game, version, options, seats, seed, commitment, turns, names, title: facts.title }
  }

  /**
   * Moves a seat from one account to another, as when a guest signs in; with the
   * same account twice it only changes the name. Where the other account sits at
   * this table already, a guest still gathering gets up, and one who plays keeps the seat.
   */
  reseat(from: string, to: string, name: string): void {
    this.#change(to, (journal, scene, now) => {
      if (seatOf(scene, from) === null) return 'unchanged'
      if (from !== to && seatOf(scene, to) !== null) {
        if (scene.facts.status !== 'gathering') return 'unchanged'
        standUp(journal, scene.sittings, from, now)
        return null
      }
      const shown = nameAt(scene.sittings, from, name)
      if (from === to && scene.sittings.some((one) => one.account === to && one.name === shown))
        return 'unchanged'
      journal.putSittings(
        scene.sittings.map((sitting) =>
          sitting.account === from ? { ...sitting, account: to, name: shown } : sitting,
        ),
      )
      if (from !== to) {
        carryOver(journal, from, to)
        journal.absence.moveHours(from, to)
      }
      journal.changed(now)
      return null
    })
  }

  /**
   * Forgets a person: their account, their name and their sockets. The seat of a running table stays.
   * Answers where the table goes on, as they may have been asked there, too.
   */
  forget(account: string): string | null {
    this.#change(account, (journal, scene, now) => {
      journal.forgetInvitations(account)
      journal.absence.forgetHours(account)
      const seat = seatOf(scene, account)
      if (seat === null) return 'unchanged'
      if (scene.facts.status === 'gathering') {
        standUp(journal, scene.sittings, account, now)
        return null
      }
      journal.putSittings(
        scene.sittings.map((sitting) =>
          sitting.account === account
            ? { ...sitting, account: null, name: namelessPerson }
            : sitting,
        ),
      )
      lose(journal, seat, now)
      journal.changed(now)
      return null
    })
    this.#sockets.hangUp(account, null)
    return this.#journal?.facts().rematch ?? null
  }

  /** Closes the sockets of a session that has ended, or of all of an account. */
  hangUp(account: string, session: string | null): void {
    this.#sockets.hangUp(account, session)
  }

  /** What an account did here; `null` where it does not sit. */
  export(account: string): MyTurns | null {
    const scene = this.#journal?.scene()
    const seat = scene ? seatOf(scene, account) : null
    if (!this.#journal || !scene || seat === null) return null
    const { id: table, game, title } = scene.facts
    // What the seat did before somebody new took it was done by another.
    const taken = this.#journal.absence.takenAfter(seat)
    const turns = this.#journal
      .turns()
      .filter((row) => row.seat === seat && row.revision > taken && row.by !== 'bot')
      .map(({ revision, at, moves }) => ({ revision, at, moves }))
    const { steps, orders, pass, forced } = planOf(this.#journal, account)
    const plan = {
      steps: steps.map((wishes) => wishes.map(({ text }) => text)),
      orders: orders.map(({ text }) => text),
      pass,
      forced,
    }
    const note = noteOf(this.#journal, account).text
    const said = saidBy(this.#journal, account)
    return { table, game, title, seat, turns, plan, note, said, ...voicesOf(scene.absence, seat) }
  }

  /** Opens a socket. The API, which knows the session, says in the query whose it is; nobody else reaches this. */
  override fetch(request: Request): Response {
    if (!this.#journal) return new Response(null, { status: 404 })
    const query = new URL(request.url).searchParams
    const [account, session] = [query.get('account'), query.get('session')]
    const scene = this.#journal.scene()
    const isSeated = seatOf(scene, account) !== null
    const before = new Set(this.#sockets.all())
    const answer = this.#sockets.open({ account, session, isSeated }, Date.now())
    if (!answer) return new Response(null, { status: 429 })
    // Whatever happened between reading the page and opening the socket.
    const opened = this.#sockets.all().filter((socket) => !before.has(socket))
    this.#say(opened, scene, null)
    return answer
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    if (typeof message !== 'string') {
      socket.close(closing.notText)
      return
    }
    if (!this.#sockets.count(socket, Date.now())) return
    const request = SocketRequest.safeParse(
      message.length <= longestMessage ? parsedJson(message) : null,
    )
    if (!request.success) {
      socket.close(closing.malformed)
      return
    }
    this.#look(socket, request.data.looking)
  }

  override webSocketClose(socket: WebSocket): void {
    this.#look(socket, false)
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket)
  }

  override async alarm(): Promise<void> {
    const journal = this.#journal
    if (!journal) return
    const which = this.#whichOne()
    try {
      await drain({
        now: () => Date.now(),
        due: (now) => journal.due(now),
        deliver: (row) => this.#deliver(journal, row),
        random: () => Math.random(),
        remove: (id) => journal.remove(id),
        postpone: (id, attempts, due) => journal.postpone(id, attempts, due),
        park: (row, attempts) => this.#park(journal, row, attempts),
        report({ kind, seat, revision, attempts }, error, isLast) {
          const about = { ...which, kind, seat, revision, attempts: attempts + 1 }
          const what = isLast ? 'was given up, and is parked' : 'is tried again'
          reportFault(`A table's call was not delivered; it ${what}.`, error, about)
        },
      })
    } finally {
      await this.#arm()
    }
  }

  /** What tells the operator which table a report is about: never its own id, which is its link. */
  #whichOne = () => ({ object: this.ctx.id.toString() })

  /** Sets a call aside that failed too often. Where it was a bot's, the others at the table are asked. */
  #park(journal: Journal, { id, kind, seat }: OutboxRow, attempts: number): void {
    const now = Date.now()
    journal.transact(() => {
      journal.park(id, attempts, now)
      if (kind === 'bot' && seat !== null) botFailed(journal, seat, now)
    })
    if (kind === 'bot') this.#say(this.#sockets.all(), journal.scene(), null)
  }

  /** What failed so often that it is tried no more, for the operator. */
  parked(): ParkedRow[] {
    return this.#journal?.parked() ?? []
  }

  /** Has all that was parked tried again at once, at the operator's word. */
  async retryParked(): Promise<void> {
    this.#journal?.retry(Date.now())
    await this.#arm()
  }

  async #deliver(journal: Journal, row: OutboxRow): Promise<void> {
    const scene = journal.scene()
    if (row.kind === 'deadline') return this.#expire(row)
    if (row.kind === 'bot') return this.#letBotPlay(journal, row)
    if (row.kind === 'index') return this.#list(journal, scene)
    if (row.kind === 'result') return finish(this.env, scene)
    if (row.kind === 'invitation') return tellInvited(this.env, journal, scene, Date.now())
    if (row.kind === 'taken') return this.#tellTaken(scene, row)
    const isLooking = row.seat !== null && this.#present(scene).has(row.seat)
    const notice =
      row.kind === 'talk'
        ? mentionFor(journal, scene, row)
        : noticeFor(scene, row, {
            isLooking,
            isTurnPending: journal.isPending('turn', row.seat),
            turns: journal.turns(scene.sittings[row.seat ?? -1]?.ownRevision),
          })
    if (notice) await deliver(this.env, notice)
  }

  async #tellTaken(scene: Scene, row: OutboxRow): Promise<void> {
    const told = takenNote(scene, row)
    if (told) await enterNote(this.env, told.account, told.note, Date.now())
  }

  /** Enters the table in the list of tables; whoever deleted their account before it was there is forgotten now. */
  async #list(journal: Journal, scene: Scene): Promise<void> {
    journal.unpostLists(Date.now())
    const unread = scene.sittings.map(({ account }) =>
      account === null ? 0 : unreadOf(journal, account),
    )
    for (const account of await list(database(this.env), scene, unread)) this.forget(account)
  }

  /** A seat's time may be over; without a seat: the patience with some. */
  async #expire({ seat }: OutboxRow): Promise<void> {
    const journal = this.#journal
    if (!journal) return
    const now = Date.now()
    const isOver = journal.transact(() =>
      seat === null ? expirePatience(journal, now) : expire(journal, seat, now),
    )
    if (isOver) this.#say(this.#sockets.all(), journal.scene(), null)
  }

  /** What the link of an open seat holds; `null` while it is not open. */
  async #tokenOf(seat: Seat): Promise<string | null> {
    const facts = this.#journal?.facts()
    const nonce = this.#journal?.absence.openings().get(seat)
    if (facts?.status !== 'playing' || nonce === undefined) return null
    return keyedHash(this.env, 'seat', `${facts.id}:${seat}:${nonce}`)
  }

  /** Changes a table that is being played, for somebody who sits there. */
  #playing(
    account: string,
    act: (journal: Journal, scene: Scene, seat: Seat, now: number) => Refusal | 'unchanged' | null,
  ): Answer<{ table: TableView }> {
    return this.#change(account, (journal, scene, now) => {
      const seat = seatOf(scene, account)
      if (seat === null) return refuse('not-your-seat')
      if (scene.facts.status === 'gathering') return refuse('not-started')
      if (scene.facts.status === 'over') return refuse('already-over')
      return act(journal, scene, seat, now)
    })
  }

  /** Lets the bot of a seat think and play, or think on in the next alarm. */
  async #letBotPlay(journal: Journal, { seat, revision }: OutboxRow): Promise<void> {
    if (seat === null) return
    const turn = await this.#bots.think(seat, () => journal.scene())
    if (turn === 'later') journal.post('bot', seat, revision, Date.now())
    if (turn === 'later' || turn === null) return
    let entry: JournalRow | null = null
    this.#change(
      null,
      (_journal, scene, now) => {
        entry = playBotTurn(journal, scene, turn, now)
        return entry ? null : 'unchanged'
      },
      () => entry,
    )
  }

  /** Sets the alarm for the next row of the outbox. */
  async #arm(): Promise<void> {
    const due = this.#journal?.nextDue() ?? null
    if (due !== null) await this.ctx.storage.setAlarm(due)
  }

  /**
   * Checks and writes in one transaction, then tells everyone who watches.
   * `act` refuses before it writes, and says `'unchanged'` when it wrote nothing.
   */
  #change(
    account: string | null,
    act: (journal: Journal, scene: Scene, now: number) => Refusal | 'unchanged' | null,
    played: () => JournalRow | null = () => null,
  ): Answer<{ table: TableView }> {
    const journal = this.#journal
    if (!journal) return refuse('not-found')
    const outcome = journal.transact(() => {
      const scene = journal.scene()
      const said = act(journal, scene, Date.now())
      // It looks through all that was ever said here: only when somebody has gone.
      if (!isSeatedAlike(scene.sittings, journal.sittings())) forgetGone(journal)
      return said
    })
    if (outcome && outcome !== 'unchanged') return outcome
    const scene = journal.scene()
    if (!outcome) {
      // Not awaited: it is written together with what the transaction wrote, and the answer waits for both.
      this.ctx.waitUntil(this.#arm())
      this.#say(this.#sockets.all(), scene, played())
    }
    return { table: this.#viewOf(scene, account) }
  }

  #viewOf = (scene: Scene, account: string | null): TableView =>
    tableView(scene, account, this.#present(scene), this.#mine(scene, account))

  /** What is only for an account. */
  #mine = (scene: Scene, account: string | null): Pick<TableView, 'plan' | 'talk' | 'nudges'> => {
    if (!this.#journal) throw new Error('There is no table here.')
    const isSeated = seatOf(scene, account) !== null
    return {
      plan: account !== null && isSeated && scene.play ? planOf(this.#journal, account) : null,
      talk: talkState(this.#journal, isSeated ? account : null),
      nudges: nudgesFor(this.#journal, scene, account),
    }
  }

  #present = (scene: Scene): Set<Seat> =>
    this.#sockets.present((account) => seatOf(scene, account), Date.now())

  /** Lets somebody look up or away, and tells everyone who watches if that makes a difference. */
  #look(socket: WebSocket, looking: boolean): void {
    const attachment = attachmentOf(socket)
    attach(socket, { ...attachment, looking, heardAt: Date.now() })
    const scene = this.#journal?.scene()
    if (!scene || attachment.looking === looking) return
    if (seatOf(scene, attachment.account) === null) return
    this.#sockets.tellPresence(() => {
      const present = this.#journal?.scene()
      return present ? (account) => seatOf(present, account) : null
    })
  }

  /** Sends the table to sockets, to each as its own person may see it. */
  #say(sockets: ReadonlyArray<WebSocket>, scene: Scene, played: JournalRow | null): void {
    const present = this.#present(scene)
    if (sockets.length > 1) this.#sockets.noteTold(present)
    const messages = new Map<string | null, string>()
    const trusted = Date.now() - longestTrust
    for (const socket of sockets) {
      const { account, since } = attachmentOf(socket)
      if (since < trusted) {
        socket.close(closing.comeAgain)
        continue
      }
      // Spectators, signed in or not, all see the same.
      const viewer = seatOf(scene, account)
      const key = viewer === null ? null : account
      const message = messages.get(key) ?? this.#messageFor(scene, key, present, played)
      messages.set(key, message)
      if (message !== '' && socket.readyState === WebSocket.OPEN) socket.send(message)
    }
  }

  /** What the sockets of an account are told. Empty where it cannot be worded: that concerns nobody else, and what was played stands. */
  #messageFor(
    scene: Scene,
    account: string | null,
    present: ReadonlySet<Seat>,
    played: JournalRow | null,
  ): string {
    const viewer = seatOf(scene, account)
    try {
      const message: SocketMessage = {
        table: tableView(scene, account, present, this.#mine(scene, account)),
        entry: played && entryFor(played, viewer),
      }
      return JSON.stringify(message)
    } catch (error) {
      reportFault('A table could not be shown.', error, { ...this.#whichOne(), seat: viewer })
      return ''
    }
  }
}

/** The JSON value of a text; `undefined` where it is none. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
