import { locales } from '../../../../worker/games/kernel/language.ts'
import type { LadderTexts } from './words.en.ts'

const { plural } = locales.de

export const de: LadderTexts = {
  lead: 'Gewertete Tische ändern deine Wertung. Hier siehst du, wer wo steht und wer in dieser Saison am meisten gewonnen hat.',
  hint: 'Wenn du hier nicht stehen möchtest, stell es in den Einstellungen ein.',
  which: 'Was gezeigt wird',
  ladder: 'Rangliste',
  season: 'Saison',
  seasonName: (quarter, year) => `${quarter}. Quartal ${year}`,
  seasonHint: (day) =>
    `Es zählen Tische, die bis ${day} zu Ende sind. Wer am meisten gewinnt, steht vorn.`,
  seasonOver: 'Diese Saison ist vorbei.',
  before: 'Die Saison davor',
  now: 'Zu dieser Saison',
  none: 'Noch hat niemand einen gewerteten Tisch dieses Spiels beendet.',
  noneOfSeason: 'In dieser Saison ging kein gewerteter Tisch dieses Spiels zu Ende.',
  play: 'Einen gewerteten Tisch eröffnen',
  rank: 'Platz',
  person: 'Person',
  rating: 'Wertung',
  tables: 'Tische',
  won: 'Siege',
  you: 'du',
  mine: (rank) => `Du stehst auf Platz ${rank}.`,
  of: (game) => `Rangliste: ${game}`,
  ofSeason: (game) => `Ehrentafel: ${game}`,
  club: {
    title: 'Rangliste des Clubs',
    none: 'In diesem Spiel hat noch kein Mitglied eine Wertung.',
  },
  standing: {
    show: 'Mehr dazu',
    title: (game) => `Stand in ${game}`,
    place: (rank) => `Platz ${rank}`,
    far: 'Nicht unter den ersten tausend',
    unlisted: 'Nicht auf der Rangliste: So steht es in deinen Einstellungen.',
    toLadder: 'Zur Rangliste',
    history: 'Verlauf der Wertung',
    graph: ({ first, last, least, most, tables }) =>
      `Die Wertung über ${plural(tables, { one: 'einen Tisch', other: `${tables} Tische` })}: von ${first} auf ${last}, nie unter ${least} oder über ${most}.`,
    most: 'Höchste',
    least: 'Niedrigste',
    points: 'Woher die Punkte kommen',
    pointsOf: (seats, tables) =>
      `Punkte je Tisch, aus ${plural(tables, { one: 'einem gewerteten Tisch', other: `${tables} gewerteten Tischen` })} zu ${seats === 2 ? 'zweit' : seats === 3 ? 'dritt' : seats === 4 ? 'viert' : 'fünft'}.`,
    others: (others) =>
      plural(others, {
        one: 'Zum Vergleich: eine Person, die etwa so gut spielt.',
        other: `Zum Vergleich: der Schnitt von ${others} Leuten, die etwa so gut spielen.`,
      }),
    category: 'Punkte für',
    own: 'Hier',
    mean: 'Schnitt',
    together: 'Ihr beide',
    togetherOf: ({ tables, ahead, behind, level }) =>
      [
        plural(tables, { one: 'ein Tisch zusammen', other: `${tables} Tische zusammen` }),
        `du ${ahead}-mal vorn`,
        `die andere Seite ${behind}-mal vorn`,
        ...(level > 0 ? [`${level}-mal gleichauf`] : []),
      ].join(' · '),
    none: 'Noch kein gemeinsamer Tisch.',
  },
}
