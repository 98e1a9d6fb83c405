/** One person after another lives through the month, each with their real object. */

import { database } from '../../worker/accounts/database.ts'
import { accounts } from '../../worker/accounts/schema.ts'
import type { Env } from '../../worker/env.ts'
import type { Random } from '../../worker/games/kernel/index.ts'
import type { Notice } from '../../worker/notices/notice.ts'
import { waitAfter } from '../../worker/notices/retries.ts'
import { Person } from '../../worker/person/person.ts'
import { grace } from '../../worker/table/time/grace.ts'
import type { HeldNotice } from '../../worker/wire/table-object.ts'
import { faultsOf, type Letter, type Way } from './check.ts'
import type { Loads } from './loads.ts'
import { databaseWith, Storage as MemoryStorage, type Storage, setClock } from './platform.ts'
import { type Position, positions } from './positions.ts'
import { type Ask, begin, end, tableOf, type Villager } from './village.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Letters of a tournament of three rounds. */
const rounds = ['called', 'pairing', 'pairing', 'pairing', 'final'] as const
/** Time in which letters that wait at the month's end go out. */
const afterwards = 4 * day
/** Number in a thousand: e-mails that the post office does not take, and calls before which the object is thrown out of memory. */
const failing = 20
const evicted = 10

/** Event in a person's month, by time. */
interface Event {
  readonly at: number
  readonly act: () => Promise<unknown>
}

/** The person that lives at this moment. */
interface Living {
  readonly person: Villager
  readonly storage: Storage
  readonly asks: Map<string, Ask>
  /** Number of e-mails that carried each letter, and the time of the last. */
  readonly carried: Map<string, { number: number; at: number }>
}

const keyOf = (table: string, revision: number) => `${table} ${revision}`

export class Month {
  readonly faults: string[] = []
  readonly #random: Random
  readonly #loads: Loads
  readonly #env: Env
  readonly #positions: ReadonlyArray<Position>
  #living: Living | null = null
  #object: Person | null = null
  #events: Event[] = []

  constructor(random: Random, loads: Loads) {
    this.#random = random
    this.#loads = loads
    this.#positions = positions(random)
    this.#env = {
      DB: databaseWith(() => loads.count('queries', Date.now())),
      TABLES: {
        idFromName: (name: string) => name,
        get: (table: string) => ({
          stands: async (_: string, told: HeldNotice) => this.#stands(table, told.revision),
        }),
      },
      EMAIL: { send: async () => this.#send() },
      ORIGIN: 'https://dorfpost.example',
      MAIL_FROM: 'post@dorfpost.example',
      MAIL_ANSWERS: 'turn@dorfpost.example',
      SESSION_SECRET: 'a secret of the simulated month, of no use elsewhere',
      LOCAL: 'false',
    } as unknown as Env
  }

