import { locales } from '../../../worker/games/kernel/language.ts'
import type { WeekTexts } from './week.en.ts'

const { plural } = locales.de

export const de: WeekTexts = {
  title: 'Partie der Woche',
  invite: 'Derselbe Anfang für alle. Nur ein Versuch.',
  lead: 'Alle beginnen mit denselben Karten in derselben Reihenfolge. Du hast je Spiel einen Versuch, ohne Rat, und siehst erst danach, wie andere gespielt haben.',
  until: (day) => `Es zählt, was bis ${day} zu Ende gespielt ist.`,
  past: 'Diese Woche ist vorbei. Ihre Partien lassen sich noch spielen, zählen aber nicht mehr.',
  name: (week, year) => `Woche ${week}, ${year}`,
  before: 'Die Woche davor',
  now: 'Zu dieser Woche',
  alone: 'allein',
  bots: (count) =>
    plural(count, { one: 'gegen einen guten Bot', other: `gegen ${count} gute Bots` }),
  finished: (count) =>
    count === 0
      ? 'Noch niemand ist damit fertig.'
      : plural(count, {
          one: 'Eine Person ist damit fertig.',
          other: `${count} Leute sind damit fertig.`,
        }),
  begin: 'Diese Partie spielen',
  goOn: 'Meinen Versuch fortsetzen',
  over: 'Zu meinem Tisch',
  none: 'In dieser Woche wurde keine Partie gespielt.',
  results: 'Ergebnisse',
  later: 'nachträglich',
  rank: 'Platz',
  who: 'Wer',
  points: 'Punkte',
  you: 'du',
  compare: 'Vergleichen',
  compareWith: (name) => `Mit ${name} vergleichen`,
  share: 'Link zu dieser Partie',
  copied: 'Kopiert',
  hidden: 'Alle Punkte siehst du, sobald dein eigener Versuch vorbei ist.',
  toResults: 'Ergebnisse und andere Partien',
  sealed: (day) =>
    `Die Partie bleibt bis ${day} versiegelt, denn andere spielen sie noch. Danach kannst du sie prüfen und studieren.`,
  paths: (name) => `Deine Partie und die von ${name}`,
  turn: (turn, last) => `Zug ${turn} von ${last}`,
  previous: 'Zug davor',
  next: 'Nächster Zug',
  atEnd: 'ist schon fertig',
  village: (name) => `Das Dorf von ${name} nach diesem Zug`,
  back: 'Zurück zur Woche',
}
