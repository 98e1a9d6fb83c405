import type { GameInShort } from '../manifest.ts'

/** Account of My Village, in French. */
export const how: GameInShort = {
  goal: 'Ta famille bâtit un village, y vieillit et laisse un souvenir. Le plus de prestige l’emporte : église et conseil, voyages, clients, histoires.',
  aim: [
    'Prends deux dés,',
    'bâtis et commerce avec leur somme,',
    'et laisse un souvenir : c’est le prestige, et il gagne.',
  ],
  size: 'De 2 à 4 personnes',
  steps: [
    [
      'Prendre deux dés',
      'Prends *deux dés de la réserve* : leur somme est ta valeur. Une pièce tourne un dé de 1 ; les dés noirs coûtent du temps.',
    ],
    [
      'Bâtir, ou utiliser',
      'Ta valeur donne *une nouvelle carte* à bannière noire, ou fait agir *chaque bannière blanche* de ton village qui la montre : biens, pièces, clients servis.',
    ],
    [
      'Le temps passe',
      'Presque tout coûte du temps, et ton bac avance. La Faucheuse attend au pont : *un de tes villageois meurt*, et son travail cesse.',
    ],
    [
      'Laisser un souvenir',
      'Les premiers morts de chaque métier entrent dans la *chronique*. Les histoires ne comptent qu’à la maison : envoie le chef du village avant les rats.',
    ],
  ],
  course: {
    title: 'Une partie',
    parts: [
      ['Lancer', 'une seule réserve de dés pour tous'],
      ['Les tours', 'deux dés chacun, pour des bannières'],
      ['Les adieux', 'qui passe le pont perd un villageois'],
      ['La fin', 'avec la manche où les tombes sont pleines'],
    ],
  },
  different:
    'Mourir fait partie du plan : qui ne se presse jamais n’entre jamais dans la chronique. Et tout le monde puise dans les mêmes dés.',
  named: {},
}
