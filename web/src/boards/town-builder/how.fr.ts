import type { GameInShort } from '../manifest.ts'

/** Account of Town Builder, in French. */
export const how: GameInShort = {
  goal: 'Bâtis le plus beau quartier d’une ville fortifiée. Les points viennent des bâtiments, des distinctions, et de juges qui regardent les types.',
  aim: [
    'Prends des cartes de la rangée,',
    'achève tes bâtiments,',
    'plais aux juges : les deux rapportent des points.',
  ],
  size: 'De 1 à 4 personnes',
  steps: [
    [
      'Une carte, trois usages',
      'Deux fois par tour, prends une carte de la rangée : comme *chantier*, comme *ressource* sous un chantier, ou comme *or*, que certains coûtent.',
    ],
    [
      'Achever tes chantiers',
      'Un chantier qui a toutes ses ressources *est aussitôt un bâtiment*. Les cartes dessous vont à la défausse, où d’autres peuvent les trouver.',
    ],
    [
      'Utiliser les capacités',
      'Un *marteau* agit une fois, quand son bâtiment est achevé. Une *étoile* agit à chaque tour, mais tu n’en utilises qu’une par tour.',
    ],
    [
      'Juges et distinctions',
      'Les distinctions vont à qui *les mérite en premier*. Les juges attendent la fin : chacun a son type, et va à qui a *le plus*.',
    ],
  ],
  course: {
    title: 'Une partie',
    parts: [
      ['Compléter', 'la rangée a de nouveau cinq cartes'],
      ['Deux actions', 'chantier, ressource ou or, à ton gré'],
      ['Les juges', 'certains sortent de la pioche'],
      ['La fin', 'la pioche épuisée, encore une manche'],
    ],
  },
  different:
    'Pas de main, rien à cacher : chaque carte laissée est là pour les autres. De quoi ont-ils besoin, et de quoi peux-tu te passer ?',
  named: {},
}
