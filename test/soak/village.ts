/** People who play tables against each other on one runtime, which is killed now and then, until all is settled. */
import { createECDH, randomBytes } from 'node:crypto'
import type { AnyGame, Random } from '../../worker/games/kernel/index.ts'
import {
  checkJournal,
  checkLists,
  checkRows,
  type KindLost,
  type Lists,
  type Replayed,
  type Tally,
} from './check.ts'
import { Person, pause } from './person.ts'
import { type Played, playTable } from './play.ts'
import { checkPost, isHeld, isUnderWay, type Post } from './post.ts'
import type { Runtime } from './runtime.ts'

/** Number of people. */
const size = 60
/** Number of turns after which the runtime is killed. */
const crashEvery = 700
/** A sender that was killed is taken for dead after five minutes; then its letter goes out. In milliseconds. */
const maxPost = 12 * 60_000

/** A table to be played. */
export interface Kind {
  readonly game: AnyGame
  readonly seats: number
  readonly options: object
}

/** Record of a village. */
export interface Lived {
  readonly played: ReadonlyArray<Played>
  /** Seconds of play. */
  readonly seconds: number
  /** Megabytes of the runtime, twice a second. */
  readonly memories: ReadonlyArray<number>
  readonly kept: Post & Lists
  readonly post: ReturnType<typeof checkPost>
  /** Rows of people's own lists. */
  readonly lists: Tally
  /** Faults: things lost, doubled or wrong. */
  readonly faults: ReadonlyArray<string>
}

/** Counts of each kind: due, and lost. */
export const talliesOf = ({
  post: { letters, push, digest },
  lists,
}: Lived): Readonly<Record<KindLost, Tally>> => ({ letters, lists, push, digest })

/**
 * Plays `kinds`, `atOnce` of them at a time, and then compares everything that is kept with what was answered.
 *
 * @param isLate whether no further table is to be begun
 * @param say hears of each table that has ended
 * @param isCalm the runtime is not killed while they play
 */
export async function live(
  runtime: Runtime,
  kinds: ReadonlyArray<Kind>,
  atOnce: number,
  random: Random,
  isLate: () => boolean,
  say: (line: string) => void,
  isCalm = false,
): Promise<Lived> {
  const people: Person[] = []
  for (let number = 0; number < size; number++) people.push(await newcomer(runtime.origin, number))

  const waiting = kinds.toReversed()
  const played: Played[] = []
  let turns = 0
  async function seatAndPlay(): Promise<void> {
    for (let kind = waiting.pop(); kind && !isLate(); kind = waiting.pop()) {
      const { game, options, seats } = kind
      const company = random.shuffle([...people]).slice(0, seats)
      const table = await playTable(game, options, company, random, () => {
        turns++
      })
      played.push(table)
      say(
        `${played.length}/${kinds.length} ${game.id} for ${seats}: ${table.acknowledged.length} turns`,
      )
    }
  }

  const from = performance.now()
  let isPlaying = true
  const memories: number[] = []
  const cpuNow = () => runtime.cpu() + runtime.cpu('node')
  const cpuBefore = cpuNow()
  const tellCalm = () =>
    say(
      `${((performance.now() - from) / 60_000).toFixed(1)} min: ${turns} turns, each ${((cpuNow() - cpuBefore) / turns).toFixed(1)} ms of a core with all beside it; ${runtime.memory().toFixed(0)} MB, and ${runtime.memory('node').toFixed(0)} MB before it`,
    )
  const chaos = (async () => {
    let due = crashEvery
    while (isPlaying) {
      memories.push(runtime.memory())
      if (isCalm && memories.length % 60 === 0) tellCalm()
      if (!isCalm && turns > due) {
        due += crashEvery
        await runtime.crash()
      }
      await pause(500)
    }
  })()

  await Promise.all(Array.from({ length: atOnce }, seatAndPlay))
  isPlaying = false
  await chaos
  const seconds = (performance.now() - from) / 1000
  const kept = await settled(runtime, played)
  // Nothing may be in memory only.
  await runtime.crash()
  return { played, seconds, memories, ...(await check(runtime, played, kept)), kept }
}

