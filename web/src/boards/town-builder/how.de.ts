import type { GameInShort } from '../manifest.ts'

/** So geht Town Builder: Coevorden, auf Deutsch. */
export const how: GameInShort = {
  goal: 'Bau den schönsten Stadtteil einer Festungsstadt. Punkte bringen Gebäude, Auszeichnungen und Juroren, die auf die Arten schauen.',
  aim: [
    'Nimm Karten aus der Reihe,',
    'mach Gebäude fertig,',
    'überzeug die Juroren: Beides bringt Punkte.',
  ],
  size: '1 bis 4 Personen',
  steps: [
    [
      'Eine Karte, drei Wege',
      'Zweimal je Zug nimmst du eine Karte der Reihe: als *Fundament*, als *Rohstoff* unter ein Fundament, oder als *Gold*, das manche kosten.',
    ],
    [
      'Fertig bauen',
      'Ein Fundament mit allen Rohstoffen *ist sofort ein Gebäude*. Die Karten darunter kommen auf die Ablage.',
    ],
    [
      'Fähigkeiten nutzen',
      'Ein *Hammer* wirkt einmal, wenn sein Gebäude fertig wird. Ein *Stern* wirkt in jedem Zug, aber du nutzt nur einen je Zug.',
    ],
    [
      'Juroren und Preise',
      'Auszeichnungen hat, wer sie *zuerst schafft*. Juroren warten auf das Ende: Jeder mag eine Art und geht an die Person, die *am meisten davon* hat.',
    ],
  ],
  course: {
    title: 'Eine Partie',
    parts: [
      ['Auffüllen', 'die Reihe hat wieder fünf Karten'],
      ['Zwei Aktionen', 'Fundament, Rohstoff, Gold'],
      ['Juroren', 'einige kommen aus dem Stapel'],
      ['Das Ende', 'ist der Stapel leer, noch eine Runde'],
    ],
  },
  different:
    'Niemand hat Handkarten, nichts ist geheim: Was du liegen lässt, liegt für die Nächsten da. Was brauchen sie, was kannst du entbehren?',
  named: {},
}
