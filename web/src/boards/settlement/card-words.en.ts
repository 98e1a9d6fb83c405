import type { CardWords } from './card-words.ts'

/** The card index in English. */
export const cardWords: CardWords = {
  kinds: {
    terrain: 'Terrains',
    building: 'Buildings',
    hero: 'Heroes',
    artifact: 'Artifacts',
    monster: 'Monsters',
    token: 'Tokens',
  },
  facts: {
    works: 'Works',
    cost: 'Cost',
    region: 'Region',
    yields: 'Yields',
    colour: 'Monster sign',
    guild: 'Guild',
    points: 'Points',
    brings: 'Brings',
    settlers: 'Hunted by',
    reward: 'Reward',
    perPlayer: 'For each player',
  },
  tokens: {
    wood: 'Wood',
    clay: 'Clay',
    stone: 'Stone',
    diamond: 'Diamond',
    gold: 'Gold',
    'basic-settler': 'Basic settler',
    'bonus-settler': 'Bonus settler',
    outpost: 'Outpost',
    'start-marker': 'Start marker',
    'round-marker': 'Round marker',
  },
}
