import { locales } from '../../../../worker/games/kernel/language.ts'
import type { CardWords } from './card-words.ts'

const { plural } = locales.en

/** The card index in English. */
export const cardWords: CardWords = {
  kinds: {
    start: 'Founders and basic villagers',
    villager: 'Villagers',
    saint: 'Saints',
    scoundrel: 'Scoundrels',
    profiteer: 'Profiteers',
    development: 'Developments',
    event: 'Events of the Countess',
    countess: 'Countess and Jester',
  },
  facts: {
    suit: 'Suit',
    on: 'Goes on',
    goldSide: 'Gold side',
    foodSide: 'Food side',
    padlock: 'Padlock opened by',
    keyring: 'Keyring',
    players: 'In the deck',
    startingRoad: 'On the starting Road',
    season: 'Season',
    phase: 'Acts in',
    developmentSuit: 'Group',
    inSolo: 'Against the Countess',
  },
  from: (players) => `${players} players or more`,
  keys: (count) => plural(count, { one: '1 card', other: `${count} cards` }),
  yes: 'yes',
  no: 'not used',
  developmentSuits: { community: 'Community', trade: 'Trade', production: 'Production' },
}
