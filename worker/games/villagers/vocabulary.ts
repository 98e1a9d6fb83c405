import type { Vocabulary } from '../kernel/vocabulary.ts'

/** The one word that Villagers has for each thing. */
export const vocabulary: Vocabulary = {
  en: [
    { say: 'Road', never: ['Street', 'Display', 'the road', 'The road'] },
    { say: 'slot', never: ['position'] },
    { say: 'padlock', never: ['the lock '] },
    {
      say: 'build',
      never: ['place a villager', 'place villagers', 'Placing villagers', 'be placed'],
    },
  ],
  de: [
    { say: 'Auslage', never: ['Landstraße', 'Straße', 'Marktreihe'] },
    { say: 'Platz', never: ['Position'] },
    { say: 'Betriebsart', never: ['Farbe'] },
    { say: 'Bausymbol', never: ['Bauarbeiter'] },
    { say: 'Personen bauen', never: ['Personen ausspielen', 'Person ausspielen', 'auszuspielen'] },
    { say: 'Person', never: ['Dorfbewohner', 'Bewohner'] },
    { say: 'Holzfäller', never: ['HolzfällerIn', 'HeuwenderIn', 'BergarbeiterIn'] },
  ],
  fr: [
    { say: 'route', never: ['étalage', 'chemin '] },
    { say: 'place', never: ['position', 'emplacement'] },
    { say: 'trousseau', never: ['porte-clés'] },
    {
      say: 'placer',
      never: [
        'construire …',
        'construire un',
        'construire jusqu',
        'Construire …',
        'construit ',
        'construis ',
      ],
    },
  ],
}
