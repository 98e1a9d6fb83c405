import type { LessonTasks } from '../manifest.ts'

/** The lesson's tasks in French. */
export const tasks: LessonTasks = {
  plan: [
    'Ouvre un chantier',
    'Un tour a deux actions ; chacune prend une carte de la rangée. La Pêcherie est soulevée pour toi : pose-la dans ton quartier comme nouveau chantier.',
  ],
  resource: [
    'Apporte-lui une ressource',
    'Le bas de la Pêcherie montre ce qu’il lui faut ; le coin d’une carte, ce qu’elle donne. Mets la carte soulevée sous la Pêcherie.',
  ],
  end: [
    'Finis le tour',
    'Les deux actions sont faites. Envoie le tour : c’est alors à Bert, et la rangée est complétée.',
  ],
  finish: [
    'Achève le bâtiment',
    'Il manque encore une ressource, et la carte soulevée la donne. Mets-la sous la Pêcherie : le chantier devient aussitôt un bâtiment.',
  ],
  ability: [
    'Utilise sa capacité',
    'Un marteau agit une fois, au tour où son bâtiment est achevé, et ne coûte pas d’action. La Pêcherie en a un : utilise-le.',
  ],
  gold: [
    'Range de l’or',
    'Ta deuxième action : la carte soulevée a une pièce dans le coin. Prends-la comme or, pour les chantiers qui en coûtent.',
  ],
  last: [
    'Qui gagnera les juges ?',
    'À la fin, chaque juge va au plus grand nombre de bâtiments d’un type, chaque distinction à qui la mérite d’abord. Envoie ton tour.',
  ],
}
