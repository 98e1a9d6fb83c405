import type { LessonTasks } from '../manifest.ts'

/** Die Aufgaben der Lektion auf Deutsch. */
export const tasks: LessonTasks = {
  draft: [
    'Eine Person nehmen',
    'Reihum nehmen alle Personen aus der Auslage. Tippe die leuchtende Karte mit dem Apfel an: Mit ihr nimmst du jede Runde eine Person mehr.',
  ],
  again: [
    'Noch eine',
    'Du nimmst zwei Personen je Runde. Bert hat eine genommen, und eine neue ist da. Nimm sie, vom selben Platz.',
  ],
  coin: [
    'Eine Münze in die Auslage',
    'Zu zweit dürft ihr je 1 Gold der Bank auf eine Person legen, die dann bleibt. Tippe die erste der Auslage an.',
  ],
  basic: [
    'Eine Kette hat einen Anfang',
    'Am Fuß des Bildes deiner ersten Karte steht, auf wem sie liegen muss. Tippe die leuchtende Start-Person an: Mit ihr beginnt die Kette.',
  ],
  pay: [
    'Eine Karte eintauschen',
    'Eine Start-Person kostet eine Handkarte, aber keine Bauaktion. Tippe die leuchtende Handkarte an: Sie kommt auf einen Stapel der Auslage.',
  ],
  chain: [
    'Die Kette bauen',
    'Tippe jetzt die leuchtende Karte an: Sie kommt auf die Start-Person. Nur was offen liegt, gibt Äpfel, Häuser und Gold.',
  ],
  start: [
    'Jemand, der niemanden braucht',
    'Am Fuß dieses Bildes steht nichts: Die Karte beginnt eine eigene Reihe. Tippe sie an: Das ist deine zweite Bauaktion.',
  ],
  end: [
    'Was dein Dorf verdient',
    '„Erster Markttag jetzt“ zählt das Gold, das deine Leute an dem Tag bringen: Es entscheidet, wer gewinnt. Schick den Zug mit dem roten Knopf ab.',
  ],
}
