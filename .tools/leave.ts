/**
 * Tables that leave an instance as files and arrive at another, one a line:
 *
 *   npm run --silent ops -- take-out > tables.ndjson
 *   npm run ops -- put-in tables.ndjson --origin https://elsewhere.example
 */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** Asks the operator's API below `/api/operator`; what it answers. Throws where it refuses. */
export type Ask = (method: string, path: string, body?: string) => Promise<unknown>

/** The operator's API of an instance. */
export function askAt(origin: string, secret: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}/api/operator${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
    return JSON.parse(text)
  }
}

/** The file of one table, or of all, each as a line of JSON. A table that was cleared away meanwhile is left out. */
export async function* filesOf(ask: Ask, only: string | undefined): AsyncGenerator<string> {
  if (only !== undefined) {
    yield JSON.stringify(await ask('GET', `/tables/${only}/file`))
    return
  }
  for (let after = ''; ; ) {
    const { tables } = (await ask('GET', `/tables?after=${after}`)) as { tables: string[] }
    for (const id of tables) {
      const file = await ask('GET', `/tables/${id}/file`).catch((error: Error) => {
        if (error.message.includes('/problems/not-found')) return null
        throw error
      })
      if (file) yield JSON.stringify(file)
    }
    const last = tables.at(-1)
    if (last === undefined) return
    after = last
  }
}

/** Puts the tables of some lines in. Tells of each what came of it, its link and the cards of its guests; returns how many were refused. */
export async function putIn(
  ask: Ask,
  lines: AsyncIterable<string> | Iterable<string>,
  tell: (line: string) => void,
): Promise<number> {
  let refused = 0
  for await (const line of lines) {
    if (line.trim() === '') continue
    const { id } = JSON.parse(line) as { id: string }
    try {
      tell(JSON.stringify(await ask('PUT', `/tables/${id}/file`, line)))
    } catch (error) {
      refused++
      tell(JSON.stringify({ refused: id, reason: error instanceof Error ? error.message : error }))
    }
  }
  return refused
}

/** The lines of a file. */
export const linesOf = (path: string) => createInterface({ input: createReadStream(path) })
