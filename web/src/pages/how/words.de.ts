import type { HowTexts } from './words.ts'

/** „So geht es“ auf Deutsch. */
export const texts: HowTexts = {
  link: 'So geht es',
  title: (game) => `So geht ${game}`,
  lesson: 'Spielend lernen',
  lessonHint: 'fünf Minuten',
  start: 'Tisch eröffnen',
  rules: 'Alle Regeln',
  others: 'Die anderen Spiele',
  differentTitle: 'Was daran anders ist.',
  games: {
    villagers: {
      goal: 'Nach harten Jahren gründest du ein Dorf. Leute kommen die Straße entlang: Gib ihnen Arbeit, und hab am Ende das meiste Gold.',
      size: '1 bis 5 Personen',
      steps: [
        [
          'Von der Straße nehmen',
          'Reihum nimmst du eine offene Person oder die unbekannte Karte dahinter. Du nimmst *2, und 1 mehr je Apfel* in deinem Dorf, bis zu 5.',
        ],
        [
          'Das Dorf bauen',
          'Leg Personen auf die, der sie folgen: *Pflückerin, dann Winzer*. Du baust 2, und 1 mehr je Haus. Überdeckte Zeichen zählen nicht mehr.',
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
        vintner: 'Winzer',
        graper: 'Pflückerin',
        cooper: 'Böttcher',
        fromager: 'Käserin',
        cartwright: 'Wagner',
      },
    },
    'my-village': {
      goal: 'Deine Familie baut ein Dorf, wird darin alt und bleibt in Erinnerung. Der meiste Ruhm gewinnt: aus Kirche und Rat, Reisen, Kunden, Geschichten.',
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
    },
    settlement: {
      goal: 'Erkunde drei Lande, halte Monster fern und baue ein Dorf. Reichtum ist das Mittel: Fast alle Punkte bringen die Helden, die du einlädst.',
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
    },
    'town-builder': {
      goal: 'Bau den schönsten Stadtteil einer Festungsstadt. Punkte bringen Gebäude, Auszeichnungen und Juroren, die auf die Arten schauen.',
      size: '1 bis 4 Personen',
      steps: [
        [
          'Eine Karte, drei Wege',
          'Zweimal je Zug nimmst du eine Karte der Reihe: als *Plan*, als *Rohstoff* unter einen deiner Pläne, oder als *Gold* für Pläne, die welches kosten.',
        ],
        [
          'Pläne fertig bauen',
          'Ein Plan mit allen Rohstoffen *ist sofort ein Gebäude*. Die Karten darunter kommen auf die Ablage, wo andere sie finden können.',
        ],
        [
          'Fähigkeiten nutzen',
          'Ein *Hammer* wirkt einmal, wenn sein Gebäude fertig wird. Ein *Stern* wirkt in jedem Zug, aber du nutzt nur einen je Zug.',
        ],
        [
          'Juroren und Preise',
          'Auszeichnungen hat, wer sie *zuerst erfüllt*. Juroren warten auf das Ende: Jeder mag eine Art und geht an den, der *am meisten davon* hat.',
        ],
      ],
      course: {
        title: 'Eine Partie',
        parts: [
          ['Auffüllen', 'die Reihe hat wieder fünf Karten'],
          ['Zwei Aktionen', 'Plan, Rohstoff oder Gold'],
          ['Juroren', 'einige kommen aus dem Stapel'],
          ['Das Ende', 'ist der Stapel leer, noch eine Runde'],
        ],
      },
      different:
        'Niemand hat Handkarten, nichts ist geheim: Was du liegen lässt, liegt für die Nächsten da. Was brauchen sie, was kannst du entbehren?',
      named: {},
    },
  },
}
