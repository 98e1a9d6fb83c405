/**
 * Plays many tables of all games at once on the local runtime, over lines that break, with tables thrown out of
 * memory, a post office that fails, and the whole runtime killed now and then. Then nothing may be lost or doubled.
 *
 * `npm run soak`, about twenty minutes · `npm run soak -- 24 8 10`: so many tables, so many at once, none begun
 * after so many minutes.
 */
import { join } from 'node:path'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, Random } from '../../worker/games/kernel/index.ts'
import { checkJournal, checkLists, type Lists, type Replayed } from './check.ts'
import { Person, pause } from './person.ts'
import { type Played, playTable } from './play.ts'
import { checkPost, isHeld, isUnderWay, type Post } from './post.ts'
import { Runtime } from './runtime.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const wanted = Number(process.argv[2] ?? 208)
const atOnce = Number(process.argv[3] ?? 12)
const minutes = Number(process.argv[4] ?? 60)
/** The runtime is killed after so many turns. */
const crashEvery = 700
/** A sender that was killed is taken for dead after five minutes; then its letter goes out. */
const maxPost = 12 * 60_000
const village = 60

const random = Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))
const runtime = await Runtime.start(join(import.meta.dirname, 'wrangler.toml'))
const { origin } = runtime
const began = performance.now()

/** Every third has an address, and so gets e-mails. */
async function newcomer(number: number): Promise<Person> {
  const person = new Person(origin, `Person ${number}`, `10.0.${number >> 8}.${number & 255}`)
  await person.surely('POST', '/api/me/guest', { name: person.name, language: 'en' })
  if (number % 3 === 0) {
    const email = `person${number}@example.org`
    await person.surely('POST', '/api/sign-in', { email, language: 'en' })
    const { body } = await person.surely('GET', '/dev/letters.json')
    const mail = body.letters.find(({ to }: { to: string }) => to === email)
    const token = /\/sign-in\/link#(\S+)/.exec(mail?.text ?? '')?.[1]
    const proved = await person.surely('POST', '/api/sign-in/link', { token })
    if (proved.status !== 200) throw new Error(JSON.stringify(proved))
    person.email = email
    // Every other of them gets one letter a day, which is far enough ahead.
    if (number % 6 === 0) {
      const digestHour = (new Date().getUTCHours() + 12) % 24
      const { status } = await person.surely('PATCH', '/api/me', { digestHour })
      if (status !== 200) throw new Error('No daily letter.')
      person.isDaily = true
    }
  }
  person.id = (await person.surely('GET', '/api/me')).body.me.id
  return person
}

const people: Person[] = []
for (let number = 0; number < village; number++) people.push(await newcomer(number))

/** A random selection of options that the game takes for so many seats. */
function optionsFor(game: AnyGame, seats: number): object {
  if (game.id === 'villagers' && seats > 1 && random.int(2) === 0)
    return {
      modules: random.shuffle(['saints', 'profiteers', 'developments']).slice(random.int(3)),
    }
  return {}
}

/** Every game for every number of players, in turn. */
const kinds = games.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
    game,
    seats: game.seats.min + i,
  })),
)
const plan = random.shuffle(Array.from({ length: wanted }, (_, i) => kinds[i % kinds.length]))

const isLate = () => performance.now() - began > minutes * 60_000

let turnsPlayed = 0
const played: Played[] = []
async function seatAndPlay(): Promise<void> {
  for (let kind = plan.pop(); kind && !isLate(); kind = plan.pop()) {
    const { game, seats } = kind
    const company = random.shuffle([...people]).slice(0, seats)
    const options = optionsFor(game, seats)
    const table = await playTable(game, options, company, random, () => {
      turnsPlayed++
    })
    played.push(table)
    const turns = table.acknowledged.length
    say(`${played.length}/${wanted} ${game.id} for ${seats}: ${turns} turns`)
  }
}

let isPlaying = true
const memories: number[] = []
const chaos = (async () => {
  let due = crashEvery
  while (isPlaying) {
    memories.push(runtime.memory())
    if (turnsPlayed > due) {
      due += crashEvery
      await runtime.crash()
    }
    await pause(500)
  }
})()

const from = performance.now()
await Promise.all(Array.from({ length: atOnce }, seatAndPlay))
isPlaying = false
await chaos
const seconds = (performance.now() - from) / 1000

// What failed at the post office is tried again later, and later.
let kept: Post & Lists
for (const end = performance.now() + maxPost; ; await pause(2000)) {
  kept = await (await fetch(`${origin}/soak/kept`)).json()
  const tables = played.map((table) => ({ people: table.people.length }))
  if (!isUnderWay(tables, kept) || performance.now() > end) break
}
// The day is over: what was kept for the daily letters goes out.
for (const end = performance.now() + maxPost; isHeld(kept) && performance.now() < end; ) {
  await fetch(`${origin}/soak/tomorrow`)
  await pause(2000)
  kept = await (await fetch(`${origin}/soak/kept`)).json()
}
// Nothing may be in memory only.
await runtime.crash()
const faults = played.flatMap((table) => table.faults)
const replayed: Replayed[] = []
for (const table of played) {
  const checked = await checkJournal(table)
  faults.push(...checked.faults)
  if (checked.replayed) replayed.push(checked.replayed)
}
faults.push(...checkLists(replayed, kept))
const post = checkPost(replayed, kept, runtime.aways)
faults.push(...post.faults)

const latencies = played.flatMap((table) => table.latencies).sort((a, b) => a - b)
const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1)
const sum = (count: (table: Played) => number) =>
  played.reduce((total, table) => total + count(table), 0)
const turns = sum(({ acknowledged }) => acknowledged.length)
const memory = (numbers: ReadonlyArray<number>) => Math.max(0, ...numbers).toFixed(0)
say(`
${played.length} tables, ${turns} turns in ${seconds.toFixed(0)} s: ${(turns / seconds).toFixed(1)} turns a second
latency of a turn: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms
memory of the runtime: ${memory(memories)} MB at most, ${memory(memories.slice(0, 60))} MB in the first half minute
killed and started again ${runtime.aways.length} times · tables, and a person each, thrown out of memory ${sum(({ evictions }) => evictions.length)} times
sockets: ${sum(({ lines }) => lines.length)}, opened again ${sum(({ lines }) => lines.reduce((all, { gaps }) => all + gaps.length - 1, 0))} times
letters: ${post.due} due and ${post.either} that either way were right, ${kept.letters.length} written; ${post.keptBack} kept back as they were no news; ${post.daily} went out with daily letters
lists: ${kept.lists.length} tables on lists of people
e-mails: ${kept.mails.length} sent; ${post.overtaken} not tried again, as their person had acted; ${post.twiceByDeath} twice, as their sender was killed before its note
lost, doubled or wrong: ${faults.length}
whole run: ${((performance.now() - began) / 1000).toFixed(0)} s`)
for (const fault of faults.slice(0, 50)) say(`- ${fault}`)
await runtime.stop()
process.exitCode = faults.length === 0 ? 0 : 1
