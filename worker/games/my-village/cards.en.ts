import { the } from '../kernel/english.ts'
import { locales } from '../kernel/language.ts'
import type { CardTexts, GoodText } from './cards.ts'

const { plural } = locales.en

const good = (one: string, many: string): GoodText => ({
  name: one,
  object: the(one),
  all: many,
  count: (n) => `${n} ${plural(n, { one, other: many })}`,
})

/** Names and texts of the components, in English. */
export const cards: CardTexts = {
  churches: {
    'church-of-salvation': {
      name: 'Church of Salvation',
      object: 'the Church of Salvation',
      text: 'Twice in the game, when a rat invasion comes: mark a space of this card instead of losing story points. Needs the abbot.',
    },
    'abbey-church': {
      name: 'Abbey Church',
      object: 'the Abbey Church',
      text: 'Has one church window of its own; so no more than five monks fit.',
    },
    'trade-church': {
      name: 'Trade Church',
      object: 'the Trade Church',
      text: 'At the market office, first add a customer from the deck and take one displayed customer for free. Needs the abbot.',
    },
    'mission-church': {
      name: 'Mission Church',
      object: 'the Mission Church',
      text: 'Once per travel stack: put the travel card you turned over under its stack and keep the next one; then shuffle the stack. Needs the abbot.',
    },
  },
  chambers: {
    'finance-chamber': {
      name: 'Finance Council Chamber',
      object: 'the Finance Council Chamber',
      text: '2 coins when acquired, and 2 coins for its white banner.',
    },
    'area-chamber': {
      name: 'Area Council Chamber',
      object: 'the Area Council Chamber',
      text: 'Each activation marks one category. At the end, each of your cards of a marked category is worth 1 prestige point.',
    },
    'population-chamber': {
      name: 'Population Council Chamber',
      object: 'the Population Council Chamber',
      text: 'Each activation marks one profession. At the end, each marked profession whose villager is present is worth 4 prestige points.',
    },
    'guild-chamber': {
      name: 'Guild Council Chamber',
      object: 'the Guild Council Chamber',
      text: 'Its markers are joker goods: any good, also a plow for a field.',
    },
  },
  meetingPlace: {
    name: 'Meeting Place',
    object: 'the Meeting Place',
    text: 'White banner, only as the last of a turn: you may move your “2/12” tile, take 1 story point, put 1 marker here. When you choose dice, each marker given back sets one die to any value.',
  },
  field: {
    name: 'Field',
    object: 'the field',
    text: 'White banner: 1 coin, and 1 more if a plow stands here.',
  },
  buildings: {
    stable: { name: 'Stable', object: 'the Stable', text: 'White banner: produces 1 horse.' },
    brewery: { name: 'Brewery', object: 'the Brewery', text: 'White banner: produces 1 beer.' },
    forge: { name: 'Forge', object: 'the Forge', text: 'White banner: produces 1 plow.' },
    scriptorium: {
      name: 'Scriptorium',
      object: 'the Scriptorium',
      text: 'White banner: produces 1 scroll.',
    },
    wainwright: {
      name: 'Wainwright',
      object: 'the Wainwright',
      text: 'White banner: produces 1 wagon.',
    },
  },
  chapel: 'Your journey ends here: no E card.',
  stacks: { quill: 'quill', jug: 'jug', rosary: 'rosary' },
  monkText(bonus) {
    if ('sp' in bonus) return `${bonus.sp} story points`
    if ('headman' in bonus) return 'activate your “?” banner once, at its cost'
    if ('school' in bonus)
      return `activate your school banner ${plural(bonus.school, { one: 'once', other: 'twice' })}`
    return 'activate the market office once, for one or two customers at the usual cost'
  },
  professions: {
    abbot: { name: 'Abbot', object: 'the abbot' },
    councilman: { name: 'Councilman', object: 'the councilman' },
    traveller: { name: 'Traveller', object: 'the traveller' },
    craftsman: { name: 'Craftsman', object: 'the craftsman' },
    merchant: { name: 'Merchant', object: 'the merchant' },
  },
  areas: {
    religion: 'Religion area',
    council: 'Council area',
    harvest: 'Harvest area',
    travel: 'Travel area',
    crafts: 'Crafts area',
    market: 'Market area',
  },
  categories: {
    'travel-cards': 'travel cards',
    'craft-buildings': 'craft buildings',
    'served-customers': 'served customers',
    'church-and-monks': 'church and monks',
    fields: 'fields',
  },
  goods: {
    horse: good('horse', 'horses'),
    beer: good('beer', 'beers'),
    plow: good('plow', 'plows'),
    scroll: good('scroll', 'scrolls'),
    wagon: good('wagon', 'wagons'),
  },
  headmanTo: {
    'main-house': 'to the main house',
    'coin-space': 'to the coin space',
    'three-sp-space': 'to the space with 3 story points',
  },
}
