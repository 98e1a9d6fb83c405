import type { GameInShort } from '../manifest.ts'

/** So geht My Village, auf Deutsch. */
export const how: GameInShort = {
  goal: 'Deine Familie baut ein Dorf, wird darin alt und bleibt in Erinnerung. Wer am meisten Ruhm hat, gewinnt: aus Kirche, Rat, Reisen, Kunden und Geschichten.',
  aim: [
    'Nimm zwei Würfel,',
    'bau und handle mit ihrer Summe,',
    'und bleib in Erinnerung: Das ist Ruhm, und der gewinnt.',
  ],
  size: '2 bis 4 Personen',
  steps: [
    [
      'Zwei Würfel nehmen',
      'Es wird für alle gewürfelt; reihum nimmst du *zwei Würfel*. Ihre Summe ist dein Wert. Eine Münze dreht einen um 1; schwarze kosten Zeit.',
    ],
    [
      'Bauen oder nutzen',
      'Dein Wert holt *eine neue Karte* mit dunklem Banner, oder er nutzt *alle weißen Banner* deines Dorfs, die ihn zeigen: Güter, Münzen, Kunden.',
    ],
    [
      'Die Zeit vergeht',
      'Das meiste kostet Zeit, und deine Fähre rückt weiter. An der Brücke wartet der Tod: Dann *stirbt jemand*, und sein Teil des Dorfs steht still.',
    ],
    [
      'In Erinnerung bleiben',
      'Die ersten Toten jedes Berufs kommen in die *Chronik*. Geschichten zählen nur daheim: Schick dein Oberhaupt los, ehe Ratten die Hälfte fressen.',
    ],
  ],
  course: {
    title: 'Eine Partie',
    parts: [
      ['Würfeln', 'ein Vorrat an Würfeln für alle'],
      ['Züge', 'je zwei Würfel, für Banner genutzt'],
      ['Abschiede', 'wer die Brücke passiert, verliert jemanden'],
      ['Das Ende', 'mit der Runde, in der die Gräber voll sind'],
    ],
  },
  different:
    'Sterben gehört zum Plan: Wer es nie eilig hat, kommt nie in die Chronik. Und alle nehmen von denselben Würfeln.',
  named: {},
}
