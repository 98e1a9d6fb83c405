/** Choices of a person about when they play and how they are told, in the person's own object. */
import {
  channelsOf,
  type LetterKind,
  type NoticeChannel,
  type NoticeKind,
} from '../wire/notice-kinds.ts'
import type { Settings, SettingsChange } from '../wire/person-object.ts'
import { isUrgent } from './deferral.ts'
import { type Store, settings } from './store.ts'

/** As it is until somebody says otherwise. */
const defaultSettings = {
  activeFrom: 480,
  activeTo: 1320,
  activeDays: [1, 2, 3, 4, 5, 6, 7],
  quietFrom: null,
  quietTo: null,
  digestHour: null,
  channels: null,
  calendar: 0,
  remindAfter: 3,
  once: false,
  told: null,
} as const

const rowIn = (store: Store) => store.select().from(settings).get() ?? defaultSettings

/** Tells whether the person's row of settings is there. */
export const areSettingsMade = (store: Store): boolean =>
  store.select({ one: settings.one }).from(settings).get() !== undefined

/** Makes the person's row of settings where there is none. */
export function makeSettingsIn(store: Store): void {
  const { activeDays, ...plain } = defaultSettings
  store
    .insert(settings)
    .values({ one: 1, ...plain, activeDays: [...activeDays] })
    .onConflictDoNothing()
    .run()
}

/** Settings of the person. */
export function settingsIn(store: Store): Settings {
  const { activeFrom, activeTo, activeDays, quietFrom, quietTo, ...row } = rowIn(store)
  return {
    hours: { from: activeFrom, to: activeTo, days: [...activeDays] },
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    digestHour: row.digestHour,
    channels: row.channels,
    remindAfter: row.remindAfter,
    once: row.once,
  }
}

/** Changes what is given; the rest stays, also the channels of other kinds. */
export function changeSettingsIn(
  store: Store,
  { hours, quiet, digestHour, channels, remindAfter, once }: SettingsChange,
): void {
  const columns = {
    ...(hours && { activeFrom: hours.from, activeTo: hours.to, activeDays: hours.days }),
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
    ...(digestHour !== undefined && { digestHour }),
    ...(remindAfter !== undefined && { remindAfter }),
    ...(once !== undefined && { once, told: null }),
    ...(channels && { channels: { ...rowIn(store).channels, ...channels } }),
  }
  if (Object.keys(columns).length > 0) store.update(settings).set(columns).run()
}

/** Stops letters of one kind by e-mail. */
export function stopKindIn(store: Store, kind: NoticeKind): void {
  const places = channelsOf(rowIn(store))[kind].filter((place) => place !== 'letter')
  changeSettingsIn(store, { channels: { [kind]: places } })
}

/** The number of the calendar's address; zero or below: there is none. */
export const calendarIn = (store: Store): number => rowIn(store).calendar

/** Gives the calendar another address, or none. Its number stays then, below zero, so that no later address is an old one. */
export function changeCalendarIn(store: Store, isWanted: boolean): void {
  const before = Math.abs(calendarIn(store))
  store
    .update(settings)
    .set({ calendar: isWanted ? before + 1 : -before })
    .run()
}

/**
 * Tells whether a notice stays in the house by a way, as another has gone out by it since the person was
 * here. A notice that is of no use later goes out all the same.
 */
export function isHushed(store: Store, channel: NoticeChannel, kind: LetterKind): boolean {
  const { once, told } = rowIn(store)
  return once && !isUrgent(kind) && kind !== 'note' && (told ?? []).includes(channel)
}

/** Notes that a notice went out by a way; it matters only to those who want one until they come back. */
export function noteToldIn(store: Store, channel: NoticeChannel, kind: string): void {
  const { once, told } = rowIn(store)
  if (!once || isUrgent(kind) || kind === 'note' || told?.includes(channel)) return
  store
    .update(settings)
    .set({ told: [...(told ?? []), channel] })
    .run()
}

/** The person is here again: the next notice goes out. */
export function comeBackToIn(store: Store): void {
  if (rowIn(store).told !== null) store.update(settings).set({ told: null }).run()
}
