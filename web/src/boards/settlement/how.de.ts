import type { GameInShort } from '../manifest.ts'

/** So geht Settlement, auf Deutsch. */
export const how: GameInShort = {
  goal: 'Erkunde die Wildnis, halte Monster fern und baue ein Dorf. Reichtum hilft dabei, doch fast alle Punkte bringen die Helden, die du einlädst.',
  aim: ['Erkunde die Wildnis,', 'bau ein Dorf,', 'lade Helden ein: Sie sind deine Punkte.'],
  size: '1 bis 4 Personen',
  steps: [
    [
      'Siedler einsetzen',
      'Du hast sechs. Ein Zug ist *eine Aktion*: erkunden, bekämpfen, eine Festung, ein Gebäude, oder aktivieren. Siedler kommen zurück, wenn du passt.',
    ],
    [
      'Ertrag und Monster',
      'Eine aktivierte Wildnisreihe bringt *1 Ressource je Landschaft*. Liegt ein Held ihrer Farbe aus, *kommt ein Monster* und sperrt sie, bis du es bekämpfst.',
    ],
    [
      'Reihen, die arbeiten',
      'Gebäude einer Siedlungsreihe nutzt du *zusammen*: Was eines bringt, bezahlt das nächste. Eine Festung macht ihre Landschaft für immer sicher.',
    ],
    [
      'Helden einladen',
      'Einmal je Zug, für Diamanten und Gold. Sie zählen am Ende *Landschaften, Festungen oder Gebäude*. Rechts in der Reihe sind sie billiger.',
    ],
  ],
  course: {
    title: 'Eine Runde',
    parts: [
      ['Züge', 'eine Aktion, ein Held, oder beides'],
      ['Tauschen', 'jederzeit im Zug, zu festen Kursen'],
      ['Passen', 'wer zuerst passt, beginnt die nächste'],
      ['Artefakt', 'beim Passen nimmst du ein anderes'],
    ],
  },
  different:
    'Die Helden, die alle wollen, sind die, die Monster bringen. Lädst du sie gleich ein, oder wartest du, bis sie weniger kosten?',
  named: {},
}
