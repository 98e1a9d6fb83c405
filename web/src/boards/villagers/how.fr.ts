import type { GameInShort } from '../manifest.ts'

/** Account of Villagers, in French. */
export const how: GameInShort = {
  goal: 'Après des années difficiles, tu fondes un village. Des gens passent sur la route ; trouve-leur un métier, et finis avec le plus d’or.',
  aim: [
    'Recrute des gens sur la route,',
    'forme des chaînes,',
    'et deux jours de marché paient : l’or gagne.',
  ],
  size: 'De 1 à 5 personnes',
  steps: [
    [
      'Recruter sur la route',
      'À tour de rôle, prends un villageois visible ou une carte inconnue. Tu en recrutes *2, et 1 de plus par pomme*, jusqu’à 5.',
    ],
    [
      'Construire ton village',
      'Place chaque villageois sur celui qu’il suit : *Vendangeuse, puis Vigneronne*. Tu en places 2, et 1 de plus par maison. Recouverts, les symboles disparaissent.',
    ],
    [
      'Gare au cadenas',
      'Chaque cadenas dit qui l’ouvre. Si tu as cette personne, la banque y pose *2 or* ; sinon, tu paies un voisin ou la banque.',
    ],
    [
      'Deux jours de marché',
      'Ils viennent quand les piles s’épuisent. Chacun paie *l’or imprimé sur tes villageois* ; le second paie aussi l’argent. Le plus d’or l’emporte.',
    ],
  ],
  course: {
    title: 'Une manche',
    parts: [
      ['Recruter', 'à tour de rôle, jusqu’à ce que chacun ait ses cartes'],
      ['Construire', 'l’un après l’autre, depuis la main'],
      ['La route', 'certains s’en vont, d’autres arrivent, avec des pièces'],
      ['Marché ?', 'une fois au milieu de la partie, une fois à la fin'],
    ],
  },
  different:
    'Tes voisins gagnent avec toi : qui a le forgeron dont tous ont besoin est payé encore et encore. Regarde ce qui manque aux autres.',
  named: {
    truffler: 'Truffier',
    wattler: 'Clayonneuse',
    vintner: 'Vigneronne',
    graper: 'Vendangeuse',
    cooper: 'Tonnelier',
    fromager: 'Fromagère',
    cartwright: 'Charron',
  },
}
