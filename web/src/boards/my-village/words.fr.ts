import { de } from '../../../../worker/games/kernel/french.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import { customerNames } from '../../../../worker/games/my-village/index.ts'
import type { BoardWords } from './words.ts'

const { plural, counted, and, labelled } = locales.fr

const count = (n: number, one: string, many: string): string =>
  `${n} ${plural(n, { one, other: many })}`
const pp = (n: number): string => count(n, 'point de prestige', 'points de prestige')
const sp = (n: number): string => count(n, 'point d’histoire', 'points d’histoire')
const markers = (n: number): string =>
  count(n, 'marqueur de la Place de réunion', 'marqueurs de la Place de réunion')
const coins = (n: number): string => count(n, 'pièce', 'pièces')
const colours: Readonly<Record<string, string>> = { white: 'blanc', black: 'noir' }

/** Words of the board in French. */
export const boardWords: BoardWords = {
  labelled,
  round: (round) => `Manche ${round}`,
  explain: 'Expliquer',
  explainHelp: 'Tant que c’est actif, toucher une pièce l’explique au lieu de la jouer.',
  close: 'Fermer',
  details: 'Explication',
  larger: 'Tout montrer',
  smaller: 'En montrer moins',
  parts: 'Parties du plateau',
  chooseFirst: 'La choisir, puis sa cible',
  or: 'ou',
  desk: 'Dés',
  pool: 'Réserve de dés',
  noDice: 'La réserve est vide jusqu’à la manche suivante.',
  die: (colour, pips) => `dé ${colours[colour] ?? colour}, ${pips}`,
  blackDie: 'Chaque dé noir coûte aussitôt 2 temps, quoi qu’il montre.',
  whiteDie: 'Les dés blancs ne coûtent rien.',
  taken: (name) => (name === null ? 'Tes dés' : `Les dés ${de(name)}`),
  value: (value) => `Valeur de bannière ${value}`,
  bannerValue: 'Valeur de bannière',
  changeTo: (pips, value, price) => `sur ${pips} pour ${price} : valeur de bannière ${value}`,
  changes: 'Le tourner sur',
  meetingMarker: markers,
  pairs: 'Ce qu’atteint chaque paire',
  pair: (one, two, value) => `${one} et ${two}, valeur de bannière ${value}`,
  reaches: (n) => `atteint ${count(n, 'bannière', 'bannières')}`,
  takePair: 'Prendre ces dés',
  chooseUse: 'Choisis à quoi servent deux dés.',
  whichOf: (name, values) => `${name}\u202f: ${values.join(' ou ')}\u202f?`,
  findDice: 'Montre quels dés l’atteignent',
  inReach: 'à portée',
  display: 'Cartes exposées',
  myVillage: 'Mon village',
  villageOf: (name) => `Le village ${de(name)}`,
  church: 'Églises',
  monks: 'Moines',
  monk: (stack) => `Moine (${stack})`,
  monkGone: 'Le moine suivant apparaît à la fin du tour.',
  chamber: 'Chambres du conseil',
  travel: 'Voyage',
  travelCard: (letter) => `Carte de voyage ${letter}`,
  customer: (nr) => customerNames.fr[nr - 1] ?? '',
  customers: 'Clients exposés',
  customersHelp: 'L’office du marché les amène dans ton village, où tu les sers avec des biens.',
  office: 'Office du marché',
  officeHelp:
    'Prends des clients : 1 pour 1 temps, 2 pour 2 temps, 3 pour 2 temps et 1 pièce, 4 pour 3 temps et 1 pièce.',
  hand: 'Main du premier joueur',
  handHelp: (n) =>
    `Prends-la : ${sp(n)} tout de suite, et tu commences dès la manche suivante. Elle augmente de 1 à chaque manche.`,
  handOf: (name) => `${name} l’a et commence la manche.`,
  handBack: 'Elle a été prise cette manche.',
  left: (n) => plural(n, { one: `reste ${n}`, other: `restent ${n}` }),
  stackHelp: (n) => `${count(n, 'carte', 'cartes')} face cachée.`,
  playBanner: 'Bannière de jeu',
  playHelp: 'Prends 1 point d’histoire.',
  school: 'Bannière d’école',
  schoolHelp:
    'Forme des descendants, qui prennent la place des morts. Sortir par la case de droite rapporte 2 points d’histoire.',
  schoolLeft: 'École, case gauche',
  schoolRight: 'École, case droite',
  schoolLater: 'à la sortie',
  schoolLeftHelp:
    'D’ici : vers la case droite, gratuitement, ou vers une case de villageois libre, pour 1 temps.',
  schoolRightHelp:
    'D’ici pour 1 temps vers une case de villageois libre, avec 2 points d’histoire.',
  headmanBanner: 'Bannière « ? »',
  headmanHelp:
    'N’importe quelle valeur. Le chef du village avance d’une case : 1 pièce, 3 points d’histoire, ou la maison, où il sauve les points de l’arbre.',
  headman: 'le chef du village',
  mainHouse: 'Maison principale',
  coinSpace: 'Case pièce',
  spSpace: 'Case aux 3 points d’histoire',
  mainHouseHelp: (n) =>
    `À l’abri ici : ${sp(n)}, 1 point de prestige chacun à la fin. Aucun rat n’y touche.`,
  coinSpaceHelp: 'Le chef du village reçoit ici 1 pièce.',
  spSpaceHelp: 'Le chef du village reçoit ici 3 points d’histoire.',
  here: 'ici à présent',
  storyTree: 'Arbre aux histoires',
  storyTreeHelp: (n) =>
    `Pas à l’abri : ils ne comptent que si le chef du village les a ramenés. Une invasion de rats en prendrait maintenant ${n}.`,
  saved: 'Points d’histoire sauvés',
  blackBanner: (values) => `Bannière noire ${values} : la seule d’un tour`,
  whiteBanner: (values) => `Bannière blanche ${values} : autant de la même valeur que tu veux`,
  costs: (price) => `Coûte ${price}.`,
  costsNothing: 'Ne coûte rien.',
  time: (n) => `${n} temps`,
  coins,
  wakes: 'Tu passes ainsi le pont : un de tes villageois mourra.',
  idle: 'Cela ne donnerait rien maintenant.',
  route: (dice, change) => `Atteint par ${dice}${change && `, avec ${change}`}.`,
  noRoute: 'Aucun dé de cette réserve ne l’atteint.',
  change: (c, m) => and([c > 0 ? coins(c) : '', m > 0 ? markers(m) : ''].filter(Boolean)),
  worth: (n) => `${pp(n)} à la fin.`,
  worthOneOf: (list) => `À la fin, selon la carte : ${list} points.`,
  worthServed: (goods, n) => `À servir avec ${goods} : ${pp(n)} à la fin.`,
  tileHere: 'La tuile « 2/12 » est ici : 2 et 12 vont aussi.',
  timeTrack: 'Temps',
  timeHelp: (left) =>
    `Encore ${left} temps, et ton bac passe le pont : un de tes villageois meurt à la fin de ce tour.`,
  timeLeft: (left) => `${counted(left, 'nuage', 'nuages')} jusqu’au pont`,
  reaperHere: 'La Faucheuse est venue : un des villageois meurt à la fin de ce tour.',
  cloud: (cloud) => `Nuage ${cloud} sur 10`,
  villager: (name, present) => (present ? name : `${name} : personne`),
  villagerHelp: {
    abbot: 'Nécessaire pour une église, pour les moines et pour ce que fait l’église.',
    councilman:
      'Nécessaire pour la chambre du conseil et la Place de réunion, et pour leurs bannières blanches.',
    traveller: 'Nécessaire pour continuer le voyage.',
    craftsman: 'Nécessaire pour acquérir des ateliers et y produire des biens.',
    merchant: 'Nécessaire pour servir les clients, pas pour les accueillir.',
  },
  inactive:
    'Inactif : un descendant pourrait prendre la place. Les cartes comptent toujours, les biens peuvent encore payer.',
  goods: (n, spaces, name) => `${n} sur ${spaces} : ${name}`,
  goodsHelp: 'Les biens paient clients et voyages.',
  plowHelp: 'Une charrue sur un champ rapporte 1 pièce de plus ; tu peux encore payer avec.',
  jokers: 'jokers',
  windows: (n) => count(n, 'vitrail', 'vitraux'),
  windowsHelp: (points) => `Les vitraux comptent ensemble : ${points}.`,
  marks: 'Cases de la chambre du conseil',
  marked: (name, isMarked) => `${name} : case ${isMarked ? 'marquée' : 'non marquée'}`,
  served: (n, points) => `${count(n, 'servi', 'servis')} : ${pp(points)}`,
  servedBrief: (n) => count(n, 'servi', 'servis'),
  nextStop: 'prochaine étape',
  prevented: (n, spaces) =>
    plural(n, {
      one: `${n} case utilisée sur ${spaces}`,
      other: `${n} cases utilisées sur ${spaces}`,
    }),
  order: 'Quand les rats viennent',
  orderHelp:
    'L’église répond pour toi : personne n’attend. Tu peux changer cela à tout moment, même pendant le tour des autres.',
  orders: (order) => {
    if (order === null)
      return `me demander pendant mon tour ; empêcher les pertes à partir de ${sp(2)} pendant celui des autres`
    if (order === 'ask') return 'me demander à chaque fois'
    if (order === 'never') return 'ne jamais utiliser de case'
    return order === 1 ? 'empêcher toute perte' : `empêcher les pertes à partir de ${sp(order)}`
  },
  laborers: (n) => count(n, 'journalier', 'journaliers'),
  points: (n) => `${n} PP`,
  score: 'Points de prestige actuels',
  scoreHelp: 'Comme si la partie finissait maintenant.',
  scoreLine: (name, n) => `${name} : ${n}`,
  markedPoints: (n, points) => `${count(n, 'case marquée', 'cases marquées')} : ${points}`,
  notWorth: 'Clients non servis, pièces et biens ne valent rien à la fin.',
  unsaved: (n) => `Encore sur l’arbre, donc perdus : ${sp(n)}.`,
  chronicle: 'Chronique',
  chronicleSpace: (profession, n, who) =>
    `${profession}, ${sp(n)} : ${who === null ? 'libre' : who}`,
  chronicleHelp:
    'Le premier mort d’un métier rapporte 2 points d’histoire, le second 1. Tous les autres reposent dans des tombes anonymes.',
  graves: 'Tombes anonymes',
  grave: (nr, profession, who) => `Tombe ${nr} : ${profession}, ${who}`,
  gravesHelp: 'Les morts sans case dans la chronique reposent ici, sans points d’histoire.',
  coffinsTaken: (n) => count(n, 'cercueil', 'cercueils'),
  coffins: (n, threshold) =>
    n > threshold ? `${n} cercueils (fin à ${threshold})` : `${n} sur ${threshold} cercueils`,
  coffinsHelp: (threshold) =>
    `Avec ${threshold} cercueils pris, dans la chronique et les tombes, la manche se joue jusqu’au bout ; puis la partie est terminée.`,
  lastRound: 'C’est la dernière manche.',
  rat: 'Le rat',
  ratSteps: (steps) => `${steps} pas jusqu’à l’invasion`,
  ratHelp:
    'Après chaque mort, il avance d’autant que l’indique le dé gris. Au bout, chacun perd la moitié des points d’histoire de son arbre.',
  ratRed: 'Le prochain jet peut l’y amener.',
  brief: (name) =>
    name.replace(
      /((?<=\p{L}{4})(?:torium|nerie|meur|rand)|(?<=\p{L}{3})(?:langer|[nltr]ier|[nl]eur|ron)(?!\p{L})|(?<=Char)(?:bon|pen)|(?<=Ban)nière)/gu,
      '\u00ad$1',
    ),
  says: {
    now: (what) => `${what} maintenant`,
    atEnd: (n) => `${n} à la fin`,
    stories: (n) => `+${counted(n, 'histoire', 'histoires')}`,
    customers: (n) => counted(n, 'client', 'clients'),
    markers: (n) => counted(n, 'marqueur', 'marqueurs'),
    window: 'un vitrail de plus à la fin',
    child: 'Un enfant apprend',
    walk: 'Le chef avance',
  },
  aMonk: 'Moine',
  nameless: 'sans nom',
  yourChoice: 'Ton choix',
  sums: 'Sommes de deux dés',
  noSum: 'Aucune paire de dés ne fait cette somme.',
  kinds: {
    crafts: 'ateliers',
    harvest: 'récoltes',
    market: 'marché',
    religion: 'religion',
    council: 'conseil',
    travel: 'voyages',
    home: 'plateau du village',
  },
  reachesOf: (value) => `Ce qu’atteint le ${value}`,
  oneBlack: 'Une bannière noire',
  orWhite: 'ou des blanches',
  notNow: 'pas maintenant',
  orAsked: 'ou le « ? »',
  reaperShort: 'Quelqu’un va mourir',
  homestead: 'Plateau du village',
  answers: {
    use: 'Oui, l’utiliser',
    forgo: 'S’en passer',
    keep: 'La garder',
    prevent: 'L’empêcher',
    suffer: 'Laisser faire',
  },
}
