import { locales } from '../../../worker/games/kernel/language.ts'
import type { Pace } from '../../../worker/wire/schema/table.ts'

const { plural } = locales.en

const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` })

/** Hours that a day of playing time is taken to have. */
const dayHours = 14

/** Playing time as people say it: from two days on in days. */
const span = (count: number) => {
  if (count < 2 * dayHours) return count === dayHours ? 'a day' : hours(count)
  const days = count / dayHours
  return Number.isInteger(days) ? `${days} days` : `about ${Math.round(days)} days`
}

export const en = {
  legend: 'Pace',
  none: 'No clock',
  noneHint: 'Everybody takes the time they need.',
  relaxed: 'Relaxed',
  relaxedHint: 'About five days to begin with, and three more with every turn.',
  daily: 'A turn a day',
  dailyHint: 'About two days to begin with, and one more with every turn.',
  brisk: 'Brisk',
  briskHint: 'About a day to begin with, and a few hours more with every turn.',
  own: 'Custom',
  ownHint: 'In hours of each player’s active time.',
  rule: 'Time runs only in each player’s own playing hours, which they set in their settings, and never while they are away.',
  start: 'To begin with (hours)',
  perTurn: 'More with every turn (hours)',
  cap: 'Saved up at most (hours)',
  late: 'When somebody’s time is up',
  lates: {
    ask: 'the others decide how to go on',
    day: 'they get one more day, once; then the others decide',
    turn: 'a bot plays this turn for them',
    bot: 'a bot plays for them until they come back',
    end: 'the game ends for all',
  } satisfies Record<Pace['late'], string>,
  patience: 'Wait for somebody (days)',
  patienceHint:
    'After this many days without a move, the others decide how to go on. Nothing happens by itself.',
  unhurried: (days: number) =>
    `No clock. When somebody has not played for ${plural(days, { one: 'a day', other: `${days} days` })}, the others decide how to go on.`,
  bank: ({ start, perTurn, cap }: Pace) =>
    `${span(start)} to begin with, ${span(perTurn)} more with every turn, ${span(cap)} at most`,
  sentence: (name: string, bank: string, late: string) =>
    `Pace: ${name} (${bank}, counted in each player’s own playing hours). When time is up, ${late}.`,
  short: ({ start, perTurn }: Pace) => `${span(start)}, and ${span(perTurn)} more with every turn`,
  /** The time to be kept is over. */
  isOver: 'time is up',
  /** Playing time, for people. */
  span,
  until: (when: string) => `until ${when}`,
  justNow: 'just now',
  today: (clock: string) => `today ${clock}`,
  tomorrow: (clock: string) => `tomorrow ${clock}`,
  onDay: (day: string, clock: string) => `${day} ${clock}`,
  /** Parts of the day, as they are said of today, of tomorrow and of a day of the week. */
  parts: {
    morning: { today: 'this morning', tomorrow: 'tomorrow morning', on: (day) => `${day} morning` },
    noon: { today: 'noon', tomorrow: 'tomorrow noon', on: (day) => `${day} noon` },
    afternoon: {
      today: 'this afternoon',
      tomorrow: 'tomorrow afternoon',
      on: (day) => `${day} afternoon`,
    },
    evening: { today: 'this evening', tomorrow: 'tomorrow evening', on: (day) => `${day} evening` },
    night: { today: 'tonight', tomorrow: 'tomorrow night', on: (day) => `${day} night` },
  } as Record<
    'morning' | 'noon' | 'afternoon' | 'evening' | 'night',
    { today: string; tomorrow: string; on: (day: string) => string }
  >,
}

export type PaceTexts = typeof en
