import { the } from '../../../../worker/games/kernel/english.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import { cardsEn } from '../../../../worker/games/town-builder/cards.en.ts'
import type { BoardWords } from './words.ts'

const { plural, and, or, labelled } = locales.en

const number = (n: number, one: string, many = `${one}s`) =>
  `${n} ${plural(n, { one, other: many })}`

/** The board in English. */
export const boardWords: BoardWords = {
  labelled,
  favoured: {
    'judge-trade': 'Trade',
    'judge-social': 'Social',
    'judge-residential': 'Residential',
    'judge-culture': 'Culture',
    'judge-military': 'Military',
    'judge-guilds': 'Guilds',
  },
  merits: {
    versatility: 'Versatility',
    sturdy: 'Sturdiness',
    specialist: 'Expertise',
    growth: 'Growth',
    wealth: 'Wealth',
    simplicity: 'Simplicity',
    ingenuity: 'Ingenuity',
    swiftness: 'Swiftness',
  },
  tray: {
    revealed: 'Revealed cards',
    discard: 'Discard pile',
    resources: 'Resources under your foundations',
    copy: 'Abilities to copy',
    look: 'Top of the deck',
    use: 'Taken card',
    judges: 'Unused judges',
    gold: 'Your gold',
    final: 'Final scoring',
  },
  asFoundation: 'New foundation',
  asFoundationChoosing: 'New foundation, choosing the gold',
  under: (card) => `Under the ${card}`,
  asCoin: 'Gold',
  finishesShort: 'completes',
  wouldFinish: (cards) => `Would finish: ${cards}`,
  fits: (cards) => `Fits from the row: ${cards}.`,
  nothingFits: 'No card in the row fits.',
  statusShort: 'this round',
  lastShort: 'the last one',
  nextIsLast: 'then the last one',
  foundationsShort: 'foundations',
  cards: cardsEn,
  object: (id) => the(cardsEn[id].name),
  types: {
    trade: 'Trade',
    social: 'Social',
    residential: 'Residential',
    culture: 'Culture',
    military: 'Military',
  },
  yields: { stone: 'stone', wood: 'wood', straw: 'straw', gold: 'gold' },
  kinds: {
    build: 'Build ability',
    star: 'Star ability',
    end: 'In final scoring',
    row: 'In the row',
  },
  kindHelp: {
    build: 'Once, in the turn in which the building is completed. No action.',
    star: 'One star ability in each of your turns, your crest’s included. No action.',
    end: 'Counts at the end of the game.',
    row: 'Works only while the card lies in the row.',
  },

  row: 'Card row',
  judges: 'Judges',
  awards: 'Awards',
  scores: 'Points now',
  total: 'Total',
  deck: (cards) => `Deck: ${cards}`,
  discard: (cards) => `Discard pile: ${cards}`,
  deckShort: 'Deck',
  discardShort: 'Discard',
  discardHelp: 'Browse the discard pile',
  revealed: 'Revealed cards',
  unused: 'Unused judges, seen by all',
  seenTop: (card) => `You have seen the top card: ${card}.`,
  round: (round) => `Round ${round}`,
  over: 'The game is over.',
  lastRound: 'This is the last round.',
  roundsLeft: (rounds, sure) =>
    sure
      ? `${number(rounds, 'more round')} after this one.`
      : `About ${number(rounds, 'more round')} after this one.`,
  roundsUnknown: 'The end is still some way off.',
  reshuffles: (count, limit) => `Reshuffles: ${count} of ${limit}.`,
  reshuffleHelp: (limit) =>
    `When the deck runs out, the discard pile is shuffled. Reshuffle ${limit} brings the end: the round is played out, then one more follows.`,

  explain: 'Explain cards',
  explainHelp: 'While this is on, tapping a card explains it and plays nothing.',
  close: 'Close',
  details: 'About this card',

  desk: 'Your turn',
  actionsLeft: (actions) => `${number(actions, 'action')} left`,
  star: 'star ability free',
  starUsed: 'star ability used',
  turnGold: (gold) => `${gold} gold for this turn only`,
  turnOf: (name) => `${name}’s turn`,
  hintChosen: 'What will it be?',
  whatBecomes: (card) => `What will the ${card} be?`,
  totalThen: (points) => `then you have ${number(points, 'point')}`,
  letGo: 'Another card',
  choose: 'Choose',
  lit: 'can be chosen',
  several: 'can be chosen, in several ways',

  asResource: (card) => `Resource for the ${card}`,
  asGold: 'Store as gold',
  costs: (gold, have) => `costs ${gold} gold, you have ${have}`,
  free: 'no gold needed',
  choosing: 'you choose which',
  completes: 'completes it',
  completesAtOnce: 'complete at once',
  leaves: (list) => `then still needs ${list}`,
  intoStore: (gold) => `then you have ${gold}`,
  cannot: {
    foundation: (lacks) => `Foundation: you lack ${lacks} gold.`,
    'yields-none': 'Resource: it gives none.',
    'no-foundation': 'Resource: you have no foundation to put it under.',
    'not-needed': (list) => `Resource: none of your foundations needs ${list}.`,
    gold: 'Gold: it gives none.',
  },
  use: 'Use it',
  useChoosing: 'Use it, choosing the gold to pay',
  coverSymbol: (symbol, card) => `Cover ${symbol} of the ${card}`,

  myDistrict: 'Your district',
  districtOf: (name) => `${name}’s district`,
  firstPlayer: 'First player',
  foundations: 'Foundations',
  buildings: 'Buildings',
  noBuildings: 'No building stands here yet.',
  gold: 'gold',
  crest: 'Crest',
  takeNone: 'Take none',
  enough: 'Leave it at that',
  dealt: (cards) => `New in the row: ${and(cards)}.`,
  asItIs: 'As it is',
  unfinishedGone: 'Unfinished foundations are discarded.',
  throwsAway: (name, cards) => `${name} discards ${and(cards.map(the))}.`,
  cleared: (name, count) => `${name} discards ${count} unfinished foundations.`,
  cameOf: (card, sentence) => labelled(card ?? 'Crest', sentence),
  newNow: 'new',
  site: 'Lay it here as a new foundation',
  isCovered: (symbol, by) => (by ? `${symbol} covered by the ${by}` : `${symbol} covered`),

  points: (points) => number(points, 'point'),
  foundationWord: 'Foundation',
  costLine: (gold, resources) => {
    if (gold === 0 && resources === '') return 'costs nothing'
    if (gold === 0) return `costs no gold, needs ${resources}`
    return resources === '' ? `costs ${gold} gold` : `costs ${gold} gold, needs ${resources}`
  },
  noCost: 'costs nothing',
  cheaper: (gold, by) => `${gold} gold cheaper now, thanks to the ${by}.`,
  gives: (list) => `gives ${list}`,
  bringsNow: (points) => `Brings ${number(points, 'point')} as things are now.`,
  couldUse: 'Can be used this turn.',
  useGone: 'It worked only in the turn in which the building was completed.',
  starLater: 'One star ability in each turn.',
  protectedFor: (name) =>
    `Until ${name}’s next turn only ${name} may take it, and nobody may discard it`,
  stillNeeds: (list) => `still needs ${list}`,
  liesAsGold: '1 gold',
  liesUnder: (card, as) => `Under the ${card} as ${as}`,
  and,
  or,

  favours: (type) => `favours ${type}`,
  judgeLeads: (names) => `Now goes to ${names}.`,
  judgeNobody: 'Goes to nobody yet.',
  judgeSolo: (needed) => `Needs ${needed} buildings of the type.`,
  buildingsOf: (name, count) => `${name}: ${number(count, 'building')}`,
  judgeHelp:
    'Scored at the end, for the most buildings of the type. In a tie everybody tied scores in full.',
  judgeHelpSolo: 'Scored at the end, with at least 3 buildings of the type.',
  progress: (name, has, needed) => `${name}: ${has} of ${needed}`,
  status: { open: 'unclaimed', claimed: 'open until the round ends', closed: 'closed' },
  statusHelp: {
    open: 'Goes to the first player to earn it in their own turn.',
    claimed: 'Anybody who earns it in their own turn this round still gets it.',
    closed: 'Nobody can get it any more.',
  },
  awardHolder: (names) => `Held by ${names}`,
  awardsUntil: (cards) =>
    cards === 0
      ? 'The next card of the deck is a judge: the turn it comes in is the last for awards.'
      : `After ${number(cards, 'more card')} of the deck comes a judge: the turn it comes in is the last for awards.`,
  awardsLastTurn: 'This is the last turn for awards: the judge of the deck is out.',
  titleNow: (title) => `Title now: ${title}.`,
  titleNext: (title, from) => `${title} from ${from} points.`,
  titles: { noble: 'Noble', merchant: 'Merchant', citizen: 'Citizen', peasant: 'Peasant' },
}
