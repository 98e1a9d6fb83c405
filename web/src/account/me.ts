import { createSignal } from 'solid-js'
import { same } from '../../../worker/games/kernel/json.ts'
import type { Language } from '../../../worker/games/kernel/language.ts'
import type { Letter } from '../../../worker/wire/schema/letters.ts'
import type { LiveMessage } from '../../../worker/wire/schema/live.ts'
import type { Me, MeChange } from '../../../worker/wire/schema/me.ts'
import type { TableCard } from '../../../worker/wire/schema/table-list.ts'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { perform } from '../api/client.ts'
import { keep, kept } from '../device/browser-storage.ts'
import { applyCardPeople, type CardPeople, cardPeople } from '../device/card-people.ts'
import { chooseLanguage, language } from '../words/index.ts'
import { isShared, noteOthers } from './device-people.ts'
import { takeMeAhead } from './me-ahead.ts'
import { nextOf, waitingOf } from './next.ts'
import { forgetHere, forgetViews, keepView, sendKept } from './offline.ts'
import { dropPush, renewPush } from './push.ts'

export type Theme = Me['theme']

/** Account that uses this browser: `undefined` while we ask, `null` for nobody yet. */
const [person, setMe] = createSignal<Me | null | undefined>(undefined)
/** The path of the page that is open. */
const [here, noteHere] = createSignal(location.pathname)
/** The tables where I sit; `null` while nobody has said which. */
const [tablesTold, setMyTables] = createSignal<ReadonlyArray<TableCard> | null>(null)
/** The same; none while nobody has said which. */
const myTables = (): ReadonlyArray<TableCard> => tablesTold() ?? []
/** Takes over which they are. Those of which the same is said stay what they were: nothing is drawn or asked anew for them. */
const takeMyTables = (tables: ReadonlyArray<TableCard>): void =>
  void setMyTables((before) => {
    const known = new Map(before?.map((table) => [table.id, table]))
    return tables.map((table) => {
      const old = known.get(table.id)
      return old && same(old, table) ? old : table
    })
  })
/** Returns true if it was said which they are. */
const areTablesKnown = (): boolean => tablesTold() !== null

/** Letters that came to the letterbox or were read; `null`: it is to be read again. A new object each time. */
const [letterNews, tellLetters] = createSignal<{ readonly letters: ReadonlyArray<Letter> | null }>({
  letters: [],
})
/** Counts what the connection said: an answer that was asked for earlier may be older than that. */
let said = 0

export { areTablesKnown, letterNews, myTables, noteHere }

/** My account on this page. Somebody who is here by a letter's link is a stranger on all but that table's. */
export const me = (): Me | null | undefined => {
  const found = person()
  return found?.only && !found.only.some((table) => here() === `/t/${table}`) ? null : found
}

/** Account that plays some tables here by letters' links, and only these; `null`: nobody. */
export const limitedHere = (): Me | null => (person()?.only ? (person() ?? null) : null)

/** Takes over an account as the API tells it, with its language and looks. */
export async function becomes(next: Me | null): Promise<void> {
  const before = person()
  setMe(next)
  if (before === undefined || before?.id !== next?.id) await arrive(next)
  // Now that nothing of somebody before is left here.
  if (next) void sendKept()
  if (!next || next.only) {
    setMyTables(null)
    return
  }
  if (next.theme !== theme()) applyTheme(next.theme)
  applyCardPeople(next.cardPeople)
  if (next.language !== language()) await chooseLanguage(next.language)
}

/**
 * The signed-in account has changed. Nothing of the earlier one is left behind; a guest who signed in
 * goes on with their plans, as their seats went with them.
 */
async function arrive(next: Me | null): Promise<void> {
  const last = kept('person')
  if (last !== null && last !== next?.id) await (next ? forgetViews() : forgetHere())
  keep('person', next?.id ?? null)
  try {
    // The one before may still be signed in on this device.
    if (next && (isShared() || (last !== null && last !== next.id))) await noteOthers()
    // Push is for a whole account, not for a table played by a letter.
    if (!next || next.only) return await dropPush()
    await renewPush()
    if (next.zone === null) {
      const { me: located } = await perform('PATCH /me', { zone: zoneHere() })
      if (person()?.id === located.id) setMe(located)
    }
  } catch {
    // Offline, or a browser that refuses: the next visit makes good for it.
  }
}

