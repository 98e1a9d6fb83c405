/** The signed-in account and its settings. */
import { z } from '@hono/zod-openapi'
import { noticeKinds, noticePlaces } from '../notice-kinds.ts'
import { isZone } from '../zone.ts'
import { cardPeople, id, language, newName, personName, theme } from './basics.ts'

/** An IANA time zone, such as `Europe/Berlin`. */
const zone = z.string().max(64).refine(isZone, 'There is no such time zone.')

/** Minutes after midnight. */
const minuteOfDay = z.int().min(0).max(1440)

/** `to` not after `from`: past midnight. Both the same: all day. */
const span = z.object({ from: minuteOfDay, to: minuteOfDay })

/** ISO weekdays, 1 is Monday, on which the hours begin. */
const activeHours = span.extend({
  days: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].sort()),
})

/** Least number of days in a week, and of hours in it: else a clock would stand nearly always. */
const leastHours = { days: 3, hours: 10 }

const fairHours = activeHours.refine(({ from, to, days }) => {
  const minutes = to > from ? to - from : to - from + 24 * 60
  return days.length >= leastHours.days && days.length * minutes >= leastHours.hours * 60
}, `Hours to play are at least ${leastHours.hours} in a week, on at least ${leastHours.days} days.`)

export const digestHour = z.int().min(0).max(23).nullable()

/** In days. */
export const remindAfter = z.int().min(1).max(30).nullable()

const places = z.array(z.enum(noticePlaces)).max(noticePlaces.length)

const channels = z.record(z.enum(noticeKinds), places)

export const AwayRequest = z.object({ from: z.iso.date(), to: z.iso.date() })

export const Me = z
  .object({
    id,
    name: z.string(),
    /** True if I have said what to call me; else I still have the name of newcomers. */
    named: z.boolean(),
    /** A proven address, or `null` for a guest. */
    email: z.string().nullable(),
    language,
    theme,
    cardPeople,
    /** True if letters also go out by e-mail. */
    mail: z.boolean(),
    /** True if a letter by e-mail brings a picture of the table. */
    pictures: z.boolean(),
    /** True if notices tell what only I may know, such as my hand. */
    secrets: z.boolean(),
    /** True if ladders and lists of best results show my name. */
    listed: z.boolean(),
    /** `null`: not told yet; UTC stands in. */
    zone: z.string().nullable(),
    /** Hours in which I may be expected to play, in my zone. */
    hours: activeHours,
    /** Hours in which nothing rings, in my zone. */
    quiet: span.nullable(),
    /** The hour of the daily letter; `null`: letters go out at once. */
    digestHour,
    /** Days after which a table without a clock is told of again; `null`: never. */
    remindAfter,
    /** By each way one notice goes out, and then none until I open Dorfpost. */
    once: z.boolean(),
    /** Places of each kind of notice. */
    channels,
    /** Days on which I am away, both days included, in my zone. */
    away: z.array(AwayRequest.extend({ id })),
    /** Letters not read yet, and tables that wait for me. */
    unread: z.int(),
    waiting: z.int(),
    /** Here by a letter's link: I am this person at these tables only; `null`: everywhere. */
    only: z.array(id).nullable(),
  })
  .openapi('Me')

/** `null`: nobody is signed in. */
export const WhoAnswer = z.object({ me: Me.nullable() })

export const MeAnswer = z.object({ me: Me })

export const GuestRequest = z.object({
  name: newName,
  language,
  /** As this browser shows pages until now. */
  theme: theme.optional(),
  cardPeople: cardPeople.optional(),
})

/** Data that a new guest gives. */
export type Guest = z.output<typeof GuestRequest>

/** Somebody else who is signed in on the device that asks. */
export const OtherHere = z
  .object({
    id,
    name: z.string(),
    /** Number of tables that wait for them. */
    waiting: z.int(),
  })
  .openapi('OtherHere')

export const OthersHere = z.object({ others: z.array(OtherHere) })

export const OtherRequest = z.object({ account: id })

/** Somebody of the device who sits down: a new guest by their name, or one who is signed in there already. */
export const SeatHereRequest = z.union([OtherRequest, GuestRequest])

export const MeChange = z
  .object({
    name: personName,
    language,
    theme,
    cardPeople,
    mail: z.boolean(),
    /** True if a letter by e-mail brings a picture of the table. */
    pictures: z.boolean(),
    /** True if notices tell what only I may know, such as my hand. */
    secrets: z.boolean(),
    /** True if ladders and lists of best results show my name. */
    listed: z.boolean(),
    zone,
    hours: fairHours,
    quiet: span.nullable(),
    digestHour,
    remindAfter,
    once: z.boolean(),
    channels: z.partialRecord(z.enum(noticeKinds), places),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change.')

/** Days on which I am away, both included. */

export type Me = z.infer<typeof Me>

export type OtherHere = z.infer<typeof OtherHere>

export type MeChange = z.input<typeof MeChange>
