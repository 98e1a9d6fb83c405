import type { GameInShort } from '../manifest.ts'

/** Account of Villagers, in English. */
export const how: GameInShort = {
  goal: 'You found a village after hard years. Travellers pass by: find them work, and end with the most gold.',
  aim: [
    'Draft villagers from the Road,',
    'build them up in chains,',
    'and two market days pay: gold wins.',
  ],
  size: '1 to 5 people',
  steps: [
    [
      'Draft from the Road',
      'In turn, take a face-up villager, or an unknown card. You draft *2, and 1 more for each apple* in your village, up to 5.',
    ],
    [
      'Build your village',
      'Put each villager on the one it follows: *Graper, then Vintner*. You build 2, and 1 more for each house. Covered symbols stop counting.',
    ],
    [
      'Mind the padlock',
      'Each padlock names who opens it. If that villager is yours, the bank puts *2 gold* on it; otherwise you pay others or the bank.',
    ],
    [
      'Two market days',
      'They come as the stacks run out. Each pays the *gold printed on your villagers*; the second pays silver, too. The most gold wins.',
    ],
  ],
  course: {
    title: 'One round',
    parts: [
      ['Draft', 'everybody in turn, until all have their cards'],
      ['Build', 'one after another, from the hand'],
      ['Road', 'some leave, others come, and get coins'],
      ['Market?', 'once in the middle of the game, once at its end'],
    ],
  },
  different:
    'Your neighbours earn from you: whoever has the smith everybody needs is paid again and again. Watch what others lack.',
  named: {
    truffler: 'Truffler',
    wattler: 'Wattler',
    vintner: 'Vintner',
    graper: 'Graper',
    cooper: 'Cooper',
    fromager: 'Fromager',
    cartwright: 'Cartwright',
  },
}
