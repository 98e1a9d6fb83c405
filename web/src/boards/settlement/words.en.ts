import { a, the } from '../../../../worker/games/kernel/english.ts'
import { locales } from '../../../../worker/games/kernel/language.ts'
import { cards } from '../../../../worker/games/settlement/cards.en.ts'
import type { Gain } from '../../../../worker/games/settlement/components/index.ts'
import { gains, romanNumerals } from '../../../../worker/games/settlement/wording.ts'
import type { BoardWords } from './words.ts'

const { plural, and, labelled } = locales.en

const settlersIn = (count: number) =>
  plural(count, { one: '1 settler', other: `${count} settlers` })
const bonusIn = (count: number) =>
  plural(count, { one: '1 bonus settler', other: `${count} bonus settlers` })

const resourcesIn = (count: number) =>
  plural(count, { one: '1 resource', other: `${count} resources` })
/** Loss by passing: settlers, and resources if any. */
const lossIn = (settlers: number, basics: number): string =>
  and([settlersIn(settlers), ...(basics > 0 ? [resourcesIn(basics)] : [])])

const amounts = (gain: Gain): string =>
  gains(
    gain,
    (kind, count) => {
      if (kind === 'bonusSettlers') return bonusIn(count)
      if (kind === 'diamond') return plural(count, { one: '1 diamond', other: `${count} diamonds` })
      return `${count} ${kind}`
    },
    and,
  )

