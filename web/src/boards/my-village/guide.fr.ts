import type { GuideNotes } from './situations.ts'

/** The first game, explained in French. */
export const notes: GuideNotes = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'À la fin, le plus de points de prestige l’emporte. Ils viennent de l’église et du conseil, des voyages, des champs, des clients servis et des histoires ramenées à la maison. Touche l’étoile de ton village pour voir les tiens.',
  },
  dice: {
    title: 'Deux dés par tour',
    text: 'La somme de deux dés est ta valeur. Touche une somme : tu vois dessous tout ce qu’elle atteint. Touche ensuite ce que tu veux, et les dés sont pris avec.',
  },
  use: {
    title: 'À quoi sert une valeur',
    text: 'Elle permet une de ces trois choses : une bannière noire des cartes exposées, ou toutes les bannières blanches de ton village qui la montrent, ou ta bannière « ? ».',
  },
  craft: {
    title: 'Les ateliers',
    text: 'Ils produisent des biens, et les biens paient clients et voyages : un bon début. Là où un plus est éclairé, tu peux bâtir maintenant, une maison de chaque sorte.',
  },
  black: {
    title: 'Les dés noirs',
    text: 'Un dé noir coûte aussitôt 2 temps, quel que soit son usage. Les dés blancs ne coûtent rien.',
  },
  coins: {
    title: 'Changer un dé',
    text: 'Pour chaque pièce, tu peux tourner un de tes deux dés de 1 vers le haut ou vers le bas. Une pièce à côté d’une somme dit qu’il en faut une.',
  },
  time: {
    title: 'Le fleuve du temps',
    text: 'Tout ce qui coûte du temps fait avancer ton bac, pierre après pierre. Quand il passe le pont, un de tes villageois meurt à la fin de ce tour.',
  },
  reaper: {
    title: 'Au-delà du pont',
    text: 'Un de tes villageois meurt à la fin de ce tour. D’ici là, tous travaillent encore : profites-en une dernière fois.',
  },
  death: {
    title: 'Un adieu',
    text: 'Choisis qui meurt. Les deux premiers d’un métier entrent dans la chronique et t’apportent des points d’histoire ; mais leur partie du village s’arrête jusqu’à ce que quelqu’un prenne leur place.',
  },
  gone: {
    title: 'Personne n’y travaille',
    text: 'Sans son villageois, cette partie du village ne reçoit plus de cartes, et ses bannières ne font rien. Ce qui s’y trouve compte toujours à la fin. Un élève de l’école peut prendre la place.',
  },
  school: {
    title: 'L’école',
    text: 'On entre à gauche, on peut passer à droite, et on sort pour 1 temps prendre la place d’un mort. Sortir par la droite rapporte en plus 2 points d’histoire.',
  },
  tree: {
    title: 'Les histoires',
    text: 'Sur l’arbre, tes histoires ne sont pas à l’abri. La bannière « ? », avec n’importe quels dés, fait marcher le chef du village : chaque fois qu’il rentre, toutes le suivent, et là chacune vaut un point pour de bon.',
  },
  rats: {
    title: 'Les rats approchent',
    text: 'Après chaque mort, le rat court aussi loin que le dit son dé, et d’ici il peut arriver. Chacun perd alors la moitié des histoires de l’arbre : ramène les tiennes avant.',
  },
  goods: {
    title: 'Produire des biens',
    text: 'Avec une valeur de sa bannière blanche, un atelier produit un bien de plus, tant que ton artisan est là. Chaque maison n’en garde que quelques-uns.',
  },
  fields: {
    title: 'Les champs',
    text: 'La bannière d’un champ rapporte 1 pièce, et une de plus avec une charrue dessus. Elle n’a besoin d’aucun villageois, et vaut 1 point à la fin.',
  },
  office: {
    title: 'L’office du marché',
    text: 'Avec 4 ou 10, tu vas chercher des clients : un pour 1 temps, deux pour 2, trois pour 2 temps et une pièce. L’office et toutes les cartes sont parmi les cartes exposées.',
  },
  customers: {
    title: 'Quels clients ?',
    text: 'Prends ceux dont tu produis les biens, ou bientôt. Qui n’est jamais servi ne vaut rien.',
  },
  serve: {
    title: 'Servir les clients',
    text: 'Avec la valeur de sa bannière, ton marchand et les biens demandés, tu sers un client : les points sont alors à toi.',
  },
  church: {
    title: 'Une église',
    text: 'Ton abbé peut t’obtenir une église, une seule : chacune aide à sa façon. Elle ouvre ton village aux moines.',
  },
  monks: {
    title: 'Les moines',
    text: 'Un moine aide une fois à son arrivée, puis devient un vitrail. Plus tu as de vitraux, plus ils valent : un rapporte 2 points, six en rapportent 20.',
  },
  council: {
    title: 'Le conseil',
    text: 'Ton conseiller peut t’obtenir une chambre du conseil et une Place de réunion, dans l’ordre que tu veux. Toutes deux ont leurs bannières blanches.',
  },
  travel: {
    title: 'Le voyage',
    text: 'Ton voyageur va de A à E, une carte à la fois. Chacune coûte du temps et des biens ou des pièces, et rapporte des points pour de bon.',
  },
  hand: {
    title: 'La main du premier joueur',
    text: 'Avec 4 ou 10, tu prends la main et les histoires posées dessus. Dès la manche suivante, tu choisis les dés en premier.',
  },
  finish: {
    title: 'Encore une bannière ?',
    text: 'D’autres bannières blanches de même valeur peuvent suivre dans ce tour, chacune une fois. Quand tu as fini, termine ton tour et envoie-le.',
  },
  'last-round': {
    title: 'La dernière manche',
    text: 'Assez de cercueils sont pris : la partie finit avec cette manche. Ramène tes histoires et sers qui tu peux : biens et pièces ne comptent pour rien.',
  },
  waiting: {
    title: 'Jusqu’à ton prochain tour',
    text: 'Tu n’as rien à faire maintenant. En attendant, touche n’importe quoi pour te le faire expliquer.',
  },
}
