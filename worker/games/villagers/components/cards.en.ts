import type { CardId, Suit } from './index.ts'

/** The English names of the cards. */
export const names: Readonly<Record<CardId, string>> = {
  founders: 'Founders',
  lumberjack: 'Lumberjack',
  hayer: 'Hayer',
  miner: 'Miner',
  brewer: 'Brewer',
  poulterer: 'Poulterer',
  swineherd: 'Swineherd',
  truffler: 'Truffler',
  carpenter: 'Carpenter',
  cooper: 'Cooper',
  shipwright: 'Shipwright',
  wheeler: 'Wheeler',
  cartwright: 'Cartwright',
  'wood-carver': 'Wood Carver',
  'log-rafter': 'Log Rafter',
  thatcher: 'Thatcher',
  'bed-builder': 'Bed Builder',
  grazier: 'Grazier',
  'milk-maid': 'Milk Maid',
  fromager: 'Fromager',
  peddler: 'Peddler',
  'horse-trader': 'Horse Trader',
  'ore-muler': 'Ore Muler',
  blacksmith: 'Blacksmith',
  'glass-blower': 'Glass Blower',
  mason: 'Mason',
  seeker: 'Seeker',
  spelunker: 'Spelunker',
  jeweler: 'Jeweler',
  locksmith: 'Locksmith',
  graper: 'Graper',
  vintner: 'Vintner',
  'wine-trader': 'Wine Trader',
  shepherd: 'Shepherd',
  spinner: 'Spinner',
  weaver: 'Weaver',
  tailor: 'Tailor',
  tanner: 'Tanner',
  saddler: 'Saddler',
  cobbler: 'Cobbler',
  harvester: 'Harvester',
  hunter: 'Hunter',
  chandler: 'Chandler',
  wattler: 'Wattler',
  fisher: 'Fisher',
  beekeeper: 'Beekeeper',
  grocer: 'Grocer',
  freemason: 'Freemason',
  priest: 'Priest',
  agent: 'Agent',
  tinner: 'Tinner',
  apprentice: 'Apprentice',
  monk: 'Monk',
  smuggler: 'Smuggler',
}

/** What a card says below its name, where it says anything besides its symbols. */
export const texts: Readonly<Partial<Record<CardId, string>>> = {
  founders:
    'Start of your village, gold side up. If a build phase ends and you show no food, turn it to its food side for good. Carries up to two grains chains.',
  lumberjack:
    'Basic villager: taken in exchange for a hand card, up to three times per build turn, without a build action. Carries up to two chains of its suit.',
  hayer:
    'Basic villager: taken in exchange for a hand card, up to three times per build turn, without a build action. Carries up to two chains of its suit.',
  miner:
    'Basic villager: taken in exchange for a hand card, up to three times per build turn, without a build action. Carries up to two chains of its suit.',
  'wood-carver':
    'Silver: as much gold as is printed on the visible wood villagers of your village.',
  'log-rafter': 'Silver: 1 gold for each wood symbol in your village, its own two included.',
  peddler: 'Silver: 3 gold for each full pair of visible gold symbols in your village.',
  'horse-trader': 'Silver: 3 gold for each full pair of hay symbols in your village.',
  'ore-muler': 'Silver: 3 gold for each full pair of ore symbols in your village.',
  locksmith: 'Silver: 2 gold for each padlock in your village, its own included.',
  grocer: 'Silver: 3 gold for each visible food symbol in your village.',
  freemason: 'Silver: 3 gold for each visible builder symbol in your village.',
  priest: 'Silver: 3 gold for each full pair of solitary symbols in your village.',
  agent:
    'Silver: once more the value of the coins on one of your villagers (the richest is taken).',
  tinner:
    'From now on in this build turn, padlocks of villagers you play may be opened free of charge, one by one as you choose. Then discard her.',
  apprentice:
    "Takes the place of a covered villager in any village (never another player's Founders); place that villager in your own village at once by the normal rules. One build action in all.",
  monk: 'Stands in for any one villager inside a production chain, even Founders. By the end of your turn another villager must lie on him. Only symbol: special.',
  smuggler:
    'Take half of the printed, visible gold value of one of your villagers from the bank, rounded up. Then discard him.',
}

/** The English names of the suits. */
export const suitNames: Readonly<Record<Suit, string>> = {
  grains: 'Grains',
  wood: 'Wood',
  hay: 'Hay',
  ore: 'Ore',
  grapes: 'Grapes',
  wool: 'Wool',
  leather: 'Leather',
  solitary: 'Solitary',
  special: 'Special',
}
