import type { GameInShort } from '../manifest.ts'

/** Account of My Village, in English. */
export const how: GameInShort = {
  goal: 'Your family builds a village, grows old in it and is remembered. The most prestige wins: from church and council, journeys, customers, stories.',
  aim: [
    'Take two dice,',
    'build and trade with their sum,',
    'and be remembered: that is prestige, and it wins.',
  ],
  size: '2 to 4 people',
  steps: [
    [
      'Take two dice',
      'Everybody in turn takes *two dice from the pool*. Their sum is your value. A coin turns a die by 1; black dice cost time.',
    ],
    [
      'Build, or use it',
      'Your value gets *one new card* with a dark banner, or works *every white banner* of your village that shows it: goods, coins, served customers.',
    ],
    [
      'Time runs',
      'Most things cost time, and your ferry moves on. The reaper waits at the bridge: *one of your villagers dies*, and their work stops.',
    ],
    [
      'Be remembered',
      'The first dead of each profession enter the *chronicle*. Stories count only at home: send your headman round before the rats eat half of them.',
    ],
  ],
  course: {
    title: 'A game',
    parts: [
      ['Roll', 'one pool of dice for everybody'],
      ['Turns', 'two dice each, used for banners'],
      ['Farewells', 'whoever passes the bridge loses a villager'],
      ['The end', 'with the round in which the graves are full'],
    ],
  },
  different:
    'Dying is part of the plan: whoever is never in a hurry never gets into the chronicle. And everybody draws from the same dice.',
  named: {},
}
