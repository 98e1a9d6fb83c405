/** State of an instance: which of its parts answer. */
import { tableStub } from '../accounts/tables.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'

interface Seen {
  readonly at: number
  readonly database: boolean
  readonly objects: boolean
}

/** Time that a look stays valid, in milliseconds: asking more often does not look more often. */
const lasts = 10_000
/** Time in milliseconds after which a part that gives no answer counts as broken. */
const patience = 5000

let last: Seen | null = null

/** An object that is no table: it is asked, and keeps nothing. */
const nobody = 'status'

/** State of the instance, at most ten seconds old. */
export async function statusOf(env: Env, now: number): Promise<Seen> {
  if (last && now - last.at < lasts && now >= last.at) return last
  const [database, objects] = await Promise.all([
    answers('The database does not answer.', async () => env.DB.prepare('SELECT 1').first()),
    answers('Objects do not answer.', async () => tableStub(env, nobody).sitters()),
  ])
  last = { at: now, database, objects }
  return last
}

async function answers(what: string, ask: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), patience)
  })
  try {
    await Promise.race([ask(), late])
    return true
  } catch (error) {
    reportFault(what, error)
    return false
  } finally {
    clearTimeout(timer)
  }
}
