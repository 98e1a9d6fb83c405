import { de, le } from '../../../../worker/games/kernel/french.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import {
  developmentNames,
  genders,
  names,
  suitNames,
  texts,
} from '../../../../worker/games/villagers/cards.fr.ts'
import type { CardId } from '../../../../worker/games/villagers/components/index.ts'
import type { BoardWords } from './words.ts'

const { plural, or } = locales.fr

const cardsOf = (count: number) =>
  plural(count, { one: `${count} carte`, other: `${count} cartes` })

const behindArticle = (id: CardId) => le(names[id], genders[id] ?? 'm')

/** The board in French. */
export const boardWords: BoardWords = {
  names,
  subject: behindArticle,
  object: behindArticle,
  texts,
  suits: suitNames,
  developments: developmentNames,
  road: 'La route',
  basics: 'Villageois de base',
  reserve: 'Réserve',
  discard: 'Défausse',
  possible: 'Les cartes cachées possibles',
  possibleHelp:
    'Chaque villageois dont tu ne connais pas encore la place, avec son nombre d’exemplaires.',
  nothing: 'Rien ici.',
  hand: 'Ta main',
  handEmpty: 'Ta main est vide.',
  square: 'Recrutés cette manche',
  village: 'Village',
  myVillage: 'Ton village',
  villageOf: (name) => `Le village ${de(name)}`,
  countessVillage: 'Le village de la Comtesse',
  chooseSeat: (name) => `Choisir ${name}`,
  token: (development) => `Jeton : ${development}`,
  ground: 'Commencer une nouvelle pile ici',
  branch: 'Commencer une seconde branche ici',
  close: 'Fermer',
  details: 'À propos de cette carte',
  round: (round) => `Manche ${round}`,
  phases: {
    draft: 'Recrutement',
    road: 'La route',
    build: 'Construction',
    developments: 'Développements',
    events: 'Événements',
    over: 'La fin',
  },
  go: 'À TOI !',
  firstPlayer: 'Premier joueur',
  toAct: 'doit jouer',
  gold: 'Or',
  food: 'Nourriture',
  builder: 'Bâtisseurs',
  handCards: (count) => `${cardsOf(count)} en main`,
  draftLimit: (limit) => `peut en recruter ${limit}`,
  buildLimit: (limit) => `peut en placer ${limit}`,
  of: (used, limit) => `${used} sur ${limit}`,
  tinner: 'Rétameuse : les cadenas s’ouvrent gratuitement',
  specialFirst: 'Un villageois spécial de ta main peut être joué maintenant, avant de recruter.',
  coverFirst: 'Avant la fin de ton tour, ton Moine ou ton Apprenti doit porter un villageois.',
  chooseEvent: 'Bouffon : touche l’événement à défausser ; touche encore le Bouffon pour annuler.',
  giveNote:
    'Elle le reçoit aussitôt, avec les pièces qu’il porte. L’argent montre ce qu’il lui rapporterait.',
  interrupt: 'Ce n’est pas ton tour, mais tu peux jouer le Courrier maintenant.',
  choice: 'Ton choix',
  chooseTarget: (card) =>
    `${card} : choisis un endroit éclairé ; touche encore la carte pour annuler.`,
  padlockPaid: {
    bank: (gold) => `Le cadenas te coûte ${gold} or, payés à la banque.`,
    countess: (gold) => `Le cadenas te coûte ${gold} or, payés à la Comtesse.`,
    others: (gold, names) => `Le cadenas te coûte ${gold} or, payés à ${or(names)}.`,
  },
  market: { first: 'Premier marché', second: 'Second marché' },
  marketShort: { first: '1er marché', second: '2d marché' },
  marketDue: { first: 'Marché cette manche', second: 'Dernière manche' },
  marketState: {
    first: {
      ahead:
        'A lieu à la fin de la manche où les deux premières piles sont vides. Paie l’or visible et les pièces.',
      triggered: 'A lieu à la fin de cette manche. Paie l’or visible et les pièces.',
      held: 'A eu lieu.',
    },
    second: {
      ahead:
        'A lieu à la fin de la manche où les six piles sont vides. Paie l’or, l’argent et les pièces ; puis la partie est terminée.',
      triggered:
        'A lieu à la fin de cette manche. Paie l’or, l’argent et les pièces ; puis la partie est terminée.',
      held: 'A eu lieu.',
    },
  },
  forecast: (day, gold) => `${day} maintenant : ${gold} or`,
  forecastDue: (due, gold) => `${due} : ${gold} or`,
  forecastNow: 'Ce que le village rapporterait maintenant',
  wouldPay: (cards) => `De ta main, 2 or ici : ${locales.fr.and(cards)}`,
  printedGold: 'Or',
  silver: 'Argent',
  bronze: 'Bronze',
  bronzeNow: (gold) => `Bronze maintenant : ${gold} or`,
  bronzeBest: 'Seul le meilleur paie, une fois par manche.',
  basis: (count, per, gold) => `(Maintenant ${count} : ${Math.floor(count / per)} × ${gold} or.)`,
  coins: 'Pièces',
  total: 'Total',
  nothingYet: 'Rien pour l’instant.',
  column: (column) => `place ${column}`,
  stack: (column, count) => `Pile ${column} : ${cardsOf(count)}`,
  count: cardsOf,
  empty: 'vide',
  back: (suit) => (suit ? `Carte ${suit}, face cachée` : 'Carte, face cachée'),
  unknown: 'Sa face est cachée ; le dos ne montre que la famille.',
  seenByYou: 'Tu connais cette carte.',
  emptySlot: (column) => `Place ${column} : vide`,
  coinsOn: (gold) => `porte ${gold} or`,
  pile: 'Cette pile',
  covered: 'recouvert',
  goesOn: (name) => `sur : ${name}`,
  lockedBy: (name) => `cadenas : ${name}`,
  coveredHelp: 'Recouvert : seuls la famille et le cadenas comptent encore.',
  left: (count) => plural(count, { one: `reste ${count}`, other: `restent ${count}` }),
  chooseFirst: 'jouable, à plusieurs endroits',
  known: 'connu de tous',
  starter: 'Bannière : commence une pile à part et porte deux branches.',
  solitary: 'Bannière : reste seul, n’a besoin de personne et ne porte personne.',
  special: 'Villageois spécial.',
  discardAfter: 'Sans action de construction ; défaussé après son effet.',
  staysAndCosts: 'Coûte une action de construction et reste.',
  chain: 'Chaîne',
  leadsTo: (names) => `Porte : ${names}.`,
  chainEnd: 'La chaîne finit ici.',
  foundersSide: { gold: 'Côté or visible', food: 'Côté nourriture visible' },
  standsFor: (card) => (card ? `Remplace : ${card}.` : 'Peut encore remplacer n’importe qui.'),
  padlockBy: (name) => `Cadenas, ouvert par : ${name}.`,
  openBy: {
    tinner: 'La Rétameuse l’ouvre gratuitement.',
    own: 'Tu en as un : la banque y pose 2 or.',
    others: (names) => `Te coûte 2 or, qui vont sur celui ${de(names)}.`,
    bank: (gold) => `Personne n’en a : te coûte ${gold} or, à la banque.`,
  },
  foodSymbols: (count) =>
    plural(count, {
      one: `${count} nourriture : ${count} recrutement de plus.`,
      other: `${count} nourritures : ${count} recrutements de plus.`,
    }),
  builderSymbols: (count) =>
    plural(count, {
      one: `${count} bâtisseur : ${count} action de construction de plus.`,
      other: `${count} bâtisseurs : ${count} actions de construction de plus.`,
    }),
  goldValue: (gold) => `${gold} or aux deux jours de marché.`,
  silverNow: (gold) => `Vaut maintenant : ${gold} or au second marché.`,
  bronzeWorth: (gold) =>
    `Vaut maintenant : ${gold} or par manche, si c’est ton meilleur symbole de bronze.`,
  draftSpecial: 'Se joue de la main pendant un tour de recrutement.',
  keyring: (count, names) =>
    plural(count, {
      one: `Trousseau : ouvre ${count} carte du paquet (${names}).`,
      other: `Trousseau : ouvre ${count} cartes du paquet (${names}).`,
    }),
  copies: (count, known) =>
    plural(count, {
      one: `${count} exemplaire ; ${known} en vue.`,
      other: `${count} exemplaires ; ${known} en vue.`,
    }),
  fromFour: 'Seulement à quatre ou cinq.',
  obstacle: {
    'no-actions': 'Tu n’as plus d’actions de construction.',
    missing: (name) => `Pas encore : dans ton village, il manque « ${name} » en dessous.`,
    'too-dear': (gold) => `Pas maintenant : le cadenas coûte ${gold} or.`,
    uncovered: 'Pas maintenant : les règles n’en permettent aucun usage.',
  },
}
