import type { Vocabulary } from '../kernel/vocabulary.ts'

/** The one word that Town Builder has for each thing. */
export const vocabulary: Vocabulary = {
  en: [
    { say: 'district', never: ['quarter', 'neighbourhood'] },
    { say: 'social', never: ['Welfare', 'welfare'] },
    { say: 'residential', never: ['Housing', 'housing'] },
    { say: 'judge', never: ['juror', 'Juror'] },
    { say: 'foundation', never: ['building site', 'construction site'] },
  ],
  de: [
    { say: 'Stadtteil', never: ['Bezirk', 'Stadtviertel', 'Viertel'] },
    { say: 'Rohstoff', never: ['Ressource'] },
    { say: 'Sozialwesen', never: ['Soziales', 'Wohlfahrt'] },
    { say: 'Juror', never: ['Richter', 'Preisrichter'] },
    { say: 'Fundament', never: ['Baustelle', 'Bauplatz'] },
    { say: 'gelegt', never: ['als gedeckt'] },
  ],
  fr: [
    { say: 'quartier', never: ['arrondissement'] },
    { say: 'chantier', never: ['fondation', 'Fondation'] },
    { say: 'Grenier', never: ['Entrepôt'] },
    { say: 'habitation', never: ['logement', 'Logement'] },
    { say: 'social', never: ['entraide', 'Entraide'] },
    { say: 'militaire', never: ['armées', 'Armées'] },
  ],
}
