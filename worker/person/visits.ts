/** Visits by the day: which are written with their session, and which only the memory knows. */
import { dayOf } from '../accounts/session.ts'

const day = 24 * 60 * 60 * 1000

/** Days since the last visit that was written before another is written: somebody who comes daily costs a row every other day. */
const writtenEvery = 2

/** A session with the day of its last visit, as its beginning in UTC. */
interface Visited {
  readonly id: string
  readonly device: string | null
  readonly seenAt: number | null
}

export class Visits {
  /** The day of a session's last visit that is not written. */
  readonly #days = new Map<string, number>()

  /** Notes a visit; `false`: it is to be written. */
  note({ id, device, seenAt }: Visited, from: string | null, now: number): boolean {
    const isNear = seenAt !== null && seenAt > dayOf(now) - writtenEvery * day
    // The session was never seen on a device that is known now.
    if (!isNear || (from !== null && device === null && seenAt < dayOf(now))) return false
    this.#days.set(id, dayOf(now))
    return true
  }

  /** A session as it is written, with its last visit. */
  withLast<S extends Visited>(session: S): S {
    const known = this.#days.get(session.id) ?? 0
    return known > (session.seenAt ?? 0) ? { ...session, seenAt: known } : session
  }

  /** The last day on which there may have been a visit, where the last that was written was on another. */
  possiblyUntil(written: number, now: number): number {
    return Math.min(written + (writtenEvery - 1) * day, dayOf(now))
  }
}
