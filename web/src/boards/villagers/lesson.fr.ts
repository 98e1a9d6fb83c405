import type { LessonTasks } from '../manifest.ts'

/** The lesson's tasks in French. */
export const tasks: LessonTasks = {
  draft: [
    'Recrute un villageois',
    'Tout le monde prend à tour de rôle des villageois de la route. Touche l’Éleveur : la pomme dit que cette carte te fera recruter un villageois de plus à chaque manche.',
  ],
  again: [
    'Encore un',
    'Deux villageois par manche sont à toi. Bert a pris le Maçon, et un nouveau villageois est arrivé. Prends celui-ci, à la même place.',
  ],
  coin: [
    'Une pièce sur la route',
    'À deux, chacun peut poser 1 or de la banque sur un villageois, qui reste alors. Touche le premier de la route.',
  ],
  basic: [
    'Une chaîne a un début',
    'Le pied de l’image de l’Éleveur dit « Faneur » : c’est sur lui qu’il doit se poser. Touche le Faneur à droite, le début de cette chaîne.',
  ],
  pay: [
    'Échange une carte',
    'Un villageois de base coûte une carte de ta main, mais pas d’action. Touche le Négociant en vin, puis la deuxième pile de la route.',
  ],
  chain: [
    'Construis la chaîne',
    'Touche l’Éleveur dans ta main : il va sur le Faneur. Seul ce qui n’est pas recouvert donne pommes, maisons et or.',
  ],
  start: [
    'Quelqu’un qui n’a besoin de personne',
    'Il n’y a rien au pied de l’image de la Chasseuse : cette carte commence donc sa propre pile. Touche-la : c’est ta deuxième action de construction.',
  ],
  end: [
    'Ce que gagne ton village',
    '« Premier marché maintenant » compte l’or que tes villageois rapporteront ce jour-là : c’est lui qui décide. Envoie ton tour par le bouton rouge.',
  ],
}
