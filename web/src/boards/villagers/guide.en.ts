import type { GuideNotes } from './situations.ts'

/** The first game, explained in English. */
export const notes: GuideNotes = {
  aim: {
    title: 'What it is about',
    text: 'At the end, the most gold wins. It comes mainly on two market days, from your uncovered villagers. Each round, all draft, then all build.',
  },
  countess: {
    title: 'You against the Countess',
    text: 'The Countess gathers gold but decides nothing. Whenever you draft, you also send her a villager. Her events make trouble. More gold than hers wins.',
  },
  developments: {
    title: 'Developments',
    text: 'After building, each Development rewards whoever alone has the most of what it counts. Tap one to see how everybody stands.',
  },
  waiting: {
    title: 'Until it is your turn again',
    text: 'There is nothing you have to do now. Meanwhile tap any card to have it explained; “What happened” in the menu tells of every turn.',
  },
  courier: {
    title: 'The Courier',
    text: 'Before the next villager is drafted, you may play the Courier: tap it, then a face-up villager, which is yours at once. Or keep it.',
  },
  draft: {
    title: 'Drafting',
    text: 'Tap a face-up villager or a face-down stack. You draft two a round, plus one per apple in your village. Coins on cards are yours.',
  },
  'draft-specials': {
    title: 'A special villager for the draft',
    text: 'Your special villager is lit: it is played now, before you draft. Tap it, then a target if it needs one. Or keep it.',
  },
  give: {
    title: 'A villager for the Countess',
    text: 'Every card in her village counts alone. Give her little, but mind the padlocks: if only she can open one of yours, you pay her.',
  },
  coin: {
    title: 'Coins on the Road',
    text: 'You may put 1 gold of the bank on a villager. It then stays on the Road for the next round; villagers without gold leave.',
  },
  freelancers: {
    title: 'Freelancers',
    text: 'Put 1 gold on a Freelancer in any village to build one villager more this turn. The coin pays its owner on the market days.',
  },
  build: {
    title: 'Building',
    text: 'A card’s foot says whom it goes on. You build two a round, plus one per house. Covered cards keep only suit and padlock.',
  },
  'trade-in': {
    title: 'Basic villagers',
    text: 'Most chains begin with basic villagers. Tap one to get it for a hand card, up to three times a turn, without a build action.',
  },
  padlocks: {
    title: 'Padlocks',
    text: 'Below a padlock is the tool that opens it. If its villager is yours, the bank puts 2 gold there; otherwise you pay 2.',
  },
  unlock: {
    title: 'Who opens the padlock?',
    text: 'More than one villager can open it. Coins lie on the villager you choose and pay its owner on both market days.',
  },
  bronze: {
    title: 'Bronze symbols',
    text: 'Bronze pays every round, but only your best uncovered bronze symbol does.',
  },
  resettle: {
    title: 'A new place',
    text: 'The Apprentice took this villager’s place, so now it moves into your village, by the usual rules of chains and padlocks.',
  },
  look: {
    title: 'A look at hidden cards',
    text: 'Only you see these cards. Choose one; if others are to be put back, you decide their order or leave it as it was.',
  },
  reward: {
    title: 'Your reward',
    text: 'You alone have the most: besides gold, the Development gives you a card of your choice.',
  },
  hardship: {
    title: 'Pay, or make do with less',
    text: 'This event acts now and not in the event phase. Pay the bank the gold, or make do with one less this round.',
  },
  events: {
    title: 'The event phase',
    text: 'All open events happen, in the order you choose. Then the Countess takes a villager: the less it is worth, the more new events come.',
  },
  jester: {
    title: 'The Jester',
    text: 'Once in the game, at any time, the Jester sends an open event away. Tap the Jester, then the event.',
  },
  'first-market': {
    title: 'The First Market is coming',
    text: 'At the end of this round villages are paid visible gold and coins, not yet silver. “Market this round” shows yours.',
  },
  'after-first-market': {
    title: 'On to the Second Market',
    text: 'The last market pays gold and coins again, and silver too. Silver numbers show what your cards are worth now.',
  },
  'last-round': {
    title: 'The last round',
    text: 'After this round comes the Second Market, and then the game is over. Cards left in hand are worth nothing.',
  },
}
