import { createSignal } from 'solid-js'
import type { Language } from '../../worker/games/kernel/language.ts'
import type { Me, MeChange, TableCard, TableView } from '../../worker/wire/schema.ts'
import { api } from './api/client.ts'
import { keep, kept } from './kept.ts'
import { nextOf } from './next.ts'
import { forgetHere, forgetViews } from './offline.ts'
import { isShared, noteOthers } from './others.ts'
import { dropPush, renewPush } from './push.ts'
import { chooseLanguage, language } from './words/index.ts'

export type Theme = Me['theme']

/** Who uses this browser: `undefined` while we ask, `null` for nobody yet. */
const [me, setMe] = createSignal<Me | null | undefined>(undefined)
const [myTables, setMyTables] = createSignal<ReadonlyArray<TableCard>>([])

export { me, myTables }

/** Takes over an account as the API tells it, its language and theme included. */
export async function becomes(person: Me | null): Promise<void> {
  const before = me()
  setMe(person)
  if (before === undefined || before?.id !== person?.id) await arrive(person)
  if (!person) {
    setMyTables([])
    return
  }
  if (person.theme !== theme()) applyTheme(person.theme)
  if (person.language !== language()) await chooseLanguage(person.language)
}

/**
 * The signed-in account has changed. Nothing of the earlier one is left behind; a guest who signed in
 * goes on with their plans, as their seats went with them.
 */
async function arrive(person: Me | null): Promise<void> {
  const last = kept('person')
  if (last !== null && last !== person?.id) await (person ? forgetViews() : forgetHere())
  keep('person', person?.id ?? null)
  try {
    // The one before may still be signed in on this device.
    if (person && (isShared() || (last !== null && last !== person.id))) await noteOthers()
    if (!person) return await dropPush()
    await renewPush()
    if (person.zone === null) {
      const { me: located } = await api<{ me: Me }>('PATCH', '/me', { zone: zoneHere() })
      if (me()?.id === located.id) setMe(located)
    }
  } catch {
    // Offline, or a browser that refuses: the next visit makes good for it.
  }
}

/** The device's time zone, by its IANA name. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks who I am and which tables I sit at. Offline, what was known stays. */
export async function refreshMe(): Promise<void> {
  try {
    const { me: person } = await api<{ me: Me | null }>('GET', '/me')
    if (person) {
      const { tables } = await api<{ tables: TableCard[] }>('GET', '/tables?which=mine')
      setMyTables(tables)
    }
    await becomes(person)
  } catch {
    if (me() === undefined) setMe(null)
  }
}

/** Makes sure that there is an account to act with: a guest of this name, unless somebody is here. */
export async function beSomebody(name: string): Promise<void> {
  if (me()) return
  const { me: person } = await api<{ me: Me }>('POST', '/me/guest', {
    name: name.trim(),
    language: language(),
  })
  await becomes(person)
}

export async function changeMe(change: MeChange): Promise<void> {
  const { me: person } = await api<{ me: Me }>('PATCH', '/me', change)
  await becomes(person)
}

/** What an open table says about itself is newer than the list, which lags a little. */
export function noteTable({ id, toAct, you, status }: TableView): void {
  const yourTurn = you !== null && toAct.includes(you)
  setMyTables((tables) =>
    tables.map((table) =>
      table.id === id
        ? {
            ...table,
            status,
            yourTurn,
            waitingSince: yourTurn ? (table.waitingSince ?? Date.now()) : null,
          }
        : table,
    ),
  )
}

/** Tables that wait for me, the longest waiting first. */
export const waitingTables = (): TableCard[] =>
  myTables()
    .filter((table) => table.yourTurn)
    .sort((a, b) => (a.waitingSince ?? 0) - (b.waitingSince ?? 0))

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
  if (me()) await changeMe({ theme: chosen })
}

/** Switches the language here, and for the account also of its letters. */
export async function switchLanguage(chosen: Language): Promise<void> {
  await chooseLanguage(chosen)
  if (me()) await changeMe({ language: chosen })
}
