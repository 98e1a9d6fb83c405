import type { LessonTasks } from '../manifest.ts'

/** The lesson's tasks in French. */
export const tasks: LessonTasks = {
  dice: [
    'Prends deux dés et bâtis',
    'Deux dés font une valeur. Touche la somme 8, faite de 2 et 6, puis la brasserie avec 5 et 8. Cela coûte du temps.',
  ],
  end: [
    'Envoie ton tour',
    'Ta brasserie est bâtie et a produit sa première bière. Finis le tour ; puis Bert prend deux dés de la même réserve.',
  ],
  white: [
    'Utilise ce que tu as bâti',
    'La bannière de la brasserie montre aussi 8. Fais 8 avec 4 et 4, et touche ta brasserie : elle brasse une autre bière.',
  ],
  bridge: [
    'Le temps passe pour tous',
    'Finis ton tour et regarde Bert : chaque dé noir lui coûte 2 temps. Il passe le pont, et un de ses villageois meurt.',
  ],
  office: [
    'Va chercher un client',
    'Une nouvelle manche, de nouveaux dés. Avec 10, fait de 4 et 6, touche l’office du marché : il t’envoie des clients.',
  ],
  customer: [
    'Lequel ?',
    'Prends le client éclairé, qui veut une bière et un rouleau, pour 1 temps. Cela suffit : finis ton tour.',
  ],
  scriptorium: [
    'Ce qui manque encore',
    'Un rouleau. Fais 9 avec 4 et 5, touche le scriptorium avec 5 et 9, et finis ton tour.',
  ],
  serve: [
    'Sers le client',
    'Une bannière « ? » vaut pour toute valeur. Touche le client dans ton village : les biens sont payés, et 3 points sont à toi.',
  ],
}
