/** Sessions, as the worker and the objects of people and tables speak of them. */

/**
 * Account and session of a request, as a signed cookie has it. Nobody has said so far if the session is
 * still good.
 */
export interface Visit {
  readonly account: string
  readonly session: string
  /** In plain words; `null`: nobody knows. */
  readonly device: string | null
}

/** An open session, as its owner may see it. Times are milliseconds. */
export interface OpenSession {
  readonly id: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly device: string | null
  readonly by: 'guest' | 'letter' | 'card' | 'passkey' | 'pass' | null
  /** The day of the last visit, as its beginning in UTC. */
  readonly seenAt: number | null
  /** The only tables that it is good for; `null`: it is good for the whole account. */
  readonly tables: ReadonlyArray<string> | null
}

/** Admission that a table may believe, and until when. */
export interface Admission {
  readonly until: number
  /** The session is good for some tables only, this one among them. */
  readonly isLimited: boolean
}
