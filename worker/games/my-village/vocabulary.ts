import type { Vocabulary } from '../kernel/vocabulary.ts'

/** The one word that My Village has for each thing. */
export const vocabulary: Vocabulary = {
  en: [
    { say: 'headman', never: ['mayor', 'village chief'] },
    { say: 'descendant', never: ['pupil', 'student'] },
    { say: 'passes the bridge', never: ['crosses the bridge', 'passes under the bridge'] },
  ],
  de: [
    { say: 'Geschichten-Punkt', never: ['Geschichtspunkt', 'Geschichtenpunkt'] },
    { say: 'Ruhmespunkt', never: ['Prestigepunkt', 'Siegpunkt'] },
    { say: 'Oberhaupt', never: ['Dorfvorsteher', 'Bürgermeister'] },
    { say: 'Güter', never: ['Waren', 'Ware '] },
    { say: 'Nachkomme', never: ['Schüler', 'Nachwuchs'] },
    { say: 'passiert', never: ['überquer', 'Überquer', 'über die Brücke', 'unter der Brücke'] },
  ],
  fr: [
    { say: 'point d’histoire', never: ['point de récit', 'points de récit', 'PH'] },
    { say: 'biens', never: ['marchandise', 'Marchandise'] },
    { say: 'descendant', never: ['élève'] },
    { say: 'passe le pont', never: ['passe sous le pont', 'traverse le pont'] },
  ],
}
