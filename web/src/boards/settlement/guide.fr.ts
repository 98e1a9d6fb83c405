import type { GuideNotes } from './situations.ts'

/** The first game, explained in French. */
export const notes: GuideNotes = {
  draft: {
    title: 'Un artefact pour commencer',
    text: 'Choisis-en un : il vaut pour la première manche. Chaque fois que tu passes, tu en prends un autre pour la manche suivante.',
  },
  aim: {
    title: 'De quoi il s’agit',
    text: 'Après six manches, le plus de points l’emporte, et presque tous viennent des héros que tu invites. Terrains, avant-postes et bâtiments en donnent les moyens, et c’est eux que comptent beaucoup de héros.',
  },
  turn: {
    title: 'Ton tour',
    text: 'Fais une action, invite un héros, ou les deux. Les actions demandent des colons, et ceux-ci ne reviennent que quand tu passes : tu joues des tours jusqu’à ce que tes colons soient placés.',
  },
  explore: {
    title: 'Explore d’abord',
    text: 'La région I demande 1 colon : touche une de ses cases, et un terrain y vient. Un terrain donne sa ressource chaque fois que tu actives sa région.',
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
    text: 'Ce terrain ne donne rien tant que le monstre est là. Chasse-le pour 1 à 4 colons, selon sa couleur : cela réussit toujours, et rapporte des diamants ou de l’or.',
  },
  region: {
    title: 'Activer une région',
    text: 'Pour 1 colon, chaque terrain sans monstre de la région donne sa ressource. Une fois par manche et par région : mieux vaut donc l’explorer d’abord.',
  },
  construct: {
    title: 'Construire',
    text: 'Pour 1 colon et le prix à sa droite, tu achètes un bâtiment du marché. Son effet vient plus tard, quand tu actives sa rue.',
  },
  'place-building': {
    title: 'Quelle rue ?',
    text: 'Toute case libre convient. Les bâtiments d’une rue servent ensemble : mets côte à côte ceux qui se nourrissent l’un l’autre.',
  },
  street: {
    title: 'Activer une rue',
    text: 'Pour 1 colon, tu utilises chaque bâtiment de la rue une fois, dans l’ordre de ton choix. Une fois par manche : construis donc d’abord, active ensuite.',
  },
  effects: {
    title: 'Utilise tes bâtiments',
    text: 'Touche les bâtiments à utiliser, dans l’ordre que tu veux : ce que donne l’un peut payer le suivant.',
  },
  outpost: {
    title: 'Les avant-postes',
    text: 'Pour 1 colon et rien d’autre : plus aucun monstre n’y vient, tu peux l’utiliser à chaque manche, et tu gardes 1 ressource simple quand tu passes.',
  },
  'use-outpost': {
    title: 'Utiliser un avant-poste',
    text: 'Pour 1 colon, il donne 1 ressource de son terrain, que sa région ait été activée ou non.',
  },
  exchange: {
    title: 'Échanger',
    text: 'À tout moment de ton tour : 2 ressources simples contre 1 autre, bois, argile et pierre contre un diamant, 2 diamants contre 1 or. Ce n’est pas une action.',
  },
  invite: {
    title: 'Inviter un héros',
    text: 'Tu peux payer ce héros, et il ne faut pas de colon. À gauche de la rangée, les héros coûtent des diamants de plus ; ils glissent vers la droite, où ils sont moins chers, jusqu’à leur départ.',
  },
  bonus: {
    title: 'Les colons bonus',
    text: 'Ils travaillent comme les autres, mais une seule fois : ceux que tu places partent quand tu passes. Sous « Échanger », tu dis lesquels vont d’abord.',
  },
  closed: {
    title: 'Fermé pour cette manche',
    text: 'Là où des colons se tiennent sur une région, une rue ou un avant-poste, on ne peut plus l’utiliser avant la manche suivante.',
  },
  'end-turn': {
    title: 'Finir ton tour, ou passer',
    text: 'S’il te reste des colons, finis le tour et continue à ton prochain. Ne passe que si tu en as fini avec cette manche : on n’y revient pas.',
  },
  spent: {
    title: 'Tous les colons sont placés',
    text: 'Tu peux encore échanger et inviter un héros. Sinon, passe : bois, argile et pierre repartent, sers-t’en donc avant.',
  },
  'first-to-pass': {
    title: 'Passer en premier',
    text: 'Qui passe en premier commence la manche suivante, et choisit d’abord héros, marché et artefacts.',
  },
  keep: {
    title: 'Que gardes-tu ?',
    text: 'Chaque avant-poste te garde 1 bois, argile ou pierre ; le reste repart. Diamants et or restent toujours.',
  },
  artifact: {
    title: 'Un nouvel artefact',
    text: 'Prends-en un pour la manche suivante ; le tien retourne dans la rangée, pour qui passe après toi.',
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
