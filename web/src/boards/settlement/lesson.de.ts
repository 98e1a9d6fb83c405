import type { LessonTasks } from '../manifest.ts'

/** Die Aufgaben der Lektion auf Deutsch. */
export const tasks: LessonTasks = {
  artifact: [
    'Ein Artefakt für eine Runde',
    'Alle beginnen mit einem. Nimm den Leitstern: Einmal in dieser Runde aktiviert er eine Wildnisreihe ein zweites Mal. Dann beginnt Bert.',
  ],
  explore: [
    'Erkunden',
    'Du hast sechs Siedler, und jede Aktion setzt welche ein. Tippe das mittlere Feld der Wildnisreihe I an: Es zu erkunden kostet einen.',
  ],
  place: [
    'Leg sie zu dir',
    'Deine erste Landschaft darf auf jedes Feld der Reihe I. Tippe das mittlere an: So bleibt am meisten Platz für Nachbarn.',
  ],
  end: [
    'Eine Aktion je Zug',
    'Das war deine Aktion. Beende den Zug; nach Bert bist du wieder dran.',
  ],
  more: [
    'Noch einmal erkunden',
    'Erkunde die Reihe I noch einmal, links neben der ersten Landschaft. Liegt ein Held ihrer Farbe aus, kommt ein Monster. Beende den Zug.',
  ],
  hunt: [
    'Das Monster bekämpfen',
    'Solange es da ist, bringt die Landschaft nichts. Tippe es an: Ein grünes braucht 1 Siedler und bringt einen Diamanten. Dann beende den Zug.',
  ],
  region: [
    'Die Wildnis aktivieren',
    'Tippe die Fahne I an: Für 1 Siedler bringt jede Landschaft ohne Monster ihre Ressource, also deine beiden. Dann beende den Zug.',
  ],
  construct: [
    'Ein Gebäude bauen',
    'Für 1 Siedler und seinen Preis: Tippe das leuchtende Sägewerk an, dann das erste Feld deiner untersten Siedlungsreihe. Beende den Zug.',
  ],
  street: [
    'Die Siedlung aktivieren',
    'Dein letzter Siedler. Tippe „Aktivieren“ an der untersten Reihe an, dann das Sägewerk: Es gibt dir ein Holz. Stünden dort mehr Gebäude, würden alle arbeiten.',
  ],
  hero: [
    'Einen Helden einladen: die Punkte',
    'Tippe den letzten Helden am Markt an: 3 Punkte und 2 Siedler für 2 Holz und 1 Gold. Das Gold tauschst du dabei ein.',
  ],
}