/** Ways of twelve people: one has no address, two get their e-mails at once, the others one letter a day, as few of these are due. */
const ways = { none: 1, atOnce: 2, all: 12 } as const

/** Somebody with an account. */
async function newcomer(origin: string, number: number): Promise<Person> {
  const person = new Person(origin, `Person ${number}`, `10.0.${number >> 8}.${number & 255}`)
  await person.surely('POST', '/api/me/guest', { name: person.name, language: 'en' })
  const way = number % ways.all
  if (way >= ways.none) {
    const email = `person${number}@example.org`
    await person.surely('POST', '/api/sign-in', { email, language: 'en' })
    // An instance of one's own shows no letters at `/dev`; version 1.0.0 tells their texts there alone.
    await fetch(`${origin}/soak/push`)
    const { body } = await person.surely('GET', '/soak/kept')
    const isTo = ({ to }: { to?: string }) => to === email
    const mail =
      body.mails.find(isTo) ??
      (await person.surely('GET', '/dev/letters.json')).body.letters.find(isTo)
    const token = /\/sign-in\/link#(\S+)/.exec(mail?.text ?? '')?.[1]
    const proved = await person.surely('POST', '/api/sign-in/link', { token })
    if (proved.status !== 200) throw new Error(JSON.stringify(proved))
    person.email = email
    // The daily letter is far enough ahead.
    if (way >= ways.none + ways.atOnce) {
      const digestHour = (new Date().getUTCHours() + 12) % 24
      const { status } = await person.surely('PATCH', '/api/me', { digestHour })
      if (status !== 200) throw new Error('No daily letter.')
      person.isDaily = true
    }
  }
  // Every other has a browser that takes push, where somebody stands in for the push service.
  if (number % 2 === 1 && (await fetch(`${origin}/soak/push`)).ok) {
    const endpoint = `https://fcm.googleapis.com/fcm/send/soak-${number}`
    const p256dh = createECDH('prime256v1').generateKeys('base64url')
    const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
    const { status } = await person.surely('PUT', '/api/me/push', { endpoint, keys })
    if (status !== 200) throw new Error('No push.')
    person.endpoint = endpoint
  }
  person.id = (await person.surely('GET', '/api/me')).body.me.id
  return person
}

/** Data that is kept once all letters are out. */
async function settled({ origin }: Runtime, played: ReadonlyArray<Played>): Promise<Post & Lists> {
  const tables = played.map((table) => ({ people: table.people.length }))
  const look = async (): Promise<Post & Lists> =>
    (await fetch(`${origin}/soak/kept`)).json() as Promise<Post & Lists>
  // A letter that failed at the post office is tried again later, and later.
  let kept = await look()
  for (const end = performance.now() + maxPost; ; kept = await look()) {
    if (!isUnderWay(tables, kept) || performance.now() > end) break
    await pause(2000)
  }
  // The day is over: what was kept for the daily letters goes out.
  for (const end = performance.now() + maxPost; isHeld(kept) && performance.now() < end; ) {
    await fetch(`${origin}/soak/tomorrow`)
    await pause(2000)
    kept = await look()
  }
  return kept
}

/** Compares journals, lists and letters with what was answered. */
async function check(runtime: Runtime, played: ReadonlyArray<Played>, kept: Post & Lists) {
  const faults = played.flatMap((table) => table.faults)
  const replayed: Replayed[] = []
  for (const table of played) {
    const checked = await checkJournal(table)
    faults.push(...checked.faults)
    if (checked.replayed) replayed.push(checked.replayed)
  }
  const rows = checkRows(played, runtime.aways)
  const ends = checkLists(replayed, kept)
  faults.push(...rows.faults, ...ends.faults)
  const lists = { due: rows.due + ends.due, lost: rows.lost + ends.lost }
  const post = checkPost(replayed, kept, runtime.aways)
  faults.push(...post.faults)
  return { faults, post, lists }
}
