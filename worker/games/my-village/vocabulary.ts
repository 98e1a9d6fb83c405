import type { Vocabulary } from '../kernel/vocabulary.ts'

/** The one word that My Village has for each thing. */
export const vocabulary: Vocabulary = {
  en: [{ say: 'headman', never: ['mayor', 'village chief'] }],
  de: [
    { say: 'Geschichten-Punkt', never: ['Geschichtspunkt', 'Geschichtenpunkt'] },
    { say: 'Ruhmespunkt', never: ['Prestigepunkt', 'Siegpunkt'] },
    { say: 'Oberhaupt', never: ['Dorfvorsteher', 'Bürgermeister'] },
  ],
  fr: [{ say: 'point d’histoire', never: ['point de récit', 'points de récit'] }],
}
