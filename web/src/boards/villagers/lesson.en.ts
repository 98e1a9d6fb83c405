import type { LessonTasks } from '../manifest.ts'

/** The tasks of the lesson in English. */
export const tasks: LessonTasks = {
  draft: [
    'Draft a villager',
    'Everybody takes villagers from the Road in turn. Tap the Grazier: its apple lets you draft one villager more each round.',
  ],
  again: [
    'One more',
    'You draft two villagers a round. Bert took the Mason, and a new one came. Take that one, from the same place.',
  ],
  coin: [
    'A coin on the Road',
    'With two players, each may put 1 gold from the bank on a villager, who then stays. Tap the first one on the Road.',
  ],
  basic: [
    'A chain has a beginning',
    'The foot of the Grazier’s card says “Hayer”: that is the villager it goes on. Tap the Hayer to begin the chain.',
  ],
  pay: [
    'Trade in a card',
    'A basic villager costs a card from your hand, but no build action. Tap the Wine Trader: it goes on a stack of the Road.',
  ],
  chain: [
    'Build the chain',
    'Tap the Grazier in your hand: it goes on top of the Hayer. Only what lies uncovered gives apples, houses and gold.',
  ],
  start: [
    'Somebody who needs nobody',
    'Nothing stands at the foot of the Hunter’s card, so it begins a pile of its own. Tap it: that is your second build action.',
  ],
  end: [
    'What your village earns',
    '“First Market now” counts the gold that your villagers will bring on that day: it decides who wins. Send your turn with the red button.',
  ],
}