  /** Enters the people's accounts. Pictures are left out of their letters: what draws them is only in workerd. */
  async enter(people: ReadonlyArray<Villager>): Promise<void> {
    for (const { id, zone, language, hasMail } of people)
      await database(this.#env)
        .insert(accounts)
        .values({
          ...{ id, name: id, language, zone, pictures: false, createdAt: Date.now() },
          email: hasMail ? `${id}@example.org` : null,
        })
  }

  /** One person's month; what is lost, doubled or untimely is a fault. */
  async live(person: Villager, people: ReadonlyArray<Villager>): Promise<void> {
    const storage = new MemoryStorage()
    const asks = new Map<string, Ask>()
    this.#living = { person, storage, asks, carried: new Map() }
    this.#object = null
    this.#events = []
    const tables = 1 + this.#random.int(3)
    for (let n = 0; n < tables; n++) this.#seat(person, people, n)
    const company = this.#company(person)
    this.#events.sort((a, b) => a.at - b.at)
    const { quiet, digestHour } = person
    const said = () => this.#call((one) => one.changeSettings({ quiet, digestHour }))
    this.#events.unshift({ at: this.#events[0]?.at ?? Date.now(), act: said })
    await this.#run(storage)
    const letters = storage.rows<Letter>(
      `SELECT id, "table", revision, kind FROM letters WHERE kind IN ('turn', 'reminder')`,
    )
    const told = storage.rows<{ about: string }>(
      "SELECT about FROM letters WHERE kind IN ('tournament', 'note') ORDER BY about",
    )
    if (told.map(({ about }) => about).join() !== company.toSorted().join())
      this.faults.push(`${person.id}: tournament or club not told once each`)
    const ways = storage.rows<Way>(
      "SELECT letter, state, at, attempts FROM all_ways WHERE channel = 'letter'",
    )
    this.faults.push(...faultsOf(person, [...asks.values()], letters, ways, this.#living.carried))
    const { tally } = this.#loads
    tally.letters += letters.length
    tally.mailed += ways.filter(({ state }) => state === 'sent').length
    tally.idle += ways.filter(({ state }) => state === 'none').length
    storage.close()
    this.#loads.next()
  }

  /** Sits a person down at a table. */
  #seat(person: Villager, people: ReadonlyArray<Villager>, number: number): void {
    const id = `${person.id}-${number}`
    const others = Array.from({ length: 1 + this.#random.int(3) }, () => this.#random.pick(people))
    const seen = tableOf(this.#random, id, person, others)
    const position = this.#random.pick(this.#positions)
    for (const [change, at] of seen.changes.entries()) {
      const card = { ...position.card, id, updatedAt: at }
      this.#plan(at + 100, () => this.#follow(id, { table: id, change: change + 1, card }))
    }
    for (const ask of seen.asks) {
      this.#living?.asks.set(keyOf(id, ask.revision), ask)
      this.#plan(ask.at + grace, () => this.#tell(this.#noticeOf(position, ask, 'turn'), ask, 1))
      if (ask.deadline !== null) {
        const late = ask.at + Math.round((ask.deadline - ask.at) * 0.75)
        this.#plan(late, () => this.#tell(this.#noticeOf(position, ask, 'reminder'), ask, 1))
      }
      // Somebody who acts opens the list first.
      this.#plan(ask.actedAt - 60_000, () => this.#call((one) => one.tables()))
    }
  }

  /**
   * News of a tournament, for one in ten, and of a club, for one in three: each is told up to three times, as a call whose
   * answer is lost is made again. Returns what each must be one letter about.
   */
  #company({ id }: Villager): string[] {
    const abouts: string[] = []
    const tell = (at: number, about: string, act: (one: Person) => Promise<unknown>) => {
      abouts.push(about)
      for (let times = 1 + this.#random.int(3); times > 0; times--)
        this.#plan(at + times * minute, () => this.#call(act))
    }
    const tournament = `cup-of-${id}`
    const first = begin + this.#random.int(5 * day)
    const cup = { tournament, title: 'Cup', others: ['Ada'], place: 3, standings: [], table: null }
    if (this.#random.int(10) === 0)
      for (const [round, what] of rounds.entries()) {
        const at = first + round * 5 * day
        const news = { ...cup, what, round, deadline: at + 5 * day }
        tell(at, `${tournament} ${what} ${round}`, (one) => one.tournament(news))
      }
    if (this.#random.int(3) === 0) {
      const note = { note: 'club', what: 'invited', club: 'club', name: 'Club', by: 'Ada' } as const
      const at = first + day
      tell(at, `club invited club ${at}`, (one) => one.note({ ...note, at }, Date.now()))
    }
    return abouts
  }

  #noticeOf(
    { notice }: Position,
    { table, revision, deadline }: Ask,
    kind: 'turn' | 'reminder',
  ): Notice {
    const account = this.#living?.person.id ?? ''
    const about = { account, table, revision, deadline, played: revision }
    return {
      ...notice,
      ...about,
      ...(kind === 'turn' ? { kind } : { kind, nudgedBy: null }),
    } as Notice
  }

  /** Tells as a table's outbox does: by present truth, and again where that failed. */
  async #tell(notice: Notice, ask: Ask, attempt: number): Promise<void> {
    if (ask.actedAt <= Date.now()) return
    try {
      await this.#call((one) => one.tell(notice))
    } catch {
      this.#loads.tally.retried++
      this.#plan(Date.now() + waitAfter(attempt), () => this.#tell(notice, ask, attempt + 1))
    }
  }

  /** A table tells how it stands; what it told and is settled by now counts as read. */
  async #follow(table: string, entry: Parameters<Person['follow']>[0]): Promise<void> {
    const unread = await this.#call((one) => one.follow(entry))
    const idle = unread.filter(({ revision }) => !this.#stands(table, revision)).map(({ id }) => id)
    if (idle.length > 0) await this.#call((one) => one.markRead(idle))
  }

  #stands(table: string, revision: number): boolean {
    return (this.#living?.asks.get(keyOf(table, revision))?.actedAt ?? 0) > Date.now()
  }

  /** Puts an event in its place among those to come. */
  #plan(at: number, act: Event['act']): void {
    const before = this.#isRunning ? this.#events.findIndex((one) => one.at > at) : -1
    if (before < 0) this.#events.push({ at, act })
    else this.#events.splice(before, 0, { at, act })
  }

  #isRunning = false

  async #run(storage: Storage): Promise<void> {
    this.#isRunning = true
    for (;;) {
      const [next] = this.#events
      const { alarm } = storage
      const at = Math.min(next?.at ?? Number.POSITIVE_INFINITY, alarm ?? Number.POSITIVE_INFINITY)
      if (at > end + afterwards) break
      // The clock never goes back: an alarm for the past rings now.
      setClock(this.#isFirst ? at : Math.max(at, Date.now()))
      this.#isFirst = false
      if (alarm === at) {
        storage.alarm = null
        this.#loads.count('alarms', Date.now())
        await this.#opened().alarm()
      } else {
        this.#events.shift()
        await next?.act()
      }
    }
    this.#isRunning = false
    this.#isFirst = true
  }

  #isFirst = true

  #call<T>(act: (object: Person) => Promise<T>): Promise<T> {
    this.#loads.count('calls', Date.now())
    return act(this.#opened())
  }

  /** The person's object; now and then one that has just come to life. */
  #opened(): Person {
    const living = this.#living
    if (!living) throw new Error('Nobody lives.')
    if (this.#object && this.#random.int(1000) < evicted) {
      this.#object = null
      this.#loads.tally.begunAnew++
    }
    this.#object ??= new Person(contextOf(living), this.#env)
    return this.#object
  }

  /** Takes an e-mail, or does not. It carries the letters that are being sent just now. */
  async #send(): Promise<{ messageId: string }> {
    const living = this.#living
    if (!living || this.#random.int(1000) < failing) throw new Error('The post office is closed.')
    this.#loads.count('mails', Date.now())
    const carried = living.storage.rows<{ letter: string; isHeld: number }>(
      "SELECT letter, due IS NOT NULL AS isHeld FROM all_ways WHERE state = 'sending' AND channel = 'letter'",
    )
    for (const { letter, isHeld } of carried) {
      this.#loads.tally.held += isHeld
      const before = living.carried.get(letter)?.number ?? 0
      living.carried.set(letter, { number: before + 1, at: Date.now() })
    }
    return { messageId: 'taken' }
  }
}

const contextOf = ({ person, storage }: Living): DurableObjectState =>
  ({
    storage,
    id: { name: person.id, toString: () => person.id },
    waitUntil: () => undefined,
    getWebSockets: () => [],
    setWebSocketAutoResponse: () => undefined,
    blockConcurrencyWhile: (act: () => unknown) => act(),
  }) as unknown as DurableObjectState
