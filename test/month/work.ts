/** Work of one object through the month: CPU time of its calls and alarms, by when it was done. */

const second = 1000
/** A peak is what it works in so many seconds. */
const windows = [1, 10, 60] as const

export class Work {
  readonly #bySecond = new Map<number, number>()
  readonly #counted = { call: 0, alarm: 0 }
  readonly #longest = { call: 0, alarm: 0 }
  #total = 0
  queries = 0

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

  /** The largest share of one core that it took for so many seconds. */
  peak(seconds: number): number {
    const sums = new Map<number, number>()
    for (const [at, worked] of this.#bySecond) {
      const key = Math.floor(at / seconds)
      sums.set(key, (sums.get(key) ?? 0) + worked)
    }
    return Math.max(0, ...sums.values()) / (seconds * second)
  }

  told(): string[] {
    const { call, alarm } = this.#counted
    const share = (seconds: number) => `${(this.peak(seconds) * 100).toFixed(0)} % in ${seconds} s`
    return [
      `calls ${call}, the longest ${this.#longest.call.toFixed(0)} ms; alarms ${alarm}, the longest ${this.#longest.alarm.toFixed(0)} ms; questions to D1 ${this.queries}`,
      `CPU time in all ${(this.#total / second).toFixed(1)} s; of one core at the peak: ${windows.map(share).join(', ')}`,
    ]
  }
}
