/**
 * Plays many tables of all games at once on the local runtime, over lines that break, with tables thrown out of
 * memory, a post office that fails, and the whole runtime killed now and then. Then nothing may be lost or doubled.
 *
 * `npm run soak` · `npm run soak -- 40 8`: so many tables, so many at once.
 */
import { games } from '../../worker/games/index.ts'
import { type AnyGame, Random } from '../../worker/games/kernel/index.ts'
import { checkJournal, checkPost, type Post } from './check.ts'
import { Person, pause } from './person.ts'
import { type Played, playTable } from './play.ts'
import { Runtime } from './runtime.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const wanted = Number(process.argv[2] ?? 200)
const atOnce = Number(process.argv[3] ?? 12)
/** The runtime is killed as often, in milliseconds. */
const crashEvery = 45_000
const village = 60

const random = Random.fromSeed(crypto.getRandomValues(new Uint8Array(32)))
const runtime = await Runtime.start()
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

let next = 0
const played: Played[] = []
async function seatAndPlay(): Promise<void> {
  while (next < wanted) {
    const game = games[next++ % games.length]
    if (!game) return
    const seats = game.seats.min + random.int(game.seats.max - game.seats.min + 1)
    const company = random.shuffle([...people]).slice(0, seats)
    const table = await playTable(origin, game, optionsFor(game, seats), company, random)
    played.push(table)
    const turns = table.acknowledged.length
    say(`${played.length}/${wanted} ${game.id} for ${seats}: ${turns} turns`)
  }
}

let isPlaying = true
let crashes = 0
let memory = 0
const chaos = (async () => {
  let due = performance.now() + crashEvery
  while (isPlaying) {
    memory = Math.max(memory, runtime.memory())
    if (performance.now() > due) {
      await runtime.crash()
      crashes++
      due = performance.now() + crashEvery
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
let post: Post
for (let tries = 0; ; tries++) {
  post = await (await fetch(`${origin}/soak/letters`)).json()
  if ((post.waiting.length === 0 && tries > 8) || tries > 60) break
  await pause(2000)
}
const faults = played.flatMap((table) => table.faults)
for (const table of played) faults.push(...(await checkJournal(table)))
faults.push(...checkPost(played, post))

const latencies = played.flatMap((table) => table.latencies).sort((a, b) => a - b)
const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1)
const turns = played.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
say(`
${played.length} tables, ${turns} turns in ${seconds.toFixed(0)} s: ${(turns / seconds).toFixed(1)} turns a second
latency of a turn: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms
memory of the runtime: ${memory.toFixed(0)} MB at most · killed and started again ${crashes} times
letters: ${post.letters.length} written, ${post.mails.length} e-mails sent
lost, doubled or wrong: ${faults.length}
whole run: ${((performance.now() - began) / 1000).toFixed(0)} s`)
for (const fault of faults.slice(0, 50)) say(`- ${fault}`)
await runtime.stop()
process.exitCode = faults.length === 0 ? 0 : 1
