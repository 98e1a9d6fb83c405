/**
 * Requests through HTTP against those of a bare Durable Object, both on the local runtime: a submitted turn against one
 * that writes a row; opening a table and the list of tables against one that reads a row. The bare object's worker stands
 * behind the platform's router of static files, as the app's does: what that takes by itself is told beside. The work of
 * a table after its answer (the lists are told 50 ms later) is charged to neither: before each of the two
 * writes both are left alone until they are idle, and each is read once, as by a page that is open. Of each pair now the
 * one goes first, now the other.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type AnyGame, Random } from '../../worker/games/kernel/index.ts'
import { serve, serveApp } from '../serve.ts'
import { type Guest, guest } from './guest.ts'
import { median, note, report, rounded } from './measure.ts'

/** Number of pairs of requests that are timed of each kind that reads, and of turns. */
const pairs = 300
const turnPairs = 200
/** Time in milliseconds for which nothing is asked before a write: all that follows from the last one is done by then. */
const idle = 120
/** Number of tables on the list. */
const listed = 30
const aims = { turn: 1.25, view: 1.25, list: 1.5 }

/** Milliseconds of one call. */
async function timed<T>(call: () => Promise<T>): Promise<[number, T]> {
  const from = performance.now()
  const answer = await call()
  return [performance.now() - from, answer]
}

/** Waits until both sides are idle, and then reads. */
const quietly = (read: () => Promise<unknown>) => async () => {
  await pause(idle)
  await read()
}

/** Pairs of times, each of a request of ours and of a bare one. */
class Pairs {
  readonly #ours: number[] = []
  readonly #bare: number[] = []

  get length(): number {
    return this.#ours.length
  }

  /** Times both; every other time the bare one first. `before` each of them something may be done that is not timed. */
  async add<T>(
    ours: () => Promise<T>,
    bare: () => Promise<unknown>,
    before?: { readonly ours: () => Promise<unknown>; readonly bare: () => Promise<unknown> },
  ): Promise<T> {
    const timeBare = async () => {
      await before?.bare()
      this.#bare.push((await timed(bare))[0])
    }
    const isBareFirst = this.length % 2 === 1
    if (isBareFirst) await timeBare()
    await before?.ours()
    const [time, answer] = await timed(ours)
    this.#ours.push(time)
    if (!isBareFirst) await timeBare()
    return answer
  }

  /** The medians; the first tenth warms both up. */
  medians() {
    const of = (times: ReadonlyArray<number>) => median(times.slice(times.length / 10))
    const [ours, bare] = [of(this.#ours), of(this.#bare)]
    return { ours, bare, ratio: ours / bare }
  }
}

/** The bare object, which writes the row that it is given, or reads the last one. */
const bareAt = (origin: string) => ({
  write: async (body: unknown) =>
    (await fetch(origin, { method: 'POST', body: JSON.stringify(body) })).text(),
  read: async () => (await fetch(origin)).json(),
})

type Bare = ReturnType<typeof bareAt>

/** Multiples of a bare request's median that ours take. */
export interface RequestRatios {
  readonly turn: number
  readonly view: number
}

/**
 * Random turns of one move at one table after another, each paired with one bare request; then the last table is opened
 * again and again; then the list of tables. Returns the medians' ratios, by game.
 */
export async function benchTurns(
  games: ReadonlyArray<AnyGame>,
): Promise<Map<string, RequestRatios>> {
  const app = await serveApp()
  const served = await serve(join(import.meta.dirname, 'bare/wrangler.toml'))
  const unrouted = await serve(join(import.meta.dirname, 'bare/alone.toml'))
  const bare = bareAt(served.origin)
  const alone = bareAt(unrouted.origin)
  try {
    const people = [await guest(app.origin, 'Ada'), await guest(app.origin, 'Bela')] as const
    const ratios = new Map<string, RequestRatios>()
    for (const game of games) {
      const { turns, views } = await play(game, people, bare)
      const turn = tell(`${game.id}, a submitted turn`, 'writes a row', turns, aims.turn)
      const view = tell(`${game.id}, opening a table`, 'reads a row', views, aims.view)
      ratios.set(game.id, { turn, view })
    }
    await benchList(games, people, bare)
    const nothing = new Pairs()
    while (nothing.length < pairs) await nothing.add(() => people[0].get('/api/games'), bare.read)
    const { ratio } = nothing.medians()
    note('an answer that needs the session alone, against the same', `${rounded(ratio)} times`)
    const routed = new Pairs()
    await alone.write({})
    while (routed.length < pairs) await routed.add(bare.read, alone.read)
    const { ratio: router } = routed.medians()
    note(
      'the same against a bare object without static files beside it',
      `${rounded(router)} times`,
    )
    return ratios
  } finally {
    await Promise.all([app.stop(), served.stop(), unrouted.stop()])
  }
}

function tell(what: string, does: string, times: Pairs, aim: number): number {
  const { ours, bare, ratio } = times.medians()
  report(
    `${what} through HTTP against a bare Durable Object request that ${does}`,
    `${rounded(ours)} ms against ${rounded(bare)} ms, ${rounded(ratio)} times its median`,
    `at most ${aim} times`,
    ratio <= aim,
  )
  return ratio
}

/** Plays a game over and over, and times its turns; then what opens its last table, by its people in turn. */
async function play(
  game: AnyGame,
  people: readonly [Guest, Guest],
  bare: Bare,
): Promise<{ turns: Pairs; views: Pairs }> {
  const choice = Random.fromSeed(new Uint8Array(32).fill(5))
  const turns = new Pairs()
  const views = new Pairs()
  await bare.write({ revision: 0, moves: [], turn: crypto.randomUUID() })
  let last = ''
  while (turns.length < turnPairs) {
    const made = await people[0].post('/api/tables', { game: game.id, seats: 2 })
    let { table } = await people[1].post(`/api/tables/${made.table.id}/seat`, {})
    while (table.toAct.length > 0 && turns.length < turnPairs) {
      const [seat] = table.toAct
      const person = people[seat === 0 ? 0 : 1]
      const { id } = table
      last = id
      const mine = await person.see(id)
      const body = {
        revision: table.play.revision,
        moves: [choice.pick(game.moves(mine.play.state, seat))],
        turn: crypto.randomUUID(),
      }
      const submitted = () => person.post(`/api/tables/${id}/turns`, body)
      const before = { ours: quietly(() => person.see(id)), bare: quietly(bare.read) }
      table = (await turns.add(submitted, () => bare.write(body), before)).table
    }
  }
  await pause(idle)
  while (views.length < pairs)
    await views.add(() => people[views.length % 2 === 0 ? 0 : 1].see(last), bare.read)
  return { turns, views }
}

/** Times the list of somebody who sits at a number of running tables. */
async function benchList(
  games: ReadonlyArray<AnyGame>,
  [one, other]: readonly [Guest, Guest],
  bare: Bare,
): Promise<void> {
  const path = '/api/tables?which=mine'
  const running = async () =>
    (await one.get(path)).tables.filter(({ status }: { status: string }) => status === 'playing')
      .length
  for (let made = await running(); made < listed; made++) {
    const game = games[made % games.length]?.id
    const { table } = await one.post('/api/tables', { game, seats: 2 })
    await other.post(`/api/tables/${table.id}/seat`, {})
  }
  await pause(idle)
  const lists = new Pairs()
  while (lists.length < pairs) await lists.add(() => one.get(path), bare.read)
  tell(`the list of ${await running()} tables`, 'reads a row', lists, aims.list)
}
