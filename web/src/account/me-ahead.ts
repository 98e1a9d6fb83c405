import type { Me } from '../../../worker/wire/schema/me.ts'
import type { TableCard } from '../../../worker/wire/schema/table-list.ts'
import { perform } from '../api/client.ts'
import { kept } from '../device/browser-storage.ts'

interface Ahead {
  readonly me: Promise<{ readonly me: Me | null }>
  /** `null`: nobody was here. */
  readonly tables: Promise<{ readonly tables: ReadonlyArray<TableCard> }> | null
}

let asked: Ahead | null = null

/** True if somebody has a session, or had one last time: the server names who has, and a browser may have forgotten what it kept. */
export const wasHere = (): boolean =>
  kept('person') !== null || document.documentElement.dataset.known !== undefined

/**
 * Asks who I am and which tables I sit at, both at once, while the words of the page are on their way: the pictures of
 * my tables come that much sooner. A table's page shows neither.
 */
export function askMeAhead({ pathname }: Location): void {
  if (pathname.startsWith('/t/')) return
  const me = perform('GET /me')
  const tables = wasHere() ? perform('GET /tables', { which: 'mine' }) : null
  // A failure is told to the reader, if one comes.
  me.catch(() => {})
  tables?.catch(() => {})
  asked = { me, tables }
}

/** Takes an answer asked for ahead; once only, as it grows old. */
export function takeMeAhead(): Ahead | null {
  const taken = asked
  asked = null
  return taken
}
