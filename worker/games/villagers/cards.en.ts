import type { CardId, DevelopmentId, SoloEventId, Suit } from './components/index.ts'

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
  benefactor: 'Benefactor',
  nun: 'Nun',
  pigeoneer: 'Pigeoneer',
  prophet: 'Prophet',
  recruiter: 'Recruiter',
  noble: 'Noble',
  barbarian: 'Barbarian',
  thief: 'Thief',
  sheriff: 'Sheriff',
  flaker: 'Flaker',
  schemer: 'Schemer',
  courier: 'Courier',
  alchemist: 'Alchemist',
  arkwright: 'Arkwright',
  captain: 'Captain',
  carter: 'Carter',
  freelancer: 'Freelancer',
  wholesaler: 'Wholesaler',
  countess: 'Countess',
}

/** Text of a card below its name, where it says anything besides its symbols. */
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
    'Takes the place of a covered villager in any village (never another player’s Founders); build that villager in your own village at once by the normal rules. One build action in all.',
  monk: 'Stands in for any one villager inside a production chain, even Founders. By the end of your turn another villager must lie on him. Only symbol: special.',
  smuggler:
    'Take half of the printed, visible gold value of one of your villagers from the bank, rounded up. Then discard him.',
  benefactor:
    'Draft phase: build one villager from your hand, not a special one, in your village at once, by the normal rules. Then discard.',
  nun: 'Second Market: gold equal to the silver value of a villager you own exactly once (the best is taken).',
  pigeoneer:
    'Look at the top six cards of the Reserve, take one into your hand, put the others back in any order. Then discard.',
  prophet:
    'Draft phase: look through one face-down stack of the Road and draft one villager of it; put the rest back in any order. This is your draft. Then discard.',
  recruiter:
    'In each of your draft turns you may pay 1 gold to draft two villagers one after the other. The draft limit still holds.',
  noble:
    'Look at another player’s hand and take one villager of it, not a special one, into yours. Then discard.',
  barbarian:
    'Draft phase: discard all face-up villagers of the Road, keep the coins on them, fill up from the Reserve. Then discard.',
  thief:
    'Once in each of your build turns: move 3 gold from the supply of a player who has at least 3 onto the Thief.',
  sheriff:
    'Discard one Thief from any village, your own included, and take its coins. Then discard.',
  flaker: 'Draft phase: take one villager from any village square into your hand. Then discard.',
  schemer:
    'Take a top villager, not a special one, from any village into your hand; coins on it go to that village’s owner. Then discard.',
  courier:
    'In another player’s draft turn, before that player has taken a card: take one face-up villager of the Road straight into your hand. Then discard.',
  alchemist: 'Bronze: half of your best silver value, rounded down.',
  arkwright: 'Bronze: 2 gold for each of your villagers that carries coins.',
  captain: 'Bronze: 1 gold for each visible gold symbol in your village.',
  carter: 'Bronze: 1 gold for each of your chain starters that carries at least two villagers.',
  freelancer:
    'At the start of a build turn its player may put 1 gold on a Freelancer in any village for one extra build action; each Freelancer once, never more than 5 actions.',
  wholesaler:
    'Silver: 3 gold for each set of one ore, one hay and one wood symbol in your village.',
  countess:
    'Start card of the Countess’s village: 4 gold on one side, nothing on the other (beginner level).',
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

/** The English names of the Developments. */
export const developmentNames: Readonly<Record<DevelopmentId, string>> = {
  inn: 'Inn',
  church: 'Church',
  'town-hall': 'Town Hall',
  tavern: 'Tavern',
  bank: 'Bank',
  guildhall: 'Guildhall',
  lighthouse: 'Lighthouse',
  marketplace: 'Marketplace',
  'gold-mine': 'Gold Mine',
  'ox-crane': 'Ox Crane',
  sawmill: 'Sawmill',
  windmill: 'Windmill',
}

