import type { GameInShort } from '../manifest.ts'

/** So geht Villagers, auf Deutsch. */
export const how: GameInShort = {
  goal: 'Nach harten Jahren gründest du ein Dorf. Leute kommen vorbei: Gib ihnen Arbeit und hab am Ende das meiste Gold.',
  aim: [
    'Hol Leute aus der Auslage,',
    'bau sie zu Ketten,',
    'und zwei Markttage zahlen: Gold gewinnt.',
  ],
  size: '1 bis 5 Personen',
  steps: [
    [
      'Aus der Auslage nehmen',
      'Reihum nimmst du eine offene Person oder die unbekannte Karte dahinter. Du nimmst *2, und 1 mehr je Apfel* in deinem Dorf, bis zu 5.',
    ],
    [
      'Das Dorf bauen',
      'Leg jede Person auf die, der sie folgt: *Pflückerin, dann Winzerin*. Du baust 2, und 1 mehr je Haus. Überdeckte Zeichen zählen nicht mehr.',
    ],
    [
      'Auf Schlösser achten',
      'Jedes Schloss nennt, wer es öffnet. Hast du die Person, legt die Bank *2 Gold* darauf. Sonst zahlst du 2, nebenan oder der Bank.',
    ],
    [
      'Zwei Markttage',
      'Sie kommen, wenn Stapel leer sind. Jeder zahlt das *Gold auf deinen Personen*, der zweite auch Silber. Das meiste Gold gewinnt.',
    ],
  ],
  course: {
    title: 'Eine Runde',
    parts: [
      ['Nehmen', 'reihum, bis alle ihre Karten haben'],
      ['Bauen', 'nacheinander, aus der Hand'],
      ['Auslage', 'einige gehen, neue kommen, mit Münzen'],
      ['Markt?', 'einmal mittendrin, einmal am Ende'],
    ],
  },
  different:
    'Nebenan verdient man mit: Wer den Schmied hat, den alle brauchen, wird immer wieder bezahlt. Schau, was anderen fehlt.',
  named: {
    truffler: 'Trüffelsucher',
    wattler: 'Flechterin',
    vintner: 'Winzerin',
    graper: 'Pflückerin',
    cooper: 'Böttcher',
    fromager: 'Käserin',
    cartwright: 'Wagner',
  },
}
