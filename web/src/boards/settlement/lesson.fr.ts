import type { LessonTasks } from '../manifest.ts'

/** The lesson's tasks in French. */
export const tasks: LessonTasks = {
  artifact: [
    'Un artefact pour une manche',
    'Tout le monde en a un. Prends l’Étoile du berger : une fois dans cette manche, elle active une région une seconde fois. Puis Bert commence.',
  ],
  explore: [
    'Explore',
    'Tu as six colons, et chaque action en place. Touche la case du milieu de la région I : l’explorer en demande un.',
  ],
  place: [
    'Pose-le dans ta vallée',
    'Ton premier terrain peut aller sur n’importe quelle case de la région I. Touche celle du milieu : elle laisse le plus de place aux voisins.',
  ],
  end: [
    'Une action par tour',
    'C’était ton action. Finis le tour ; ce sera à toi quand Bert aura fait la sienne.',
  ],
  more: [
    'Explore encore',
    'Explore de nouveau la région I, à gauche du premier terrain. Si un héros de sa couleur est exposé, un monstre vient. Finis ton tour.',
  ],
  hunt: [
    'Chasse le monstre',
    'Il empêcherait ton terrain de donner quoi que ce soit. Touche-le : un vert demande 1 colon et rapporte un diamant. Puis finis ton tour.',
  ],
  region: [
    'Active la région',
    'Touche le drapeau I : pour 1 colon, chaque terrain sans monstre donne sa ressource, donc tes deux terrains. Puis finis ton tour.',
  ],
  construct: [
    'Construis un bâtiment',
    'Pour 1 colon et son prix : touche la Scierie éclairée, puis la première case de ta rue basse. Finis ton tour.',
  ],
  street: [
    'Active la rue',
    'Ton dernier colon. Touche « Activer » à la rue basse, puis la Scierie : elle te donne un bois. Avec d’autres bâtiments, tous serviraient.',
  ],
  hero: [
    'Invite un héros : les points',
    'Touche le dernier héros du marché : 3 points et 2 colons pour 2 bois et 1 or. Un seul geste échange contre l’or et l’invite.',
  ],
}
