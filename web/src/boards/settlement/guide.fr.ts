import type { GuideNotes } from './situations.ts'

/** The first game, explained in French. */
export const notes: GuideNotes = {
  draft: {
    title: 'Un artefact pour commencer',
    text: 'Choisis-en un : il vaut pour la première manche. Chaque fois que tu passes, tu en prends un autre pour la manche suivante.',
  },
  aim: {
    title: 'De quoi il s’agit',
    text: 'Après six manches, le plus de points l’emporte. Presque tous viennent des héros invités ; terrains, avant-postes et bâtiments les paient et comptent pour eux.',
  },
  turn: {
    title: 'Ton tour',
    text: 'Fais une action, invite un héros, ou les deux. Les actions demandent des colons, qui ne reviennent que quand tu passes.',
  },
  explore: {
    title: 'Explore d’abord',
    text: 'La région I demande 1 colon : touche une de ses cases, et un terrain y vient. Activer la région donne chaque fois sa ressource.',
  },
  'place-terrain': {
    title: 'Où le poser ?',
    text: 'Chaque nouveau terrain doit toucher un terrain exploré ; ton tout premier va sur une case quelconque de la région I. Touche une case éclairée.',
  },
  colours: {
    title: 'Monstres et héros',
    text: 'Un terrain montre la couleur d’un monstre. Tant qu’un héros de cette couleur est dans la rangée, l’explorer ou l’activer fait venir le monstre.',
  },
  monster: {
    title: 'Un monstre',
    text: 'Il bloque ce terrain. Chasse-le pour 1 à 4 colons, selon sa couleur : cela réussit toujours, et rapporte des diamants ou de l’or.',
  },
  region: {
    title: 'Activer une région',
    text: 'Pour 1 colon, chaque terrain sans monstre de la région donne sa ressource. Une fois par manche et par région : explore-la d’abord.',
  },
  construct: {
    title: 'Construire',
    text: 'Pour 1 colon et le prix à sa droite, tu achètes un bâtiment du marché. Son effet vient plus tard, quand tu actives sa rue.',
  },
  'place-building': {
    title: 'Quelle rue ?',
    text: 'Toute case libre convient. Les bâtiments d’une rue servent ensemble : mets côte à côte ceux qui s’aident.',
  },
  street: {
    title: 'Activer une rue',
    text: 'Pour 1 colon, tu utilises une fois chaque bâtiment de la rue, dans l’ordre de ton choix. Une fois par manche : construis d’abord.',
  },
  effects: {
    title: 'Utilise tes bâtiments',
    text: 'Touche les bâtiments à utiliser, dans l’ordre que tu veux : ce que donne l’un peut payer le suivant.',
  },
  outpost: {
    title: 'Les avant-postes',
    text: 'Il coûte 1 colon : plus aucun monstre n’y vient, il sert à chaque manche, et te garde 1 ressource de base quand tu passes.',
  },
  'use-outpost': {
    title: 'Utiliser un avant-poste',
    text: 'Pour 1 colon, il donne 1 ressource de son terrain, que sa région ait été activée ou non.',
  },
  exchange: {
    title: 'Échanger',
    text: 'Pendant ton tour, sans action : 2 ressources de base contre 1 autre ; bois, argile et pierre contre un diamant ; 2 diamants contre 1 or.',
  },
  invite: {
    title: 'Inviter un héros',
    text: 'Tu peux payer ce héros, sans colon. À gauche, les héros coûtent des diamants de plus ; ils glissent à droite, moins chers, puis partent.',
  },
  bonus: {
    title: 'Les colons bonus',
    text: 'Ils travaillent comme les autres, mais une seule fois : ceux que tu places partent quand tu passes. Sous « Échanger », tu choisis lesquels vont d’abord.',
  },
  closed: {
    title: 'Fermé pour cette manche',
    text: 'Une région, une rue ou un avant-poste occupé par des colons ne sert plus avant la manche suivante.',
  },
  'end-turn': {
    title: 'Finir ton tour, ou passer',
    text: 'S’il te reste des colons, finis simplement le tour. Ne passe que si tu en as fini avec cette manche : on n’y revient pas.',
  },
  spent: {
    title: 'Tous les colons sont placés',
    text: 'Tu peux encore échanger et inviter un héros. Sinon, passe : bois, argile et pierre repartent, sers-t’en donc avant.',
  },
  'first-to-pass': {
    title: 'Passer en premier',
    text: 'La première personne qui passe commence la manche suivante, et choisit d’abord héros, marché et artefacts.',
  },
  keep: {
    title: 'Que gardes-tu ?',
    text: 'Chaque avant-poste te garde 1 bois, argile ou pierre ; le reste repart. Diamants et or restent toujours.',
  },
  artifact: {
    title: 'Un nouvel artefact',
    text: 'Prends-en un pour la manche suivante ; le tien retourne dans la rangée, pour les personnes qui passent après toi.',
  },
  vaults: {
    title: 'Banque et église',
    text: 'Elles changent la richesse en points : chaque or sur une banque vaut 5 à la fin, chaque diamant sur une église 4.',
  },
  'last-round': {
    title: 'La dernière manche',
    text: 'Ce qui reste à la fin ne vaut rien : dépense donc tout, en héros, banques et églises.',
  },
  waiting: {
    title: 'Jusqu’à ton prochain tour',
    text: 'Tu n’as rien à faire maintenant. En attendant, touche n’importe quoi pour te le faire expliquer.',
  },
}
