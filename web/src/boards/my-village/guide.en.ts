import type { GuideNotes } from './situations.ts'

/** The first game, explained in English. */
export const notes: GuideNotes = {
  aim: {
    title: 'What it is about',
    text: 'Whoever has most prestige points in the end wins. They come from church and council, travels, fields, served customers, and stories brought home. Tap the star in your village to see yours.',
  },
  dice: {
    title: 'Two dice a turn',
    text: 'The sum of two dice is your value. Tap a sum: below you see all that it reaches. Then tap what you want, and the dice are taken along with it.',
  },
  use: {
    title: 'What a value is good for',
    text: 'With it you do one of three things: one black banner of the card display, or as many white banners of your village as show it, or your “?” banner.',
  },
  craft: {
    title: 'Craft buildings',
    text: 'They make goods, and goods pay for customers and journeys: a good beginning. Where a plus is lit you can build now, one house of each kind.',
  },
  black: {
    title: 'Black dice',
    text: 'A black die costs 2 time at once, whatever you use it for. White dice cost nothing.',
  },
  coins: {
    title: 'Changing a die',
    text: 'For each coin you may turn one of your two dice up or down by 1. A coin beside a sum says that it takes one.',
  },
  time: {
    title: 'The river of time',
    text: 'Whatever costs time moves your ferry on, stone by stone. When it passes the bridge, one of your villagers dies at the end of that turn.',
  },
  reaper: {
    title: 'Past the bridge',
    text: 'One of your villagers dies at the end of this turn. Until then everybody still works, so use them once more.',
  },
  death: {
    title: 'A farewell',
    text: 'Choose who dies. The first two of a profession are remembered in the chronicle and bring you story points; but their part of your village stands still until somebody takes their place.',
  },
  gone: {
    title: 'Nobody works here',
    text: 'Without its villager this part of your village gets no new cards, and its banners do nothing. What stands there still counts at the end. Somebody from the school can take the place.',
  },
  school: {
    title: 'The school',
    text: 'Somebody enrols on the left, may move on to the right, and leaves for 1 time to take the place of somebody who died. Leaving from the right also brings 2 story points.',
  },
  tree: {
    title: 'Stories',
    text: 'On the tree your stories are not safe. The “?” banner, with any two dice, walks your headman: whenever he comes home, all of them come along, and there each is a point for good.',
  },
  rats: {
    title: 'The rats are near',
    text: 'After each death the rat runs as far as its die says, and from here it may arrive. Then everybody loses half of the stories on the tree: bring yours home before.',
  },
  goods: {
    title: 'Making goods',
    text: 'With a value on its white banner, a craft building makes another good, as long as your craftsman is there. Each house has room for a few.',
  },
  fields: {
    title: 'Fields',
    text: 'A field’s banner brings 1 coin, and one more with a plow on it. It needs no villager, and counts 1 point at the end.',
  },
  office: {
    title: 'The market office',
    text: 'With 4 or 10 you fetch customers: one for 1 time, two for 2, three for 2 time and a coin. You find the office, and all cards, in the card display.',
  },
  customers: {
    title: 'Which customers?',
    text: 'Take those whose goods you make, or will make soon. Whoever is never served is worth nothing.',
  },
  serve: {
    title: 'Serving customers',
    text: 'With the value on the customer’s banner, your merchant, and the goods that are asked for, you serve a customer: now the points are yours.',
  },
  church: {
    title: 'A church',
    text: 'Your abbot may get you one church, and only one: each helps in another way. It opens your village to monks.',
  },
  monks: {
    title: 'Monks',
    text: 'A monk helps once when he comes, and is a church window from then on. Windows are worth more the more you have: one brings 2 points, six bring 20.',
  },
  council: {
    title: 'The council',
    text: 'Your councilman may get you one council chamber and one meeting place, whichever comes first. Both have white banners of their own.',
  },
  travel: {
    title: 'The journey',
    text: 'Your traveller goes from A to E, one card at a time. Each costs time and goods or coins, and brings points for good.',
  },
  hand: {
    title: 'The starting player’s hand',
    text: 'With 4 or 10 you take the hand and the stories on it. From the next round on you have the first choice of the dice.',
  },
  finish: {
    title: 'One more banner?',
    text: 'Other white banners of the same value may follow in this turn, each once. When you are done, end your turn and send it.',
  },
  'last-round': {
    title: 'The last round',
    text: 'Enough coffins are taken, so the game ends with this round. Bring your stories home and serve whom you can: goods and coins count for nothing.',
  },
  waiting: {
    title: 'Until it is your turn again',
    text: 'There is nothing you have to do now. Meanwhile tap anything to have it explained.',
  },
}
