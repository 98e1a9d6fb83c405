/** The worker's logs: a line of JSON each, that says what happened, and the plain facts to find it by. */

/** Such as kinds, counts and an object's id: never a table's own id, which is its link, nor a name or an address. */
type About = Readonly<Record<string, string | number | null>>

/**
 * Logs a fault of ours. A database's error quotes the values of its query, and so letters, names
 * and addresses: only the innermost cause is logged, which says what went wrong and no more.
 */
export function reportFault(what: string, error: unknown, about: About = {}): void {
  const root = rootOf(error)
  const told = root === null ? notAnError : (root.stack ?? root.message)
  console.error(JSON.stringify({ what, ...about, error: told }))
}

const notAnError = 'Not an error.'

/** The innermost cause of an error, which quotes no values; `null` if it is no error. */
function rootOf(error: unknown): Error | null {
  let root = error
  while (root instanceof Error && root.cause !== undefined) root = root.cause
  return root instanceof Error ? root : null
}

/** The platform says so of an object or of D1 that is asked more than it can do: the same works again in a moment. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { overloaded } = error as { overloaded?: unknown }
  return overloaded === true || /\boverloaded\b/i.test(error.message) || isOverload(error.cause)
}

/** Longest summary of an error, in characters. */
const maxSummary = 200

/** The innermost cause of an error in a line of at most 200 characters, for the operator. */
export function summaryOf(error: unknown): string {
  const root = rootOf(error)
  return (root === null ? notAnError : `${root.name}: ${root.message}`).slice(0, maxSummary)
}

/** Time in milliseconds beyond which something is worth a line. */
const slow = 5000

/** Does some work that nobody waits for, and logs it where it took long: `ms` says how long. */
export async function watched<T>(what: string, about: About, work: () => Promise<T>): Promise<T> {
  const from = Date.now()
  try {
    return await work()
  } finally {
    const ms = Date.now() - from
    if (ms > slow) console.error(JSON.stringify({ what, ...about, ms }))
  }
}
