import type { GuideNotes } from './situations.ts'

/** The first game, explained in French. */
export const notes: GuideNotes = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'À la fin, le plus d’or l’emporte. Il vient surtout de deux jours de marché, grâce aux villageois non recouverts. On recrute, puis on construit.',
  },
  countess: {
    title: 'Toi contre la Comtesse',
    text: 'La Comtesse amasse de l’or, mais ne décide de rien. Quand tu recrutes, tu lui envoies quelqu’un. Ses événements te gênent. Finis plus riche qu’elle.',
  },
  developments: {
    title: 'Les développements',
    text: 'Après la construction, la personne seule en tête dans ce que compte un développement reçoit sa récompense. Touches-en un pour voir où en est chacun.',
  },
  waiting: {
    title: 'Jusqu’à ton prochain tour',
    text: 'Tu n’as rien à faire maintenant. Touche n’importe quelle carte pour te la faire expliquer ; le menu raconte chaque tour sous « Ce qui s’est passé ».',
  },
  courier: {
    title: 'Le Courrier',
    text: 'Avant que le prochain villageois soit recruté, tu peux jouer le Courrier : touche-le, puis un villageois visible, aussitôt à toi. Ou garde-le.',
  },
  draft: {
    title: 'Recruter',
    text: 'Touche un villageois visible ou une pile cachée. Tu en recrutes deux par manche, plus un par pomme. Les pièces posées dessus sont à toi.',
  },
  'draft-specials': {
    title: 'Un villageois spécial pour recruter',
    text: 'Ton villageois spécial est éclairé : il se joue maintenant, avant de recruter. Touche-le, puis une cible, s’il en faut une. Tu peux aussi le garder.',
  },
  give: {
    title: 'Un villageois pour la Comtesse',
    text: 'Dans son village, chaque carte compte seule. Donne-lui peu, mais gare aux cadenas : si elle seule peut en ouvrir un, tu la paies.',
  },
  coin: {
    title: 'Des pièces sur la route',
    text: 'Tu peux poser 1 or de la banque sur un villageois, qui reste alors pour la manche suivante ; les villageois sans or partent.',
  },
  freelancers: {
    title: 'Les Journalières',
    text: 'Pour 1 or posé sur une Journalière quelconque, tu places un villageois de plus. Aux jours de marché, la pièce profite à son village.',
  },
  build: {
    title: 'Construire',
    text: 'Le bas d’une carte dit sur qui elle va. Tu en places deux par manche, plus une par maison. Recouverte, elle garde famille et cadenas.',
  },
  'trade-in': {
    title: 'Les villageois de base',
    text: 'Les chaînes commencent par un villageois de base. Touche-le et donne une carte de ta main, jusqu’à trois fois par tour, sans action de construction.',
  },
  padlocks: {
    title: 'Les cadenas',
    text: 'Sous un cadenas, tu vois l’outil qui l’ouvre. Si tu as ce villageois, la banque y pose 2 or ; sinon, tu paies 2 or.',
  },
  unlock: {
    title: 'Qui ouvre le cadenas ?',
    text: 'Plusieurs villageois peuvent l’ouvrir. Les pièces vont sur celui que tu choisis et paient aux deux jours de marché.',
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
    title: 'Un coup d’œil aux cartes cachées',
    text: 'Personne d’autre ne voit ces cartes. Choisis-en une ; si d’autres doivent être reposées, tu décides de leur ordre ou le laisses tel quel.',
  },
  reward: {
    title: 'Ta récompense',
    text: 'Personne n’en a autant que toi : le développement te donne de l’or et une carte de ton choix.',
  },
  hardship: {
    title: 'Payer, ou faire avec moins',
    text: 'Cet événement agit tout de suite. Paie l’or à la banque, ou contente-toi d’un de moins cette manche.',
  },
  events: {
    title: 'La phase des événements',
    text: 'Tous les événements ouverts ont lieu, dans l’ordre de ton choix. Puis la Comtesse prend un villageois : moins il vaut, plus d’événements viennent.',
  },
  jester: {
    title: 'Le Bouffon',
    text: 'Une fois par partie, à tout moment, le Bouffon fait disparaître un événement ouvert. Touche le Bouffon, puis l’événement.',
  },
  'first-market': {
    title: 'Le premier marché arrive',
    text: 'À la fin de cette manche, chaque village reçoit son or visible et ses pièces, pas encore l’argent. « Marché cette manche » montre le tien.',
  },
  'after-first-market': {
    title: 'Vers le second marché',
    text: 'Le dernier marché paie de nouveau l’or et les pièces, et l’argent aussi. Les nombres argentés disent ce que valent tes cartes.',
  },
  'last-round': {
    title: 'La dernière manche',
    text: 'Après cette manche vient le second marché, puis la partie est terminée. Les cartes restées en main ne valent rien.',
  },
}
