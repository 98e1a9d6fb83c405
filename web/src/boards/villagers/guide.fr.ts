import type { GuideNotes } from './situations.ts'

/** The first game, explained in French. */
export const notes: GuideNotes = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'À la fin, le plus d’or l’emporte. L’or vient surtout de deux jours de marché, grâce aux villageois non recouverts de ton village. Une manche a deux parties : d’abord tout le monde recrute, puis tout le monde construit.',
  },
  countess: {
    title: 'Toi contre la Comtesse',
    text: 'La Comtesse amasse de l’or comme une adversaire, mais ne décide de rien. Chaque fois que tu recrutes, tu lui envoies aussi un villageois de la route, et ses événements sèment le trouble. Tu l’emportes avec plus d’or qu’elle.',
  },
  developments: {
    title: 'Les développements',
    text: 'Après la construction de chaque manche, qui a seul le plus de ce que compte un développement reçoit sa récompense. Touches-en un pour voir où en est chacun.',
  },
  waiting: {
    title: 'Jusqu’à ton prochain tour',
    text: 'Une fois ton tour envoyé, tu n’as rien à faire. En attendant, regarde autour de toi. Touche n’importe quelle carte pour te la faire expliquer ; le menu raconte chaque tour sous « Ce qui s’est passé ».',
  },
  courier: {
    title: 'Le Courrier',
    text: 'Tant que la personne qui recrute n’a pas encore pris de villageois, tu peux jouer le Courrier : il est éclairé dans ta main. Touche-le, puis un villageois visible de la route, qui vient aussitôt dans ta main. Tu peux aussi le garder pour plus tard.',
  },
  draft: {
    title: 'Recruter',
    text: 'Touche un villageois de la route pour le prendre, ou une pile cachée pour en prendre la première carte sans la voir : le dos montre sa famille. Tu recrutes deux villageois par manche, et un de plus par pomme dans ton village. Les pièces sur une carte sont à toi.',
  },
  'draft-specials': {
    title: 'Un villageois spécial pour recruter',
    text: 'Tu as en main un villageois spécial qui se joue maintenant, avant de recruter. Il est éclairé : touche-le, puis une cible, s’il en faut une. Tu peux le garder pour une autre manche.',
  },
  give: {
    title: 'Un villageois pour la Comtesse',
    text: 'Choisis quel villageois visible va dans son village. Là, chaque carte compte seule, sans chaîne. Cherches-en un qui vaut peu pour elle, mais gare aux cadenas : elle est payée quand il te faut ses villageois pour en ouvrir un.',
  },
  coin: {
    title: 'Des pièces sur la route',
    text: 'Tu peux poser 1 or de la banque sur un villageois. Il reste alors sur la route pour la manche suivante ; les villageois sans or partent.',
  },
  freelancers: {
    title: 'Les Journaliers',
    text: 'Pour 1 or, posé sur un Journalier de n’importe quel village, tu construis un villageois de plus ce tour-ci. La pièce paie son propriétaire aux jours de marché.',
  },
  build: {
    title: 'Construire',
    text: 'Touche une carte éclairée de ta main pour la placer. Le pied de l’image dit sur qui elle doit se poser ; s’il n’y a rien, elle n’a besoin de personne. Tu construis deux villageois par manche, et un de plus par maison dans ton village. Une carte recouverte ne donne plus ni nourriture, ni maison, ni or : seuls sa famille et son cadenas comptent encore.',
  },
  'trade-in': {
    title: 'Les villageois de base',
    text: 'La plupart des chaînes commencent par un Bûcheron, un Faneur ou un Mineur. Tu en reçois un contre une carte de ta main, jusqu’à trois fois par tour, sans action de construction : touche le villageois de base, sur la route, puis la carte, puis la pile où elle va.',
  },
  padlocks: {
    title: 'Les cadenas',
    text: 'Une carte à cadenas a besoin de quelqu’un pour l’ouvrir : sous le cadenas, tu vois l’outil de ce villageois. Si tu l’as, la banque pose 2 or dessus. Si seul un autre l’a, tu lui paies 2 or ; si personne ne l’a, tu paies la banque.',
  },
  unlock: {
    title: 'Qui ouvre le cadenas ?',
    text: 'Plusieurs villageois peuvent l’ouvrir. Les pièces restent sur celui que tu choisis et paient son propriétaire aux deux jours de marché.',
  },
  bronze: {
    title: 'Les symboles de bronze',
    text: 'Le bronze paie à chaque manche, mais seulement ton meilleur symbole de bronze non recouvert.',
  },
  resettle: {
    title: 'Une nouvelle place',
    text: 'L’Apprenti a pris la place de ce villageois, qui s’installe donc dans ton village, selon les règles habituelles des chaînes et des cadenas.',
  },
  look: {
    title: 'Un regard sur des cartes cachées',
    text: 'Toi seul vois ces cartes. Choisis-en une ; si d’autres doivent être reposées, tu décides de leur ordre ou le laisses tel quel.',
  },
  reward: {
    title: 'Ta récompense',
    text: 'Tu en as seul le plus : en plus de l’or, le développement te donne une carte de ton choix.',
  },
  hardship: {
    title: 'Payer, ou faire avec moins',
    text: 'Cet événement agit maintenant et non dans la phase des événements. Paie l’or à la banque, ou fais avec un de moins cette manche.',
  },
  events: {
    title: 'La phase des événements',
    text: 'Tous les événements ouverts sont appliqués, dans l’ordre que tu choisis : il peut compter. Puis la Comtesse prend un villageois, et de nouveaux événements sont révélés : un s’il vaut 10 ou plus, deux s’il vaut moins, trois s’il ne vaut rien.',
  },
  jester: {
    title: 'Le Bouffon',
    text: 'Une fois par partie, à tout moment, le Bouffon fait disparaître un événement ouvert. Touche le Bouffon, puis l’événement.',
  },
  'first-market': {
    title: 'Le premier marché arrive',
    text: 'À la fin de cette manche, chaque village reçoit son or visible et ses pièces. L’argent ne paie pas encore. « Premier marché maintenant » montre ce que le tien rapporterait.',
  },
  'after-first-market': {
    title: 'Vers le second marché',
    text: 'Le dernier marché paie de nouveau l’or et les pièces, et l’argent aussi. Les nombres argentés de tes cartes montrent ce qu’elles valent maintenant dans ton village.',
  },
  'last-round': {
    title: 'La dernière manche',
    text: 'Après cette manche vient le second marché, puis la partie est terminée. Les cartes restées en main ne valent rien.',
  },
}
