import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Entry, TableView } from '../../../../worker/api/schema.ts'
import { api } from '../../api/client.ts'
import { type Line, listenToTable } from '../../api/socket.ts'
import { noteTable } from '../../person.ts'

/** A table that is looked at: how it stands, what happened, and whether the line is up. */
export interface LiveTable {
  /** `null` until it is first read. */
  table(): TableView | null
  /** What went wrong when it was first read. */
  error(): unknown
  /** The journal as far as it is known, oldest first. */
  entries(): ReadonlyArray<Entry>
  /** The turn that came last while we looked on. */
  latest(): Entry | null
  line(): Line
  reload(): Promise<void>
  /** Takes over what an answer or the socket says, unless something newer is known. */
  take(table: TableView, entry?: Entry | null): void
}

/** Follows a table for as long as the component lives. */
export function followTable(id: string): LiveTable {
  const [table, setTable] = createSignal<TableView | null>(null)
  const [error, setError] = createSignal<unknown>(null)
  const [entries, setEntries] = createSignal<ReadonlyArray<Entry>>([])
  const [latest, setLatest] = createSignal<Entry | null>(null)
  const revisionOf = (view: TableView | null) => view?.play?.revision ?? -1

  function take(view: TableView, entry: Entry | null = null): void {
    if (revisionOf(view) < revisionOf(table())) return
    setTable(view)
    noteTable(view)
    const last = entries().at(-1)?.revision ?? 0
    if (entry && entry.revision === last + 1) {
      setEntries((known) => [...known, entry])
      setLatest(entry)
    } else if (revisionOf(view) > last) void catchUp(last)
  }

  let asking = false
  /** Reads the turns that were missed. A failure is made good with the next message. */
  async function catchUp(after: number): Promise<void> {
    if (asking) return
    asking = true
    try {
      const history = await api<{ entries: Entry[] }>('GET', `/tables/${id}/history?after=${after}`)
      const last = entries().at(-1)?.revision ?? 0
      setEntries((known) => [...known, ...history.entries.filter((one) => one.revision > last)])
    } catch {
      return
    } finally {
      asking = false
    }
    const last = entries().at(-1)?.revision ?? 0
    if (revisionOf(table()) > last && last > after) await catchUp(last)
  }

  async function reload(): Promise<void> {
    setError(null)
    try {
      take((await api<{ table: TableView }>('GET', `/tables/${id}`)).table)
    } catch (reason) {
      setError(() => reason)
    }
  }

  const { line, call } = listenToTable(id, (message) => take(message.table, message.entry))
  // There is a line only to a table that exists. Sitting down and getting up change
  // what it may tell: it is opened anew as who I am now.
  const you = createMemo(() => table()?.you)
  createEffect(
    on(you, (seat) => {
      if (seat !== undefined) call()
    }),
  )
  void reload()
  return { table, error, entries, latest, line, reload, take }
}
