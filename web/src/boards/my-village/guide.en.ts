import type { GuideNotes } from './situations.ts'

/** The first game, explained in English. */
export const notes: GuideNotes = {
  aim: {
    title: 'What it is about',
    text: 'The most prestige points win: from church and council, travels, fields, served customers, and stories brought home. Tap your village’s star to see yours.',
  },
  dice: {
    title: 'Two dice a turn',
    text: 'The sum of two dice is your value. Tap a sum to see everything it reaches, then tap what you want: that takes the dice.',
  },
  use: {
    title: 'What a value is good for',
    text: 'With it you use one black banner of the card display, any white banners in your village that show it, or your “?” banner.',
  },
  craft: {
    title: 'Craft buildings',
    text: 'They make goods, which pay for customers and journeys: a good beginning. Where a plus is lit, you can build: one house of each kind.',
  },
  black: {
    title: 'Black dice',
    text: 'A black die costs 2 time at once, whatever you use it for. White dice cost nothing.',
  },
  coins: {
    title: 'Changing a die',
    text: 'For each coin you may turn one of your two dice up or down by 1. A coin beside a sum is its price.',
  },
  time: {
    title: 'The river of time',
    text: 'Whatever costs time moves your ferry on. When it passes the bridge, one of your villagers dies at the end of that turn.',
  },
  reaper: {
    title: 'Past the bridge',
    text: 'One of your villagers dies at the end of this turn. Until then everybody still works: use them once more.',
  },
  death: {
    title: 'A farewell',
    text: 'Choose who dies. The first two of a profession enter the chronicle and bring story points, but their work stops until somebody follows.',
  },
  gone: {
    title: 'Nobody works here',
    text: 'Without its villager this part of your village gets no new cards, and its banners do nothing. What stands there still counts at the end.',
  },
  school: {
    title: 'The school',
    text: 'Somebody enrols on the left, may move right, and leaves for 1 time to replace the dead. Leaving from the right brings 2 story points.',
  },
  tree: {
    title: 'Stories',
    text: 'Stories on the tree are not safe. “?”, with any two dice, walks your headman: when he comes home, each is a point for good.',
  },
  rats: {
    title: 'The rats are near',
    text: 'After each death the rat runs on; from here it may arrive. Then everybody loses half of the stories on the tree: bring yours home.',
  },
  goods: {
    title: 'Making goods',
    text: 'With a value on its white banner, a craft building makes another good, while your craftsman is there. Each house holds a few.',
  },
  fields: {
    title: 'Fields',
    text: 'A field needs nobody and counts 1 point at the end. Its banner brings 1 coin, or 2 with a plow.',
  },
  office: {
    title: 'The market office',
    text: 'Use 4 or 10 in the card display to fetch customers: one for 1 time, two for 2, three for 2 time and a coin.',
  },
  customers: {
    title: 'Which customers?',
    text: 'Take those whose goods you make, or will make soon. A customer who is never served is worth nothing.',
  },
  serve: {
    title: 'Serving customers',
    text: 'To serve a customer you need the value on the banner, your merchant and the goods. Then the points are yours.',
  },
  church: {
    title: 'A church',
    text: 'Your abbot may get you one church, and only one: each helps in another way. It opens your village to monks.',
  },
  monks: {
    title: 'Monks',
    text: 'A monk helps once, then he is a church window. The more windows, the more each is worth: one brings 2 points, six 20.',
  },
  council: {
    title: 'The council',
    text: 'Your councilman may get you one council chamber and one meeting place, in either order. Both have white banners of their own.',
  },
  travel: {
    title: 'The journey',
    text: 'Your traveller goes from A to E, one card at a time. Each costs time and goods or coins, and brings points for good.',
  },
  hand: {
    title: 'The starting player’s hand',
    text: 'With 4 or 10 you take the hand and the stories on it. From the next round on you choose dice first.',
  },
  finish: {
    title: 'One more banner?',
    text: 'Other white banners of the same value may follow in this turn, each once. When you are done, end your turn and send it.',
  },
  'last-round': {
    title: 'The last round',
    text: 'Enough coffins are taken: the game ends with this round. Bring your stories home and serve whom you can: goods and coins count for nothing.',
  },
  waiting: {
    title: 'Until it is your turn again',
    text: 'There is nothing you have to do now. Meanwhile tap anything to have it explained.',
  },
}
