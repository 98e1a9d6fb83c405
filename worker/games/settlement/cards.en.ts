import type { CardTexts } from './cards.ts'

/** Names and texts of the pieces, in English. */
export const cards: CardTexts = {
  artifacts: {
    hourglass: {
      name: 'Eternal Hourglass',
      text: 'Each building you construct may carry out its effect once, right away.',
    },
    compass: {
      name: 'Enchanted Compass',
      text: 'Each terrain you explore yields its resource at once, before the monster check.',
    },
    mace: { name: 'Mace of Valor', text: 'Each monster you hunt brings 1 more diamond.' },
    potion: {
      name: 'Potion of Power',
      text: 'Each outpost you build yields the resource of its terrain at once.',
    },
    chest: { name: 'Living Chest', text: '1 bonus settler at once.' },
    scroll: {
      name: 'Scroll of Fortune',
      text: 'Each region activation yields 1 more resource of one of its terrains, with or without a monster.',
    },
    crown: {
      name: 'Crown of Dominion',
      text: 'Each activated outpost yields 1 more of its resource.',
    },
    tankard: { name: 'Ornate Tankard', text: 'Each hero you invite brings 1 more bonus settler.' },
    treasure: { name: 'Magic Treasure', text: '1 gold at once.' },
    ring: { name: 'Diamond Ring', text: '1 diamond at once.' },
    star: {
      name: 'Guiding Star',
      text: 'Once this round, you may activate a region a second time, with another settler.',
    },
    key: {
      name: 'Key of Knowledge',
      text: 'Once this round, you may activate a street a second time, with another settler.',
    },
    mirror: {
      name: 'Mirror of Transformation',
      text: 'You may exchange basic resources one for one.',
    },
    mask: {
      name: 'Shaman Mask',
      text: 'At each of your monster checks you decide whether the monster appears.',
    },
  },
  buildings: {
    sawmill: { name: 'Sawmill', text: 'Gain 1 wood.' },
    'clay-pit': { name: 'Clay Pit', text: 'Gain 1 clay.' },
    quarry: { name: 'Quarry', text: 'Gain 1 stone.' },
    'diamond-mine': { name: 'Diamond Mine', text: 'Gain 1 diamond.' },
    alchemist: { name: 'Alchemist', text: 'Give 1 gold, gain 2 diamonds.' },
    bazaar: { name: 'Bazaar', text: 'Give 1 basic resource, gain 1 gold.' },
    warehouse: { name: 'Warehouse', text: 'Gain 1 basic resource of your choice.' },
    'gem-cutter': { name: 'Gem Cutter', text: 'Give 1 diamond, gain 1 wood, 1 clay and 1 stone.' },
    tavern: { name: 'Tavern', text: 'Give 1 diamond, gain 2 bonus settlers.' },
    bank: {
      name: 'Bank',
      text: 'Put 1 gold on this tile for good; at the end each is worth 5 points.',
    },
    church: {
      name: 'Church',
      text: 'Put 1 diamond on this tile for good; at the end each is worth 4 points.',
    },
    'trading-post': {
      name: 'Trading Post',
      text: 'Gain the resource of one of your terrains with an outpost.',
    },
  },
  monsters: {
    green: 'Forest Gnoll',
    yellow: 'Steppe Manticore',
    blue: 'Water Hydra',
    red: 'Cave Drake',
  },
  terrains: {
    wood: 'Woodland',
    clay: 'Clay bank',
    stone: 'Rocks',
    diamond: 'Diamond ground',
    gold: 'Gold vein',
  },
  heroes: {
    adventurer: 'Adventurer',
    defender: 'Defender',
    builder: 'Builder',
    artisan: 'Artisan',
  },
  resources: {
    wood: 'Wood',
    clay: 'Clay',
    stone: 'Stone',
    diamond: 'Diamond',
    gold: 'Gold',
  },
  colours: {
    green: 'Green',
    yellow: 'Yellow',
    blue: 'Blue',
    red: 'Red',
  },
  guilds: {
    adventurer: 'Guild of Adventurers',
    defender: 'Guild of Defenders',
    builder: 'Guild of Builders',
    artisan: 'Guild of Artisans',
  },
  streets: {
    upper: 'Upper street',
    middle: 'Middle street',
    lower: 'Lower street',
  },
  actions: {
    construct: 'Construct a building',
    explore: 'Explore a terrain',
    hunt: 'Hunt a monster',
    'build-outpost': 'Build an outpost',
    'activate-region': 'Activate a region',
    'activate-street': 'Activate a street',
    'activate-outpost': 'Activate an outpost',
  },
}
