import { locales } from '../../../../worker/games/kernel/language.ts'
import type { CardWords } from './card-words.ts'

const { plural } = locales.fr

const number = (n: number, one: string, many: string) => `${n} ${plural(n, { one, other: many })}`

/** The card index in French. */
export const cardWords: CardWords = {
  kinds: {
    church: 'Églises',
    monk: 'Moines',
    chamber: 'Conseil',
    field: 'Champs',
    travel: 'Cartes de voyage',
    building: 'Ateliers',
    customer: 'Clients',
    board: 'Plateaux de village',
    die: 'Dés',
    token: 'Marqueurs, tuiles et figurines',
    printed: 'Imprimé sur les plateaux',
  },
  facts: {
    black: 'Bannière noire',
    white: 'Bannière blanche',
    time: 'Temps',
    whiteTime: 'Temps à l’activation',
    cost: 'Coûte en outre',
    acquired: 'À l’acquisition',
    goods: 'Biens',
    spaces: 'Cases',
    windows: 'Vitraux',
    points: 'Points de prestige',
    letter: 'Étape',
    goOn: 'Continuer coûte',
    stack: 'Pile',
    faces: 'Faces',
    values: 'Valeurs de bannière',
    stories: 'Points d’histoire',
    coins: 'Pièces',
    steps: 'Pas jusqu’à l’invasion',
    perPlayers: (players) => `à ${players}`,
  },
  board: 'Plateau de village',
  markers: (count) => number(count, 'marqueur', 'marqueurs'),
  story: (count) => number(count, 'point d’histoire', 'points d’histoire'),
  dice: { 'white-die': 'Dé blanc', 'black-die': 'Dé noir', 'rat-die': 'Dé du rat' },
  tokens: {
    'story-1': 'Point d’histoire 1',
    'story-2': 'Point d’histoire 2',
    'story-5': 'Point d’histoire 5',
    'black-marker': 'Marqueur noir',
    'day-laborer': 'Journalier',
    'tile-2-12': 'Tuile « 2/12 »',
    reaper: 'Faucheuse',
    headman: 'Chef du village',
    'time-marker': 'Marqueur de temps',
    rat: 'Rat',
    'starting-player-hand': 'Main du premier joueur',
  },
  printed: {
    setup: {
      name: 'Dés d’une manche',
      text: 'Combien de dés sont lancés, selon le nombre de personnes.',
    },
    end: {
      name: 'Cercueils de la fin',
      text: 'Avec tant de cercueils pris, la manche est la dernière.',
    },
    'life-track': {
      name: 'Piste du temps',
      text: 'Dix nuages jusqu’au pont, où quelqu’un meurt.',
    },
    'headman-path': {
      name: 'Chemin du chef',
      text: 'Maison principale, case pièce et case aux points d’histoire.',
    },
    'school-banner': { name: 'Bannière d’école', text: 'Forme des descendants.' },
    windows: { name: 'Vitraux', text: 'Points pour aucun, un, deux … six vitraux.' },
    hand: { name: 'Bannière de la main', text: 'Prend la main du premier joueur.' },
    'market-office': {
      name: 'Office du marché',
      text: 'Le prix d’un, deux, trois, quatre clients.',
    },
    chronicle: {
      name: 'Chronique',
      text: 'Points d’histoire de la première et de la seconde case de chaque métier.',
    },
    'rat-track': { name: 'Piste du rat', text: 'À quelle distance de l’invasion le rat commence.' },
    graves: { name: 'Tombes anonymes', text: 'Autant qu’il en faut.' },
    population: {
      name: 'Chambre de la Population',
      text: 'Pour chaque métier marqué dont le villageois est présent.',
    },
  },
  diceOf: (white, black) =>
    `${number(white, 'blanc', 'blancs')}, ${number(black, 'noir', 'noirs')}`,
  price: (time, coins) =>
    coins > 0 ? `${time} temps, ${number(coins, 'pièce', 'pièces')}` : `${time} temps`,
}