/** The board in English. */
export const boardWords: BoardWords = {
  labelled,
  cards,
  amounts,

  roundTrack: (round, rounds) => `Round ${round} of ${rounds}`,
  heroRow: 'Heroes',
  market: 'Market',
  building: (id) => the(cards.buildings[id].name),
  artifacts: 'Artifacts',
  myBoard: 'Your village',
  boardOf: (name) => `${name}’s village`,
  marker: 'First',
  markerNote: 'Holds the start marker: begins the next round, or this one while nobody has passed.',
  passed: 'has passed',
  passedShort: 'passed',
  close: 'Close',
  details: 'About this piece',

  activate: 'Activate',
  activatedShort: 'Activated',
  againShort: 'Again',
  heroesNote: 'one a turn',
  marketNote: '1 settler and the price on the right',
  artifactsNote: 'last one round; take one as you pass',
  showMarket: 'Heroes and market',
  showOwnHeroes: (count) => plural(count, { one: 'Your hero', other: `Your ${count} heroes` }),
  showArtifacts: (count) => plural(count, { one: '1 artifact', other: `${count} artifacts` }),
  home: 'Back to my village',
  refilled: (buildings) => `New on the market: ${and(buildings)}.`,
  stacked: (buildings) => `Copies are stacked: ${and(buildings)}.`,
  titles: { lord: 'Lord or Lady', knight: 'Knight', mayor: 'Mayor', settler: 'Settler' },
  drafting: 'Artifact draft',
  pass: {
    plain: 'Pass',
    losing: (lost) =>
      plural(lost, { one: 'Pass, 1 resource lost', other: `Pass, ${lost} resources lost` }),
    last: 'Pass: your game ends',
    asked: (settlers, basics) => `Lose ${lossIn(settlers, basics)}?`,
  },
  passing: 'passing',

  answers: {
    monster: 'Let it come',
    'no-monster': 'Keep it away',
    done: 'Use no more',
    'drop-rest': 'Keep no more',
  },
  useNone: 'Use none',
  asks: {
    action: {
      construct: 'Which building do you construct?',
      explore: 'Where do you explore?',
      hunt: 'Which monster do you hunt?',
      'build-outpost': 'Where does the outpost go?',
    },
    pay: (building) => `${building}: which resource do you give?`,
    gain: (building) => `${building}: which resource do you take?`,
    get: (give) => `What do you take for ${give}?`,
    idle: 'This brings nothing and only passes time. Tap again to place the settler anyway.',
  },

  supply: 'Supply',
  settlers: ({ basic, bonus }) =>
    `${settlersIn(basic)} to place${bonus > 0 ? `, and ${bonusIn(bonus)}` : ''}`,
  settlersShort: 'Settlers',
  standing: ({ basic, bonus }) =>
    `${settlersIn(basic + bonus)} here this round${bonus > 0 ? `, ${bonus} of them bonus` : ''}`,
  nobodyStands: 'No settlers here this round',
  heroes: 'Invited heroes',
  hiddenHero: 'Invited hero, face down until the end',
  noArtifact: 'No artifact yet',
  placed: 'Settlers placed this round',

  doing: {
    construct: 'Construct',
    explore: 'Explore',
    hunt: 'Hunt',
    'build-outpost': 'Outpost',
    'activate-region': 'Region',
    'activate-street': 'Street',
    'activate-outpost': 'Use outpost',
    invite: 'Invite',
  },
  doingLong: { ...cards.actions, invite: 'Invite a hero' },
  about: {
    construct:
      'Buy a building from the market for any empty space of your streets. Its effect comes later, when you activate the street.',
    explore:
      'Draw a terrain and put it next to one you have explored. If a hero of its colour is in the row, a monster comes.',
    hunt: 'Drive a monster off one of your terrains and take the reward. It always succeeds.',
    'build-outpost':
      'Put an outpost on a terrain without a monster: none ever comes there, you can use it each round, and it keeps 1 basic resource.',
    'activate-region':
      'Each terrain of the region without a monster yields its resource. Once per round and region.',
    'activate-street':
      'Use every building of one street once, in any order. Once per round and street.',
    'activate-outpost': 'Take the resource of one terrain with an outpost. Once per round each.',
    invite:
      'Pay for a hero in the row: the points count at the end. No settler is needed. The two on the left cost extra diamonds.',
  },
  bonus: 'Next action with',
  bonusCount: (count) => (count === 0 ? 'basic ones first' : `${count} bonus`),

  exchange: 'Exchange',
  exchangeHelp: 'Choose what you give, then what you get.',
  give: 'Give',
  get: 'Get',
  swap: (give, get) => `${give} for ${get}`,

  costNow: (cost) => `Costs you now: ${cost}.`,
  surcharge: (diamonds) => `Of that, ${amounts({ diamond: diamonds })} for its place in the row.`,
  payable: 'You have all of it.',
  lacks: (missing) => `You lack ${missing}.`,
  exchangeCovers: 'An exchange covers it.',
  noExchange: 'No exchange covers that now.',
  oneTap: 'In one tap; you can take back every step.',
  deal: (swaps, last) =>
    `Exchange ${swaps}, then ${{ construct: 'construct it', invite: 'invite the hero', use: 'use it' }[last]}`,
  dealThen: { construct: 'then construct', invite: 'then invite', use: 'then use it' },
  leaves: (rest) => (rest ? `Leaves ${rest}` : 'Leaves nothing'),
  obstacle: {
    'not-your-turn': 'Not now: it is not your turn.',
    'has-acted': 'You have already taken your action this turn.',
    'has-invited': 'You have already invited a hero this turn.',
    'no-settlers': 'You have no settlers left this round.',
    'settlement-full': 'All nine spaces of your streets are built on.',
    'decide-first': 'Make the open decision first.',
  },
  tooFewSettlers: (missing) => `You lack ${settlersIn(missing)}.`,

  vp: (points) => plural(points, { one: '1 point', other: `${points} points` }),
  per: (counted, owner) =>
    owner ? `1 point for each of ${owner}’s ${counted}s` : `1 point for each of your ${counted}s`,
  worthNow: (points, owner) =>
    `Worth ${plural(points, { one: '1 point', other: `${points} points` })} on ${owner ? `${owner}’s` : 'your'} board now.`,
  brings: (gain) => `Brings ${gain} at once.`,
  monsterSign: (colour, monster) => `${colour}: ${monster}`,
  drawsMonsters: (monster) =>
    `While it lies in the row, terrains with this sign draw ${a(monster)}.`,
  position: (position) => `position ${position}`,
  copies: (count) => `${count} copies`,
  copiesNote: 'Several copies lie here: taking one turns up no new building.',
  whenActivated: 'When activated:',
  tokens: (lying, points) =>
    `${lying} on it: ${plural(points, { one: '1 point', other: `${points} points` })} at the end.`,
  artifactType: {
    take: 'Works the moment you take it.',
    'each-time': 'Works every time during the round.',
    once: 'Works once during the round.',
    standing: 'Works for the whole round.',
  },

  region: (region) => `Region ${romanNumerals[region]}`,
  street: (street) => cards.streets[street],
  stack: (region) => `Unexplored terrains of region ${romanNumerals[region]}`,
  left: (count) => `${count} left`,
  explore: (count) => `Exploring here takes ${settlersIn(count)}.`,
  noSpace: 'No empty space of this region borders on what you have explored.',
  firstInOne: 'Your first terrain comes from region I.',
  emptyTerrain: 'Unexplored space',
  sendFirst: 'You can go on once your plan is sent: it reveals something new.',
  reachable: 'You can explore here: a terrain of this region is drawn.',
  unreachable: 'Out of reach: it does not border on an explored terrain yet.',
  emptyBuilding: 'Empty building space',
  emptyBuildingNote: 'A building from the market can go here.',
  emptyPlace: 'Nothing lies here.',
  yields: (gain) => `Yields ${gain} now.`,
  extra: (kinds) => `The Scroll of Fortune adds one of: ${kinds}.`,
  threatened: (monster) =>
    `A hero of this colour lies in the row: after it yields, ${a(monster)} comes.`,
  safe: (monster) => `No hero of this colour lies in the row: no ${monster} would come now.`,
  maskDecides: 'With the Shaman Mask you decide whether a monster comes.',
  monsterHere: (monster) => `The ${monster} sits here: the terrain yields nothing.`,
  hunt: (count, reward) => `Hunting it takes ${settlersIn(count)} and brings ${reward}.`,
  outpost: 'Outpost: safe from monsters, and keeps 1 basic resource when you pass.',
  outpostFree: 'It can be used this round, for 1 settler.',
  outpostUsed: 'It has been used this round.',
  couldBuildOutpost: 'An outpost can be built here, for 1 settler.',
  activated: 'Activated this round already.',
  again: 'Activated this round; your artifact lets you do it once more.',
  byStreet: 'You use it by activating its street.',
  nothingYields: 'Nothing here would yield anything.',
  noBuildings: 'No buildings here yet.',
  idleStreet: 'None of its effects is possible now.',

  chooseFirst: 'possible, keep choosing',
  exchangeable: 'possible after an exchange',
}
