import type { GameInShort } from '../manifest.ts'

/** Account of Settlement, in English. */
export const how: GameInShort = {
  goal: 'Explore three lands, keep monsters away and build streets. Wealth is the means: almost all points come from the heroes that you invite.',
  aim: ['Explore the wild,', 'build a village,', 'invite heroes: they are your points.'],
  size: '1 to 4 people',
  steps: [
    [
      'Place settlers',
      'You have six. A turn is *one action*: explore, hunt, build an outpost, buy a building, or activate. Settlers come back when you pass.',
    ],
    [
      'Yields and monsters',
      'An activated region yields *1 resource per terrain*. With a hero of its colour in the row, *a monster comes* and blocks it.',
    ],
    [
      'Streets that work',
      'Buildings of one street are *used together*, in any order: what one gives pays for the next. An outpost keeps its terrain safe for good.',
    ],
    [
      'Invite heroes',
      'Once a turn, for diamonds and gold. They count *terrains, outposts or buildings* at the end. On the right of the row they are cheaper.',
    ],
  ],
  course: {
    title: 'One round',
    parts: [
      ['Turns', 'an action, a hero, or both; then the next'],
      ['Exchange', 'at any time in your turn, at fixed rates'],
      ['Pass', 'whoever passes first begins the next round'],
      ['Artifact', 'when you pass, you take another for a round'],
    ],
  },
  different:
    'The heroes that everybody wants are the ones that bring monsters. Invite them at once, or wait until they cost less?',
  named: {},
}
