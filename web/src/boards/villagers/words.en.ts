import { names, suitNames, texts } from '../../../../worker/games/villagers/components/cards.en.ts'
import type { BoardWords } from './words.ts'

const cardsOf = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

/** The board in English. */
export const boardWords: BoardWords = {
  names,
  texts,
  suits: suitNames,

  road: 'The road',
  basics: 'Basic villagers',
  reserve: 'Reserve',
  discard: 'Discard pile',
  possible: 'What hidden cards could be',
  possibleHelp: 'Every villager you have not located yet, with the number of copies.',
  nothing: 'Nothing here.',
  hand: 'Your hand',
  emptyHand: 'No cards in hand.',
  square: 'Drafted this round',
  village: 'Village',
  myVillage: 'Your village',
  villageOf: (name) => `${name}’s village`,
  villages: 'Villages',
  larger: 'Larger',
  smaller: 'Smaller',
  ground: 'Start a new pile here',
  branch: 'Start a second branch here',
  explain: 'Explain cards',
  explainHelp: 'While this is on, a tap explains a card and plays nothing.',
  close: 'Close',
  details: 'About this card',

  round: (round) => `Round ${round}`,
  go: 'GO!',
  firstPlayer: 'First player',
  toAct: 'to act',
  gold: 'Gold',
  food: 'Food',
  builder: 'Builders',
  drafts: 'Drafted',
  builds: 'Built',
  tradeIns: 'Trade-ins',
  handCards: (count) => `${cardsOf(count)} in hand`,
  draftLimit: (limit) => `drafts ${limit}`,
  buildLimit: (limit) => `builds ${limit}`,
  of: (used, limit) => `${used} of ${limit}`,
  tinner: 'Tinner: padlocks open free of charge',
  draftNote:
    'Take a card from the road, or blindly from a stack. Submitting reveals the next card: a draft is final.',
  coinNote: 'Put 1 gold on a villager of the road: it stays there, the bare ones go.',
  submitNote: 'Chosen. Submit to see what it reveals, or take it back.',
  chooseTarget: (card) => `${card}: choose a lit place. Escape or another tap lets go.`,
  chooseHandCard: (basic) =>
    `${basic}: choose the hand card you give away, then the stack it goes on.`,
  resettle: (card) => `${card} moves to your village: choose where.`,
  unlock: (card) => `${card}: choose who opens the padlock.`,

  market: { first: 'First Market', second: 'Second Market' },
  marketShort: { first: '1st', second: '2nd' },
  marketState: {
    first: {
      ahead:
        'Held at the end of the round in which the first two stacks are empty. Pays visible gold and coins.',
      triggered: 'Takes place at the end of this round. Pays visible gold and coins.',
      held: 'Has been held.',
    },
    second: {
      ahead:
        'Held at the end of the round in which all six stacks are empty. Pays gold, silver and coins; then the game is over.',
      triggered:
        'Takes place at the end of this round. Pays gold, silver and coins; then the game is over.',
      held: 'Has been held.',
    },
  },
  forecast: (day, gold) => `${day} now: ${gold} gold`,
  forecastNow: 'What the village would bring now',
  printedGold: 'Gold',
  silver: 'Silver',
  coins: 'Coins',
  total: 'Total',
  nothingYet: 'Nothing yet.',

  column: (column) => `column ${column}`,
  stack: (column, count) => `Stack ${column}: ${cardsOf(count)}`,
  count: cardsOf,
  empty: 'empty',
  back: (suit) => (suit ? `${suit} card, face down` : 'Card, face down'),
  unknown: 'Its face is hidden; the back shows the suit only.',
  seenByYou: 'You know this card.',
  emptySlot: (column) => `Column ${column}: empty`,
  coinsOn: (gold) => `${gold} gold on it`,
  covered: 'covered',
  coveredHelp: 'Covered: only the suit and the padlock still count.',
  onTop: 'on top',
  left: (count) => `${count} left`,
  press: 'playable',
  chooseFirst: 'playable, several places',
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
    others: (names) => `Costs you 2 gold, which go onto the one of ${names}.`,
    bank: 'Nobody has one: costs you 2 gold, to the bank.',
  },
  foodSymbols: (count) =>
    count === 1 ? '1 food: one more draft.' : `${count} food: ${count} more drafts.`,
  builderSymbols: (count) =>
    count === 1
      ? '1 builder: one more build action.'
      : `${count} builders: ${count} more build actions.`,
  goldValue: (gold) => `${gold} gold on both market days.`,
  silverNow: (gold) => `Worth now: ${gold} gold on the Second Market.`,
  keyring: (count, names) => `Keyring: opens ${count} cards of the deck (${names}).`,
  copies: (count, known) => `${count} copies; ${known} in sight.`,
  fromFour: 'Only with four or five players.',
  obstacle: {
    'no-actions': 'No build actions left.',
    missing: (name) => `Not yet: needs a ${name} in your village to lie on.`,
    'too-dear': (gold) => `Not now: the padlock costs ${gold} gold.`,
    uncovered: 'Not now: it has no use that keeps the rules.',
  },
}