/** The English texts of the Developments. */
export const developmentTexts: Readonly<Record<DevelopmentId, string>> = {
  inn: 'Most special villagers in hand (backs only): 5 gold.',
  church:
    'Most villagers in the village: 3 gold and the top card of any stack or of the Reserve, unseen by the others.',
  'town-hall': 'Most visible gold symbols: 5 gold.',
  tavern: 'Most solitary symbols: 3 gold and a basic villager, built in the village at once.',
  bank: 'Most villagers carrying coins: 5 gold.',
  guildhall: 'Most padlocks, covered ones included: 5 gold.',
  lighthouse: 'Highest single silver value: 5 gold.',
  marketplace: 'Most visible food symbols: 5 gold.',
  'gold-mine': 'Most ore symbols: 5 gold.',
  'ox-crane': 'Most hay symbols: 2 gold and 1 builder for the next round.',
  sawmill: 'Most wood symbols: 2 gold and 1 builder for the next round.',
  windmill: 'Most production chains of at least two cards: 2 gold and 1 food for the next round.',
}

/** The English names of the events. */
export const eventNames: Readonly<Record<SoloEventId, string>> = {
  bribes: 'Bribes',
  'countess-bank': 'The Countess Bank',
  'sinister-banquet': 'Sinister Banquet',
  'guild-conspiracy': 'Guild Conspiracy',
  'land-claim': 'Land Claim',
  serfdom: 'Serfdom',
  'value-added-tax': 'Value Added Tax',
  'black-market': 'Black Market',
  'mood-swing': 'Mood Swing',
  betrayer: 'Betrayer',
  'temporary-employment': 'Temporary Employment',
  customs: 'Customs',
  arrest: 'Arrest',
  arson: 'Arson',
  'it-was-you': 'It Was You!',
  'dark-mood': 'Dark Mood',
  abduction: 'Abduction',
  blackmail: 'Blackmail',
  'trade-network': 'Trade Network',
  rats: 'Rats',
  'protection-money': 'Protection Money',
  'spy-network': 'Spy Network',
  tribute: 'Tribute',
  conscription: 'Conscription',
}

/** The English texts of the events. */
export const eventTexts: Readonly<Record<SoloEventId, string>> = {
  bribes:
    'The Countess lays bank gold on one of her villagers with a keyring: as much as its number.',
  'countess-bank': 'Unlocking through the bank costs 3 gold instead of 2.',
  'sinister-banquet': 'The Countess takes 2 gold for each food symbol in her village.',
  'guild-conspiracy': 'The Countess lays 2 bank gold on each of her villagers with a keyring.',
  'land-claim':
    'Give the Countess 2 gold for each basic villager in your village, covered ones too.',
  serfdom:
    'The card you give for a basic villager goes into the Countess’s village instead of onto the Road.',
  'value-added-tax': 'Give the Countess 1 gold for each visible gold symbol in your village.',
  'black-market': 'You and the Countess each score the silver symbols in your own villages.',
  'mood-swing': 'Discard this, draw another event from its stack and carry that out at once.',
  betrayer: 'One of your top villagers, not a basic one, goes over to the Countess’s village.',
  'temporary-employment': 'The Countess takes 2 gold for each different suit in your hand.',
  customs: 'Give the Countess 1 gold for each villager of your most frequent suit.',
  arrest: 'Discard one of your top villagers, not a basic one.',
  arson: 'One build action fewer, or pay the bank 3 gold.',
  'it-was-you': 'The Jester has to be used before this round is over.',
  'dark-mood': 'When revealed: discard this and draw two new events in its place.',
  abduction: 'Discard one villager from your hand.',
  blackmail:
    'The Countess takes gold equal to the highest visible printed gold value in your village.',
  'trade-network': 'The Countess scores one silver symbol of her village.',
  rats: 'Draft one villager fewer, or pay the bank 3 gold.',
  'protection-money': 'Give the Countess as much gold as lies on one of your villagers.',
  'spy-network': 'The Countess takes gold equal to one of your silver values.',
  tribute: 'Give the Countess 1 gold for each villager in your hand.',
  conscription: 'The Countess gets the top card of a face-down stack or of the Reserve.',
}

export const jester = {
  name: 'Jester',
  text: 'Once per game, at any time: discard an open event that has not begun to take effect.',
}
