import { DurableObject } from 'cloudflare:workers'
import { database } from '../accounts/database.ts'
import { estimatesOf } from '../accounts/ratings.ts'
import { apartAmong } from '../accounts/tournaments.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { Random } from '../games/kernel/random.ts'
import type { Apart } from '../pairings/apart.ts'
import { becomeRows, rowsOf } from '../rows.ts'
import type { ObjectRows, RefusedRows } from '../wire/object-rows.ts'
import { type Answer, isRefusal, type Refusal, refuse } from '../wire/refusal.ts'
import type { Tournament as TournamentView } from '../wire/schema/tournaments.ts'
import type { MyTournament, TableReport, TournamentObject } from '../wire/tournament-object.ts'
import {
  callIn,
  closeRounds,
  forget,
  goOn,
  peopleIn,
  rename,
  start,
  takeReport,
  touch,
} from './course.ts'
import { type Deed, perform } from './deeds.ts'
import { deliver } from './deliveries.ts'
import { dueNow } from './next-round.ts'
import { drain } from './outbox.ts'
import { type Asker, rightTo, rolesOf } from './rights.ts'
import type { Settings } from './settings.ts'
import { checkInFrom, type State } from './state.ts'
import { steps } from './steps.ts'
import { Store } from './store.ts'
import { viewOf } from './view.ts'

/** A tournament before it is made; checked by the API. */
export interface NewTournament {
  readonly id: string
  readonly settings: Settings
  /** Account that makes it. */
  readonly account: string
  readonly name: string
}

/** In milliseconds. */
const pauseAfterFault = 60_000

/** More steps than rounds and a start can have at one moment. */
const maxSteps = 100

/**
 * One tournament: who plays, its rounds and how it stands. The object is the truth of it. From its start on it needs nobody: its
 * alarm starts it, makes the tables of each round, ends those whose time is over, and goes on as tables report.
 */
export class Tournament extends DurableObject<Env> implements TournamentObject {
  #store: Store | null
  /** Time at which the alarm rings, as far as this instance has set it. */
  #alarm: number | null = null
  /** The alarm rings no sooner, as what it did last has failed. */
  #notBefore = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#store = Store.open(ctx.storage)
    // If an alarm is ever lost, the next call brings it back.
    if (this.#store) ctx.waitUntil(this.#arm())
  }

  async create({ id, settings, account, name }: NewTournament): Promise<void> {
    if (this.#store) return
    const now = Date.now()
    this.ctx.storage.transactionSync(() => {
      this.#store = Store.create(this.ctx.storage, {
        ...{ id, settings, organiser: account, organiserName: name, status: 'registration' },
        ...{ change: 0, total: null, createdAt: now, updatedAt: now },
        ...{ calledAt: null, startedAt: null, endedAt: null },
      })
      touch(this.#store, now)
    })
    await this.#arm()
  }

  /** The tournament as somebody sees it. */
  see(asker: Asker): Answer<{ readonly tournament: TournamentView }> {
    const state = this.#store?.state()
    if (!state) return refuse('not-found')
    if (rightTo('see', rolesOf(state, asker), state.facts.status) !== 'yes')
      return refuse('not-in-this-tournament')
    return { tournament: viewOf(state, asker, Date.now()) }
  }

  /** The club it is of, to tell what somebody may here; `undefined`: there is no tournament. */
  club(): string | null | undefined {
    return this.#store?.state().facts.settings.club
  }

  /** Does something for somebody; answers with the tournament as they see it then. */
  async act(asker: Asker, deed: Deed): Promise<Answer<{ readonly tournament: TournamentView }>> {
    const store = this.#store
    if (!store) return refuse('not-found')
    const now = Date.now()
    const refusal = store.transact((): Refusal | null => {
      const { facts } = store.state()
      const right = rightTo(deed.deed, rolesOf(store.state(), asker), facts.status)
      if (right === 'never') return refuse('not-in-this-tournament')
      if (right === 'not-now') return refuse('tournament-phase')
      return perform(store, asker, deed, now)
    })
    if (refusal) return refusal
    if (deed.deed === 'start') await this.#stepOrWait(store)
    await this.#arm()
    const seen = this.see(asker)
    return isRefusal(seen) ? { tournament: viewOf(store.state(), asker, now) } : seen
  }

