import { type Gender, le } from '../kernel/french.ts'
import { locales } from '../kernel/language.ts'
import type { CardTexts, GoodText } from './cards.ts'

const { plural } = locales.fr

const good = (one: string, many: string, gender: Gender): GoodText => ({
  name: one,
  object: le(one, gender),
  all: many,
  count: (n) => `${n} ${plural(n, { one, other: many })}`,
})

/** Names and texts of the components, in French. */
export const cards: CardTexts = {
  churches: {
    'church-of-salvation': {
      name: 'Église du Salut',
      object: 'l’Église du Salut',
      text: 'Deux fois par partie, lors d’une invasion de rats : marque une case de cette carte au lieu de perdre des points d’histoire. Il faut l’abbé.',
    },
    'abbey-church': {
      name: 'Abbatiale',
      object: 'l’Abbatiale',
      text: 'A son propre vitrail ; il n’y a donc place que pour cinq moines.',
    },
    'trade-church': {
      name: 'Église des Marchands',
      object: 'l’Église des Marchands',
      text: 'À l’office du marché, ajoute d’abord un client de la pioche et prends gratuitement un client exposé. Il faut l’abbé.',
    },
    'mission-church': {
      name: 'Église de la Mission',
      object: 'l’Église de la Mission',
      text: 'Une fois par pile de voyage : remets sous la pile la carte de voyage retournée et garde la suivante ; puis mélange la pile. Il faut l’abbé.',
    },
  },
  chambers: {
    'finance-chamber': {
      name: 'Chambre des Finances',
      object: 'la Chambre des Finances',
      text: '2 pièces à l’acquisition, et 2 pièces pour sa bannière blanche.',
    },
    'area-chamber': {
      name: 'Chambre des Quartiers',
      object: 'la Chambre des Quartiers',
      text: 'Chaque activation marque une catégorie. À la fin, chacune de tes cartes d’une catégorie marquée vaut 1 point de prestige.',
    },
    'population-chamber': {
      name: 'Chambre de la Population',
      object: 'la Chambre de la Population',
      text: 'Chaque activation marque un métier. À la fin, chaque métier marqué dont le villageois est présent vaut 4 points de prestige.',
    },
    'guild-chamber': {
      name: 'Chambre des Guildes',
      object: 'la Chambre des Guildes',
      text: 'Ses marqueurs sont des biens jokers : n’importe quel bien, même une charrue pour un champ.',
    },
  },
  meetingPlace: {
    name: 'Place de réunion',
    object: 'la Place de réunion',
    text: 'Bannière blanche, seulement en dernier dans un tour : tu peux déplacer ta tuile « 2/12 », prends 1 point d’histoire, pose ici 1 marqueur. Quand tu choisis des dés, chaque marqueur rendu met un dé à la valeur de ton choix.',
  },
  field: {
    name: 'Champ',
    object: 'le champ',
    text: 'Bannière blanche : 1 pièce, et 1 de plus si une charrue se trouve ici.',
  },
  buildings: {
    stable: { name: 'Écurie', object: 'l’Écurie', text: 'Bannière blanche : produit 1 cheval.' },
    brewery: {
      name: 'Brasserie',
      object: 'la Brasserie',
      text: 'Bannière blanche : produit 1 bière.',
    },
    forge: { name: 'Forge', object: 'la Forge', text: 'Bannière blanche : produit 1 charrue.' },
    scriptorium: {
      name: 'Scriptorium',
      object: 'le Scriptorium',
      text: 'Bannière blanche : produit 1 rouleau.',
    },
    wainwright: {
      name: 'Charronnerie',
      object: 'la Charronnerie',
      text: 'Bannière blanche : produit 1 chariot.',
    },
  },
  chapel: 'Ton voyage s’arrête ici : pas de carte E.',
  stacks: { quill: 'plume', jug: 'cruche', rosary: 'rosaire' },
  monkText(bonus) {
    if ('sp' in bonus)
      return plural(bonus.sp, {
        one: `${bonus.sp} point d’histoire`,
        other: `${bonus.sp} points d’histoire`,
      })
    if ('headman' in bonus) return 'active une fois ta bannière « ? », à son coût'
    if ('school' in bonus)
      return `active ta bannière d’école ${plural(bonus.school, { one: 'une fois', other: 'deux fois' })}`
    return 'active une fois l’office du marché, pour un ou deux clients au coût habituel'
  },
  professions: {
    abbot: { name: 'Abbé', object: 'l’abbé' },
    councilman: { name: 'Conseiller', object: 'le conseiller' },
    traveller: { name: 'Voyageur', object: 'le voyageur' },
    craftsman: { name: 'Artisan', object: 'l’artisan' },
    merchant: { name: 'Marchand', object: 'le marchand' },
  },
  areas: {
    religion: 'Quartier de l’église',
    council: 'Quartier du conseil',
    harvest: 'Quartier des récoltes',
    travel: 'Quartier des voyages',
    crafts: 'Quartier des artisans',
    market: 'Quartier du marché',
  },
  categories: {
    'travel-cards': 'les cartes de voyage',
    'craft-buildings': 'les ateliers',
    'served-customers': 'les clients servis',
    'church-and-monks': 'l’église et les moines',
    fields: 'les champs',
  },
  goods: {
    horse: good('cheval', 'chevaux', 'm'),
    beer: good('bière', 'bières', 'f'),
    plow: good('charrue', 'charrues', 'f'),
    scroll: good('rouleau', 'rouleaux', 'm'),
    wagon: good('chariot', 'chariots', 'm'),
  },
  headmanTo: {
    'main-house': 'vers la maison principale',
    'coin-space': 'vers la case pièce',
    'three-sp-space': 'vers la case aux 3 points d’histoire',
  },
}
