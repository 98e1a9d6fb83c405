import { locales } from '../../../../worker/games/kernel/language.ts'
import type { CardWords } from './card-words.ts'

const { plural } = locales.en

const number = (n: number, one: string, many: string) => `${n} ${plural(n, { one, other: many })}`

/** The card index in English. */
export const cardWords: CardWords = {
  kinds: {
    church: 'Churches',
    monk: 'Monks',
    chamber: 'Council',
    field: 'Fields',
    travel: 'Travel cards',
    building: 'Craft buildings',
    customer: 'Customers',
    board: 'Village boards',
    die: 'Dice',
    token: 'Markers, tiles and figures',
    printed: 'Printed on the boards',
  },
  facts: {
    black: 'Black banner',
    white: 'White banner',
    time: 'Time',
    whiteTime: 'Time when activated',
    cost: 'Also costs',
    acquired: 'When acquired',
    goods: 'Goods',
    spaces: 'Spaces',
    windows: 'Church windows',
    points: 'Prestige points',
    letter: 'Stop',
    goOn: 'Going on costs',
    stack: 'Stack',
    faces: 'Faces',
    values: 'Banner values',
    stories: 'Story points',
    coins: 'Coins',
    steps: 'Steps to the invasion',
    perPlayers: (players) => `${players} players`,
  },
  board: 'Village board',
  markers: (count) => number(count, 'marker', 'markers'),
  story: (count) => number(count, 'story point', 'story points'),
  dice: { 'white-die': 'White die', 'black-die': 'Black die', 'rat-die': 'Rat die' },
  tokens: {
    'story-1': 'Story point 1',
    'story-2': 'Story point 2',
    'story-5': 'Story point 5',
    'black-marker': 'Black marker',
    'day-laborer': 'Day laborer',
    'tile-2-12': '“2/12” tile',
    reaper: 'Reaper',
    headman: 'Headman',
    'time-marker': 'Time marker',
    rat: 'Rat',
    'starting-player-hand': 'Starting player hand',
  },
  printed: {
    setup: { name: 'Dice of a round', text: 'How many dice are rolled, by the number of players.' },
    end: {
      name: 'Coffins for the end',
      text: 'With this many coffins taken, the round is the last one.',
    },
    'life-track': {
      name: 'Life-time track',
      text: 'Ten clouds up to the bridge, where somebody dies.',
    },
    'headman-path': {
      name: 'Headman’s path',
      text: 'Main house, coin space and the space with story points.',
    },
    'school-banner': { name: 'School banner', text: 'Raises descendants.' },
    windows: { name: 'Church windows', text: 'Points for none, one, two … six windows.' },
    hand: { name: 'Banner of the hand', text: 'Takes the starting player hand.' },
    'market-office': {
      name: 'Market office',
      text: 'The price of one, two, three, four customers.',
    },
    chronicle: {
      name: 'Chronicle',
      text: 'Story points of the first and the second space of each profession.',
    },
    'rat-track': { name: 'Rat track', text: 'How far from the invasion the rat begins.' },
    graves: { name: 'Anonymous graves', text: 'As many as are needed.' },
    population: {
      name: 'Population chamber',
      text: 'For each marked profession whose villager is present.',
    },
  },
  diceOf: (white, black) => `${white} white, ${black} black`,
  price: (time, coins) =>
    coins > 0 ? `${time} time, ${number(coins, 'coin', 'coins')}` : `${time} time`,
}
