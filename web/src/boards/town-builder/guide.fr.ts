import type { GuideNotes } from './situations.ts'

/** The first game, explained in French. */
export const notes: GuideNotes = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Le plus de points l’emporte : bâtiments, distinctions et juges. À la fin, chaque juge va au plus grand nombre de bâtiments de son type.',
  },
  turn: {
    title: 'Deux actions par tour',
    text: 'Chacune prend une carte de la rangée : comme nouveau chantier, comme ressource d’un chantier, ou comme or. Touche-la, puis son usage.',
  },
  foundation: {
    title: 'Un nouveau chantier',
    text: 'Pose une carte dans ton quartier comme chantier. Le bas de la carte montre les ressources qu’il lui faut ; avec toutes, c’est un bâtiment.',
  },
  resource: {
    title: 'Les ressources',
    text: 'Le coin d’une carte montre ce qu’elle donne. Touches-en une dont ton chantier a besoin, puis le chantier. De deux ressources, elle en donne une.',
  },
  'gold-cost': {
    title: 'Trop cher pour l’instant',
    text: 'Une carte avec des pièces en bas coûte de l’or au moment où tu l’ouvres. Range d’abord de l’or.',
  },
  store: {
    title: 'Ranger de l’or',
    text: 'Une carte avec une pièce dans le coin peut aller sous ton blason : elle vaut désormais 1 or, pour les chantiers qui en coûtent.',
  },
  completed: {
    title: 'Ton premier bâtiment',
    text: 'Il est achevé : ses points sont à toi, il compte pour les juges et les distinctions, et sa capacité agit.',
  },
  build: {
    title: 'Une capacité de construction',
    text: 'Le marteau agit une fois, au tour où le bâtiment est achevé, et ne coûte pas d’action. Utilise-le avant de finir le tour.',
  },
  crest: {
    title: 'L’étoile de ton blason',
    text: 'Une fois à chacun de tes tours, sans action, ton blason défausse une carte de la rangée, peut-être celle que veut quelqu’un d’autre.',
  },
  star: {
    title: 'Les capacités d’étoile',
    text: 'Une étoile agit tour après tour, mais tu n’en utilises qu’une par tour : celle d’un bâtiment ou celle de ton blason.',
  },
  awards: {
    title: 'Les distinctions',
    text: 'La première personne à remplir la condition d’une distinction, à son tour, l’a pour de bon. Les nombres montrent où en est chacun.',
  },
  race: {
    title: 'Encore à prendre',
    text: 'Quelqu’un a gagné cette distinction. Si tu la mérites à ton tour cette manche, tu as autant de points ; ensuite elle est fermée.',
  },
  'in-the-end': {
    title: 'Compte à la fin',
    text: 'Cette capacité ne fait rien maintenant, mais rapporte des points au décompte final. « Points » montre ce qu’elle vaut.',
  },
  end: {
    title: 'Finis ton tour',
    text: 'Les deux actions sont faites. Envoie ton tour ; avant, tu peux utiliser ce qui est encore éclairé. Ce que tu laisses est perdu.',
  },
  pay: {
    title: 'Quel or ?',
    text: 'Tu voulais choisir : les cartes payées vont à la défausse, où d’autres peuvent les trouver.',
  },
  pick: {
    title: 'Choisis une carte',
    text: 'Toute carte éclairée convient. La prendre n’est pas une action.',
  },
  use: {
    title: 'Qu’en faire ?',
    text: 'Dis à quoi sert cette carte. Comme toujours, le coût en or est payé, et une ressource va sous un chantier auquel elle manque.',
  },
  discard: {
    title: 'Bon débarras',
    text: 'Défausse les cartes que tu ne veux pas laisser aux autres. La rangée n’est complétée qu’avant le tour suivant.',
  },
  look: {
    title: 'Le dessus de la pioche',
    text: 'Personne d’autre ne voit cette carte. Défausse-la, ou laisse-la pour la prochaine fois.',
  },
  cover: {
    title: 'Un symbole de moins',
    text: 'Touche le symbole d’un chantier qui doit compter comme couvert. Cela peut achever le bâtiment.',
  },
  protect: {
    title: 'Réservée pour toi',
    text: 'Personne d’autre ne peut prendre ou défausser la carte que tu touches, jusqu’au début de ton prochain tour.',
  },
  copy: {
    title: 'Copier une capacité',
    text: 'Touche un bâtiment de n’importe quel quartier : tu utilises sa capacité comme si elle était à toi.',
  },
  retype: {
    title: 'De quel type est-il ?',
    text: 'La dernière décision de la partie : choisis le type de ce bâtiment, pour les juges et pour les points.',
  },
  'end-near': {
    title: 'La pioche s’épuise',
    text: 'Quand il faudra la remélanger, la manche se terminera, et chacun aura encore un tour. Ne commence rien que tu ne puisses finir.',
  },
  'last-round': {
    title: 'La fin approche',
    text: 'Après la dernière manche, les chantiers inachevés vont à la défausse, et l’or ne vaut rien.',
  },
  waiting: {
    title: 'Jusqu’à ton prochain tour',
    text: 'Tu n’as rien à faire maintenant. En attendant, touche n’importe quelle carte pour te la faire expliquer.',
  },
}
