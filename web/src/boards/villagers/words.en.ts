import { a, the } from '../../../../worker/games/kernel/english.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import {
  developmentNames,
  names,
  suitNames,
  texts,
} from '../../../../worker/games/villagers/cards.en.ts'
import type { BoardWords } from './words.ts'

const { plural, or } = locales.en

const cardsOf = (count: number) => plural(count, { one: '1 card', other: `${count} cards` })

/** The board in English. */
export const boardWords: BoardWords = {
  names,
  subject: (id) => the(names[id]),
  object: (id) => the(names[id]),
  texts,
  suits: suitNames,
  developments: developmentNames,

  road: 'The Road',
  basics: 'Basic villagers',
  reserve: 'Reserve',
  discard: 'Discard pile',
  possible: 'What the hidden cards could be',
  possibleHelp: 'Every villager whose place you do not know yet, with the number of copies.',
  nothing: 'Nothing here.',
  hand: 'Your hand',
  handEmpty: 'Your hand is empty.',
  square: 'Drafted this round',
  village: 'Village',
  myVillage: 'Your village',
  villageOf: (name) => `${name}’s village`,
  countessVillage: 'The Countess’s village',
  chooseSeat: (name) => `Choose ${name}`,
  token: (development) => `Token: ${development}`,
  ground: 'Start a new pile here',
  branch: 'Start a second branch here',
  close: 'Close',
  details: 'About this card',

  round: (round) => `Round ${round}`,
  phases: {
    draft: 'Drafting',
    road: 'The Road',
    build: 'Building',
    developments: 'Developments',
    events: 'Events',
    over: 'The end',
  },
  go: 'GO!',
  firstPlayer: 'First player',
  toAct: 'to act',
  gold: 'Gold',
  food: 'Food',
  builder: 'Builders',
  handCards: (count) => `${cardsOf(count)} in hand`,
  draftLimit: (limit) => `drafts ${limit}`,
  buildLimit: (limit) => `builds ${limit}`,
  of: (used, limit) => `${used} of ${limit}`,
  tinner: 'Tinner: padlocks open free of charge',
  specialFirst: 'A special villager in your hand can be played now, before you draft.',
  coverFirst: 'Before your turn ends, your Monk or Apprentice needs a villager on top.',
  chooseEvent: 'Jester: tap the event to be discarded, or tap him again to cancel.',
  giveNote:
    'She gets it at once, with the coins on it. Silver shows what it would be worth to her.',
  interrupt: 'Not your turn, but you may play the Courier now.',
  choice: 'Your choice',
  chooseTarget: (card) => `${card}: choose a lit place, or tap it again to cancel.`,
  padlockPaid: {
    bank: (gold) => `The padlock costs you ${gold} gold, paid to the bank.`,
    countess: (gold) => `The padlock costs you ${gold} gold, paid to the Countess.`,
    others: (gold, names) => `The padlock costs you ${gold} gold, paid to ${or(names)}.`,
  },

  market: { first: 'First Market', second: 'Second Market' },
  marketShort: { first: 'First Market', second: 'Second Market' },
  marketDue: { first: 'Market this round', second: 'Last round' },
  marketState: {
    first: {
      ahead:
        'Held at the end of the round in which the first two stacks are empty. Pays visible gold and coins.',
      triggered: 'Takes place at the end of this round. Pays visible gold and coins.',
      held: 'It is over.',
    },
    second: {
      ahead:
        'Held at the end of the round in which all six stacks are empty. Pays gold, silver and coins; then the game is over.',
      triggered:
        'Takes place at the end of this round. Pays gold, silver and coins; then the game is over.',
      held: 'It is over.',
    },
  },
  forecast: (day, gold) => `${day} now: ${gold} gold`,
  forecastDue: (due, gold) => `${due}: ${gold} gold`,
  forecastNow: 'What the village would bring now',
  wouldPay: (cards) => `your ${locales.en.and(cards)} would pay 2 gold here`,
  printedGold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  bronzeNow: (gold) => `Bronze now: ${gold} gold`,
  bronzeBest: 'Only the best one pays, once a round.',
  basis: (count, per, gold) => `(Now ${count}: ${Math.floor(count / per)} × ${gold} gold.)`,
  coins: 'Coins',
  total: 'Total',
  nothingYet: 'Nothing yet.',

  column: (column) => `slot ${column}`,
  stack: (column, count) => `Stack ${column}: ${cardsOf(count)}`,
  count: cardsOf,
  empty: 'empty',
  back: (suit) => (suit ? `${suit} card, face down` : 'Card, face down'),
  unknown: 'Its face is hidden; the back shows the suit only.',
  seenByYou: 'You know this card.',
  emptySlot: (column) => `Slot ${column}: empty`,
  coinsOn: (gold) => `${gold} gold on it`,
  pile: 'This pile',
  covered: 'covered',
  goesOn: (name) => `on the ${name}`,
  lockedBy: (name) => `padlock: ${name}`,
  coveredHelp: 'Covered: only the suit and the padlock still count.',
  left: (count) => `${count} left`,
  chooseFirst: 'playable in several places',
  known: 'known to all',

  starter: 'Banner: starts a pile of its own and carries two branches.',
  solitary: 'Banner: stands alone, needs nobody and carries nobody.',
  special: 'Special villager.',
  discardAfter: 'No build action; discarded after its effect.',
  staysAndCosts: 'Costs a build action and stays.',
  chain: 'Chain',
  leadsTo: (names) => `Carries: ${names}.`,
  chainEnd: 'The chain ends here.',
  foundersSide: { gold: 'Gold side up', food: 'Food side up' },
  standsFor: (card) => (card ? `Stands for: ${card}.` : 'May still stand for anybody.'),
  padlockBy: (name) => `Padlock, opened by: ${name}.`,
  openBy: {
    tinner: 'The Tinner opens it free of charge.',
    own: 'You have one: the bank puts 2 gold on it.',
    others: (names) => `Costs you 2 gold, which go onto the card of ${names}.`,
    bank: (gold) => `Nobody has one: costs you ${gold} gold, to the bank.`,
  },
  foodSymbols: (count) =>
    plural(count, {
      one: '1 food: one more draft.',
      other: `${count} food: ${count} more drafts.`,
    }),
  builderSymbols: (count) =>
    plural(count, {
      one: '1 builder: one more build action.',
      other: `${count} builders: ${count} more build actions.`,
    }),
  goldValue: (gold) => `${gold} gold on both market days.`,
  silverNow: (gold) => `Worth now: ${gold} gold at the Second Market.`,
  bronzeWorth: (gold) => `Worth now: ${gold} gold a round, if it is your best bronze symbol.`,
  draftSpecial: 'Played from hand in a draft turn.',
  keyring: (count, names) => `Keyring: opens ${count} cards of the deck (${names}).`,
  copies: (count, known) => `${count} copies; ${known} in sight.`,
  fromFour: 'Only with four or five players.',
  obstacle: {
    'no-actions': 'No build actions left.',
    missing: (name) => `Not yet: it needs ${a(name)} in your village to lie on.`,
    'too-dear': (gold) => `Not now: the padlock costs ${gold} gold.`,
    uncovered: 'Not now: the rules allow no use of it.',
  },
}
