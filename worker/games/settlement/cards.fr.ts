import type { CardTexts } from './cards.ts'

/** Names and texts of the pieces, in French. */
export const cards: CardTexts = {
  artifacts: {
    hourglass: {
      name: 'Sablier éternel',
      text: 'Chaque bâtiment que tu construis peut aussitôt produire son effet une fois.',
    },
    compass: {
      name: 'Boussole enchantée',
      text: 'Chaque terrain que tu explores donne aussitôt sa ressource, avant le contrôle des monstres.',
    },
    mace: { name: 'Masse de bravoure', text: 'Chaque monstre chassé rapporte 1 diamant de plus.' },
    potion: {
      name: 'Potion de puissance',
      text: 'Chaque avant-poste que tu bâtis donne aussitôt la ressource de son terrain.',
    },
    chest: { name: 'Coffre vivant', text: '1 colon bonus aussitôt.' },
    scroll: {
      name: 'Parchemin de fortune',
      text: 'Chaque activation de région donne 1 ressource de plus d’un de ses terrains, avec ou sans monstre.',
    },
    crown: {
      name: 'Couronne de domination',
      text: 'Chaque avant-poste activé donne 1 ressource de plus.',
    },
    tankard: {
      name: 'Chope ouvragée',
      text: 'Chaque héros que tu invites amène 1 colon bonus de plus.',
    },
    treasure: { name: 'Trésor magique', text: '1 or aussitôt.' },
    ring: { name: 'Anneau de diamant', text: '1 diamant aussitôt.' },
    star: {
      name: 'Étoile du berger',
      text: 'Une fois cette manche, tu peux activer une région une seconde fois, avec un autre colon.',
    },
    key: {
      name: 'Clé du savoir',
      text: 'Une fois cette manche, tu peux activer une rue une seconde fois, avec un autre colon.',
    },
    mirror: {
      name: 'Miroir des métamorphoses',
      text: 'Tu peux échanger les ressources de base à un contre un.',
    },
    mask: {
      name: 'Masque de chaman',
      text: 'À chacun de tes contrôles, tu décides si le monstre apparaît.',
    },
  },
  buildings: {
    sawmill: { name: 'Scierie', text: 'Gagne 1 bois.' },
    'clay-pit': { name: 'Glaisière', text: 'Gagne 1 argile.' },
    quarry: { name: 'Carrière', text: 'Gagne 1 pierre.' },
    'diamond-mine': { name: 'Mine de diamants', text: 'Gagne 1 diamant.' },
    alchemist: { name: 'Alchimiste', text: 'Donne 1 or, gagne 2 diamants.' },
    bazaar: { name: 'Bazar', text: 'Donne 1 ressource de base, gagne 1 or.' },
    warehouse: { name: 'Entrepôt', text: 'Gagne 1 ressource de base de ton choix.' },
    'gem-cutter': {
      name: 'Lapidaire',
      text: 'Donne 1 diamant, gagne 1 bois, 1 argile et 1 pierre.',
    },
    tavern: { name: 'Taverne', text: 'Donne 1 diamant, gagne 2 colons bonus.' },
    bank: {
      name: 'Banque',
      text: 'Dépose pour toujours 1 or sur cette tuile ; à la fin, chacun vaut 5 points.',
    },
    church: {
      name: 'Église',
      text: 'Dépose pour toujours 1 diamant sur cette tuile ; à la fin, chacun vaut 4 points.',
    },
    'trading-post': {
      name: 'Comptoir',
      text: 'Gagne la ressource d’un de tes terrains dotés d’un avant-poste.',
    },
  },
  monsters: {
    green: 'Gnoll des forêts',
    yellow: 'Manticore des steppes',
    blue: 'Hydre des eaux',
    red: 'Dragon des cavernes',
  },
  terrains: {
    wood: 'Forêt',
    clay: 'Glaise',
    stone: 'Rochers',
    diamond: 'Diamants',
    gold: 'Filon d’or',
  },
  heroes: {
    adventurer: 'Aventurier',
    defender: 'Défenseur',
    builder: 'Bâtisseur',
    artisan: 'Artisan',
  },
  resources: {
    wood: 'Bois',
    clay: 'Argile',
    stone: 'Pierre',
    diamond: 'Diamant',
    gold: 'Or',
  },
  colours: {
    green: 'Vert',
    yellow: 'Jaune',
    blue: 'Bleu',
    red: 'Rouge',
  },
  guilds: {
    adventurer: 'Guilde des aventuriers',
    defender: 'Guilde des défenseurs',
    builder: 'Guilde des bâtisseurs',
    artisan: 'Guilde des artisans',
  },
  streets: {
    upper: 'Rue haute',
    middle: 'Rue du milieu',
    lower: 'Rue basse',
  },
  actions: {
    construct: 'Construire un bâtiment',
    explore: 'Explorer un terrain',
    hunt: 'Chasser un monstre',
    'build-outpost': 'Bâtir un avant-poste',
    'activate-region': 'Activer une région',
    'activate-street': 'Activer une rue',
    'activate-outpost': 'Activer un avant-poste',
  },
}
