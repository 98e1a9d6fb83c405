import type { Vocabulary } from '../kernel/vocabulary.ts'

/** The one word that Villagers has for each thing. */
export const vocabulary: Vocabulary = {
  en: [
    { say: 'Road', never: ['Street', 'Display'] },
    { say: 'slot', never: ['position'] },
    { say: 'padlock', never: ['the lock '] },
  ],
  de: [
    { say: 'Auslage', never: ['Landstraße', 'Straße', 'Marktreihe'] },
    { say: 'Platz', never: ['Position'] },
    { say: 'Betriebsart', never: ['Farbe'] },
    { say: 'Person', never: ['Dorfbewohner', 'Bewohner'] },
    { say: 'Holzfäller', never: ['HolzfällerIn', 'HeuwenderIn', 'BergarbeiterIn'] },
  ],
  fr: [
    { say: 'route', never: ['étalage', 'chemin '] },
    { say: 'place', never: ['position', 'emplacement'] },
    { say: 'trousseau', never: ['porte-clés'] },
  ],
}
