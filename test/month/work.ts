/** Work of one object through the month: CPU time of its calls and alarms, by when it was done. */
import { totalOf, type Usage } from '../cost/prices.ts'

const second = 1000
/** Memory that an object is billed for, in gigabytes. */
const objectMemory = 0.128
/** Seconds over which a peak is taken. */
const windows = [1, 10, 60] as const

export class Work {
  readonly #bySecond = new Map<number, number>()
  readonly #counted = { call: 0, alarm: 0 }
  readonly #longest = { call: 0, alarm: 0 }
  #total = 0
  queries = 0
  /** Calls to objects of tables and people. */
  callsOut = 0
  /** Rows written. */
  objectRows = 0
  databaseRows = 0
  /** Time in milliseconds for which the object works or waits. */
  awake = 0

  /** Counts `worked` milliseconds from a moment on. */
  add(what: 'call' | 'alarm', at: number, worked: number): void {
    this.#counted[what]++
    this.#longest[what] = Math.max(this.#longest[what], worked)
    this.#total += worked
    let left = worked
    for (let from = at; left > 0; ) {
      const here = Math.min(left, second - (from % second))
      const key = Math.floor(from / second)
      this.#bySecond.set(key, (this.#bySecond.get(key) ?? 0) + here)
      left -= here
      from += here
    }
  }

  /** Largest share of one core that it took over that span. */
  peak(seconds: number): number {
    const sums = new Map<number, number>()
    for (const [at, worked] of this.#bySecond) {
      const key = Math.floor(at / seconds)
      sums.set(key, (sums.get(key) ?? 0) + worked)
    }
    return Math.max(0, ...sums.values()) / (seconds * second)
  }

  /** Usage that is billed; each call is a request of somebody's page, or of a table. */
  #usage(): Usage {
    const { call, alarm } = this.#counted
    return {
      ...{ requests: call, cpuMs: this.#total, objectRequests: call + alarm + this.callsOut },
      gigabyteSeconds: (this.awake / second) * objectMemory,
      objectRowsRead: 0,
      // An alarm that is set is a row, too.
      objectRowsWritten: this.objectRows + alarm,
      databaseRowsRead: 0,
      databaseRowsWritten: this.databaseRows,
      ...{ mails: 0, logEvents: 0 },
    }
  }

  told(): string[] {
    const { call, alarm } = this.#counted
    const share = (seconds: number) => `${(this.peak(seconds) * 100).toFixed(0)} % in ${seconds} s`
    return [
      `calls ${call}, the longest ${this.#longest.call.toFixed(0)} ms; alarms ${alarm}, the longest ${this.#longest.alarm.toFixed(0)} ms; questions to D1 ${this.queries}`,
      `calls to tables and people ${this.callsOut}; rows written ${this.objectRows} in the object, ${this.databaseRows} in D1 (without those of indexes); it costs ${(totalOf(this.#usage()) * 100).toFixed(1)} cents`,
      `CPU time in all ${(this.#total / second).toFixed(1)} s; of one core at the peak: ${windows.map(share).join(', ')}`,
    ]
  }
}
