import type { HowTexts } from './words.ts'

/** "How it plays" in English. */
export const texts: HowTexts = {
  link: 'How it plays',
  title: (game) => `How ${game} plays`,
  lesson: 'Learn by playing',
  lessonHint: 'five minutes',
  start: 'Start a table',
  rules: 'All the rules',
  others: 'The other games',
  differentTitle: 'What makes it different.',
  games: {
    villagers: {
      goal: 'You found a village after hard years. People come along the road; find them work, and end with the most gold.',
      size: '1 to 5 people',
      steps: [
        [
          'Draft from the road',
          'In turn, take one face-up villager, or the unknown card behind. You draft *2, and 1 more for each apple* in your village, up to 5.',
        ],
        [
          'Build your village',
          'Put villagers from your hand on the one they follow: *Graper, then Vintner*. You build 2, and 1 more for each house sign. Covered signs are gone.',
        ],
        [
          'Mind the padlock',
          'Each padlock names who opens it. Is that person in your village, the bank puts *2 gold* on it; else you pay 2 gold, onto the neighbour’s or to the bank.',
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
          ['Road', 'some who lie there leave, new people come, with coins'],
          ['Market?', 'once in the middle of the game, once at its end'],
        ],
      },
      different:
        'Your neighbours earn with you: whoever has the smith that all need is paid again and again. Watch what others lack.',
      named: {
        truffler: 'Truffler',
        wattler: 'Wattler',
        vintner: 'Vintner',
        graper: 'Graper',
        cooper: 'Cooper',
        fromager: 'Fromager',
        cartwright: 'Cartwright',
      },
    },
    'my-village': {
      goal: 'Your family builds a village, grows old in it and is remembered. The most prestige wins: from church and council, journeys, customers, stories.',
      size: '2 to 4 people',
      steps: [
        [
          'Take two dice',
          'All roll together; in turn everybody takes *two dice of the pool*. Their sum is your value. A coin turns a die by 1; black dice cost time.',
        ],
        [
          'Build, or use it',
          'Your value gets *one new card* with a dark banner, or works *every white banner* of your village that shows it: goods, coins, served customers.',
        ],
        [
          'Time runs',
          'Most things cost time, and your ferry moves on. Under the bridge waits the reaper: then *one of your villagers dies*, and the part of the village stands still.',
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
          ['Farewells', 'who passes the bridge loses a villager'],
          ['The end', 'with the round in which the graves are full'],
        ],
      },
      different:
        'Dying is part of the plan: whoever is never in a hurry never gets into the chronicle. And everybody draws from the same dice.',
      named: {},
    },
    settlement: {
      goal: 'Explore three lands, keep monsters away and build streets. Wealth is the means: almost all points come from the heroes that you invite.',
      size: '1 to 4 people',
      steps: [
        [
          'Place settlers',
          'You have six. A turn is *one action*: explore a terrain, hunt, build an outpost, buy a building, or activate. Settlers come back when you pass.',
        ],
        [
          'Yields and monsters',
          'An activated region yields *1 resource a terrain*. If a hero of its colour lies in the row, *a monster comes* and blocks it until you hunt it.',
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
          ['Pass', 'who passes first begins the next round'],
          ['Artifact', 'passing, you take another one for a round'],
        ],
      },
      different:
        'The heroes that everybody wants are the ones that bring monsters. Invite them away, or wait until they cost less?',
      named: {},
    },
    'town-builder': {
      goal: 'Build the most beautiful district of a fortress town. Points come from buildings, from awards, and from judges who look at types.',
      size: '1 to 4 people',
      steps: [
        [
          'One card, three uses',
          'Twice a turn, take a card of the row: as a *plan*, as a *resource* under a plan of yours, or as *gold* for plans that cost some.',
        ],
        [
          'Finish your plans',
          'A plan with all its resources *is a building at once*. The cards under it go to the discard pile, where others may find them.',
        ],
        [
          'Use abilities',
          'A *hammer* works once, when its building is finished. A *star* works every turn, but you use only one star a turn.',
        ],
        [
          'Judges and awards',
          'Awards go to whoever *meets them first*. Judges wait for the end: each favours a type, and goes to whoever has *most of it*.',
        ],
      ],
      course: {
        title: 'A game',
        parts: [
          ['Refill', 'the row has five cards again'],
          ['Two actions', 'plan, resource or gold, as you like'],
          ['Judges', 'some turn up out of the deck'],
          ['The end', 'when the deck runs out, one more round'],
        ],
      },
      different:
        'There is no hand and nothing to hide: every card you leave lies there for the next. What do they need, and what can you spare?',
      named: {},
    },
  },
}
