import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { same } from '../../../../worker/games/kernel/index.ts'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import type { SocketMessage, TableView } from '../../../../worker/wire/schema/table-view.ts'
import { me, noteTable } from '../../account/me.ts'
import { closeNotice } from '../../account/push.ts'
import { takeTableAhead } from '../../account/table-ahead.ts'
import { byLink, isShutOut } from '../../api/by-link.ts'
import { perform } from '../../api/client.ts'
import { type Connection, listenToTable } from '../../api/socket.ts'

/** A table that is looked at: how it stands, what happened, and whether the connection is up. */
export interface LiveTable {
  /** `null` until it is first read. */
  table(): TableView | null
  /** Error of the first reading. */
  error(): unknown
  /** The journal from some turn on to the latest known, oldest first. */
  entries(): ReadonlyArray<Entry>
  /** Returns true if there are older turns than those. */
  more(): boolean
  /** Reads a page of older turns. */
  older(): Promise<void>
  /** The turn that came last while we looked on. */
  latest(): Entry | null
  connection(): Connection
  reload(): Promise<void>
  /** Takes over what an answer or the socket says, unless something newer is known. */
  take(table: TableView, entry?: Entry | null): void
}

/** Account of this browser, or `null`; `undefined` until that was asked for the first time. */
const reader = () =>
  createMemo<string | null | undefined>((before) => {
    const found = me()
    return found === undefined ? before : (found?.id ?? null)
  })

/** Merges a newer view into the older one. Equal parts stay the same objects, so nothing is computed again for them. */
function sharing(view: TableView, before: TableView | null): TableView {
  if (!before) return view
  const known = new Map<string, unknown>(Object.entries(before))
  const parts = Object.entries(view).map(([name, part]) => {
    const old = known.get(name)
    return [name, same(old, part) ? old : part] as const
  })
  return Object.fromEntries(parts) as unknown as TableView
}

/** Number of turns that the shown state includes; -1 before the first reading. */
const revisionOf = (view: TableView | null) => view?.play?.revision ?? -1

type Page = (query: {
  readonly after?: number
  readonly before?: number
}) => Promise<{ readonly entries: ReadonlyArray<Entry>; readonly more: boolean }>

/**
 * The journal of a table, read page by page up to how the table stands.
 *
 * @param opened after how many turns the table stood when it was first read: what comes later is news
 */
function createJournal(table: () => TableView | null, page: Page, opened: () => number) {
  const [entries, setEntries] = createSignal<ReadonlyArray<Entry>>([])
  const [more, setMore] = createSignal(false)
  const [latest, setLatest] = createSignal<Entry | null>(null)
  const lastKnown = () => entries().at(-1)?.revision ?? 0

  /** Adds a turn that follows the latest known. */
  function add(entry: Entry): void {
    if (entry.revision !== lastKnown() + 1) return
    setEntries((known) => [...known, entry])
    setLatest(entry)
  }

  let asking = false
  /** Reads the turns that were missed: at first only the latest ones, later all. A failure is made good with the next message. */
  async function catchUp(): Promise<void> {
    if (asking) return
    asking = true
    const isFirst = entries().length === 0
    const after = lastKnown()
    try {
      let missed = await page({ after })
      // Turns that came since my own last one are always there.
      const needed = isFirst ? (table()?.since ?? 0) : after
      while (missed.more && (missed.entries[0]?.revision ?? 0) > needed + 1) {
        const before = missed.entries[0]?.revision ?? 1
        const older = await page({ after, before })
        missed = { entries: [...older.entries, ...missed.entries], more: older.more }
      }
      const last = lastKnown()
      const news = missed.entries.filter(({ revision }) => revision > last)
      if (isFirst) setMore(missed.more)
      setEntries((known) => [...known, ...news])
      // The first page may hold turns that were played after the table was read.
      const newest = news.at(-1)
      if (newest && newest.revision > opened()) setLatest(newest)
    } catch {
      return
    } finally {
      asking = false
    }
    if (revisionOf(table()) > lastKnown() && lastKnown() > after) await catchUp()
  }

  async function older(): Promise<void> {
    const [first] = entries()
    if (!first || !more()) return
    const found = await page({ before: first.revision })
    setMore(found.more)
    setEntries((known) => [
      ...found.entries.filter(({ revision }) => revision < (known[0]?.revision ?? 0)),
      ...known,
    ])
  }

  return { entries, more, latest, lastKnown, add, catchUp, older }
}

/** Follows a table for as long as the component lives; `watch`: as any spectator sees it. */
export function followTable(id: string, watch = false): LiveTable {
  const [table, setTable] = createSignal<TableView | null>(null)
  const [error, setError] = createSignal<unknown>(null)
  const asSpectator = watch ? ({ watch: '1' } as const) : {}
  const page = (query: { readonly after?: number; readonly before?: number }) =>
    perform('GET /tables/{id}/history', { id, ...query, ...asSpectator })
  let opened = -1
  const journal = createJournal(table, page, () => opened)

  function take(view: TableView, entry: Entry | null = null): void {
    if (revisionOf(view) < revisionOf(table())) return
    if (table() === null) {
      opened = revisionOf(view)
      void closeNotice(id)
    }
    setTable((before) => sharing(view, before))
    if (!watch) noteTable(view)
    if (entry) journal.add(entry)
    // Plans may have played on after it.
    if (revisionOf(view) > journal.lastKnown()) void journal.catchUp()
  }

  const ask = (keeping = {}) => perform('GET /tables/{id}', { id, ...asSpectator }, keeping)
  async function reload(): Promise<void> {
    setError(null)
    try {
      const read = () => (watch ? null : takeTableAhead(id)) ?? ask()
      take((await byLink(id, read)).table)
    } catch (reason) {
      setError(() => reason)
    }
  }

  function hear(message: SocketMessage): void {
    if ('table' in message) {
      take(message.table, message.entry)
      return
    }
    // Somebody looks up or away: nothing else has changed.
    const isPresent = (seat: number) => message.present.includes(seat)
    setTable(
      (view) =>
        view && {
          ...view,
          seats: view.seats.map((seat) => ({ ...seat, present: isPresent(seat.seat) })),
        },
    )
  }

  async function askAgain(within: number): Promise<void> {
    try {
      take((await ask({ within })).table)
    } catch (reason) {
      // The table that was shown so far goes as well.
      if (isShutOut(reason)) {
        setTable(null)
        setError(() => reason)
      }
      throw reason
    }
  }
  const { connection, call, hangUp } = listenToTable(id, hear, askAgain, watch)
  // There is a connection only to a table that exists. Sitting down, getting up and becoming somebody change
  // what it may tell: it is opened anew as who I am now.
  const you = createMemo(() => table()?.you)
  createEffect(
    on([you, reader()], ([seat, account], before) => {
      const [seatBefore, accountBefore] = before ?? []
      // A page that was shut out listens no more.
      if (seat === undefined) return void (seatBefore !== undefined && hangUp())
      // My account is asked for while the page opens: hearing it for the first time changes nothing.
      if (seat !== seatBefore || (accountBefore !== undefined && account !== accountBefore)) call()
    }),
  )
  void reload()
  const { entries, more, latest, older } = journal
  return { table, error, entries, more, older, latest, connection, reload, take }
}
