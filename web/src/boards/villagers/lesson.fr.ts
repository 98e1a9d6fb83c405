import type { LessonTasks } from '../manifest.ts'

/** The lesson's tasks in French. */
export const tasks: LessonTasks = {
  draft: [
    'Recrute un villageois',
    'À tour de rôle, on prend des villageois de la route. Touche l’Éleveur : sa pomme te fait recruter un villageois de plus par manche.',
  ],
  again: [
    'Encore un',
    'Tu recrutes deux villageois par manche. Bert a pris le Maçon, et un nouveau villageois est arrivé. Prends-le, à la même place.',
  ],
  coin: [
    'Une pièce sur la route',
    'À deux, chacun peut poser 1 or de la banque sur un villageois, qui reste alors. Touche le premier de la route.',
  ],
  basic: [
    'Une chaîne a un début',
    'Le bas de la carte Éleveur dit « Faneur » : c’est sur lui qu’elle va. Touche le Faneur pour commencer la chaîne.',
  ],
  pay: [
    'Échange une carte',
    'Un villageois de base coûte une carte de ta main, mais pas d’action. Touche le Négociant en vin : il va sur une pile.',
  ],
  chain: [
    'Construis la chaîne',
    'Touche l’Éleveur dans ta main : il va sur le Faneur. Seul ce qui n’est pas recouvert donne pommes, maisons et or.',
  ],
  start: [
    'Quelqu’un qui n’a besoin de personne',
    'Rien au bas de la carte de la Chasseuse : elle commence sa propre pile. Touche-la : c’est ta deuxième action de construction.',
  ],
  end: [
    'Ce que gagne ton village',
    '« Premier marché maintenant » compte l’or que tes villageois rapporteront ce jour-là : c’est lui qui décide. Envoie ton tour par le bouton rouge.',
  ],
}
