import { locales } from '../../../worker/games/kernel/language.ts'
import type { CompanyTexts } from './company.en.ts'

const { plural } = locales.de

export const de: CompanyTexts = {
  lobby: {
    title: 'Offene Tische',
    lead: 'Hier werden Mitspielende gesucht. Setz dich dazu; das Spiel beginnt, wenn alle da sind.',
    none: 'Gerade ist kein Tisch offen.',
    noneHint: 'Eröffne selbst einen: Hier wird er gefunden.',
    make: 'Tisch für alle eröffnen',
    more: 'Mehr offene Tische',
    mine: 'Du sitzt hier',
    listed: 'Er steht unter den offenen Tischen.',
    unlisted:
      'Er steht nicht in der Liste: Dort stehen von jeder Person nur die drei neuesten Tische.',
    closer: 'Genauer suchen',
    answers: 'Antwortet',
    anyAnswers: 'Egal wie schnell',
    answersHours: 'Innerhalb von sechs Stunden',
    answersDay: 'Innerhalb eines Tages',
    steady: 'Spielt zu Ende und ist selten zu spät',
    language: 'Sprache am Tisch',
    anyLanguage: 'Alle Sprachen',
    pace: 'Tempo',
    anyPace: 'Jedes Tempo',
    paces: {
      hours: 'Ein paar Stunden je Zug',
      day: 'Etwa ein Tag je Zug',
      days: 'Mehrere Tage je Zug',
      none: 'Ohne Uhr',
    },
    level: 'Übung am Tisch',
    anyLevel: 'Egal',
    levels: { new: 'Neu im Spiel', practised: 'Hat etwas Übung' },
    lookout: {
      title: 'Gib mir Bescheid, wenn es so einen Tisch gibt',
      lead: 'Vier Wochen lang melden wir dir jeden solchen Tisch einmal, wie eine Einladung. Tempo, Übung und Sprache gelten wie oben gewählt.',
      nobody: 'Dafür brauchst du einen Namen: Setz dich irgendwo dazu, oder melde dich an.',
      noGame: 'Wähle zuerst oben ein Spiel.',
      seats: (game) => `Plätze, ${game}`,
      anySeats: 'Beliebig viele',
      for: (seats) => `Zu ${['zweit', 'dritt', 'viert', 'fünft'][seats - 2] ?? seats}`,
      go: 'Bescheid geben',
      mine: 'Danach hältst du Ausschau',
      until: (day) => `bis ${day}`,
      end: 'Beenden',
    },
    noneFits: 'Kein offener Tisch passt zu alldem.',
  },
  figures: {
    title: 'So spielt es sich zusammen',
    hint: 'Aus den letzten Tischen mit anderen, höchstens fünfzig. Es zählt nur, wann Züge kamen, sonst nichts.',
    few: 'Das steht hier nach zehn beendeten Tischen mit anderen.',
    answers: (time) =>
      time < 90 * 60_000
        ? 'antwortet meist binnen einer Stunde'
        : time < 36 * 60 * 60_000
          ? `antwortet meist binnen ${Math.round(time / 3_600_000)} Stunden`
          : `antwortet meist binnen ${Math.round(time / 86_400_000)} Tagen`,
    finished: (finished, tables) =>
      finished === tables
        ? `hat alle ${tables} Tische zu Ende gespielt`
        : `hat ${finished} von ${tables} Tischen zu Ende gespielt`,
    seldomLate: 'selten zu spät',
  },
  rated: 'Gewertet',
  ratedHint:
    'Das Ergebnis zählt für die Wertung aller, die mitspielen. Tipps gibt es an diesem Tisch nicht.',
  people: {
    title: 'Leute',
    lead: 'Alle, mit denen du schon an einem Tisch gesessen hast.',
    none: 'Noch niemand.',
    noneHint: 'Wer mit dir spielt, steht danach hier und lässt sich leicht wieder einladen.',
    me: 'Meine eigene Seite',
    tables: (count) =>
      plural(count, { one: 'ein gemeinsamer Tisch', other: `${count} gemeinsame Tische` }),
    blocked: 'Ihr geht euch aus dem Weg',
    block: 'Aus dem Weg gehen',
    unblock: 'Wieder begegnen',
    report: 'Melden',
    reportText: 'Was ist vorgefallen?',
    reportHint:
      'Das lesen nur die, die diese Seite betreiben. Die gemeldete Person erfährt es nicht.',
    reportGo: 'Meldung abschicken',
    reported: 'Danke. Die Meldung ist abgeschickt.',
    blockHint:
      'Ihr trefft euch nicht mehr an offenen Tischen und könnt einander nicht einladen. Laufende Spiele gehen weiter. Die andere Person erfährt es nicht.',
  },
  person: {
    since: (date) => `Dabei seit ${date}`,
    you: 'Das bist du, so wie andere dich sehen.',
    ratings: 'Wertungen',
    noRatings: 'Noch kein gewerteter Tisch zu Ende gespielt.',
    ratingOf: (tables) =>
      plural(tables, { one: 'aus einem Tisch', other: `aus ${tables} Tischen` }),
    ratingHint:
      'Alle beginnen bei etwa 1000. Eine Wertung wächst mit dem Können und mit der Gewissheit; die ersten Tische bewegen sie am meisten.',
    games: 'Beendete Spiele',
    tally: ({ finished, alone, won }) =>
      `${finished} beendet${alone > 0 ? ` (${alone} allein)` : ''}, ${won} gewonnen`,
    none: 'Noch kein Spiel beendet.',
    last: 'Die letzten',
    place: (place, seats) => `Platz ${place} von ${seats}`,
    solo: 'Allein',
    points: (points) => plural(points, { one: '1 Punkt', other: `${points} Punkte` }),
  },
  best: {
    title: 'Beste Solopartien',
    lead: 'Die besten Ergebnisse im Solospiel, je Person und Optionen eines.',
    none: 'Dieses Spiel hat noch niemand allein zu Ende gespielt. Mach den Anfang!',
    play: 'Allein spielen',
  },
  invite: {
    title: 'Leute einladen',
    free: 'Aus deinen Clubs, mit Zeit für so eine Partie',
    met: 'Leute, mit denen du gespielt hast',
    email: 'E-Mail-Adressen',
    emailHint: 'Mehrere mit Komma dazwischen. Alle bekommen einen Brief mit dem Link.',
    guestHint: 'Melde dich zuerst mit deiner eigenen Adresse an, um Briefe an andere zu schicken.',
    go: 'Einladungen abschicken',
    sent: (count) =>
      plural(count, {
        one: 'Eine Einladung ist unterwegs.',
        other: `${count} Einladungen sind unterwegs.`,
      }),
    wrong: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  },
  rematch: {
    go: 'Revanche',
    alone: 'Noch einmal',
    join: 'Zur Revanche',
    hint: 'Gleiches Spiel, gleiche Optionen; wer begonnen hat, ist diesmal zuletzt dran. Die anderen werden eingeladen.',
  },
}
