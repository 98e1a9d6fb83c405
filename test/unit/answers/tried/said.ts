import type { Tried } from './tried.ts'

const bazaars =
  'Activate the middle street · Use Bazaar space 1 clay · Use Bazaar space 3 clay · Use the Bank'

/** Answers of whole games by letter that were asked about by something else, or not understood. See `tried.test.ts`. */
export const said: Tried = {
  useAll: [
    ['use them all', 'Use the Clay Pit · Use the Quarry'],
    ['nutze alle', 'Use the Clay Pit · Use the Quarry'],
    ['beide nutzen bitte', 'Use the Clay Pit · Use the Quarry'],
    ['j’utilise les deux', 'Use the Clay Pit · Use the Quarry'],
    ['use both, end turn', 'Use the Clay Pit · Use the Quarry · End your turn'],
    ['Danke euch allen, die erste', 'Use the Clay Pit'],
    ['all good, the quarry', 'Use the Quarry'],
  ],
  listedBoth: [
    ['the first one and the second one', 'Use the Clay Pit · Use the Quarry'],
    ['first the second one, then the first one', 'Use the Quarry · Use the Clay Pit'],
    ['erst die erste, dann die zweite', 'Use the Clay Pit · Use the Quarry'],
    ['beide bitte', 'Use the Clay Pit · Use the Quarry'],
    ['les deux', 'Use the Clay Pit · Use the Quarry'],
  ],
  useBoth: [
    [
      'Activate the upper street and use both buildings',
      'Activate the upper street · Use the Clay Pit · Use the Quarry',
    ],
    [
      'Ich aktiviere die obere Straße und nutze beide Gebäude, Zugende',
      'Activate the upper street · Use the Clay Pit · Use the Quarry · End your turn',
    ],
    [
      'Obere Straße, beide Gebäude',
      'Activate the upper street · Use the Clay Pit · Use the Quarry',
    ],
    [
      'active la rue haute et utilise les deux bâtiments',
      'Activate the upper street · Use the Clay Pit · Use the Quarry',
    ],
  ],
  bazaars: [
    [
      'Mittlere Straße aktivieren: in beiden Basaren je einen Lehm gegen Gold tauschen und ein Gold in die Bank legen',
      bazaars,
    ],
    ['middle street: in both bazaars clay for gold, then a gold on the bank', bazaars],
  ],
  gifts: [
    [
      'In beiden Basaren Lehm geben, dann ein Gold auf die Bank, Zug beenden',
      'Use Bazaar space 1 clay · Use Bazaar space 3 clay · Use the Bank · End your turn',
    ],
    ['both bazaars', 'ask'],
  ],
  two: [
    [
      'Activate the middle street: both bazaars turn clay into gold, one gold goes on the bank. Then I invite the green Adventurer for 2 stone and 1 gold.',
      `${bazaars} · Invite the Adventurer 2 stone 1 gold`,
    ],
  ],
  second: [
    [
      'die zweite, und dann Zug beenden',
      'Activate · Bazaar space 1 clay · Bazaar space 3 wood · Bank · End your turn',
    ],
    [
      'the second one, then pass',
      'Activate · Bazaar space 1 clay · Bazaar space 3 wood · Bank · Pass',
    ],
  ],
  thatcher: [
    [
      'Thatcher gegen einen weiteren Lumberjack tauschen',
      'Trade a hand card for a Lumberjack · Lay the Thatcher',
    ],
    [
      'trade the Thatcher for another Lumberjack',
      'Trade a hand card for a Lumberjack · Lay the Thatcher',
    ],
  ],
  harvester: [
    [
      'I trade the Harvester for a Hayer onto stack 4 and put the Bed Builder on it',
      'Trade a hand card for a Hayer · Lay the Harvester stack 4 · Build the Bed Builder on the Hayer',
    ],
    ['trade the Harvester for a Hayer', 'ask'],
    ['Harvester gegen Hayer eintauschen', 'ask'],
  ],
  clayPit: [
    [
      'the clay pit into the upper street',
      'Construct the Clay Pit · Put the Clay Pit in the upper street space 1',
    ],
    [
      'put the clay pit in the upper street on space 2',
      'Construct the Clay Pit · Put the Clay Pit in the upper street space 2',
    ],
  ],
  quarry: [
    [
      'Steinbruch, obere Straße, Feld 2',
      'Construct the Quarry market 7 · Put the Quarry in the upper street space 2',
    ],
    [
      'quarry from market 8 into the upper street, space 3',
      'Construct the Quarry market 8 · Put the Quarry in the upper street space 3',
    ],
  ],
  road: [
    ['finally the Locksmith, because he opens everything', 'Draft the Locksmith'],
    ['oh nice, the Locksmith then - he helps me', 'Draft the Locksmith'],
    ['den Schlosser, er gefällt mir', 'Draft the Locksmith'],
    ['the Locksmith, he goes to stack 3', 'ask'],
  ],
  hunted: [
    ['bank into the upper street, end turn', 'ask'],
    ['the bank, end turn', 'ask'],
    ['end my turn, the bank is too dear for me', 'End your turn'],
  ],
}
