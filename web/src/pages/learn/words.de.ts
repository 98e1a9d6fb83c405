import type { LessonTexts } from './words.ts'

/** Die Lektionen auf Deutsch. */
export const texts: LessonTexts = {
  title: (game) => `${game}: spielend lernen`,
  step: (number, of) => `Schritt ${number} von ${of}`,
  other: 'Das ginge auch, aber diese Lektion geht anders weiter. Erst das:',
  rival: 'Bert',
  you: 'Du',
  rivalPlays: (name) => `${name} macht seinen Zug.`,
  again: 'Noch einmal',
  doneTitle: 'So geht das.',
  doneText:
    'Das genügt für die erste Partie: Hinweise erklären Neues, wenn es vorkommt, und jeder Zug lässt sich zurücknehmen, bis du ihn absendest.',
  friends: 'Mit Freunden',
  unknown: 'Für dieses Spiel gibt es keine Lektion.',
  tasks: {
    villagers: {
      draft: [
        'Eine Person nehmen',
        'Reihum nehmen alle Personen von der Straße. Tippe die leuchtende Karte mit dem Apfel an: Mit ihr nimmst du jede Runde eine Person mehr.',
      ],
      again: [
        'Noch eine',
        'Zwei Personen je Runde gehören dir. Bert nahm eine, und eine neue kam. Nimm die neue, am selben Platz.',
      ],
      coin: [
        'Eine Münze auf die Straße',
        'Zu zweit darf jeder 1 Gold der Bank auf eine Person legen, die dann bleibt. Tippe die erste der Straße an.',
      ],
      basic: [
        'Eine Kette hat einen Anfang',
        'Am Fuß des Bildes deiner ersten Karte steht, auf wem sie liegen muss. Tippe rechts die leuchtende Start-Person an: Mit ihr beginnt die Kette.',
      ],
      pay: [
        'Eine Karte eintauschen',
        'Eine Start-Person kostet eine Handkarte, aber keine Bauaktion. Tippe die leuchtende Handkarte an, dann den zweiten Stapel der Straße.',
      ],
      chain: [
        'Die Kette bauen',
        'Tippe jetzt die leuchtende Karte an: Sie kommt auf die Start-Person. Nur was offen liegt, gibt Äpfel, Häuser und Gold.',
      ],
      start: [
        'Jemand, der niemanden braucht',
        'Am Fuß dieses Bildes steht nichts: Die Karte beginnt einen eigenen Stapel. Tippe sie an: Das ist deine zweite Bauaktion.',
      ],
      end: [
        'Den Zug absenden',
        'Was gebaut ist, bleibt, und an den zwei Markttagen zahlt es. Mit dem roten Knopf schließt du jeden Zug.',
      ],
    },
    'my-village': {
      dice: [
        'Zwei Würfel nehmen und bauen',
        'Zwei Würfel ergeben einen Wert. Tippe die Summe 8 an, aus 2 und 6, und dann die Brauerei mit 5 und 8. Sie kostet Zeit: Schau auf die Fähre.',
      ],
      end: [
        'Den Zug absenden',
        'Deine Brauerei steht und hat ihr erstes Bier gemacht. Beende den Zug; dann nimmt Bert zwei Würfel aus demselben Vorrat.',
      ],
      white: [
        'Nutzen, was du gebaut hast',
        'Auch das Banner der Brauerei zeigt 8. Mach 8 aus 4 und 4 und tippe die Brauerei in deinem Dorf an: Sie braut noch ein Bier.',
      ],
      bridge: [
        'Die Zeit läuft für alle',
        'Beende den Zug und sieh Bert zu: Schwarze Würfel kosten ihn je 2 Zeit. Er passiert die Brücke, und jemand in seinem Dorf stirbt.',
      ],
      office: [
        'Einen Kunden holen',
        'Neue Runde, neue Würfel. Mit 10, aus 4 und 6, tippst du die Marktvogtei an: Sie schickt dir Kunden.',
      ],
      customer: [
        'Welchen?',
        'Nimm für 1 Zeit den leuchtenden Kunden, der ein Bier und eine Schriftrolle will. Wähle „Genug Kunden“ und beende den Zug.',
      ],
      scriptorium: [
        'Was noch fehlt',
        'Eine Schriftrolle. Mach 9 aus 4 und 5, tippe die Schreibstube mit 5 und 9 an und beende den Zug.',
      ],
      serve: [
        'Den Kunden bedienen',
        'Ein „?“-Banner geht mit jedem Wert. Tippe den Kunden in deinem Dorf an: Die Güter sind bezahlt, und 3 Punkte gehören dir.',
      ],
    },
    settlement: {
      artifact: [
        'Ein Artefakt für eine Runde',
        'Alle beginnen mit einem. Nimm den Leitstern: Einmal in dieser Runde aktiviert er eine Wildnisreihe ein zweites Mal. Dann beginnt Bert.',
      ],
      explore: [
        'Erkunden',
        'Du hast sechs Siedler, und jede Aktion setzt welche ein. Tippe den Stapel der Wildnisreihe I an: Das kostet einen.',
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
        'Erkunde die Reihe I noch einmal und leg die Landschaft links neben die erste. Liegt ein Held ihrer Farbe aus, kommt ein Monster. Beende den Zug.',
      ],
      region: [
        'Die Wildnis aktivieren',
        'Tippe die Fahne I an: Für 1 Siedler bringt jede Landschaft ohne Monster ihre Ressource. Dann beende den Zug.',
      ],
      hunt: [
        'Das Monster bekämpfen',
        'Seinetwegen bringt die Landschaft nichts. Tippe es an: Ein grünes braucht 1 Siedler und bringt einen Diamanten. Dann beende den Zug.',
      ],
      construct: [
        'Ein Gebäude bauen',
        'Für 1 Siedler und seinen Preis: Tippe das leuchtende Sägewerk an, dann das erste Feld deiner untersten Siedlungsreihe. Beende den Zug.',
      ],
      street: [
        'Die Siedlung aktivieren',
        'Dein letzter Siedler. Tippe „Aktivieren“ an der untersten Reihe an, dann das Sägewerk: Es gibt dir ein Holz. Mehr Gebäude würden alle arbeiten.',
      ],
      pass: [
        'Passen',
        'Kein Siedler ist übrig, also passe. Du bist zuerst und beginnst die nächste Runde; Holz, Lehm und Stein gehen zurück, Diamanten und Gold bleiben.',
      ],
      next: [
        'Ein anderes Artefakt',
        'Wähle eines für die nächste Runde. Deine Siedler sind zurück: Mit Diamanten und Gold wirst du Helden einladen, und die sind die Punkte.',
      ],
    },
    'town-builder': {
      plan: [
        'Einen Plan beginnen',
        'Ein Zug hat zwei Aktionen; jede nimmt eine Karte der Reihe. Die angehobene Karte passt: Leg sie als neuen Plan in deinen Stadtteil.',
      ],
      resource: [
        'Bring ihm einen Rohstoff',
        'Der Fuß deines Plans zeigt, was er braucht; die Ecke einer Karte zeigt, was sie gibt. Leg die angehobene Karte unter den Plan.',
      ],
      end: [
        'Den Zug beenden',
        'Beide Aktionen sind gemacht. Sende den Zug ab: Dann ist Bert dran, und die Reihe wird wieder aufgefüllt.',
      ],
      finish: [
        'Das Gebäude fertig bauen',
        'Ein Rohstoff fehlt noch, und die angehobene Karte gibt ihn. Leg sie unter den Plan: Er wird sofort ein Gebäude.',
      ],
      ability: [
        'Die Fähigkeit nutzen',
        'Ein Hammer wirkt einmal, in dem Zug, in dem sein Gebäude fertig wird, und kostet keine Aktion. Dein Gebäude hat einen: Nutze ihn.',
      ],
      gold: [
        'Gold lagern',
        'Deine zweite Aktion: Die angehobene Karte hat eine Münze in der Ecke. Nimm sie als Gold, für Pläne, die welches kosten.',
      ],
      last: [
        'Wer bekommt die Juroren?',
        'Am Ende geht jeder Juror da oben an die meisten Gebäude einer Art, und Auszeichnungen hat, wer sie zuerst erfüllt. Sende den Zug ab.',
      ],
    },
  },
}
