import type { GuideNotes } from './situations.ts'

/** The first game, explained in English. */
export const notes: GuideNotes = {
  draft: {
    title: 'An artifact to begin with',
    text: 'Choose one: it works for the first round. Whenever you pass, you take another one for the next round.',
  },
  aim: {
    title: 'What it is about',
    text: 'After six rounds the most points win. Almost all come from heroes you invite; terrains, outposts and buildings pay for them and make them count.',
  },
  turn: {
    title: 'Your turn',
    text: 'Do one action, invite one hero, or both. Actions take settlers, who come back only when you pass. Turns go on until everybody has passed.',
  },
  explore: {
    title: 'Explore first',
    text: 'Region I takes 1 settler: tap a space of it, and a terrain comes there. A terrain yields its resource whenever you activate its region.',
  },
  'place-terrain': {
    title: 'Where does it go?',
    text: 'Every new terrain must lie beside one you have explored; your very first goes on any space of region I. Tap a lit space.',
  },
  colours: {
    title: 'Monsters and heroes',
    text: 'A terrain shows a monster’s colour. While a hero of that colour lies in the row, exploring or activating the terrain brings the monster.',
  },
  monster: {
    title: 'A monster',
    text: 'It blocks this terrain. Hunt it for 1 to 4 settlers, by its colour: that always succeeds, and brings diamonds or gold.',
  },
  region: {
    title: 'Activate a region',
    text: 'For 1 settler every terrain of the region without a monster yields its resource. Once a round for each region: explore first.',
  },
  construct: {
    title: 'Construct',
    text: 'For 1 settler and the price on its right you buy a building of the market. Its effect comes later, when you activate its street.',
  },
  'place-building': {
    title: 'Which street?',
    text: 'Any empty space will do. Buildings of one street are used together, so put those that help each other side by side.',
  },
  street: {
    title: 'Activate a street',
    text: 'For 1 settler you use each building of the street once, in any order. Once a round, so build first.',
  },
  effects: {
    title: 'Use your buildings',
    text: 'Tap the buildings you want to use, in the order you like: what one gives can pay for the next.',
  },
  outpost: {
    title: 'Outposts',
    text: 'It costs 1 settler: no monster comes there again, you can use it each round, and it keeps 1 basic resource when you pass.',
  },
  'use-outpost': {
    title: 'Use an outpost',
    text: 'For 1 settler it gives 1 of the resource of its terrain, whether its region was activated or not.',
  },
  exchange: {
    title: 'Exchange',
    text: 'In your turn, without an action: 2 basic resources for 1 other; wood, clay and stone for a diamond; 2 diamonds for 1 gold.',
  },
  invite: {
    title: 'Invite a hero',
    text: 'You can afford this hero; no settler is needed. Heroes cost extra diamonds on the left and move right, getting cheaper, until they leave.',
  },
  bonus: {
    title: 'Bonus settlers',
    text: 'They work like the others, but once: those you place leave when you pass. Under “Exchange” you say which go first.',
  },
  closed: {
    title: 'Closed for this round',
    text: 'A region, street or outpost with settlers on it cannot be used again this round.',
  },
  'end-turn': {
    title: 'End your turn, or pass',
    text: 'If you have settlers left, just end the turn. Pass only when you are done with this round: there is no way back.',
  },
  spent: {
    title: 'All settlers are placed',
    text: 'You can still exchange and invite a hero. Otherwise pass: wood, clay and stone go back, so use them before.',
  },
  'first-to-pass': {
    title: 'Who passes first',
    text: 'The first to pass begins the next round, and has the first choice of heroes, market and artifacts.',
  },
  keep: {
    title: 'What do you keep?',
    text: 'Each outpost keeps 1 wood, clay or stone for you; the rest goes back. Diamonds and gold always stay.',
  },
  artifact: {
    title: 'A new artifact',
    text: 'Take one for the next round; yours goes back into the row, for whoever passes after you.',
  },
  vaults: {
    title: 'Bank and church',
    text: 'They turn wealth into points: at the end, each gold on a bank is worth 5, each diamond on a church 4.',
  },
  'last-round': {
    title: 'The last round',
    text: 'What is left at its end is worth nothing, so spend it all: on heroes, banks and churches.',
  },
  waiting: {
    title: 'Until it is your turn again',
    text: 'There is nothing you have to do now. Meanwhile tap anything to have it explained.',
  },
}
