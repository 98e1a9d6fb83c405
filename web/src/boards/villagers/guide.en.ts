import type { GuideNotes } from './situations.ts'

/** The first game, explained in English. */
export const notes: GuideNotes = {
  aim: {
    title: 'What it is about',
    text: 'Whoever has most gold in the end wins. Gold comes mainly on two market days, from the villagers that lie uncovered in your village. A round has two parts: first everybody drafts villagers, then everybody builds.',
  },
  countess: {
    title: 'You against the Countess',
    text: 'The Countess gathers gold like a player, but takes no decisions. Each time you draft, you also send her a villager from the road, and her events make trouble. You win with more gold than she has.',
  },
  developments: {
    title: 'Developments',
    text: 'After each round’s building, whoever alone has most of what a Development counts gets its reward. Tap one to see how everyone stands right now.',
  },
  waiting: {
    title: 'Until it is your turn again',
    text: 'Once your turn is sent, there is nothing you have to do. Meanwhile, look around. Tap any card to have it explained; “What happened” in the menu tells of every turn.',
  },
  courier: {
    title: 'The Courier',
    text: 'As long as whoever drafts has not taken a villager yet, you may play the Courier: it is lit in your hand. Tap it, then a face-up villager of the road, which comes into your hand at once. You may keep it for later, too.',
  },
  draft: {
    title: 'Drafting',
    text: 'Tap a villager of the road to take it, or a face-down stack to take its top card unseen: the back shows its suit. You draft two villagers a round, and one more for each apple in your village. Coins on a card are yours.',
  },
  'draft-specials': {
    title: 'A special villager for the draft',
    text: 'You hold a special villager that is played now, before you draft. It is lit: tap it, then a target, if it needs one. You may keep it for another round.',
  },
  give: {
    title: 'A villager for the Countess',
    text: 'Choose which face-up villager goes to her village. There every card counts on its own, without chains. Look for one that is worth little to her, but mind the padlocks: she is paid when you need her villagers to open one.',
  },
  coin: {
    title: 'Coins on the road',
    text: 'You may put 1 gold of the bank on a villager. It then stays on the road for the next round; villagers without gold leave.',
  },
  freelancers: {
    title: 'Freelancers',
    text: 'For 1 gold, laid on a Freelancer in any village, you build one villager more in this turn. The coin pays its owner on the market days.',
  },
  build: {
    title: 'Building',
    text: 'Tap a lit card of your hand to place it. The foot of the picture says what it must lie on; if nothing stands there, it needs nobody. You build two villagers a round, and one more for each house in your village. A covered card no longer gives food, houses or gold: only its suit and padlock still count.',
  },
  'trade-in': {
    title: 'Basic villagers',
    text: 'Most chains begin with a Lumberjack, a Hayer or a Miner. You get one for a card of your hand, up to three times a turn, without using a build action: tap the basic villager beside the Road, the card, then the stack it goes on.',
  },
  padlocks: {
    title: 'Padlocks',
    text: 'A card with a padlock needs somebody to open it: below the padlock you see that villager’s tool. If you have that villager, the bank puts 2 gold on it. If only somebody else has it, you pay them 2 gold; if nobody has it, you pay the bank.',
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
    text: 'You alone have most: besides the gold the Development gives you a card of your choice.',
  },
  hardship: {
    title: 'Pay or do with less',
    text: 'This event acts now and not in the event phase. Pay the bank the gold, or do with one less in this round.',
  },
  events: {
    title: 'The event phase',
    text: 'All open events are carried out, in an order you choose: it can matter. Then the Countess takes a villager, and new events are revealed: one if it is worth 10 or more, two if it is worth less, three if it is worth nothing.',
  },
  jester: {
    title: 'The Jester',
    text: 'Once in the game, at any time, the Jester makes an open event go away. Tap the Jester, then the event.',
  },
  'first-market': {
    title: 'The First Market is coming',
    text: 'At the end of this round every village is paid its visible gold and its coins. Silver does not pay yet. “First Market now” shows what yours would bring.',
  },
  'after-first-market': {
    title: 'Towards the Second Market',
    text: 'The last market pays gold and coins again, and silver as well. The silver numbers on your cards show what they are worth in your village now.',
  },
  'last-round': {
    title: 'The last round',
    text: 'After this round comes the Second Market, and then the game is over. Cards left in hand are worth nothing.',
  },
}
