import type { GameInShort } from '../manifest.ts'

/** Account of Settlement, in French. */
export const how: GameInShort = {
  goal: 'Explore trois contrées, tiens les monstres à distance et bâtis des rues. La richesse y aide : presque tous les points viennent des héros invités.',
  aim: ['Explore la nature,', 'bâtis un village,', 'invite des héros : ce sont tes points.'],
  size: 'De 1 à 4 personnes',
  steps: [
    [
      'Placer des colons',
      'Tu en as six. Un tour est *une action* : explorer, chasser, bâtir un avant-poste ou un bâtiment, activer. Les colons reviennent quand tu passes.',
    ],
    [
      'Récoltes et monstres',
      'Une région activée donne *1 ressource par terrain*. Si un héros de sa couleur est exposé, *un monstre vient* et le bloque.',
    ],
    [
      'Des rues qui travaillent',
      'Les bâtiments d’une rue servent *ensemble*, dans n’importe quel ordre : ce que donne l’un paie le suivant. Un avant-poste protège son terrain pour toujours.',
    ],
    [
      'Inviter des héros',
      'Une fois par tour, contre diamants et or. Ils comptent à la fin *terrains, avant-postes ou bâtiments*. À droite, ils sont moins chers.',
    ],
  ],
  course: {
    title: 'Une manche',
    parts: [
      ['Les tours', 'une action, un héros, ou les deux ; puis à la personne suivante'],
      ['Échanger', 'à tout moment de ton tour, à taux fixes'],
      ['Passer', 'qui passe en premier commence la manche suivante'],
      ['Artefact', 'en passant, tu en prends un autre pour une manche'],
    ],
  },
  different:
    'Les héros que tout le monde veut sont ceux qui amènent les monstres. Les inviter tout de suite, ou attendre qu’ils coûtent moins ?',
  named: {},
}
