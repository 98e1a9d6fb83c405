import type { Gender } from '../kernel/french.ts'
import type { CardTexts } from './components/index.ts'
import { judgeNames } from './judge-names.ts'

const judges = judgeNames.fr

/** Names and sentences of all cards, in French. */
export const cardsFr: CardTexts = {
  // Town cards
  'art-gallery': {
    name: 'Galerie d’art',
    text: 'Si tu as achevé un bâtiment de commerce ce tour-ci, range 1 carte de la rangée qui donne de l’or. Ce n’est pas une action.',
  },
  bakery: {
    name: 'Boulangerie',
    text: 'Défausse 1 carte de la rangée et remplace-la depuis la pioche.',
  },
  bank: {
    name: 'Banque',
    text: 'Tant que cette carte est dans la rangée : tout autre chantier ouvert coûte 1 or de moins.',
  },
  brewery: { name: 'Brasserie' },
  fishery: {
    name: 'Pêcherie',
    text: 'Révèle 3 cartes de la pioche. Tu peux en placer 1 comme ressource sous un de tes chantiers ; défausse les autres.',
  },
  'flower-stand': {
    name: 'Étal de fleurs',
    text: 'Ajoute 1 carte de la pioche à la rangée.',
  },
  guildhall: {
    name: 'Maison des guildes',
    text: '1 point pour chacun de tes bâtiments de commerce, celui-ci compris.',
  },
  harbour: {
    name: 'Port',
    text: 'Paie 1 or pour placer une carte quelconque de la défausse comme ressource sous un de tes chantiers.',
  },
  inn: { name: 'Auberge', text: 'Si tu as achevé un chantier ce tour-ci, fais 1 action de plus.' },
  'market-stall': {
    name: 'Étal du marché',
    text: 'Défausse ce bâtiment pour ranger jusqu’à 2 cartes de la rangée qui donnent de l’or.',
  },
  quarry: { name: 'Carrière' },
  storehouse: {
    name: 'Grenier',
    text: 'Paie 1 or pour que 1 symbole de ressource manquant d’un de tes chantiers compte comme couvert.',
  },
  'trading-post': { name: 'Comptoir' },
  windmill: { name: 'Moulin à vent' },
  almshouse: { name: 'Hospice' },
  bathhouse: {
    name: 'Bains publics',
    text: 'Défausse jusqu’à 2 cartes de la rangée et remplace-les depuis la pioche.',
  },
  bridge: {
    name: 'Pont',
    text: 'Choisis 1 carte de la rangée : jusqu’à ton prochain tour, toi seul peux la prendre, et personne ne peut la défausser.',
  },
  canal: { name: 'Canal' },
  cemetery: {
    name: 'Cimetière',
    text: 'Prends une carte quelconque de la défausse comme chantier (son coût en or est dû), comme ressource ou comme or.',
  },
  courthouse: { name: 'Tribunal', text: '1 point pour chaque juge que tu gagnes.' },
  gardens: {
    name: 'Jardins',
    text: '1 point par type différent parmi tes bâtiments, celui-ci compris.',
  },
  hospital: { name: 'Hôpital' },
  school: {
    name: 'École',
    text: 'Déplace 1 ressource d’un de tes chantiers vers un autre qui en a besoin.',
  },
  'town-hall': { name: 'Hôtel de ville' },
  'town-square': { name: 'Grand-place' },
  well: {
    name: 'Puits',
    text: 'Regarde la première carte de la pioche ; tu peux la défausser.',
  },
  'boarding-house': { name: 'Pension' },
  cottage: { name: 'Chaumière' },
  farm: {
    name: 'Ferme',
    text: '1 point pour chacun de tes bâtiments de valeur imprimée 1, celui-ci compris.',
  },
  houseboat: { name: 'Péniche' },
  'shepherds-hut': { name: 'Cabane de berger' },
  manor: { name: 'Manoir' },
  'merchant-house': { name: 'Maison de marchand' },
  orchard: {
    name: 'Verger',
    text: 'Révèle 3 cartes de la pioche. Tu peux ouvrir 1 d’elles comme chantier (son coût en or est dû) ; défausse les autres.',
  },
  orphanage: {
    name: 'Orphelinat',
    text: 'Tu peux compter ce bâtiment comme n’importe quel autre type.',
  },
  'row-houses': {
    name: 'Maisons mitoyennes',
    text: '1 point pour chacun de tes bâtiments d’habitation, celui-ci compris.',
  },
  tenement: { name: 'Immeuble' },
  townhouse: { name: 'Maison de ville' },
  'bell-tower': {
    name: 'Beffroi',
    text: '1 point pour chacun de tes bâtiments de culture, celui-ci compris.',
  },
  cathedral: { name: 'Cathédrale' },
  chapel: { name: 'Chapelle' },
  festival: { name: 'Fête', text: 'Gagne 1 or pour ce tour ; ce n’est pas une carte.' },
  fountain: { name: 'Fontaine' },
  library: {
    name: 'Bibliothèque',
    text: 'Ce bâtiment compte une fois de plus, pour un type que tu nommes.',
  },
  monastery: { name: 'Monastère' },
  museum: { name: 'Musée', text: '1 point pour chacune de tes distinctions.' },
  'music-hall': { name: 'Salle de concert', text: 'Fais 1 action de plus ce tour-ci.' },
  statue: {
    name: 'Statue',
    text: 'Prends 1 carte de la rangée comme chantier (son coût en or est dû), comme ressource ou comme or. Ce n’est pas une action.',
  },
  theatre: { name: 'Théâtre' },
  'archery-range': {
    name: 'Pas de tir',
    text: 'Défausse jusqu’à 2 cartes de la rangée.',
  },
  armoury: {
    name: 'Armurerie',
    text: 'Retourne les juges inutilisés et places-en 1 de ton choix dans la rangée des juges ; les autres repartent face cachée.',
  },
  barracks: {
    name: 'Caserne',
    text: 'Transforme un de tes chantiers en ressource pour un autre de tes chantiers, ou en or de ta réserve.',
  },
  castle: { name: 'Château' },
  gatehouse: {
    name: 'Corps de garde',
    text: 'Utilise la capacité d’étoile d’un bâtiment quelconque d’un quartier quelconque. S’il faut pour cela défausser un bâtiment, c’est le Corps de garde.',
  },
  moat: { name: 'Douves' },
  prison: { name: 'Prison' },
  stables: { name: 'Écuries' },
  'town-wall': {
    name: 'Rempart',
    text: '1 point pour chacun de tes bâtiments militaires, celui-ci compris.',
  },
  'training-ground': { name: 'Terrain d’exercice' },
  watchtower: {
    name: 'Tour de guet',
    text: 'Utilise la capacité de construction d’un bâtiment quelconque d’un quartier quelconque.',
  },
  // Awards
  versatility: { name: 'Prix de la diversité', text: 'Des bâtiments des 5 types.' },
  sturdy: {
    name: 'Prix de la solidité',
    text: '2 bâtiments dont le coût de construction est d’au moins 4.',
  },
  specialist: { name: 'Prix du spécialiste', text: '4 bâtiments d’un même type.' },
  growth: { name: 'Prix de la croissance', text: '7 bâtiments.' },
  wealth: { name: 'Prix de la richesse', text: '3 or dans ta réserve.' },
  simplicity: { name: 'Prix de la simplicité', text: '3 bâtiments sans capacité.' },
  ingenuity: { name: 'Prix de l’ingéniosité', text: '4 bâtiments avec une capacité.' },
  swiftness: { name: 'Prix de la rapidité', text: '2 chantiers achevés ce tour-ci.' },
  // Judges
  'judge-trade': {
    name: judges['judge-trade'],
    text: 'Pour le plus grand nombre de bâtiments de commerce.',
  },
  'judge-social': {
    name: judges['judge-social'],
    text: 'Pour le plus grand nombre de bâtiments sociaux.',
  },
  'judge-residential': {
    name: judges['judge-residential'],
    text: 'Pour le plus grand nombre de bâtiments d’habitation.',
  },
  'judge-culture': {
    name: judges['judge-culture'],
    text: 'Pour le plus grand nombre de bâtiments de culture.',
  },
  'judge-military': {
    name: judges['judge-military'],
    text: 'Pour le plus grand nombre de bâtiments militaires.',
  },
  'judge-guilds': {
    name: judges['judge-guilds'],
    text: 'Pour le plus grand nombre de bâtiments de commerce.',
  },
  // Crests
  'crest-1': { name: 'Blason 1', text: 'Défausse 1 carte de la rangée.' },
  'crest-2': { name: 'Blason 2', text: 'Défausse 1 carte de la rangée.' },
  'crest-3': { name: 'Blason 3', text: 'Défausse 1 carte de la rangée.' },
  'crest-4': { name: 'Blason 4', text: 'Défausse 1 carte de la rangée.' },
  'shuffle-marker': { name: 'Marqueur de mélange / Meilleur quartier' },
}

const feminine: ReadonlySet<string> = new Set<keyof typeof cardsFr>([
  'art-gallery',
  'bakery',
  'bank',
  'brewery',
  'fishery',
  'guildhall',
  'inn',
  'quarry',
  'school',
  'town-square',
  'boarding-house',
  'cottage',
  'farm',
  'houseboat',
  'shepherds-hut',
  'merchant-house',
  'townhouse',
  'cathedral',
  'chapel',
  'festival',
  'fountain',
  'library',
  'music-hall',
  'statue',
  'armoury',
  'barracks',
  'prison',
  'watchtower',
])
const many: ReadonlySet<string> = new Set<keyof typeof cardsFr>([
  'bathhouse',
  'gardens',
  'row-houses',
  'moat',
  'stables',
])

/** The gender of a card's name. */
export const genderOf = (id: keyof typeof cardsFr): Gender => {
  if (many.has(id)) return 'pl'
  return feminine.has(id) ? 'f' : 'm'
}
