import type { GameInShort } from '../manifest.ts'

/** Account of Town Builder: Coevorden, in English. */
export const how: GameInShort = {
  goal: 'Build the most beautiful district of a fortress town. Points come from buildings, from awards, and from judges who look at types.',
  aim: [
    'Take cards from the row,',
    'finish your buildings,',
    'please the judges: both are points.',
  ],
  size: '1 to 4 people',
  steps: [
    [
      'One card, three uses',
      'Twice a turn, take a card from the row: as a *foundation*, as a *resource* under one, or as *gold*, which some foundations cost.',
    ],
    [
      'Finish your foundations',
      'A foundation with all its resources *is a building at once*. The cards under it go to the discard pile, where others may find them.',
    ],
    [
      'Use abilities',
      'A *hammer* works once, when its building is finished. A *star* works every turn, but you use only one star a turn.',
    ],
    [
      'Judges and awards',
      'Awards go to whoever *earns them first*. Judges wait for the end: each favours a type, and goes to whoever has *the most of it*.',
    ],
  ],
  course: {
    title: 'A game',
    parts: [
      ['Refill', 'the row has five cards again'],
      ['Two actions', 'foundation, resource or gold, as you like'],
      ['Judges', 'some turn up out of the deck'],
      ['The end', 'when the deck runs out, one more round'],
    ],
  },
  different:
    'There is no hand and nothing to hide: every card you leave is there for others. What do they need, and what can you spare?',
  named: {},
}
