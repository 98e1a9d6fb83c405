/**
 * Plays many tables of all games at once on the local runtime, over lines that break, with tables thrown out of
 * memory, a post office that fails, and the whole runtime killed now and then. Then nothing may be lost or doubled.
 *
 * `npm run soak`, half an hour to an hour · `npm run soak -- 24 8 10`: so many tables, so many at once, none begun
 * after so many minutes · `npm run soak -- 24 8 10 --against v1.0.0`: the version `v1.0.0` plays the same tables at the same
 * time on a runtime of its own, and times and memory are told as ratios as well.
 *
 * `npm run soak -- --host`: as an instance of one's own (`npm run host`) serves it.
 *
 * `npm run soak -- 2000 8 25 --host --calm`: memory while nothing is killed, each half minute, and what a turn takes of the CPU.
 *
 * `npm run soak -- --break letters` (or `lists`, `push`, `digest`, or several with commas) loses one in a hundred of them
 * on purpose, or the `--share` that it is told, and ends well only if the loss of each is named.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '../../worker/games/index.ts'
import { Random } from '../../worker/games/kernel/index.ts'
import { checkOut } from './before.ts'
import { kindsLost, sureness } from './check.ts'
import { drawTables } from './draw.ts'
import type { Played } from './play.ts'
import { type Loses, Runtime } from './runtime.ts'
import { type Lived, live, talliesOf } from './village.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    break: { type: 'string' },
    calm: { type: 'boolean', default: false },
    host: { type: 'boolean', default: false },
    share: { type: 'string', default: '0.01' },
  },
})
const [wanted = 240, atOnce = 12, minutes = 60] = positionals.map(Number)
const began = performance.now()
const isLate = () => performance.now() - began > minutes * 60_000

const seed = crypto.getRandomValues(new Uint8Array(32))
const random = Random.fromSeed(seed)
const kinds = drawTables(games, wanted, random)

/** The latencies of all turns in milliseconds, the shortest first. */
const latenciesOf = ({ played }: Lived) =>
  played.flatMap(({ latencies }) => latencies).sort((a, b) => a - b)
/** Time in milliseconds below which that share of all turns stays. */
function percentile(lived: Lived, share: number): number {
  const latencies = latenciesOf(lived)
  return latencies[Math.floor(latencies.length * share)] ?? Number.NaN
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const peak = (memories: ReadonlyArray<number>) => Math.max(0, ...memories)
const turnsOf = ({ played }: Lived) =>
  played.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

function tell(lived: Lived, runtime: Runtime): void {
  const { played, seconds, memories, kept, post, faults } = lived
  const sum = (count: (table: Played) => number) =>
    played.reduce((total, table) => total + count(table), 0)
  const at = (share: number) => percentile(lived, share).toFixed(1)
  const turns = turnsOf(lived)
  say(`
${played.length} tables, ${turns} turns in ${seconds.toFixed(0)} s: ${(turns / seconds).toFixed(1)} turns a second
latency of a turn: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms
memory of the runtime: ${peak(memories).toFixed(0)} MB at most, ${peak(memories.slice(0, 60)).toFixed(0)} MB in the first half minute
killed and started again ${runtime.aways.length} times · tables, and a person each, thrown out of memory ${sum(({ evictions }) => evictions.length)} times
sockets: ${sum(({ lines }) => lines.length)}, opened again ${sum(({ lines }) => lines.reduce((all, { gaps }) => all + gaps.length - 1, 0))} times
${Object.entries(talliesOf(lived))
  .map(
    ([kind, tally]) =>
      `${kind}: ${tally.due} due, ${tally.lost} lost (${percent(tally.lost / Math.max(1, tally.due))}); a loss of 1 % is named with ${percent(sureness(tally))}`,
  )
  .join('\n')}
letters: ${post.either} that either way were right, ${kept.letters.length} written; ${post.keptBack} kept back as they were no news
lists: ${kept.lists.length} tables on lists of people
e-mails: ${kept.mails.length} sent; ${post.overtaken} not tried again, as their person had acted; ${post.twiceByDeath} twice, as their sender was killed before its note
lost, doubled or wrong: ${faults.length}`)
  for (const fault of faults.slice(0, 50)) say(`- ${fault}`)
}

/** The figures of this version divided by those of the one before. */
function compare(now: Lived, before: Lived): void {
  const ratio = (figure: (lived: Lived) => number) => (figure(now) / figure(before)).toFixed(2)
  say(`
this version : ${values.against}, in the same minutes on the same machine
latency of a turn: median ${ratio((one) => percentile(one, 0.5))}, 95 % ${ratio((one) => percentile(one, 0.95))}, 99 % ${ratio((one) => percentile(one, 0.99))}
memory of the runtime at most: ${ratio(({ memories }) => peak(memories))}
turns a second: ${ratio((one) => turnsOf(one) / one.seconds)}`)
}

function losesOf(said: string): Loses {
  const kinds = said.split(',').flatMap((name) => kindsLost.find((kind) => kind === name) ?? [])
  if (kinds.length < said.split(',').length)
    throw new Error(`--break takes some of ${kindsLost.join(',')}.`)
  return { kinds, share: Number(values.share) }
}
const loses = values.break === undefined ? null : losesOf(values.break)
// A signal from outside ends the runtimes, too: they are in groups of their own.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const top = join(import.meta.dirname, '../..')
const trees = values.against === undefined ? [top] : [top, checkOut(values.against)]
const runtimes: Runtime[] = []
for (const tree of trees)
  runtimes.push(
    await Runtime.start(
      join(tree, 'test/soak/wrangler.toml'),
      tree,
      tree === top ? loses : null,
      tree === top && values.host,
    ),
  )
const [now, before] = await Promise.all(
  runtimes.map((runtime, i) =>
    live(
      runtime,
      kinds,
      Math.ceil(atOnce / runtimes.length),
      Random.fromSeed(seed),
      isLate,
      (text) => say(i === 0 ? text : `${values.against}: ${text}`),
      values.calm,
    ),
  ),
)
for (const [i, lived] of [now, before].entries()) {
  const runtime = runtimes[i]
  if (!lived || !runtime) continue
  if (i === 1) say(`\n${values.against}:`)
  tell(lived, runtime)
}
if (now && before) compare(now, before)
say(`whole run: ${((performance.now() - began) / 1000).toFixed(0)} s`)
for (const runtime of runtimes) await runtime.stop()
// A loss on purpose that is not named means that none would be.
const named = loses?.kinds.filter((kind) => now && talliesOf(now)[kind].lost > 0)
for (const kind of loses?.kinds ?? [])
  say(`${kind}, lost on purpose: ${named?.includes(kind) ? 'named' : 'not seen'}`)
const isFaultless = now?.faults.length === 0 && now.played.length > 0
const isGood = loses ? named?.length === loses.kinds.length : isFaultless
process.exitCode = isGood ? 0 : 1
