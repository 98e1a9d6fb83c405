import type { Vocabulary } from '../kernel/vocabulary.ts'

/** The one word that Settlement has for each thing. */
export const vocabulary: Vocabulary = {
  en: [
    { say: 'outpost', never: ['fortification', 'fortress'] },
    { say: 'basic resource', never: ['normal resource', 'raw material'] },
  ],
  de: [
    { say: 'Festung', never: ['Außenposten', 'Vorposten'] },
    { say: 'Ressource', never: ['Rohstoff', 'Deine Waren'] },
    { say: 'Platz', never: ['Position'] },
    { say: 'Landschaft', never: ['Gelände', 'Länderei'] },
    { say: 'bekämpf', never: ['gejagt', 'Gejagt', 'jagst', 'Jage'] },
    { say: 'erkunde', never: ['erforsch', 'unerforsch', 'Unerforsch'] },
    { say: 'normale', never: ['Basissiedler', 'Basisressource'] },
  ],
  fr: [
    { say: 'avant-poste', never: ['forteresse', 'fortin'] },
    { say: 'ressource', never: ['matière première', 'matériau'] },
    { say: 'position', never: ['emplacement'] },
    {
      say: 'ressource de base',
      never: ['ressource simple', 'ressources simples', 'ressource normale'],
    },
    {
      say: 'colons de base',
      never: ['colon simple', 'colons simples', 'colon normal', 'colons normaux'],
    },
  ],
}
