import type { GameInShort } from '../manifest.ts'

/** So geht Villagers, auf Deutsch. */
export const how: GameInShort = {
  goal: 'Nach harten Jahren gründest du ein Dorf. Leute kommen die Straße entlang: Gib ihnen Arbeit, und hab am Ende das meiste Gold.',
  aim: [
    'Hol Leute von der Straße,',
    'bau sie zu Ketten,',
    'und zwei Markttage zahlen: Gold gewinnt.',
  ],
  size: '1 bis 5 Personen',
  steps: [
    [
      'Von der Straße nehmen',
      'Reihum nimmst du eine offene Person oder die unbekannte Karte dahinter. Du nimmst *2, und 1 mehr je Apfel* in deinem Dorf, bis zu 5.',
    ],
    [
      'Das Dorf bauen',
      'Leg Personen auf die, der sie folgen: *Pflückerin, dann Winzerin*. Du baust 2, und 1 mehr je Haus. Überdeckte Zeichen zählen nicht mehr.',
    ],
    [
      'Auf Schlösser achten',
      'Jedes Schloss nennt, wer es öffnet. Ist die Person in deinem Dorf, legt die Bank *2 Gold* darauf; sonst zahlst du 2, nach nebenan oder an die Bank.',
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
      ['Straße', 'einige gehen, neue kommen, mit Münzen'],
      ['Markt?', 'einmal mittendrin, einmal am Ende'],
    ],
  },
  different:
    'Deine Nachbarn verdienen mit: Wer die Schmiedin hat, die alle brauchen, wird immer wieder bezahlt. Schau, was anderen fehlt.',
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
