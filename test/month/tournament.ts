/**
 * One tournament with its real object (`worker/tournaments`) through all its rounds, on the stand-in of the platform: its
 * people register, read its page when a letter comes, and play at made-up tables, which report at least once each.
 */
import { database } from '../../worker/accounts/database.ts'
import { accounts } from '../../worker/accounts/schema.ts'
import type { Env } from '../../worker/env.ts'
import type { Random } from '../../worker/games/kernel/index.ts'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import type { TournamentNews } from '../../worker/notices/tournament-news.ts'
import type { NewTable } from '../../worker/table/ground/new-table.ts'
import { defaultHours } from '../../worker/table/ground/pace.ts'
import { type NewTournament, Tournament } from '../../worker/tournaments/tournament.ts'
import { isRefusal } from '../../worker/wire/refusal.ts'
import type { TableReport } from '../../worker/wire/tournament-object.ts'
import { CourseCheck } from './course-check.ts'
import { databaseWith, Storage as MemoryStorage, setClock } from './platform.ts'
import { begin } from './village.ts'
import { Work } from './work.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** In milliseconds: what an object waits for another, or for D1. It does not work meanwhile. */
const outside = 10
/** Deliveries at once, as `worker/tournaments/outbox.ts` has it. */
const atOnce = 5
/** Number in a thousand: calls that fail, before or after what they do; calls before which the object is thrown out of memory. */
const failing = 20
const evicted = 10

const rounds = 5
const seats = 4
const roundDays = 5

/** Something that happens to the tournament, by time. */
interface Event {
  readonly at: number
  readonly act: () => Promise<unknown>
}

const idOf = (number: number) => `${`entrant-${number}`.padEnd(21, '-')}A`
const id = 'tournament------------'.slice(0, 22)

export class TournamentMonth {
  readonly work = new Work()
  readonly check: CourseCheck
  readonly #random: Random
  readonly #people: number
  readonly #storage = new MemoryStorage()
  readonly #env: Env
  readonly #database: ReturnType<typeof databaseWith>
  readonly #made = new Map<string, NewTable>()
  #events: Event[] = []
  #object: Tournament | null = null
  /** Calls out of the object since its present alarm or call began. */
  #calls = 0

