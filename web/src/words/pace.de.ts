import { locales } from '../../../worker/games/kernel/language.ts'
import type { PaceTexts } from './pace.en.ts'

const { plural } = locales.de

const hours = (count: number) => plural(count, { one: '1 Stunde', other: `${count} Stunden` })

/** Hours that a day of playing time is taken to have. */
const dayHours = 14

/** Playing time as people say it: from two days on in days. */
const span = (count: number) => {
  if (count < 2 * dayHours) return count === dayHours ? 'ein Tag' : hours(count)
  const days = count / dayHours
  return Number.isInteger(days) ? `${days} Tage` : `etwa ${Math.round(days)} Tage`
}

export const de: PaceTexts = {
  legend: 'Tempo',
  none: 'Ohne Uhr',
  noneHint: 'Alle nehmen sich die Zeit, die sie brauchen.',
  relaxed: 'Gemütlich',
  relaxedHint: 'Anfangs etwa fünf Tage, dazu drei mit jedem Zug.',
  daily: 'Ein Zug am Tag',
  dailyHint: 'Anfangs etwa zwei Tage, dazu einer mit jedem Zug.',
  brisk: 'Flott',
  briskHint: 'Anfangs etwa ein Tag, dazu ein paar Stunden mit jedem Zug.',
  own: 'Eigene Werte',
  ownHint: 'In Stunden der eigenen Spielzeit.',
  rule: 'Die Zeit läuft nur in den Spielstunden, die jemand in den Einstellungen wählt, und nie, wenn jemand verreist ist.',
  start: 'Zu Beginn (Stunden)',
  perTurn: 'Dazu mit jedem Zug (Stunden)',
  cap: 'Höchstens angespart (Stunden)',
  late: 'Wenn die Zeit um ist',
  lates: {
    ask: 'entscheiden die anderen, wie es weitergeht',
    day: 'gibt es einmal einen Tag dazu; danach entscheiden die anderen',
    turn: 'spielt ein Bot diesen Zug',
    bot: 'spielt ein Bot, bis die Person zurück ist',
    end: 'endet die Partie für alle',
  },
  patience: 'Auf jemanden warten (Tage)',
  patienceHint:
    'Nach so vielen Tagen ohne Zug entscheiden die anderen, wie es weitergeht. Von selbst geschieht nichts.',
  unhurried: (days) =>
    `Ohne Uhr. Wenn jemand ${plural(days, { one: 'einen Tag', other: `${days} Tage` })} lang nicht gespielt hat, entscheiden die anderen, wie es weitergeht.`,
  bank: ({ start, perTurn, cap }) =>
    `zu Beginn ${span(start)}, mit jedem Zug ${span(perTurn)} mehr, höchstens ${span(cap)}`,
  sentence: (name, bank, late) =>
    `Tempo: ${name} (${bank}, gezählt in der eigenen Spielzeit). Wenn die Zeit um ist, ${late}.`,
  short: ({ start, perTurn }) => `${span(start)}, mit jedem Zug ${span(perTurn)} mehr`,
  isOver: 'Zeit ist um',
  span,
  until: (when) => `bis ${when}`,
  justNow: 'gerade eben',
  today: (clock) => `heute ${clock}`,
  tomorrow: (clock) => `morgen ${clock}`,
  onDay: (day, clock) => `${day} ${clock}`,
  parts: {
    morning: {
      today: 'heute Vormittag',
      tomorrow: 'morgen Vormittag',
      on: (day) => `${day}vormittag`,
    },
    noon: { today: 'heute Mittag', tomorrow: 'morgen Mittag', on: (day) => `${day}mittag` },
    afternoon: {
      today: 'heute Nachmittag',
      tomorrow: 'morgen Nachmittag',
      on: (day) => `${day}nachmittag`,
    },
    evening: { today: 'heute Abend', tomorrow: 'morgen Abend', on: (day) => `${day}abend` },
    night: { today: 'heute Nacht', tomorrow: 'morgen Nacht', on: (day) => `${day}nacht` },
  },
}
