/** Month that a person must have had, from their asks alone. */
import { grace } from '../../worker/table/time/grace.ts'
import { type Ask, end, type Villager } from './village.ts'

export interface Letter {
  readonly id: string
  readonly table: string
  readonly revision: number
  readonly kind: string
}

/** Progress of a letter by e-mail. */
export interface Way {
  readonly letter: string
  readonly state: string
  readonly at: number
  readonly attempts: number
}

const hour = 60 * 60 * 1000

/** Minutes after midnight, as a zone's clocks show them: by `Intl`, as the worker reckons by Temporal. */
function minutesIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  } as const).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return part('hour') * 60 + part('minute')
}

function isQuiet({ quiet, zone }: Villager, at: number): boolean {
  if (!quiet) return false
  const minutes = minutesIn(zone, at)
  return quiet.from < quiet.to
    ? quiet.from <= minutes && minutes < quiet.to
    : quiet.from <= minutes || minutes < quiet.to
}

/** News that was lost, told twice, told to somebody who knew it already, or told at the wrong time. */
export function faultsOf(
  person: Villager,
  asks: ReadonlyArray<Ask>,
  letters: ReadonlyArray<Letter>,
  ways: ReadonlyArray<Way>,
  carried: ReadonlyMap<string, { readonly number: number; readonly at: number }>,
): string[] {
  const faults: string[] = []
  const told = new Map(letters.map((one) => [`${one.kind} ${one.table} ${one.revision}`, one]))
  if (told.size !== letters.length) faults.push(`${person.id}: a letter is there twice`)
  for (const ask of asks) {
    const { table, revision, at, actedAt } = ask
    const letter = told.get(`turn ${table} ${revision}`)
    const name = `${table} ${revision}`
    if (!letter === actedAt > at + grace)
      faults.push(`${name}: ${letter ? 'no news' : 'no letter'}`)
    for (const kind of ['turn', 'reminder']) {
      const one = told.get(`${kind} ${table} ${revision}`)
      if (one)
        faults.push(
          ...mailFaults(person, ask, one, ways, carried).map(
            (fault) => `${name} ${kind}: ${fault}`,
          ),
        )
    }
  }
  return faults
}

function mailFaults(
  person: Villager,
  { actedAt, deadline }: Ask,
  { id, kind }: Letter,
  ways: ReadonlyArray<Way>,
  carried: ReadonlyMap<string, { readonly number: number; readonly at: number }>,
): string[] {
  const way = ways.find(({ letter }) => letter === id)
  if (!person.hasMail) return way ? ['an e-mail without an address'] : []
  const mail = carried.get(id)
  if (!way) return ['no way out']
  if (mail === undefined) {
    const hasActed = actedAt <= way.at || (way.attempts > 0 && way.state === 'waiting')
    const isToCome = way.state === 'held' && actedAt > end
    return hasActed || isToCome ? [] : [`never went out (${way.state})`]
  }
  const faults = mail.number > 1 ? [`went out ${mail.number} times`] : []
  if (way.state !== 'sent') faults.push(`went out and is ${way.state}`)
  if (actedAt <= mail.at) faults.push('told after they had acted')
  // A letter that failed at the post office may slip by a minute.
  if (isQuiet(person, mail.at) && way.attempts === 0) faults.push('told in the quiet hours')
  const { digestHour, quiet, zone } = person
  if (digestHour !== null && quiet === null && kind === 'turn' && deadline === null) {
    const late = minutesIn(zone, mail.at) - digestHour * 60
    if (late < 0 || late > hour / 60_000) faults.push('not told with the daily letter')
  }
  return faults
}
