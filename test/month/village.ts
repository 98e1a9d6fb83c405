/** Made-up people and what happens at their tables in a month: when they are asked, and when they act. */
import { Temporal } from 'temporal-polyfill'
import type { Random } from '../../worker/games/kernel/index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Europe's clocks change in this month, and North America's. */
export const begin = Date.parse('2026-03-01T00:00:00Z')
export const end = begin + 31 * day

/** Zones where people live, and the share of each in percent. */
const zones: ReadonlyArray<readonly [string, number]> = [
  ['Europe/Berlin', 30],
  ['Europe/Paris', 12],
  ['Europe/London', 10],
  ['America/New_York', 14],
  ['America/Chicago', 7],
  ['America/Los_Angeles', 8],
  ['America/Sao_Paulo', 5],
  ['Asia/Kolkata', 5],
  ['Asia/Tokyo', 4],
  ['Australia/Sydney', 3],
  ['Australia/Lord_Howe', 1],
  ['Pacific/Auckland', 1],
]

export interface Villager {
  readonly id: string
  readonly zone: string
  readonly language: 'en' | 'de' | 'fr'
  readonly hasMail: boolean
  readonly quiet: { readonly from: number; readonly to: number } | null
  readonly digestHour: number | null
  /** Time that they mostly take for a turn while they are awake, in milliseconds. */
  readonly pace: number
}

function weighted<T>(random: Random, all: ReadonlyArray<readonly [T, number]>): T {
  let dice = random.int(all.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [one, weight] of all) {
    if (dice < weight) return one
    dice -= weight
  }
  throw new RangeError('Nothing to choose from.')
}

/** Somebody: six in ten have an address; of these a fifth gets daily letters. A third wants quiet nights. */
export function villager(random: Random, number: number): Villager {
  const hasMail = random.int(10) < 6
  return {
    // As long as an account's id.
    id: `${`person-${number}`.padEnd(21, '-')}A`,
    zone: weighted(random, zones),
    language: weighted(random, [
      ['en', 5],
      ['de', 3],
      ['fr', 2],
    ]),
    hasMail,
    quiet:
      random.int(3) === 0
        ? {
            from: 22 * 60,
            to: weighted(random, [
              [7 * 60, 2],
              [8 * 60, 1],
            ]),
          }
        : null,
    digestHour:
      hasMail && random.int(5) === 0
        ? weighted(random, [
            [7, 2],
            [8, 3],
            [12, 1],
            [18, 3],
            [20, 1],
          ])
        : null,
    pace: weighted(random, [
      [20 * minute, 1],
      [3 * hour, 3],
      [10 * hour, 4],
      [24 * hour, 3],
      [72 * hour, 1],
    ]),
  }
}

/** One time that somebody is asked for a turn. */
export interface Ask {
  readonly table: string
  readonly revision: number
  readonly at: number
  /** Time at which they played. */
  readonly actedAt: number
  /** Time at which their turn ends; `null`: no clock runs. */
  readonly deadline: number | null
}

/** Course of one table, as one of its people sees it. */
export interface Seen {
  readonly asks: ReadonlyArray<Ask>
  /** Times at which the table tells its people how it stands: after every turn of anybody. */
  readonly changes: ReadonlyArray<number>
}

/** Evenly between 0 and 1. */
const share = (random: Random) => random.int(1_000_000) / 1_000_000

/** A wait with that mean; most are shorter, some much longer. */
const wait = (random: Random, mean: number) => Math.round(-Math.log(1 - share(random)) * mean)

/** Moment at which somebody acts who would at a moment: by night they sleep until seven, eight or nine. */
function awake(random: Random, zone: string, moment: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
  if (local.hour >= 7 && local.hour < 23) return moment
  const date = local.hour >= 23 ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate()
  const morning = date.toPlainDateTime({ hour: 7 }).toZonedDateTime(zone).epochMilliseconds
  return morning + random.int(2 * hour)
}

/** A table of somebody with others of the village, through the month. */
export function tableOf(
  random: Random,
  id: string,
  person: Villager,
  others: ReadonlyArray<Villager>,
): Seen {
  const asks: Ask[] = []
  const changes: number[] = []
  const allowed = random.int(10) < 6 ? (1 + random.int(5)) * day : null
  const seats = [person, ...others]
  let at = begin + random.int(3 * day)
  let revision = 0
  for (let seat = random.int(seats.length); at < end; seat = (seat + 1) % seats.length) {
    const one = seats[seat] ?? person
    const actedAt = awake(random, one.zone, at + 3000 + wait(random, one.pace))
    if (one === person)
      asks.push({
        table: id,
        revision,
        at,
        actedAt,
        deadline: allowed === null ? null : at + allowed,
      })
    changes.push(at)
    // Some turns are several submissions.
    revision += 1 + random.int(2)
    at = actedAt
  }
  return { asks, changes }
}
