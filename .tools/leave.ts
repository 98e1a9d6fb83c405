/**
 * Tables that leave an instance as files and arrive at another, one a line, and a whole instance, a record a line:
 *
 *   npm run --silent ops -- take-out > tables.ndjson
 *   npm run ops -- put-in tables.ndjson --origin https://elsewhere.example
 *   npm run --silent ops -- leave > instance.ndjson
 *   npm run ops -- arrive instance.ndjson --origin https://elsewhere.example
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

/** Parts of an instance in the order in which they leave: what was under way between two of them is told once more rather than lost. */
const parts = ['table', 'tournament', 'person', 'rows'] as const

/** The lines of a whole instance. */
export async function* instanceOf(ask: Ask): AsyncGenerator<string> {
  yield JSON.stringify(await ask('GET', '/instance'))
  let records = 0
  for (const part of parts)
    for (let after: string | null = ''; after !== null; ) {
      const query: string = `/instance/${part}?after=${encodeURIComponent(after)}`
      const found = (await ask('GET', query)) as { records: object[]; next: string | null }
      for (const record of found.records) yield JSON.stringify(record)
      records += found.records.length
      after = found.next
    }
  yield JSON.stringify({ kind: 'end', records })
}

type Lines = AsyncIterable<string> | Iterable<string>

/** Returns the reason why lines are no whole stream of an instance; `null`: they are. */
async function cutOff(lines: Lines): Promise<string | null> {
  let [count, last] = [0, {} as { kind?: string; records?: number }]
  for await (const line of lines) {
    if (line.trim() === '') continue
    try {
      last = JSON.parse(line)
    } catch {
      return `Line ${count + 1} is no JSON.`
    }
    if (count === 0 && last.kind !== 'start') return 'This is no stream of an instance.'
    count++
  }
  const isWhole = last.kind === 'end' && last.records === count - 2
  return isWhole ? null : 'The stream was cut off: its last line is missing.'
}

/**
 * Has the instance of a stream arrive: rows first, then people, tournaments and tables, whatever the order of the lines. Tells what came
 * of it, and of each record that was refused; returns how many were. The stream is read several times.
 */
export async function arriveFrom(
  ask: Ask,
  read: () => Lines,
  tell: (line: string) => void,
): Promise<number> {
  const reason = await cutOff(read())
  if (reason !== null) throw new RangeError(reason)
  const sum: Record<string, { put: number; known: number; left: number }> = {}
  let refused = 0
  for (const kind of ['start', ...parts.toReversed()]) {
    for await (const line of read()) {
      if (line.trim() === '') continue
      const record = JSON.parse(line) as { kind: string; of?: string; id?: string }
      if (record.kind !== kind) continue
      try {
        const came = (await ask('PUT', '/instance/record', line)) as (typeof sum)[string]
        const of = record.of ?? kind
        const before = sum[of] ?? { put: 0, known: 0, left: 0 }
        sum[of] = {
          put: before.put + came.put,
          known: before.known + came.known,
          left: before.left + came.left,
        }
      } catch (error) {
        // Without its start no record of the stream can arrive.
        if (kind === 'start') throw error
        refused++
        const { message } = error as Error
        tell(JSON.stringify({ refused: record.id ?? record.of, kind, reason: message }))
      }
    }
  }
  tell(JSON.stringify(sum, null, 2))
  return refused
}

/** The lines of a file. */
export const linesOf = (path: string) => createInterface({ input: createReadStream(path) })