  async report(report: TableReport): Promise<void> {
    await this.#change((store, now) => {
      takeReport(store, report, now)
      // A table that reports is there.
      store.putTable(report.table, { made: 'made' })
    })
  }

  async rename(from: string, to: string, name: string): Promise<void> {
    await this.#change((store, now) => rename(store, from, to, name, now))
  }

  async forget(account: string): Promise<void> {
    await this.#change((store, now) => forget(store, account, now))
  }

  export(account: string): MyTournament | null {
    const state = this.#store?.state()
    if (!state || !peopleIn(state).includes(account)) return null
    const { id, settings, organiser } = state.facts
    const mine = state.entrants.find((one) => one.account === account)
    return {
      tournament: id,
      title: settings.title,
      registeredAt: mine?.at ?? null,
      isOrganiser: organiser === account,
    }
  }

  takeOut(): ObjectRows | null {
    return this.#store && rowsOf(this.ctx.storage, steps)
  }

  async putIn(id: string, file: ObjectRows): Promise<RefusedRows> {
    if (this.#store) return 'there'
    const { storage } = this.ctx
    const put = becomeRows(storage, file, { steps, whose: 'tournaments' }, () => {
      const store = Store.open(storage)
      if (!store || idIn(store) !== id) throw new RangeError('The rows make no such tournament.')
      return store
    })
    if ('refused' in put) return put
    this.#store = put.opened
    await this.#arm()
    return null
  }

  override async alarm(): Promise<void> {
    const store = this.#store
    this.#alarm = null
    if (!store) return
    try {
      await this.#stepOrWait(store)
      await drain({
        now: () => Date.now(),
        due: (now) => store.due(now),
        deliver: (call) => deliver({ env: this.env, store }, call),
        remove: (id) => store.removeCall(id),
        postpone: (id, attempts, due) => store.postpone(id, attempts, due),
        report: ({ call, attempts }, error) =>
          reportFault("A tournament's call was not delivered; it is tried again.", error, {
            ...{ object: this.ctx.id.toString(), kind: call.call, attempts: attempts + 1 },
          }),
      })
    } finally {
      await this.#arm()
    }
  }

  /** Writes in one transaction, and wakes for what follows. */
  async #change(act: (store: Store, now: number) => void): Promise<void> {
    const store = this.#store
    if (!store) return
    store.transact(() => act(store, Date.now()))
    await this.#arm()
  }

  /** The same; what fails is tried again after a while. */
  async #stepOrWait(store: Store): Promise<void> {
    try {
      await this.#step(store)
    } catch (error) {
      this.#notBefore = Date.now() + pauseAfterFault
      const object = this.ctx.id.toString()
      reportFault('A tournament could not go on; it tries again.', error, { object })
    }
  }

  /** Does all that is due by now: the start, the end of a round's time, a further round, the end. */
  async #step(store: Store): Promise<void> {
    for (let steps = 0; steps < maxSteps; steps++) {
      const now = Date.now()
      const state = store.state()
      store.transact(() => closeRounds(store, now))
      if (isToCall(state, now)) store.transact(() => callIn(store, now))
      if (isToStart(state, now)) {
        const { game } = state.facts.settings
        const known = await estimatesOf(database(this.env), peopleIn(state), game)
        const apart = await this.#apart(state)
        store.transact(() => start(store, known, apart, freshChance(), Date.now()))
      } else if (dueNow(state) !== null) {
        const apart = await this.#apart(state)
        store.transact(() => goOn(store, apart, freshChance(), Date.now()))
      } else return
    }
  }

  /** Pairs of people who keep apart, by their numbers. */
  async #apart(state: State): Promise<Apart> {
    const numbers = new Map(state.entrants.map(({ account, number }) => [account, number]))
    const pairs = await apartAmong(database(this.env), peopleIn(state))
    return pairs.flatMap(([a, b]) => {
      const [one, other] = [numbers.get(a), numbers.get(b)]
      return one === undefined || other === undefined ? [] : [[String(one), String(other)] as const]
    })
  }

  /** Has the alarm ring when something is due next. */
  async #arm(): Promise<void> {
    if (!this.#store) return
    const next = nextDue(this.#store, Date.now())
    if (next === null) return
    const due = Math.max(next, this.#notBefore)
    if (this.#alarm !== null && this.#alarm <= due) return
    this.#alarm = due
    await this.ctx.storage.setAlarm(due)
  }
}

/** The id of the tournament in a storage; `null`: there is none. */
function idIn(store: Store): string | null {
  try {
    return store.state().facts.id
  } catch {
    return null
  }
}

const freshChance = (): Random => Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))

const isToStart = ({ facts }: State, now: number): boolean =>
  facts.status === 'registration' && facts.settings.startAt <= now

/** True if people are to be called to check in. */
function isToCall(state: State, now: number): boolean {
  const from = checkInFrom(state)
  const { status, calledAt } = state.facts
  return status === 'registration' && calledAt === null && from !== null && from <= now
}

/** Time at which something is due next; `null`: nothing ever, by itself. */
function nextDue(store: Store, now: number): number | null {
  const state = store.state()
  const { status, settings, calledAt } = state.facts
  const moments = [
    store.nextCall(),
    status === 'registration' ? settings.startAt : null,
    status === 'registration' && calledAt === null ? checkInFrom(state) : null,
    dueNow(state) === null ? null : now,
    ...(status === 'running'
      ? state.rounds.flatMap(({ deadline, closedAt }) => (closedAt === null ? [deadline] : []))
      : []),
  ].filter((moment) => moment !== null)
  return moments.length === 0 ? null : Math.min(...moments)
}
