/** Course that a tournament must have had: each of its people at one table a round, each letter once. */
import type { TournamentNews } from '../../worker/notices/tournament-news.ts'
import type { NewTable } from '../../worker/table/ground/new-table.ts'

export class CourseCheck {
  readonly faults: string[] = []
  readonly #people: number
  readonly #seats: number
  readonly #rounds: number
  readonly #tables = new Map<string, string>()
  /** Tables by account and matter. */
  readonly #letters = new Map<string, Set<string>>()
  /** Number of tables at which each account sat. */
  readonly #sat = new Map<string, number>()

  constructor(people: number, seats: number, rounds: number) {
    this.#people = people
    this.#seats = seats
    this.#rounds = rounds
  }

  /** A letter came; returns true if it is not one that was there. */
  heard(account: string, { what, round, table }: TournamentNews): boolean {
    const key = `${account} ${what} ${round}`
    const about = this.#letters.get(key) ?? new Set()
    this.#letters.set(key, about)
    if (about.has(`${table}`)) return false
    if (about.size > 0) this.faults.push(`${key}: told twice`)
    about.add(`${table}`)
    return true
  }

  /** A table is made; returns true if it was not there. It must be the same each time. */
  made({ id, seating, seats }: NewTable): boolean {
    const sitting = (seating ?? []).join(' ')
    const known = this.#tables.get(id)
    if (known !== undefined) {
      if (known !== sitting) this.faults.push(`${id}: made with others again`)
      return false
    }
    this.#tables.set(id, sitting)
    if (seats > this.#seats || seats < 2) this.faults.push(`${id}: ${seats} seats`)
    for (const account of seating ?? []) this.#sat.set(account, (this.#sat.get(account) ?? 0) + 1)
    return true
  }

  end(status: string): void {
    if (status !== 'finished') this.faults.push(`it ended as ${status}`)
    if (this.#sat.size !== this.#people) this.faults.push(`${this.#sat.size} people played`)
    for (const [account, tables] of this.#sat) {
      if (tables !== this.#rounds) this.faults.push(`${account}: at ${tables} tables`)
      for (let round = 1; round <= this.#rounds; round++)
        if (!this.#letters.has(`${account} pairing ${round}`))
          this.faults.push(`${account}: no letter of round ${round}`)
      if (![...this.#letters.keys()].some((key) => key.startsWith(`${account} final `)))
        this.faults.push(`${account}: not told how it ended`)
    }
  }

  told(): string {
    return `people ${this.#people}, tables ${this.#tables.size}, letters ${this.#letters.size}`
  }
}