  constructor(random: Random, people: number) {
    this.#random = random
    this.#people = people
    this.check = new CourseCheck(people, seats, rounds)
    this.#database = databaseWith(() => {
      this.#calls++
      this.work.queries++
    })
    this.#env = {
      DB: this.#database,
      PEOPLE: {
        idFromName: (name: string) => name,
        get: (account: string) => ({
          settings: async () => this.#out(() => ({ hours: defaultHours, away: [] })),
          tournament: async (news: TournamentNews) => this.#out(() => this.#tell(account, news)),
        }),
      },
      TABLES: {
        idFromName: (name: string) => name,
        get: (table: string) => ({
          create: async (made: NewTable) => this.#out(() => this.#make(made)),
          endRound: async () => this.#out(() => this.#reportOf(table)),
        }),
      },
    } as unknown as Env
  }

  async run(): Promise<void> {
    const db = database(this.#env)
    for (let number = 0; number < this.#people; number++)
      await db
        .insert(accounts)
        .values({ id: idOf(number), name: `N ${number}`, language: 'en', createdAt: begin })
    const made: NewTournament = {
      ...{ id, account: idOf(0), name: 'N 0' },
      settings: {
        ...{ title: 'Cup', description: '', club: null, game: townBuilder.id, options: {} },
        ...{ format: 'swiss', size: seats, least: 3, rounds, atOnce: 1, seeding: 'rating' },
        ...{ missing: 'stays', places: this.#people, pace: null, patience: 7, rated: false },
        ...{ startAt: begin + 2 * day, checkInHours: null, roundDays },
      },
    }
    const entered = this.#database.written()
    setClock(begin)
    await this.#during('call', (one) => one.create(made))
    for (let number = 0; number < this.#people; number++) {
      const asker = { account: idOf(number), name: `N ${number}`, standing: null } as never
      const register = () => this.#during('call', (one) => one.act(asker, { deed: 'register' }))
      this.#plan(begin + hour + this.#random.int(day), register)
    }
    await this.#live(begin + 2 * day + (rounds + 2) * roundDays * day)
    const organiser = { account: idOf(0) } as never
    const seen = await this.#during('call', async (one) => one.see(organiser))
    this.work.objectRows = this.#storage.written()
    this.work.databaseRows = this.#database.written() - entered
    this.check.end(isRefusal(seen) ? seen.problem : seen.tournament.status)
  }

  /** Another object or D1 is called: some calls fail before what they do, some after it. */
  async #out<T>(act: () => T): Promise<T> {
    this.#calls++
    this.work.callsOut++
    const dice = this.#random.int(1000)
    if (dice < failing) throw new Error('The call did not come through.')
    const answer = act()
    if (dice < 2 * failing) throw new Error('The answer did not come through.')
    return answer
  }

  #tell(account: string, news: TournamentNews): void {
    // Everybody with a letter looks at the tournament's page.
    if (this.check.heard(account, news)) {
      const asker = { account } as never
      const see = () => this.#during('call', (one) => Promise.resolve(one.see(asker)))
      this.#plan(Date.now() + minute + this.#wait(20 * minute), see)
    }
  }

  #make(made: NewTable): object {
    const isNew = this.check.made(made)
    if (!isNew) return { problem: 'already-started', refused: true }
    this.#made.set(made.id, made)
    // Some tables are not over in time.
    const at = Date.now() + day + this.#wait(1.5 * day)
    const report = () => this.#during('call', (one) => one.report(this.#reportOf(made.id)))
    this.#plan(at, report)
    if (this.#random.int(20) === 0) this.#plan(at + this.#random.int(hour), report)
    return { table: {} }
  }

  readonly #reports = new Map<string, TableReport>()

  #reportOf(table: string): TableReport {
    const places = () => {
      const count = this.#made.get(table)?.seats ?? seats
      return this.#random.shuffle(Array.from({ length: count }, (_, i) => i + 1))
    }
    const known = this.#reports.get(table) ?? { table, places: places(), missing: [] }
    this.#reports.set(table, known)
    return known
  }

  #wait(mean: number): number {
    return Math.round(-Math.log(1 - this.#random.int(1_000_000) / 1_000_000) * mean)
  }

  #plan(at: number, act: Event['act']): void {
    const before = this.#events.findIndex((one) => one.at > at)
    if (before < 0) this.#events.push({ at, act })
    else this.#events.splice(before, 0, { at, act })
  }

  async #live(end: number): Promise<void> {
    for (;;) {
      const [next] = this.#events
      const { alarm } = this.#storage
      const at = Math.min(next?.at ?? Number.POSITIVE_INFINITY, alarm ?? Number.POSITIVE_INFINITY)
      if (at > end) break
      setClock(Math.max(at, Date.now()))
      if (alarm === at) {
        this.#storage.alarm = null
        await this.#during('alarm', (one) => one.alarm())
      } else {
        this.#events.shift()
        await next?.act()
      }
    }
  }

  /** The object works; meanwhile the clock goes on by its work, and by what it waits for. */
  async #during<T>(what: 'call' | 'alarm', act: (object: Tournament) => Promise<T>): Promise<T> {
    if (this.#object && this.#random.int(1000) < evicted) this.#object = null
    const at = Date.now()
    this.#calls = 0
    const before = process.cpuUsage()
    this.#object ??= new Tournament(this.#context(), this.#env)
    const answer = await act(this.#object)
    const { user, system } = process.cpuUsage(before)
    const worked = (user + system) / 1000
    const waited = (this.#calls * outside) / (what === 'alarm' ? atOnce : 1)
    this.work.add(what, at, worked)
    this.work.awake += Math.max(worked, waited)
    setClock(Math.round(at + Math.max(worked, waited)))
    return answer
  }

  #context(): DurableObjectState {
    return {
      storage: this.#storage,
      id: { name: id, toString: () => id },
      waitUntil: () => undefined,
      blockConcurrencyWhile: (act: () => unknown) => act(),
    } as unknown as DurableObjectState
  }
}
