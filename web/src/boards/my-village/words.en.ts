import { locales } from '../../../../worker/games/kernel/language.ts'
import { customerNames } from '../../../../worker/games/my-village/index.ts'
import type { BoardWords } from './words.ts'

const { plural, counted, and, labelled } = locales.en

const count = (n: number, one: string, many: string): string =>
  `${n} ${plural(n, { one, other: many })}`
const pp = (n: number): string => count(n, 'prestige point', 'prestige points')
const sp = (n: number): string => count(n, 'story point', 'story points')
const markers = (n: number): string => count(n, 'meeting place marker', 'meeting place markers')
const coins = (n: number): string => count(n, 'coin', 'coins')

/** Words of the board in English. */
export const boardWords: BoardWords = {
  labelled,
  round: (round) => `Round ${round}`,
  explain: 'Explain',
  explainHelp: 'While this is on, tapping a piece explains it instead of playing it.',
  close: 'Close',
  details: 'Explanation',
  larger: 'Show all',
  smaller: 'Show less',
  parts: 'Parts of the board',
  chooseFirst: 'Choose it, then its target',
  or: 'or',

  desk: 'Dice',
  pool: 'Dice pool',
  noDice: 'The pool is empty until the next round.',
  die: (colour, pips) => `${colour} die, ${pips}`,
  blackDie: 'Black dice cost 2 time each, at once, whatever they show.',
  whiteDie: 'White dice cost nothing.',
  taken: (name) => (name === null ? 'Your dice' : `${name}’s dice`),
  value: (value) => `Banner value ${value}`,
  bannerValue: 'Banner value',
  changeTo: (pips, value, price) => `to ${pips} for ${price}: banner value ${value}`,
  changes: 'Turn it to',
  meetingMarker: markers,
  pairs: 'What each pair reaches',
  pair: (one, two, value) => `${one} and ${two}, banner value ${value}`,
  reaches: (n) => `reaches ${count(n, 'banner', 'banners')}`,
  takePair: 'Take these dice',
  chooseUse: 'Choose what to take two dice for.',
  whichOf: (name, values) => `${name}: ${values.join(' or ')}?`,
  findDice: 'Shows which dice reach it',
  inReach: 'within reach',

  display: 'Card display',
  myVillage: 'My village',
  villageOf: (name) => `${name}’s village`,
  church: 'Churches',
  monks: 'Monks',
  monk: (stack) => `Monk (${stack})`,
  monkGone: 'The next monk shows up when the turn ends.',
  chamber: 'Council chambers',
  travel: 'Journey',
  travelCard: (letter) => `Travel card ${letter}`,
  customer: (nr) => customerNames.en[nr - 1] ?? '',
  customers: 'Customers on display',
  customersHelp: 'The market office brings them to your village, where you serve them with goods.',
  office: 'Market office',
  officeHelp:
    'Take customers: 1 for 1 time, 2 for 2 time, 3 for 2 time and 1 coin, 4 for 3 time and 1 coin.',
  hand: 'Starting player hand',
  handHelp: (n) =>
    `Take it: ${sp(n)} now, and you begin from the next round on. It grows by 1 each round.`,
  handOf: (name) => `${name} has it and is starting player.`,
  handBack: 'It was taken this round.',
  left: (n) => `${n} left`,
  stackHelp: (n) => `${count(n, 'card lies', 'cards lie')} face down.`,
  playBanner: 'Play banner',
  playHelp: 'Take 1 story point.',
  school: 'School banner',
  schoolHelp:
    'Raises descendants, who take the places of the dead. Leaving from the right space brings 2 story points.',
  schoolLeft: 'School, left space',
  schoolRight: 'School, right space',
  schoolLater: 'on leaving',
  schoolLeftHelp:
    'From here to the right space, free of charge, or to an empty villager space for 1 time.',
  schoolRightHelp: 'From here to an empty villager space, for 1 time and with 2 story points.',
  headmanBanner: '“?” banner',
  headmanHelp:
    'Any banner value. The headman walks one space: to 1 coin, to 3 story points, or home, where he saves all on the tree.',
  headman: 'the headman',
  mainHouse: 'Main house',
  coinSpace: 'Coin space',
  spSpace: '3-story-point space',
  mainHouseHelp: (n) =>
    `Safe here: ${sp(n)}, worth 1 prestige point each at the end. No rat gets at them.`,
  coinSpaceHelp: 'The headman gets 1 coin here.',
  spSpaceHelp: 'The headman gets 3 story points here.',
  here: 'here now',
  storyTree: 'Story tree',
  storyTreeHelp: (n) =>
    `Unsafe: they count only once the headman has brought them home. A rat invasion now would take ${n}.`,
  saved: 'Saved story points',

  blackBanner: (values) => `Black banner ${values}: the only one of a turn`,
  whiteBanner: (values) => `White banner ${values}: any number with the same value`,
  costs: (price) => `Costs ${price}.`,
  costsNothing: 'Costs nothing.',
  time: (n) => `${n} time`,
  coins,
  wakes: 'This passes the bridge: one of your villagers will die.',
  idle: 'It would do nothing now.',
  route: (dice, change) => `Reached by ${dice}${change && `, with ${change}`}.`,
  noRoute: 'No dice of this pool reach it.',
  change: (c, m) => and([c > 0 ? coins(c) : '', m > 0 ? markers(m) : ''].filter(Boolean)),
  worth: (n) => `${pp(n)} at the end.`,
  worthOneOf: (list) => `At the end, by card: ${list} points.`,
  worthServed: (goods, n) => `Serve with ${goods}: ${pp(n)} at the end.`,
  tileHere: 'The “2/12” tile lies here: 2 and 12 work, too.',

  timeTrack: 'Time',
  timeHelp: (left) =>
    `Spend ${left} more time, and your ferry passes the bridge: one of your villagers dies at the end of that turn.`,
  timeLeft: (left) => `${counted(left, 'cloud', 'clouds')} to the bridge`,
  reaperHere: 'The reaper has come along: one of the villagers dies at the end of this turn.',
  cloud: (cloud) => `Cloud ${cloud} of 10`,
  villager: (name, present) => (present ? name : `${name}: nobody there`),
  villagerHelp: {
    abbot: 'Needed for a church, for monks and for what the church does.',
    councilman:
      'Needed for the council chamber and the meeting place, and for their white banners.',
    traveller: 'Needed to travel on.',
    craftsman: 'Needed to acquire craft buildings and to produce goods in them.',
    merchant: 'Needed to serve customers, not to take them in.',
  },
  inactive:
    'Inactive: a school leaver could take the place. Cards still count, goods can still be paid.',
  goods: (n, spaces, name) => `${n} of ${spaces} ${name}`,
  goodsHelp: 'Goods pay for customers and journeys.',
  plowHelp: 'A plow on a field makes it yield 1 more coin; you can still pay with the plow.',
  jokers: 'jokers',
  windows: (n) => `${count(n, 'church window', 'church windows')}`,
  windowsHelp: (points) => `Windows count as a whole: ${points}.`,
  marks: 'Spaces of the council chamber',
  marked: (name, isMarked) => `${name}: ${isMarked ? 'marked' : 'not marked'}`,
  served: (n, points) => `${n} served: ${pp(points)}`,
  servedBrief: (n) => `${n} served`,
  nextStop: 'next stop',
  prevented: (n, spaces) => `${n} of ${spaces} spaces used`,
  order: 'When the rats come',
  orderHelp:
    'The church answers for you, so that nobody has to wait. You can change this at any time, even in other people’s turns.',
  orders: (order) => {
    if (order === null)
      return 'ask me in my own turn; in the turns of others, prevent losses of 2 story points or more'
    if (order === 'ask') return 'ask me each time'
    if (order === 'never') return 'never use a space'
    return order === 1 ? 'prevent every loss' : `prevent losses of ${order} story points or more`
  },
  laborers: (n) => count(n, 'day laborer', 'day laborers'),

  points: (n) => `${n} PP`,
  score: 'Prestige points now',
  scoreHelp: 'As if the game ended now.',
  scoreLine: (name, n) => `${name}: ${n}`,
  markedPoints: (n, points) => `${count(n, 'marked space', 'marked spaces')}: ${points}`,
  notWorth: 'Unserved customers, coins and goods are worth nothing at the end.',
  unsaved: (n) => `Still on the tree, so lost: ${sp(n)}.`,

  chronicle: 'Chronicle',
  chronicleSpace: (profession, n, who) => `${profession}, ${sp(n)}: ${who === null ? 'free' : who}`,
  chronicleHelp:
    'The first to die of a profession brings 2 story points, the second 1. All others lie in anonymous graves.',
  graves: 'Anonymous graves',
  grave: (nr, profession, who) => `Grave ${nr}: ${profession}, ${who}`,
  gravesHelp: 'Anybody without a space in the chronicle lies here and brings no story points.',
  coffinsTaken: (n) => count(n, 'coffin', 'coffins'),
  coffins: (n, threshold) =>
    n > threshold ? `${n} coffins (${threshold} end the game)` : `${n} of ${threshold} coffins`,
  coffinsHelp: (threshold) =>
    `With ${threshold} coffins taken, in the chronicle and in graves, the round is played to its end; then the game is over.`,
  lastRound: 'This is the last round.',
  rat: 'The rat',
  ratSteps: (steps) => `${count(steps, 'step', 'steps')} to the invasion`,
  ratHelp:
    'After each death it runs as far as the grey die says. At the end everybody loses half of the story points on the tree.',
  ratRed: 'The next roll may bring it there.',
  brief: (name) =>
    name.replace(/(?<=\p{L}{4})(torium|wright|herd|sher|(?:man|ner|ter)(?!\p{L}))/gu, '\u00ad$1'),
  says: {
    now: (what) => `${what} now`,
    atEnd: (n) => `${n} at the end`,
    stories: (n) => `+${counted(n, 'story', 'stories')}`,
    customers: (n) => counted(n, 'customer', 'customers'),
    markers: (n) => counted(n, 'marker', 'markers'),
    window: 'One more window at the end',
    child: 'A child learns',
    walk: 'The headman walks on',
  },
  aMonk: 'Monk',
  nameless: 'nameless',
  yourChoice: 'Your choice',
  sums: 'Sums of two dice',
  noSum: 'No two dice add up to it.',
  kinds: {
    crafts: 'crafts',
    harvest: 'harvest',
    market: 'market',
    religion: 'religion',
    council: 'council',
    travel: 'travel',
    home: 'village board',
  },
  reachesOf: (value) => `What the ${value} reaches`,
  oneBlack: 'One black banner',
  orWhite: 'or white ones',
  notNow: 'not now',
  orAsked: 'or the “?”',
  reaperShort: 'Somebody is about to die',
  homestead: 'Village board',
  answers: {
    use: 'Yes, use it',
    forgo: 'Do without',
    keep: 'Keep it',
    prevent: 'Prevent it',
    suffer: 'Let it happen',
  },
}
