import type { LessonTasks } from '../manifest.ts'

/** Die Aufgaben der Lektion auf Deutsch. */
export const tasks: LessonTasks = {
  dice: [
    'Zwei Würfel nehmen und bauen',
    'Zwei Würfel ergeben einen Wert. Tippe die Summe 8 aus 2 und 6 an, dann die Brauerei mit 5 und 8. Das kostet Zeit.',
  ],
  end: [
    'Den Zug absenden',
    'Deine Brauerei steht und hat ihr erstes Bier gemacht. Beende den Zug; dann nimmt Bert zwei Würfel aus demselben Vorrat.',
  ],
  white: [
    'Nutzen, was du gebaut hast',
    'Auch das Banner der Brauerei zeigt 8. Mach 8 aus 4 und 4 und tippe deine Brauerei an: Sie braut noch ein Bier.',
  ],
  bridge: [
    'Die Zeit läuft für alle',
    'Beende den Zug und sieh zu: Schwarze Würfel kosten Bert je 2 Zeit. Er passiert die Brücke, und jemand in seinem Dorf stirbt.',
  ],
  office: [
    'Einen Kunden holen',
    'Neue Runde, neue Würfel. Mit 10, aus 4 und 6, tippst du die Marktvogtei an: Sie schickt dir Kunden.',
  ],
  customer: [
    'Welchen?',
    'Nimm für 1 Zeit den leuchtenden Kunden, der ein Bier und eine Schriftrolle will. Das genügt: Beende den Zug.',
  ],
  scriptorium: [
    'Was noch fehlt',
    'Eine Schriftrolle. Mach 9 aus 4 und 5, tippe die Schreibstube mit 5 und 9 an und beende den Zug.',
  ],
  serve: [
    'Den Kunden bedienen',
    'Ein „?“-Banner geht mit jedem Wert. Tippe den Kunden in deinem Dorf an: Die Güter sind bezahlt, und 3 Punkte gehören dir.',
  ],
}