/** The device's time zone, by its IANA name. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks who I am, as a page is opened. On a table's page not for my list as well: nothing there shows it before my line says it. */
export const lookWhoIAm = (path: string): Promise<void> => refreshMe(!path.startsWith('/t/'))

/**
 * Asks who I am and, `withTables`, which tables I sit at; else the connection says these of somebody else than before. Offline,
 * what was known stays.
 */
export async function refreshMe(withTables = true): Promise<void> {
  try {
    await askMe(withTables)
  } catch {
    if (person() === undefined) setMe(null)
  }
}

/** The same; throws where no answer comes. */
export async function askMe(withTables: boolean, within?: number): Promise<void> {
  const before = said
  const isOlder = (account: string) => said !== before && account === person()?.id
  const ahead = takeMeAhead()
  const askTables = () => perform('GET /tables', { which: 'mine' })
  const { me: found } = await (ahead?.me ?? perform('GET /me', {}, within ? { within } : {}))
  let failure: unknown
  if (found && !found.only && withTables) {
    try {
      const { tables } = await (ahead?.tables?.catch(askTables) ?? askTables())
      if (!isOlder(found.id)) takeMyTables(tables)
    } catch (error) {
      // I am known all the same, and what waits here is sent.
      failure = error
      if (found.id !== person()?.id) setMyTables(null)
    }
  } else if (found?.id !== person()?.id) setMyTables(null)
  const unread = found && isOlder(found.id) ? person()?.unread : undefined
  await becomes(found && unread !== undefined ? { ...found, unread } : found)
  if (failure !== undefined) throw failure
}

/** Takes over what the connection to my own object says. */
export function hear({ account, isWhole, tables, gone, letters, unread }: LiveMessage): void {
  const known = person()
  if (known?.id !== account) {
    // This browser is somebody else's by now.
    void refreshMe()
    return
  }
  said++
  const others = isWhole
    ? []
    : myTables().filter(({ id }) => !gone.includes(id) && tables.every((table) => table.id !== id))
  const list = [...tables, ...others]
  takeMyTables(list)
  setMe({ ...known, unread })
  tellLetters({ letters })
  void keepView('/api/tables?which=mine', { tables: list, more: false })
  void keepView('/api/me', { me: { ...known, unread } })
  void sendKept()
}

/** Makes sure that there is an account to act with: a guest of this name who sees all as this device shows it, unless somebody is here. */
export async function beSomebody(name: string): Promise<void> {
  if (me()) return
  const { me: guest } = await perform('POST /me/guest', {
    ...{ name: name.trim(), language: language() },
    ...{ theme: theme(), cardPeople: cardPeople() },
  })
  await becomes(guest)
}

export async function changeMe(change: MeChange): Promise<void> {
  const { me: changed } = await perform('PATCH /me', change)
  await becomes(changed)
}

/** An open table is newer than the list, which lags a little. */
export function noteTable({ id, toAct, you, status }: TableView): void {
  const yourTurn = you !== null && toAct.includes(you)
  setMyTables(
    (tables) =>
      tables?.map((table) =>
        table.id === id
          ? {
              ...table,
              status,
              yourTurn,
              waitingSince: yourTurn ? (table.waitingSince ?? Date.now()) : null,
            }
          : table,
      ) ?? null,
  )
}

/** Tables that wait for me, the longest waiting first. */
export const waitingTables = (): TableCard[] => waitingOf(myTables())

/** The table to go to next: the one that waits longest, or after another the one that follows it. */
export const nextTable = (after?: string): TableCard | undefined => nextOf(waitingTables(), after)

// Light and language

const [theme, setTheme] = createSignal<Theme>(readTheme())

export { theme }

function readTheme(): Theme {
  const chosen = kept('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function applyTheme(chosen: Theme): void {
  setTheme(chosen)
  keep('theme', chosen === 'system' ? null : chosen)
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

/** Switches the light here, and for the account on every device. */
export async function chooseTheme(chosen: Theme): Promise<void> {
  applyTheme(chosen)
  if (me() && !limitedHere()) await changeMe({ theme: chosen })
}

/** Switches here who is drawn on cards with two sides, and for the account on every device. */
export async function chooseCardPeople(chosen: CardPeople): Promise<void> {
  applyCardPeople(chosen)
  if (me() && !limitedHere()) await changeMe({ cardPeople: chosen })
}

/** Switches the language here, and for the account also of its letters. */
export async function switchLanguage(chosen: Language): Promise<void> {
  await chooseLanguage(chosen)
  if (me() && !limitedHere()) await changeMe({ language: chosen })
}
