import type { GuideNotes } from './situations.ts'

/** The first game, explained in French. */
export const notes: GuideNotes = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Le plus de points de prestige l’emporte : église et conseil, voyages, champs, clients servis, histoires ramenées. L’étoile de ton village montre les tiens.',
  },
  dice: {
    title: 'Deux dés par tour',
    text: 'La somme de deux dés est ta valeur. Touche une somme : dessous s’affiche tout ce qu’elle permet. Ton choix prend les dés.',
  },
  use: {
    title: 'À quoi sert une valeur',
    text: 'Elle sert à une bannière noire des cartes exposées, ou à toutes les bannières blanches de ton village qui la montrent, ou à ta bannière « ? ».',
  },
  craft: {
    title: 'Les ateliers',
    text: 'Ils produisent des biens, qui paient clients et voyages : un bon début. Là où un plus est éclairé, tu peux bâtir, un de chaque sorte.',
  },
  black: {
    title: 'Les dés noirs',
    text: 'Un dé noir coûte aussitôt 2 temps, quel que soit son usage. Les dés blancs ne coûtent rien.',
  },
  coins: {
    title: 'Changer un dé',
    text: 'Pour chaque pièce, tu peux tourner un de tes deux dés de 1. Une pièce à côté d’une somme dit qu’il en faut une.',
  },
  time: {
    title: 'Le fleuve du temps',
    text: 'Le temps dépensé fait avancer ton bac. Quand il passe le pont, un de tes villageois meurt à la fin du tour.',
  },
  reaper: {
    title: 'Au-delà du pont',
    text: 'Un de tes villageois meurt à la fin de ce tour. D’ici là, tous travaillent encore : profites-en une dernière fois.',
  },
  death: {
    title: 'Un adieu',
    text: 'Choisis qui meurt. Les deux premiers d’un métier entrent dans la chronique et donnent des points d’histoire ; leur travail cesse jusqu’à leur remplacement.',
  },
  gone: {
    title: 'Personne n’y travaille',
    text: 'Sans son villageois, cette partie du village ne reçoit plus de cartes, et ses bannières ne font rien. Ce qui s’y trouve compte toujours.',
  },
  school: {
    title: 'L’école',
    text: 'On entre à gauche, on peut passer à droite, on sort pour 1 temps remplacer un mort. Sortir à droite rapporte 2 points d’histoire.',
  },
  tree: {
    title: 'Les histoires',
    text: 'Sur l’arbre, les histoires sont en danger. Avec deux dés quelconques, « ? » fait marcher le chef du village : à son retour, chacune devient un point.',
  },
  rats: {
    title: 'Les rats approchent',
    text: 'Après chaque mort, le rat avance, et d’ici il peut arriver. Chacun perd alors la moitié des histoires de l’arbre : ramène les tiennes avant.',
  },
  goods: {
    title: 'Produire des biens',
    text: 'Avec une valeur de sa bannière blanche, un atelier produit un bien de plus, tant que ton artisan est là. Chacun n’en garde que quelques-uns.',
  },
  fields: {
    title: 'Les champs',
    text: 'Un champ n’a besoin de personne et vaut 1 point à la fin. Sa bannière rapporte 1 pièce, 2 avec une charrue.',
  },
  office: {
    title: 'L’office du marché',
    text: 'Avec 4 ou 10, l’office du marché t’amène des clients : un pour 1 temps, deux pour 2, trois pour 2 temps et une pièce.',
  },
  customers: {
    title: 'Quels clients ?',
    text: 'Prends ceux dont tu produis les biens, ou les produiras bientôt. Un client jamais servi ne vaut rien.',
  },
  serve: {
    title: 'Servir les clients',
    text: 'Pour servir un client, il faut la valeur de sa bannière, ton marchand et les biens demandés. Les points sont alors à toi.',
  },
  church: {
    title: 'Une église',
    text: 'Ton abbé peut t’obtenir une église, une seule : chacune aide à sa façon. Elle ouvre ton village aux moines.',
  },
  monks: {
    title: 'Les moines',
    text: 'Un moine aide une fois, puis devient un vitrail. Plus tu as de vitraux, plus ils valent : un rapporte 2 points, six en rapportent 20.',
  },
  council: {
    title: 'Le conseil',
    text: 'Ton conseiller peut t’obtenir une chambre du conseil et une Place de réunion, dans l’ordre que tu veux. Toutes deux ont des bannières blanches.',
  },
  travel: {
    title: 'Le voyage',
    text: 'Ton voyageur va de A à E, carte par carte. Chacune coûte du temps et des biens ou des pièces, et donne des points.',
  },
  hand: {
    title: 'La main du premier joueur',
    text: 'Avec 4 ou 10, tu prends la main et les histoires posées dessus. Dès la manche suivante, tu choisis les dés en premier.',
  },
  finish: {
    title: 'Encore une bannière ?',
    text: 'D’autres bannières blanches de même valeur peuvent suivre dans ce tour, chacune une fois. Sinon, termine ton tour et envoie-le.',
  },
  'last-round': {
    title: 'La dernière manche',
    text: 'Assez de cercueils sont pris : la partie finit avec cette manche. Ramène tes histoires et sers qui tu peux : biens et pièces ne valent rien.',
  },
  waiting: {
    title: 'Jusqu’à ton prochain tour',
    text: 'Tu n’as rien à faire maintenant. En attendant, touche n’importe quoi pour te le faire expliquer.',
  },
}
