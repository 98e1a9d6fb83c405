import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { perform } from '../api/client.ts'
import { isHeld } from './device-people.ts'

type Answer = Promise<{ readonly table: TableView }>

let asked: { readonly id: string; readonly answer: Answer } | null = null

/**
 * Asks for the table whose link was opened, while its page's files are on their way. Not where somebody has to
 * say first who they are: by a letter's pass, or by holding a device of several people.
 */
export function askTableAhead({ pathname, search, hash }: Location): void {
  const id = /^\/t\/([\w-]+)\/?$/.exec(pathname)?.[1]
  if (id === undefined || search !== '' || hash !== '' || !isHeld()) return
  const answer = perform('GET /tables/{id}', { id })
  // An error is told to the reader, if one comes.
  answer.catch(() => {})
  asked = { id, answer }
}

/** The answer to what was asked ahead for this table; once only, as it grows old. */
export function takeTableAhead(id: string): Answer | null {
  const taken = asked?.id === id ? asked.answer : null
  asked = null
  return taken
}
