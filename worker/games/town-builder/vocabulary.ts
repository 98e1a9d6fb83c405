import type { Vocabulary } from '../kernel/vocabulary.ts'

/** The one word that Town Builder has for each thing. */
export const vocabulary: Vocabulary = {
  en: [
    { say: 'social', never: ['Welfare', 'welfare'] },
    { say: 'residential', never: ['Housing', 'housing'] },
    { say: 'judge', never: ['juror', 'Juror'] },
    { say: 'foundation', never: ['building site', 'construction site'] },
  ],
  de: [
    { say: 'Stadtteil', never: ['Bezirk', 'Stadtviertel'] },
    { say: 'Rohstoff', never: ['Ressource'] },
    { say: 'Sozialwesen', never: ['Soziales', 'Wohlfahrt'] },
    { say: 'Juror', never: ['Richter', 'Preisrichter'] },
    { say: 'Fundament', never: ['Baustelle', 'Bauplatz'] },
  ],
  fr: [
    { say: 'quartier', never: ['arrondissement'] },
    { say: 'chantier', never: ['fondation', 'Fondation'] },
  ],
}
