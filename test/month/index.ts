/**
 * `npm run month`: a month of a million people, from a sample of them. Every person of the sample has a real object
 * (`worker/person`) with real notices, on an in-memory stand-in of the platform's storage, alarm, D1 and clock; the
 * tables around them are made up (`village.ts`). `npm run month -- 2000`: so many people in the sample.
 * `npm run month -- --tournament 1000`: instead, a tournament of so many people (`tournament.ts`); `--club 30`: a club's.
 */
import { registerHooks } from 'node:module'
import { Random } from '../../worker/games/kernel/index.ts'
import { Loads } from './loads.ts'
import { setClock } from './platform.ts'
import { begin, villager } from './village.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const [, , first, second] = process.argv
const entrants = first === '--tournament' ? Number(second ?? 1000) : null
const sample = Number(first?.startsWith('--') ? 0 : (first ?? 10_000))
const million = 1_000_000
const factor = million / sample

// Parts that only the platform has.
const platform =
  'export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env } }'
const none = 'export default {}'
// Nobody has a page open here, so no socket is ever answered by it.
Object.assign(globalThis, { WebSocketRequestResponsePair: class {} })
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'cloudflare:workers'
      ? { url: `data:text/javascript,${platform}`, shortCircuit: true }
      : specifier.endsWith('.wasm') || /\.(woff2?|ttf)$/.test(specifier)
        ? { url: `data:text/javascript,${none}`, shortCircuit: true }
        : next(specifier, context),
})

// The worker reports each e-mail that fails; they are many here, and meant to be.
let reports = 0
console.error = () => {
  reports++
}

/** Ends the run with what went wrong. */
function tellFaults(faults: ReadonlyArray<string>): void {
  say(`faults that the worker reported: ${reports}`)
  say(`lost, doubled or at the wrong time: ${faults.length}`)
  for (const fault of faults.slice(0, 50)) say(`- ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

setClock(begin)
if (first === '--club') {
  const { clubMonth } = await import('./club.ts')
  for (const line of await clubMonth(Number(second ?? 30))) say(line)
  process.exit()
}
if (entrants !== null) {
  const { TournamentMonth } = await import('./tournament.ts')
  const tournament = new TournamentMonth(Random.fromSeed(new Uint8Array(32).fill(4)), entrants)
  await tournament.run()
  say(tournament.check.told())
  for (const line of tournament.work.told()) say(line)
  // The peak is its busiest second: half of one core's time is too much.
  const busy = tournament.work.peak(1) >= 0.5 ? ['its object works half of a second or longer'] : []
  tellFaults([...tournament.check.faults, ...busy])
  process.exit()
}
const { Month } = await import('./month.ts')
const random = Random.fromSeed(new Uint8Array(32).fill(3))
const loads = new Loads()
const month = new Month(random, loads)
const people = Array.from({ length: sample }, (_, number) => villager(random, number))
await month.enter(people)
const from = performance.now()
for (const [number, person] of people.entries()) {
  await month.live(person, people)
  if ((number + 1) % Math.ceil(sample / 10) === 0)
    say(`${number + 1}/${sample} people, ${((performance.now() - from) / 1000).toFixed(0)} s`)
}
for (const line of loads.told(factor)) say(line)
tellFaults(month.faults)
