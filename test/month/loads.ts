/** Load of a month: counted for a sample, and told for a million people. */
import { begin, end } from './village.ts'

const second = 1000
const minute = 60 * second
const seconds = (end - begin) / second

/** Kinds of counted things, each at its moment: `alarms` and `calls` of objects, `mails` that went out, `queries` of D1. */
const kinds = ['calls', 'alarms', 'queries', 'mails'] as const
export type Kind = (typeof kinds)[number]

export class Loads {
  readonly #bySecond = new Map<Kind, Map<number, number>>(kinds.map((kind) => [kind, new Map()]))
  readonly #total: Record<Kind, number> = { calls: 0, alarms: 0, queries: 0, mails: 0 }
  /** Calls and alarms of each object. */
  #own = new Map<number, number>()
  /** The most of any object, within a minute and in the month. */
  #busiestMinute = 0
  #busiest = 0
  readonly tally = {
    letters: 0,
    mailed: 0,
    held: 0,
    idle: 0,
    retried: 0,
    begunAnew: 0,
    rows: 0,
  }

  count(kind: Kind, at: number): void {
    this.#total[kind]++
    add(this.#bySecond.get(kind), Math.floor(at / second))
    if (kind === 'calls' || kind === 'alarms') add(this.#own, Math.floor(at / minute))
  }

  /** The next object is counted. */
  next(): void {
    const own = [...this.#own.values()]
    this.#busiestMinute = Math.max(this.#busiestMinute, ...own)
    this.#busiest = Math.max(
      this.#busiest,
      own.reduce((sum, one) => sum + one, 0),
    )
    this.#own = new Map()
  }

  /** The report; `factor`: how many people one of the sample stands for. */
  told(factor: number): string[] {
    const { letters, mailed, held, idle, retried, begunAnew } = this.tally
    const line = (kind: Kind) => {
      const counted = this.#bySecond.get(kind) ?? new Map()
      const [at, most] = [...counted].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])
      const mean = this.#total[kind] / seconds
      const when = new Date(at * second).toISOString().slice(0, 19)
      const peakMinute = Math.max(0, ...perMinute(counted).values()) / 60
      return `| ${kind} | ${this.#total[kind]} | ${figure(mean * factor)} | ${figure(peakMinute * factor)} | ${figure(most * factor)} | ${when} |`
    }
    return [
      `\nA second, for a million people (the sample times ${figure(factor)}; a second's peak is real only where many do the same at one time):`,
      '| | in the sample | mean | in the busiest minute | in the busiest second | when (UTC) |',
      '| --- | --: | --: | --: | --: | --- |',
      ...kinds.map(line),
      '',
      `an object: ${this.#busiestMinute} calls and alarms in a minute at most, ${this.#busiest} in the month at most`,
      `letters: ${letters}; by e-mail ${mailed}, of these held for a time ${held}; ${idle} not sent, as their person had acted`,
      `tries after a failed post office: ${retried} · objects thrown out of memory: ${begunAnew}`,
    ]
  }
}

function add(counted: Map<number, number> | undefined, key: number): void {
  counted?.set(key, (counted.get(key) ?? 0) + 1)
}

function perMinute(bySecond: ReadonlyMap<number, number>): Map<number, number> {
  const all = new Map<number, number>()
  for (const [at, number] of bySecond) {
    const key = Math.floor(at / 60)
    all.set(key, (all.get(key) ?? 0) + number)
  }
  return all
}

const figure = (number: number) =>
  number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(2)
