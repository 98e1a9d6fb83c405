import type { LessonTasks } from '../manifest.ts'

/** Die Aufgaben der Lektion auf Deutsch. */
export const tasks: LessonTasks = {
  plan: [
    'Ein Fundament beginnen',
    'Ein Zug hat zwei Aktionen; jede nimmt eine Karte der Reihe. Die angehobene Karte passt: Leg sie als neues Fundament in deinen Stadtteil.',
  ],
  resource: [
    'Bring ihm einen Rohstoff',
    'Der Fuß deines Fundaments zeigt, was es braucht; die Ecke einer Karte zeigt, was sie gibt. Leg die angehobene Karte unter das Fundament.',
  ],
  end: [
    'Den Zug beenden',
    'Du hast beide Aktionen gemacht. Sende den Zug ab: Dann ist Bert dran, und die Reihe wird wieder aufgefüllt.',
  ],
  finish: [
    'Das Gebäude fertig bauen',
    'Ein Rohstoff fehlt noch, und die angehobene Karte gibt ihn. Leg sie unter das Fundament: Es wird sofort ein Gebäude.',
  ],
  ability: [
    'Die Fähigkeit nutzen',
    'Ein Hammer wirkt einmal, in dem Zug, in dem sein Gebäude fertig wird, und kostet keine Aktion. Dein Gebäude hat einen: Nutze ihn.',
  ],
  gold: [
    'Gold lagern',
    'Deine zweite Aktion: Die angehobene Karte hat eine Münze in der Ecke. Nimm sie als Gold, für Fundamente, die welches kosten.',
  ],
  last: [
    'Wer bekommt die Juroren?',
    'Am Ende geht jeder Juror an die meisten Gebäude einer Art. Eine Auszeichnung bekommt, wer sie zuerst schafft. Sende den Zug ab.',
  ],
}
