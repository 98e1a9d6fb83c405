/**
 * `npm run cost`: what one finished game of each kind costs on Cloudflare, from everything counted that is billed,
 * and how that grows. `npm run cost -- settlement` plays only that game.
 */
import { join } from 'node:path'
import { games } from '../../worker/games/index.ts'
import { type AnyGame, Random } from '../../worker/games/kernel/index.ts'
import { grace } from '../../worker/table/time/grace.ts'
import { tell } from '../bench/measure.ts'
import { Person } from '../soak/person.ts'
import { Runtime } from '../soak/runtime.ts'
import { type Counts, nothing } from './counts.ts'
import { type GamePlayed, pass, playGame } from './game.ts'
import { priceOf, prices, storageOf, times, totalOf, type Usage, usageOf } from './prices.ts'
import { recordVisit } from './visit.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const only = process.argv[2]

// A signal from outside ends the runtime, too: it is in a group of its own.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const runtime = await Runtime.start(join(import.meta.dirname, 'wrangler.toml'))
const { origin } = runtime
const random = Random.fromSeed(new Uint8Array(32).fill(7))

interface Measured extends GamePlayed {
  readonly game: AnyGame
  readonly seats: number
  readonly counts: Counts
  readonly usage: Usage
}

const cents = (dollars: number) => (dollars * 100).toFixed(2)
const kB = (bytes: number) => Math.round(bytes / 1000)

/** A game's line of the table. */
function rowOf({ game, seats, visits, turns, counts, usage }: Measured): string {
  const cells = [
    game.id,
    seats,
    visits,
    turns,
    usage.requests,
    Math.round(usage.objectRequests),
    usage.objectRowsWritten - counts.peopleRowsWritten,
    counts.peopleRowsWritten,
    usage.databaseRowsWritten,
    usage.mails,
    kB(counts.objectSize),
    kB(counts.peopleSize),
    kB(counts.databaseSize),
    cents(totalOf({ ...usage, mails: 0 })),
    `**${cents(totalOf(usage))}**`,
  ]
  return `| ${cells.join(' | ')} |`
}

const since = (before: Counts, after: Counts): Counts =>
  Object.fromEntries(
    Object.entries(after).map(([name, number]) => [name, number - before[name as keyof Counts]]),
  ) as unknown as Counts

const measured: Measured[] = []
const visits: string[] = []
say(`| game | players | visits | turns | requests | object requests | rows, table | rows, people | rows, D1 | e-mails | table, kB | people, kB | D1, kB | without e-mails, cents | **all, cents** |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |`)
try {
  const people: Person[] = []
  for (let number = 0; number < 5; number++) {
    const person = new Person(origin, `Person ${number}`, '')
    await person.surely('POST', '/api/me/guest', { name: person.name, language: 'en' })
    people.push(person)
  }
  // Everybody gets e-mails: so it costs most.
  await fetch(`${origin}/cost/addresses`)
  for (const game of games.filter(({ id }) => only === undefined || id === only)) {
    const [host] = people
    if (!host) throw new Error('Nobody plays.')
    const visit = await recordVisit(game, host)
    // The letters about the visited table must not count as those of the first game.
    await pass(origin, visit.table, grace + 1000)
    const lines = visit.lines.map(({ path, messages }) => `${path} ${messages.join(' ')}`)
    visits.push(
      `${game.id}: ${visit.page} ${visit.paths.join(' ')}; on sockets ${lines.join(', ')}`,
    )
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const before = await pass(origin, null, 0)
      const cpu = runtime.cpu()
      const played = await playGame(origin, game, people.slice(0, seats), visit, random)
      const after = await pass(origin, played.id, 0)
      if (after.requests < before.requests) throw new Error('The runtime was started anew.')
      const counts = { ...since(before, after), objectSize: after.objectSize }
      const one = { ...played, game, seats, counts, usage: usageOf(counts, runtime.cpu() - cpu) }
      measured.push(one)
      say(rowOf(one))
    }
  }
} finally {
  await runtime.stop()
}

say(`
What a visit asks for:\n  ${visits.join('\n  ')}`)

/** Months that letters stay with their people. Tables, and what D1 lists of them, stay: half a year's of them in the mean of the first. */
const monthsKept = { letters: 3, tables: 6 } as const

/** The mean of all games for two and more. */
const company = measured.filter(({ seats }) => seats > 1)
const mean = (count: (one: Measured) => number) =>
  company.reduce((sum, one) => sum + count(one), 0) / company.length
const meanCounts = Object.fromEntries(
  Object.keys(nothing).map((name) => [name, mean(({ counts }) => counts[name as keyof Counts])]),
) as unknown as Counts
const usage = usageOf(
  meanCounts,
  mean((one) => one.usage.cpuMs),
)
say(`
The mean game for two and more, in US cents: ${cents(totalOf(usage))}, without e-mails ${cents(totalOf({ ...usage, mails: 0 }))} (aim: at most 0.15)`)
for (const kind of Object.keys(usage) as ReadonlyArray<keyof Usage>)
  say(`  ${kind}: ${usage[kind].toFixed(1)}, ${cents(priceOf(usage, kind))}`)
const turns = mean((one) => one.turns)
say(`  of these, people's objects: ${meanCounts.peopleRequests.toFixed(1)} requests, ${meanCounts.peopleRowsWritten.toFixed(1)} rows
  a turn writes ${((meanCounts.objectRowsWritten - meanCounts.peopleRowsWritten) / turns).toFixed(1)} rows at its table, ${(meanCounts.peopleRowsWritten / turns).toFixed(1)} with people, ${(meanCounts.databaseRowsWritten / turns).toFixed(1)} in D1`)
say(
  `  a write to D1 takes ${(meanCounts.databaseWriteTime / meanCounts.databaseWrites).toFixed(2)} ms here; ${meanCounts.databaseWrites.toFixed(0)} writes a game`,
)
say(
  `  keeping it: ${cents((meanCounts.objectSize / 1e9) * prices.objectGigabyteMonth * 12)} for a year in its object, ${cents((meanCounts.peopleSize / 1e9) * prices.objectGigabyteMonth * monthsKept.letters)} with its people for as long as letters stay, ${cents((meanCounts.databaseSize / 1e9) * prices.databaseGigabyteMonth * 12)} for a year in D1`,
)

/** A game takes a month: then as many end in a month as run. */
const month = 30 * 24 * 60 * 60
const growth = [1000, 10_000, 100_000, 1_000_000, 10_000_000].map((running) => {
  const all = times(usage, running)
  const storage = storageOf(
    (meanCounts.objectSize * monthsKept.tables + meanCounts.peopleSize * monthsKept.letters) *
      running,
    meanCounts.databaseSize * running * monthsKept.tables,
  )
  const dollars = (one: Usage) => Math.round(prices.plan + totalOf(one, true) + storage)
  return [
    running.toLocaleString('en'),
    dollars(all).toLocaleString('en'),
    dollars({ ...all, mails: 0 }).toLocaleString('en'),
    ((meanCounts.databaseWrites * running) / month).toPrecision(2),
    `${((meanCounts.databaseSize * running * monthsKept.tables) / 1e9).toPrecision(2)} GB`,
    Math.round(all.mails / 30).toLocaleString('en'),
  ]
})
say('')
tell([
  [
    'running, a month each',
    'US dollars a month',
    'without e-mails',
    'D1 writes a second',
    'D1 after half a year',
    'e-mails a day',
  ],
  ...growth,
])
