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
}
